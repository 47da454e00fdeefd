//! What a reader sends to others: a position, and what has been reached.

use anyhow::{ensure, Result};

use crate::board::{Board, Hand};
use crate::page::{Key, Page};

/// A link asks to win from its position, says at the end that this was done, and can be sent on. Of
/// what is not a position nothing is asked.
pub fn challenge(page: &mut Page) -> Result<()> {
    page.allow_clipboard()?;
    let mut board = Board { page, hand: Hand::Mouse };
    board.settled()?;
    board.page.click("section.board .tools [data-action=send]")?;
    board.page.wait_for_text(".sent", |text| text.contains("is copied"))?;
    ensure!(copied(board.page)?.ends_with("nim.html#position=3+5+7&challenge=win"), "the start");
    ensure!(!board.page.sees(".challenge")?, "a page asks without a friend");

    opened(&mut board, "1+x")?;
    let is_asked = "() => document.querySelector('.challenge').checkVisibility()";
    board.page.wait_for("no question about what is not a position", is_asked, false)?;
    ensure!(board.state()?.message.contains("This is not a position"), "garbage has no example");

    opened(&mut board, "2+1")?;
    let question = text(board.page, ".challenge p")?;
    ensure!(question == "A friend asks: can you win from here?", "{question}");
    let end = won(&mut board)?;
    ensure!(end == "You won your friend's challenge in 2 moves. Without help.", "{end}");
    board.page.click("section.board .challenge [data-action=send]")?;
    board.page.wait_for_text(".sent", |text| text.contains("is copied"))?;
    ensure!(copied(board.page)?.ends_with("#position=2+1&challenge=win"), "it is not sent on");

    board.push("[data-action=again]")?;
    board.settled()?;
    ensure!(text(board.page, ".challenge p")? == question, "a new game asks nothing");
    board.push("[data-action=hint]")?;
    let end = won(&mut board)?;
    ensure!(end == "You won your friend's challenge in 2 moves.", "after a hint: {end}");

    // From a lost position the other side wins.
    opened(&mut board, "2+2")?;
    board.page.click(".challenge [data-side=second]")?;
    board.settled_after("2 2")?;
    let end = won(&mut board)?;
    ensure!(end.starts_with("You won your friend's challenge in "), "as second: {end}");

    // A start of the page's own is not the friend's position.
    board.page.click(".starts [data-position]")?;
    board.settled()?;
    ensure!(!board.page.sees(".challenge")?, "the friend asks about every position");
    Ok(())
}

/// A page that is marked as read says what its reader knows now; what was reached can be copied.
pub fn end(page: &mut Page) -> Result<()> {
    page.allow_clipboard()?;
    page.act("() => study.store.clear()")?;
    page.reload()?;
    page.wait_to_see("section.board.ready")?;
    ensure!(!page.sees(".end .learned")?, "the theorem is told unasked");
    ensure!(!page.sees(".end .reached")?, "there is a boast without a reason");
    page.tab_to(".end .mark button")?;
    page.press(Key::Enter)?;
    page.wait_for_text(".end .learned", |text| text.contains("the nim-sum of the heaps is 0"))?;
    ensure!(page.sees(".end .learned")?, "the theorem is not told");
    let score = "{ right: 7, asked: 8, best: 5, level: 2, run: [], practised: true }";
    page.act(&format!("() => study.store.set('practice/nim', {score})"))?;
    let mut board = Board { page, hand: Hand::Mouse };
    opened_alone(&mut board)?;
    play(&mut board)?;
    board.page.click("[data-action=boast]")?;
    board.page.wait_for_text(".end .sent", |text| text == "Copied.")?;
    let starts = "() => document.querySelectorAll('.board .starts button').length";
    let starts: usize = board.page.get(starts)?;
    let boast = format!(
        "Nim: beat the computer from 1 of {starts} positions; 7 of 8 judged right, 5 in a row"
    );
    ensure!(copied(board.page)? == boast, "{}", copied(board.page)?);
    board.page.click(".end .mark button")?;
    ensure!(!board.page.sees(".end .learned")?, "the mark cannot be taken away");
    board.page.act("() => study.store.clear()")
}

/// Begins a game from the page's first position.
fn opened_alone(board: &mut Board) -> Result<()> {
    board.page.click(".starts [data-position]")?;
    board.page.wait_to_see("section.board.ready")?;
    board.settled().map(drop)
}

/// Opens a position of Nim with a friend's question.
fn opened(board: &mut Board, row: &str) -> Result<()> {
    board.page.act(&format!("() => {{ location.hash = '#position={row}&challenge=win'; }}"))?;
    board.page.reload()?;
    board.page.wait_to_see("section.board.ready")?;
    board.settled().map(drop)
}

/// What is said of the challenge when the game is won.
fn won(board: &mut Board) -> Result<String> {
    play(board)?;
    text(board.page, ".challenge p")
}

/// Wins a game of Nim by the program's own moves.
fn play(board: &mut Board) -> Result<()> {
    loop {
        let state = board.settled()?;
        if state.over.is_some() {
            ensure!(state.over.as_deref() == Some("you"), "{state:?}");
            return Ok(());
        }
        let best = "row => study.ask('', 'reply', row).then(({ to }) => to)";
        let to: String = board.page.run(best, state.position.as_str())?;
        let press = "to => document.querySelector(`.board .moves [data-to='${to}']`).click()";
        board.page.run::<Option<()>>(press, to)?;
        board.settled_after(&state.position)?;
    }
}

fn text(page: &mut Page, selector: &str) -> Result<String> {
    page.run("selector => document.querySelector(selector).textContent", selector)
}

fn copied(page: &mut Page) -> Result<String> {
    page.get("() => navigator.clipboard.readText()")
}
