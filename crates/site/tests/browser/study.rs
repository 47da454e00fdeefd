//! The test of a problem's page.

use anyhow::{bail, ensure, Context, Result};
use serde_json::Value;

use crate::board::{Board, Hand, Hint, Move, State};
use crate::page::{Key, Page, View};

/// No game takes longer.
const LONGEST_GAME: usize = 2000;

/// So many moves are made on the drawing.
const SOME_MOVES: usize = 6;

/// A phone in the dark, without animation, so that the tests need not wait for it.
pub const PHONE: View =
    View { width: 400, height: 800, phone: true, dark: true, reduced_motion: true };

/// A desk in daylight.
pub const DESK: View =
    View { width: 1100, height: 800, phone: false, dark: false, reduced_motion: true };

/// The page fits a phone, also when all folded sections are open.
pub fn fits(page: &mut Page) -> Result<()> {
    let wide = "width => {
        document.querySelectorAll('details').forEach(details => details.open = true);
        if (innerWidth === width && document.documentElement.scrollWidth === width) return '';
        const isWide = element => element.getBoundingClientRect().right > width;
        const wide = [...document.body.querySelectorAll('*')].filter(isWide);
        const innermost = wide.filter(element => ![...element.children].some(isWide));
        return 'window: ' + innerWidth + ' pixels; '
            + innermost.slice(0, 5).map(element => element.outerHTML.slice(0, 100)).join('; ');
    }";
    let wide = page.run(wide, PHONE.width)?;
    ensure!(wide == "", "the page must be scrolled sideways: {wide}");
    Ok(())
}

/// The board does everything that it offers. In the end it shows the first start position, its
/// theorem and its reason.
pub fn study(page: &mut Page) -> Result<()> {
    let mut board = Board { page, hand: Hand::Mouse };
    board.settled()?;
    let starts = board.starts()?;
    let Starts { won, drawn, lost } = sorted(&mut board, &starts)?;
    let first = won.first().context("the player to move wins from no start position")?;
    // At least two games, so that both hands win.
    let games = won.iter().cycle().take(won.len().max(2));
    play_all(&mut board, games, win).context("to win")?;
    play_all(&mut board, drawn.iter(), draw).context("to draw")?;
    play_all(&mut board, lost.iter(), lose).context("to lose")?;
    take(&mut board, Hand::Mouse)?;
    every_move(&mut board, first).with_context(|| format!("moves on the drawing, {first}"))?;
    lose_on_drawing(&mut board, first).with_context(|| format!("on the drawing, {first}"))?;
    controls(&mut board, &starts, first)?;
    show_all(&mut board, &starts[0])?;
    take(&mut board, Hand::Keyboard)?;
    fits(board.page)
}

/// The start positions, by the best result of the player to move.
#[derive(Default)]
struct Starts<'a> {
    won: Vec<&'a str>,
    drawn: Vec<&'a str>,
    lost: Vec<&'a str>,
}

fn sorted<'a>(board: &mut Board, starts: &'a [String]) -> Result<Starts<'a>> {
    let mut sorted = Starts::default();
    for start in starts {
        let is_over = board.start(start)?.over.is_some();
        let list = match if is_over { Hint::Loses } else { board.hint()? } {
            Hint::Wins(_) => &mut sorted.won,
            Hint::Draws(_) => &mut sorted.drawn,
            Hint::Loses => &mut sorted.lost,
        };
        list.push(start.as_str());
    }
    Ok(sorted)
}

/// Plays from these positions, with the mouse and the keyboard alternately.
fn play_all<'a>(
    board: &mut Board,
    starts: impl Iterator<Item = &'a &'a str>,
    play: fn(&mut Board, State) -> Result<()>,
) -> Result<()> {
    for (start, hand) in starts.zip([Hand::Keyboard, Hand::Mouse].into_iter().cycle()) {
        take(board, hand)?;
        let game = board.start(start).and_then(|state| play(board, state));
        let game = game.and_then(|()| board.page.expect_no_trouble());
        game.with_context(|| format!("from {start}, by {hand:?}"))?;
    }
    Ok(())
}

/// Shows a position, its theorem and its reason.
fn show_all(board: &mut Board, start: &str) -> Result<()> {
    board.start(start)?;
    board.act("theorem")?;
    board.act("why")
}

/// Asks the board for a hint.
pub fn hint(page: &mut Page) -> Result<()> {
    Board { page, hand: Hand::Mouse }.act("hint")
}

/// The computer also replies where motion is welcome, and its move is marked.
pub fn replies_in_motion(page: &mut Page) -> Result<()> {
    page.look(View { reduced_motion: false, ..DESK })?;
    let mut board = Board { page, hand: Hand::Mouse };
    let state = board.settled()?;
    let marked = "() => document.querySelectorAll('.board .shadow, .board .arrived').length";
    ensure!(board.page.run(marked, Value::Null)? == 0, "a move is marked before any is made");
    let any = state.moves.first().context("no move")?;
    board.play(any)?;
    ensure!(board.page.run(marked, Value::Null)? != 0, "the reply is not marked");
    board.act("theorem")?;
    board.settled()?;
    ensure!(board.page.run(marked, Value::Null)? != 0, "it is not marked with the theorem");
    board.act("undo")?;
    board.settled()?;
    ensure!(board.page.run(marked, Value::Null)? == 0, "a move is marked that was taken back");
    Ok(())
}

/// What takes long is computed beside the page, and can be stopped.
pub fn patience(page: &mut Page) -> Result<()> {
    let watch = "() => {
        window.stall = 0;
        let last = performance.now();
        setInterval(() => {
            stall = Math.max(stall, performance.now() - last);
            last = performance.now();
        }, 10);
    }";
    page.run(watch, Value::Null)?;
    let mut board = Board { page, hand: Hand::Mouse };
    let start = board.settled()?.position;
    type_position(&mut board, "100000")?;
    board.page.press(Key::Enter)?;
    let stop = "() => document.querySelector('[data-action=stop]').checkVisibility()";
    board.page.wait_until("a way to stop", stop, |seen| *seen == true)?;
    board.page.click("section.board [data-action=stop]")?;
    ensure!(board.settled()?.message.contains("too large"), "nothing is said of the position");
    let stall = board.page.run("() => stall", Value::Null)?.as_f64().unwrap_or(f64::MAX);
    ensure!(stall < 1000.0, "the page has stood still for {stall} ms");
    ensure!(board.state()?.position == start, "the position is another one");
    board.hint().map(drop)
}

/// The kind of board, as its clicks show it.
pub fn kind(page: &mut Page) -> Result<String> {
    let board = Board { page, hand: Hand::Mouse }.state()?;
    let clickable = board.clickable.first().context("nothing can be clicked")?;
    let kind = match clickable.as_bytes()[0] {
        b'h' => "heaps",
        b's' => "strips",
        b'g' => "grid",
        b'c' => "cells",
        b'v' => "graph",
        b'e' => "bush",
        _ => bail!("what is `{clickable}`?"),
    };
    Ok(kind.to_string())
}

/// The mouse is used at a desk, and the phone without any.
fn take(board: &mut Board, hand: Hand) -> Result<()> {
    board.hand = hand;
    board.page.look(match hand {
        Hand::Mouse => DESK,
        Hand::Keyboard => PHONE,
    })
}

/// Wins by the moves that are hinted.
fn win(board: &mut Board, mut state: State) -> Result<()> {
    for _ in 0..LONGEST_GAME {
        match &state.over {
            Some(winner) => {
                ensure!(winner == "you", "hinted moves lose in {}", state.position);
                ensure!(state.message.starts_with("You win!"), "{}", state.message);
                return Ok(());
            }
            None => {
                let Hint::Wins(to) = board.hint()? else { bail!("{} is not won", state.position) };
                state = board.play(&to)?;
            }
        }
    }
    bail!("no end after {LONGEST_GAME} moves")
}

/// Draws by the moves that are hinted.
fn draw(board: &mut Board, mut state: State) -> Result<()> {
    for _ in 0..LONGEST_GAME {
        match &state.over {
            Some(winner) => {
                ensure!(winner == "nobody", "{winner} wins in {}", state.position);
                ensure!(state.message.contains("a draw"), "no draw: {}", state.message);
                return Ok(());
            }
            None => {
                let Hint::Draws(to) = board.hint()? else {
                    bail!("{} is not a draw", state.position)
                };
                state = board.play(&to)?;
            }
        }
    }
    bail!("no end after {LONGEST_GAME} moves")
}

/// Loses by arbitrary moves.
fn lose(board: &mut Board, state: State) -> Result<()> {
    let mut random = Random(1);
    lose_by(board, state, |board, state| {
        let any = random.choose(&state.moves);
        board.play(any.with_context(|| format!("no move in {}", state.position))?)
    })
}

/// Every move can be made on the drawing; of many, some are tried.
fn every_move(board: &mut Board, start: &str) -> Result<()> {
    let moves = "async position => {
        const { game = '' } = document.querySelector('section.board').dataset;
        return (await study.ask(game, 'position', position)).moves;
    }";
    let moves: Vec<Move> = serde_json::from_value(board.page.run(moves, start)?)?;
    for chosen in moves.iter().step_by(moves.len() / SOME_MOVES + 1) {
        board.start(start)?;
        board.make(chosen).with_context(|| format!("{chosen:?}"))?;
    }
    Ok(())
}

/// Loses by moves that are clicked on the drawing, after the computer has begun where the
/// beginner wins.
fn lose_on_drawing(board: &mut Board, start: &str) -> Result<()> {
    board.start(start)?;
    board.act("second")?;
    let state = board.settled()?;
    ensure!(state.position != start, "the computer does not begin");
    let mut random = Random(2);
    lose_by(board, state, |board, _| board.play_on_drawing(|ids| random.choose(ids).cloned()))?;
    // From now on the player begins again.
    board.act("first")
}

fn lose_by(
    board: &mut Board,
    mut state: State,
    mut play: impl FnMut(&mut Board, &State) -> Result<State>,
) -> Result<()> {
    for _ in 0..LONGEST_GAME {
        match &state.over {
            Some(winner) => {
                ensure!(winner == "computer", "the computer loses in {}", state.position);
                ensure!(state.message.starts_with("The computer wins."), "{}", state.message);
                return Ok(());
            }
            None => state = play(board, &state)?,
        }
    }
    bail!("no end after {LONGEST_GAME} moves")
}

/// The other buttons.
fn controls(board: &mut Board, starts: &[String], won: &str) -> Result<()> {
    theorem(board, starts).context("theorem")?;
    why(board, won).context("why")?;
    undo(board, won).context("undo")?;
    random(board, won).context("random")?;
    typed(board, won).context("a typed position")
}

fn theorem(board: &mut Board, starts: &[String]) -> Result<()> {
    let mut is_seen = false;
    for start in starts {
        board.start(start)?;
        let plain = drawing(board)?;
        board.act("theorem")?;
        is_seen |= drawing(board)? != plain;
        board.act("theorem")?;
        ensure!(drawing(board)? == plain, "it does not go away in {start}");
    }
    ensure!(is_seen, "it changes no drawing");
    Ok(())
}

fn drawing(board: &mut Board) -> Result<Value> {
    let drawing = "() => document.querySelector('section.board .drawing').innerHTML";
    board.settled()?;
    board.page.run(drawing, Value::Null)
}

fn why(board: &mut Board, start: &str) -> Result<()> {
    let text = "() => {
        const why = document.querySelector('section.board .why');
        return why.checkVisibility() ? why.innerText.trim() : null;
    }";
    board.start(start)?;
    ensure!(board.page.run(text, Value::Null)?.is_null(), "it is there unasked");
    board.act("why")?;
    board.settled()?;
    let shown = board.page.run(text, Value::Null)?;
    let shown = shown.as_str().unwrap_or_default();
    ensure!(shown.lines().count() > 1, "the text is not an explanation: {shown}");
    board.act("why")?;
    board.settled()?;
    ensure!(board.page.run(text, Value::Null)?.is_null(), "it does not go away");
    Ok(())
}

fn undo(board: &mut Board, start: &str) -> Result<()> {
    let mut random = Random(3);
    let mut state = board.start(start)?;
    let mut earlier = Vec::new();
    while state.over.is_none() && earlier.len() < 3 {
        let any = random.choose(&state.moves).context("no move")?.clone();
        earlier.push(state);
        state = board.play(&any)?;
    }
    for before in earlier.iter().rev() {
        board.act("undo")?;
        let after = board.settled()?;
        let (was, is) = (&before.position, &after.position);
        ensure!(is == was, "it leads to {is}, not to {was}");
        ensure!(after.moves == before.moves, "the moves of {was} are not what they were");
    }
    Ok(())
}

fn random(board: &mut Board, start: &str) -> Result<()> {
    board.start(start)?;
    for _ in 0..10 {
        board.act("random")?;
        let state = board.settled()?;
        ensure!(!state.moves.is_empty() || state.over.is_some(), "no moves in {}", state.position);
        if state.position != start {
            return Ok(());
        }
    }
    bail!("it is always {start}")
}

fn typed(board: &mut Board, start: &str) -> Result<()> {
    board.act("random")?;
    board.settled()?;
    type_position(board, start)?;
    board.act("set")?;
    let before = board.settled()?;
    ensure!(before.position == start, "{start} becomes {}", before.position);
    for bad in ["x", "-1", "99999999999999999999999999"] {
        type_position(board, bad)?;
        board.page.press(Key::Enter)?;
        let after = board.settled()?;
        ensure!(after.position == start, "`{bad}` becomes {}", after.position);
        let message = after.message;
        ensure!(!message.is_empty() && message != before.message, "nothing is said about `{bad}`");
        ensure!(!message.contains('\n'), "more than a line is said about `{bad}`: {message}");
    }
    Ok(())
}

fn type_position(board: &mut Board, position: &str) -> Result<()> {
    let select = "() => document.querySelector('section.board input.position').select()";
    board.push("input.position")?;
    board.page.run(select, Value::Null)?;
    board.page.type_text(position)
}

/// Arbitrary choices, the same in every run (xorshift, Marsaglia, 2003).
struct Random(u64);

impl Random {
    fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        items.get((self.0 % items.len().max(1) as u64) as usize)
    }
}
