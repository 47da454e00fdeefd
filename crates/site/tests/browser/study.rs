//! The test of a problem's page.

use std::iter;
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};
use serde_json::Value;

use crate::board::{Board, Hand, Move, State, STEPS};
use crate::page::{Key, Page, View, DESK, LAPTOP, PHONE, TELEPHONE};

/// No game takes longer.
const LONGEST_GAME: usize = 2000;

/// So many moves are made on the drawing.
const SOME_MOVES: usize = 6;

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
    let wide: String = page.run(wide, PHONE.width)?;
    ensure!(wide.is_empty(), "the page must be scrolled sideways: {wide}");
    Ok(())
}

/// At a desk a program is as wide as a board, and a position to guess about is as high as on a
/// phone. Practice comes after the sections that are folded away.
pub fn places(page: &mut Page) -> Result<()> {
    page.wait_to_see("section.guess.ready")?;
    let places = "() => {
        const place = selector => document.querySelector(selector).getBoundingClientRect();
        document.querySelectorAll('details').forEach(details => details.open = true);
        const isLast = place('.practice').top > place('.mistakes').bottom;
        const [program, board] = [place('.programs .program').right, place('section.board').right];
        return [program, board, place('.guess .drawing').height, isLast];
    }";
    let mut heights = Vec::new();
    for view in [DESK, PHONE] {
        page.look(view)?;
        let (program, board, height, is_last): (f64, f64, f64, bool) = page.get(places)?;
        let fits = view.phone || program == board;
        ensure!(fits, "a program ends at {program}, the board at {board}");
        ensure!(is_last, "practice is not below the wrong programs");
        heights.push(height);
    }
    ensure!(heights[0] == heights[1], "heights to guess about: {heights:?}");
    Ok(())
}

/// The board does everything that it offers. In the end it shows the first start position, its
/// theorem and its reason.
pub fn study(page: &mut Page) -> Result<()> {
    let mut board = Board { page, hand: Hand::Mouse };
    board.settled()?;
    let starts = board.starts()?;
    let results: Vec<&str> =
        starts.iter().map(|start| result(&mut board, start)).collect::<Result<_>>()?;
    let first = results.iter().position(|result| *result == "you");
    let first = first.context("the player to move wins from no start position")?;
    // Both hands win, and one of them plays from each of the other positions.
    let games = iter::once(first).chain(0..starts.len());
    for (game, hand) in games.zip([Hand::Mouse, Hand::Keyboard].into_iter().cycle()) {
        let (start, result) = (&starts[game], results[game]);
        take(&mut board, hand)?;
        let played = board.start(start).and_then(|state| play(&mut board, state, result));
        let played = played.and_then(|()| board.page.expect_no_trouble());
        played.with_context(|| format!("from {start}, by {hand:?}, for {result}"))?;
    }
    let first = &starts[first];
    take(&mut board, Hand::Mouse)?;
    every_move(&mut board, first).with_context(|| format!("moves on the drawing, {first}"))?;
    lose_on_drawing(&mut board, first).with_context(|| format!("on the drawing, {first}"))?;
    controls(&mut board, &starts, first)?;
    board.start(&starts[0])?;
    board.act("theorem")?;
    board.act("why")?;
    take(&mut board, Hand::Keyboard)?;
    fits(board.page)
}

/// Who wins from a start position by best play: `you`, `nobody` or `computer`.
fn result(board: &mut Board, start: &str) -> Result<&'static str> {
    match board.start(start)?.over {
        Some(_) => Ok("computer"),
        None => Ok(board.hint()?.0),
    }
}

/// The mouse is used at a desk, and the phone without any.
fn take(board: &mut Board, hand: Hand) -> Result<()> {
    board.hand = hand;
    board.page.look(match hand {
        Hand::Mouse => DESK,
        Hand::Keyboard => PHONE,
    })
}

/// Gets this result, by the moves that are hinted or, where all of them lose, by arbitrary ones.
fn play(board: &mut Board, state: State, result: &str) -> Result<()> {
    let mut random = Random(1);
    play_by(board, state, result, |board, state| {
        if result == "computer" {
            let any = random.choose(&state.moves);
            return board.play(any.with_context(|| format!("no move in {}", state.position))?);
        }
        let (hinted, to) = board.hint()?;
        ensure!(hinted == result, "{} is now for {hinted}", state.position);
        board.play(&to)
    })
}

/// Where the parts of the board are in the page; what is unfolded below them is not asked for.
const PLACES: &str = "() => ['.drawing', '.side', '.tools'].map(part => {
    const { left, top, width, height } = document.querySelector(`section.board ${part}`).getBoundingClientRect();
    const all = [left, top + scrollY, width, part === '.side' ? height : 0];
    return all.map(Math.round).join(' ');
}).join(', ')";

/// Plays to the end, which must be for this winner and be said so; no move moves the board.
fn play_by(
    board: &mut Board,
    mut state: State,
    result: &str,
    mut play: impl FnMut(&mut Board, &State) -> Result<State>,
) -> Result<()> {
    let words = match result {
        "you" => "You win!",
        "computer" => "The computer wins.",
        _ => "a draw",
    };
    let places: Value = board.page.get(PLACES)?;
    for _ in 0..LONGEST_GAME {
        let Some(winner) = &state.over else {
            state = play(board, &state)?;
            let moved: Value = board.page.get(PLACES)?;
            ensure!(moved == places, "a move to {} moves {places} to {moved}", state.position);
            continue;
        };
        ensure!(winner == result, "{winner} wins in {}", state.position);
        ensure!(state.message.contains(words), "{}", state.message);
        let focused: Option<String> =
            board.page.get("() => document.activeElement.dataset.action")?;
        let has_focus = focused.as_deref() == Some("again");
        ensure!(
            has_focus || board.hand == Hand::Mouse,
            "the focus is lost at the end: {focused:?}"
        );
        return Ok(());
    }
    bail!("no end after {LONGEST_GAME} moves")
}

/// What does not fit when the reason is shown: a table beside its panel, the drawing or the reason
/// out of sight, a sheet that covers more than 45 % of the screen.
const UNSEEN: &str = "() => {
    const board = document.querySelector('section.board');
    const [why, side] = ['.why', '.side'].map(part => board.querySelector(part));
    const place = element => element.getBoundingClientRect();
    const [drawing, sheet, reason] = [board.querySelector('.drawing svg'), side, why].map(place);
    const isNarrow = innerWidth < 600;
    const end = isNarrow ? sheet.top : innerHeight; // of what is in sight
    const isWide = table => place(table).right > reason.right + 1;
    return [
        ['a table', why.scrollWidth > why.clientWidth + 1 || [...why.querySelectorAll('table')].some(isWide)],
        ['the drawing', drawing.top < -1 || drawing.bottom > end + 1],
        ['the reason', reason.top < 0 || reason.top > innerHeight - 60],
        ['the sheet', isNarrow && sheet.height > innerHeight * .45 + 1],
    ].filter(([_, isUnseen]) => isUnseen).map(([name]) => name);
}";

/// Presses a button, and scrolls only as far as a hand must to reach it.
const REACH: &str = "action => {
    const button = document.querySelector(`section.board [data-action=${action}]`);
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    button.click();
}";

/// The drawing and the reason are seen together after all that a hint says, and no table is wider
/// than its panel.
pub fn reason_fits(page: &mut Page) -> Result<()> {
    for view in [LAPTOP, TELEPHONE] {
        page.look(view)?;
        page.act("() => scrollTo(0, 0)")?;
        let mut board = Board { page, hand: Hand::Mouse };
        board.settled()?;
        for action in iter::repeat("hint").take(STEPS).chain(Some("why")) {
            board.page.run::<Value>(REACH, action)?;
            board.settled()?;
        }
        let unseen: Vec<String> = board.page.get(UNSEEN)?;
        ensure!(unseen.is_empty(), "with the reason, {} pixels wide: {unseen:?}", view.width);
        board.page.run::<Value>(REACH, "why")?;
        board.settled()?;
    }
    Ok(())
}

/// Asks the board for a hint.
pub fn hint(page: &mut Page) -> Result<()> {
    Board { page, hand: Hand::Mouse }.act("hint").map(drop)
}

/// The computer also replies where motion is welcome, and its move is marked.
pub fn replies_in_motion(page: &mut Page) -> Result<()> {
    page.look(View { reduced_motion: false, ..DESK })?;
    let mut board = Board { page, hand: Hand::Mouse };
    let state = board.settled()?;
    let marked = ".board .shadow, .board .arrived";
    ensure!(!board.page.has(marked)?, "a move is marked before any is made");
    board.play(state.moves.first().context("no move")?)?;
    ensure!(board.page.has(marked)?, "the reply is not marked");
    board.act("theorem")?;
    ensure!(board.page.has(marked)?, "it is not marked with the theorem");
    board.act("undo")?;
    ensure!(!board.page.has(marked)?, "a move is marked that was taken back");
    Ok(())
}

/// What takes long is computed beside the page, and can be stopped.
pub fn patience(page: &mut Page) -> Result<()> {
    page.act(
        "() => {
            window.stall = 0;
            let last = performance.now();
            setInterval(() => {
                stall = Math.max(stall, performance.now() - last);
                last = performance.now();
            }, 10);
        }",
    )?;
    let mut board = Board { page, hand: Hand::Mouse };
    let start = board.settled()?.position;
    board.type_position("100000")?;
    board.page.press(Key::Enter)?;
    let stop = "section.board [data-action=stop]";
    board.page.wait_to_see(stop)?;
    board.page.click(stop)?;
    let state = board.settled()?;
    ensure!(state.message.contains("too large"), "nothing is said of the position");
    let stall: f64 = board.page.get("() => stall")?;
    ensure!(stall < 1000.0, "the page has stood still for {stall} ms");
    ensure!(state.position == start, "the position is another one");
    board.hint().map(drop)
}

/// A click is one move of the player's, however fast the next one comes, and what lies below the
/// list of moves stays where it is while the computer thinks.
pub fn fast_clicks(page: &mut Page) -> Result<()> {
    let place = "() => document.querySelector('.starts').getBoundingClientRect().top + scrollY";
    page.look(View { reduced_motion: false, ..DESK })?;
    let mut board = Board { page, hand: Hand::Mouse };
    let start = board.settled()?.position;
    board.push(".moves summary")?;
    for pause in [0, 60, 150, 300].map(Duration::from_millis) {
        let before = board.start(&start)?;
        let at: f64 = board.page.get(place)?;
        board.page.double_click("section.board .moves button[data-to]", pause)?;
        let then: f64 = board.page.get(place)?;
        ensure!(at == then, "what is below the list has moved by {} pixels", then - at);
        board.settled_after(&before.position)?;
        let back = board.act("undo")?;
        ensure!(back.position == start, "a double click after {pause:?} led to {back:?}");
        let more = board.act("undo")?;
        ensure!(more.message.contains("take back"), "it made more than a move: {more:?}");
    }
    // Before the board has answered the first one.
    let before = board.start(&start)?;
    board.page.act(
        "() => {
            const made = document.querySelector('section.board .moves button[data-to]');
            made.click();
            made.click();
        }",
    )?;
    board.settled_after(&before.position)?;
    let back = board.act("undo")?;
    ensure!(back.position == start, "of two clicks at once, the second was a move of {back:?}");
    Ok(())
}

/// Every move can be made on the drawing; of many, some are tried.
fn every_move(board: &mut Board, start: &str) -> Result<()> {
    let moves = "async position => {
        const { game = '' } = document.querySelector('section.board').dataset;
        return (await study.ask(game, 'position', position)).moves;
    }";
    let moves: Vec<Move> = board.page.run(moves, start)?;
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
    let state = board.act("second")?;
    ensure!(state.position != start, "the computer does not begin");
    let mut random = Random(2);
    play_by(board, state, "computer", |board, _| {
        board.play_on_drawing(|ids| random.choose(ids).cloned())
    })?;
    // From now on the player begins again.
    board.act("first").map(drop)
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
    let drawing = "() => document.querySelector('section.board .drawing').innerHTML";
    let mut is_seen = false;
    for start in starts {
        board.start(start)?;
        let plain: String = board.page.get(drawing)?;
        board.act("theorem")?;
        is_seen |= board.page.get::<String>(drawing)? != plain;
        board.act("theorem")?;
        ensure!(board.page.get::<String>(drawing)? == plain, "it does not go away in {start}");
    }
    ensure!(is_seen, "it changes no drawing");
    Ok(())
}

fn why(board: &mut Board, start: &str) -> Result<()> {
    let why = "section.board .why";
    board.start(start)?;
    ensure!(!board.page.sees(why)?, "it is there unasked");
    board.act("why")?;
    let shown: String =
        board.page.run("why => document.querySelector(why).innerText.trim()", why)?;
    ensure!(shown.lines().count() > 1, "the text is not an explanation: {shown}");
    board.act("why")?;
    ensure!(!board.page.sees(why)?, "it does not go away");
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
        let after = board.act("undo")?;
        let (was, is) = (&before.position, &after.position);
        ensure!(is == was, "it leads to {is}, not to {was}");
        ensure!(after.moves == before.moves, "the moves of {was} are not what they were");
    }
    Ok(())
}

fn random(board: &mut Board, start: &str) -> Result<()> {
    board.start(start)?;
    for _ in 0..10 {
        let state = board.act("random")?;
        ensure!(!state.moves.is_empty() || state.over.is_some(), "no moves in {}", state.position);
        if state.position != start {
            return Ok(());
        }
    }
    bail!("it is always {start}")
}

fn typed(board: &mut Board, start: &str) -> Result<()> {
    board.act("random")?;
    board.type_position(start)?;
    let before = board.act("set")?;
    ensure!(before.position == start, "{start} becomes {}", before.position);
    for bad in ["x", "-1", "99999999999999999999999999"] {
        board.type_position(bad)?;
        board.page.press(Key::Enter)?;
        let after = board.settled()?;
        ensure!(after.position == start, "`{bad}` becomes {}", after.position);
        let message = after.message;
        ensure!(!message.is_empty() && message != before.message, "nothing is said about `{bad}`");
        ensure!(!message.contains('\n'), "more than a line is said about `{bad}`: {message}");
    }
    Ok(())
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
