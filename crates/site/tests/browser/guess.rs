//! Guesses about small positions, links that set the board, and an error that gives an example.

use anyhow::{ensure, Context, Result};
use serde_json::json;

use crate::board::{Board, Hand};
use crate::page::{Key, Page, DESK};

/// What the reader is told, the mark of the cell, and whether it has the focus.
const CELL: &str = "name => {
    const cell = [...document.querySelectorAll('.guess .cells button')]
        .find(cell => (cell.ariaLabel ?? cell.textContent).split(':')[0] === name);
    const said = document.querySelector('.guess .message').textContent;
    return [said, cell.dataset.marked ?? '', cell === document.activeElement];
}";

/// The board's position, and whether it can be seen.
const BOARD: &str = "() => {
    const board = document.querySelector('section.board');
    const { top } = board.getBoundingClientRect();
    return [board.dataset.position, top >= -1 && top < innerHeight / 2];
}";

/// On the page of Nim, by keys: a mark is judged at once, and the next position is asked about.
pub fn marks(page: &mut Page) -> Result<()> {
    open(page)?;
    page.tab_to(".guess .cells button")?;
    page.press(Key::Letter('l'))?;
    let hint = "No. This wins: take 1 from heap 1.";
    wait_for_mark(page, "1 0 0", [hint, "wrong"], true).context("a wrong mark")?;
    page.press(Key::Letter('w'))?;
    wait_for_mark(page, "1 0 0", ["Right: won.", "win"], false).context("the right mark")?;
    page.press(Key::Right)?;
    page.press(Key::Letter('w'))?;
    wait_for_mark(page, "1 1 1", ["Right: won.", "win"], false).context("after an arrow")?;
    page.act("() => document.querySelector('.guess .play').click()")?;
    shows(page, "1 0 2").context("the position in question")
}

/// A hint's link and a line of the search set the board; the Back button leads to the text again.
pub fn links(page: &mut Page) -> Result<()> {
    open(page)?;
    // The small drawing of a hint is there before the hint is unfolded.
    let drawn = "() => [...document.querySelectorAll('#hints ~ details:not(.search) a')]
        .find(link => link.hash === '#position=1+2+3')?.querySelector('img.stamp')?.naturalWidth > 20";
    page.wait_for("the drawing of a hint", drawn, true)?;
    for part in ["details.search pre", "#hints ~ details:not(.search)"] {
        page.act(&format!(
            "() => {{
                const link = document.querySelector('{part} a[href=\"#position=1+2+3\"]');
                link.closest('details').open = true;
                link.scrollIntoView();
                link.click();
            }}"
        ))?;
        shows(page, "1 2 3").context(part)?;
        page.act("() => history.back()")?;
        let is_away = |(_, is_seen): &(String, bool)| !is_seen;
        page.wait_until("the text comes back", BOARD, is_away).context(part)?;
    }
    Ok(())
}

/// The positions of a proof are drawn beside their cases, can be played on and set the board.
pub fn proof(page: &mut Page) -> Result<()> {
    open(page)?;
    page.act("() => { document.getElementById('proof').closest('details').open = true; }")?;
    let drawn = "() => document.querySelectorAll('li > .cases > .case svg').length";
    page.wait_for("two drawings", drawn, 2)?;
    let said = "() => document.querySelectorAll('.case figcaption span')[1].textContent";
    page.wait_for("a name", said, "3 5 7")?;
    page.act("() => document.querySelectorAll('.case button')[1].click()")?;
    page.wait_until("a move", said, |said: &String| said.starts_with("take "))?;
    page.act("() => document.querySelector('.case a').click()")?;
    shows(page, "3 5 6")
}

/// What is not a position is answered by one, which a click sets.
pub fn example(page: &mut Page) -> Result<()> {
    open(page)?;
    Board { page, hand: Hand::Mouse }.type_position("1 x")?;
    page.press(Key::Enter)?;
    let said = "() => document.querySelector('section.board .message').textContent";
    let expected = "This is not a position: “x” is not a number from 0 to 2^64 - 1. \
        But this is one: 3 5 7";
    page.wait_for("an example", said, expected)?;
    page.act("() => document.querySelector('[data-action=example]').click()")?;
    let typed = "() => document.querySelector('section.board input.position').value";
    page.wait_for("the example is set", typed, "3 5 7")
}

fn open(page: &mut Page) -> Result<()> {
    page.look(DESK)?;
    page.reload()?;
    page.wait_to_see("section.board.ready")?;
    page.wait_to_see("section.guess.ready")
}

fn wait_for_mark(
    page: &mut Page,
    name: &str,
    [said, marked]: [&str; 2],
    has_focus: bool,
) -> Result<()> {
    let read = format!("() => ({CELL})('{name}')");
    page.wait_for(said, &read, json!([said, marked, has_focus]))
}

fn shows(page: &mut Page, row: &str) -> Result<()> {
    page.wait_for(&format!("the board shows {row}"), BOARD, json!([row, true]))?;
    let address: String = page.get("() => location.hash")?;
    ensure!(address == format!("#position={}", row.replace(' ', "+")), "the address is {address}");
    Ok(())
}
