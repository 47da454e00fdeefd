//! The pages without a mouse, without a script, on paper, and audited by axe-core.

use std::env;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use serde_json::Value;

use crate::board::{Board, Hand, State};
use crate::page::{Key, Page, View, DESK, PHONE};

/// Names the file of axe-core, by which pages are audited; without it they are not.
pub const AXE: &str = "JUDGE_AXE";

/// The name of what has the focus.
const FOCUSED: &str = "() => document.activeElement.getAttribute('aria-label')";

/// A small telephone.
const SMALL: View = View { width: 320, ..PHONE };

/// The part of the drawing that the tabulator key finds.
const PART: &str = "section.board .drawing [role=button][tabindex='0']";

/// A move is chosen on the drawing with the arrow keys, and letters press the buttons.
pub fn keys(page: &mut Page) -> Result<()> {
    page.look(DESK)?;
    let start = settled(page)?;
    page.tab_to(PART)?;
    ensure!(page.shows_focus()?, "one cannot see what has the focus");
    let first: Value = page.get(FOCUSED)?;
    page.press(Key::Right)?;
    let second: Value = page.get(FOCUSED)?;
    ensure!(first != second && !second.is_null(), "from {first} to the right is {second}");
    page.press(Key::Left)?;
    ensure!(page.get::<Value>(FOCUSED)? == first, "the way back is another one");
    page.press(Key::Enter)?;
    moves_once(page, &start).context("after a move on the drawing")?;
    page.press(Key::Letter('u'))?;
    let before = settled(page)?;
    ensure!(before.position == start.position, "`u` takes nothing back");
    for _ in 0..3 {
        page.press(Key::Letter('h'))?;
        settled(page)?;
    }
    page.wait_to_see("section.board .hinted:focus")?;
    page.press(Key::Enter)?;
    moves_once(page, &before).context("after the hinted move")?;
    page.press(Key::Letter('w'))?;
    page.wait_to_see("section.board .why")?;
    // The reason marks on the drawing what it speaks of, until it is closed.
    let theorem = "[data-action=theorem][aria-pressed=true]";
    ensure!(page.has(theorem)?, "the reason marks nothing");
    page.press(Key::Letter('w'))?;
    settled(page)?;
    ensure!(!page.has(theorem)?, "the marks stay");
    page.press(Key::Letter('t'))?;
    page.tab_to("section.board .more summary")?;
    page.press(Key::Enter)?;
    page.wait_to_see(theorem)?;
    page.tab_to("section.board input.position")?;
    page.press(Key::Letter('t'))?;
    ensure!(page.sees(theorem)?, "a letter that is typed presses a button");
    Ok(())
}

/// The move is made and answered, and a second press of the enter key plays nothing.
fn moves_once(page: &mut Page, before: &State) -> Result<()> {
    let moved = settled_elsewhere(page, before)?;
    page.press(Key::Enter)?;
    page.settle()?;
    let after = settled(page)?;
    ensure!(after.position == moved.position, "a second press of the enter key plays");
    let is_there = "() => document.querySelector('section.board').contains(document.activeElement)";
    ensure!(page.holds(is_there)?, "the focus has left the board");
    Ok(())
}

fn settled(page: &mut Page) -> Result<State> {
    Board { page, hand: Hand::Keyboard }.settled()
}

fn settled_elsewhere(page: &mut Page, before: &State) -> Result<State> {
    Board { page, hand: Hand::Keyboard }.settled_after(&before.position)
}

/// A heap that is touched offers its takes beside it.
pub fn touch(page: &mut Page) -> Result<()> {
    page.look(SMALL)?;
    let before = settled(page)?;
    page.touch("section.board [data-place=h3]")?;
    let offered = "() => [...document.querySelectorAll('.offer button')].map(button => {
        const {left, right, width, height} = button.getBoundingClientRect();
        const fits = left >= 0 && right <= innerWidth && width >= 24 && height >= 24;
        return fits ? button.ariaLabel : 'too small, or beside the page: ' + button.ariaLabel;
    })";
    let are_there = |labels: &Vec<String>| !labels.is_empty();
    let labels = page.wait_until("the takes of a heap", offered, are_there)?;
    let is_own = |label: &String| label.ends_with(" from heap 3");
    ensure!(labels.iter().all(is_own), "heap 3 offers {labels:?}");
    let heap = before.moves.iter().filter(|to| to.starts_with("3 5 ")).count();
    ensure!(labels.len() == heap, "{} of the {heap} takes", labels.len());
    let focused: Value = page.get(FOCUSED)?;
    ensure!(labels.iter().any(|label| *label == focused), "the focus is on {focused}");
    page.press(Key::Escape)?;
    ensure!(!page.has(".offer button")?, "they cannot be closed");
    page.touch("section.board [data-place=h3]")?;
    page.touch(".offer button")?;
    settled_elsewhere(page, &before).map(drop)
}

/// Paper has everything unfolded, a program in one language, nothing to click, and light colours.
pub fn paper(page: &mut Page) -> Result<()> {
    let folded = "() => [...document.querySelectorAll('main details')].filter(details =>
        details.checkVisibility() &&
        ![...details.children].slice(1).some(part => part.checkVisibility())).length";
    ensure!(page.get::<usize>(folded)? != 0, "nothing is folded on the screen");
    page.wait_to_see(".guess")?;
    page.print_preview()?;
    let trouble = "() => {
        const shown = [...document.querySelectorAll('button, nav, input, .skip, .guess, .practice')]
            .filter(element => element.checkVisibility());
        const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g);
        const dark = Math.min(red, green, blue) < 200 ? ['the background is dark'] : [];
        return [...shown.map(element => element.outerHTML.slice(0, 80)), ...dark];
    }";
    let trouble: Vec<String> = page.get(trouble)?;
    ensure!(trouble.is_empty(), "on paper: {trouble:?}");
    let folded: usize = page.get(folded)?;
    ensure!(folded == 0, "{folded} sections stay folded on paper");
    let programs = "() => [...document.querySelectorAll('.programs .program')]
        .filter(program => program.checkVisibility()).length";
    let programs: usize = page.get(programs)?;
    ensure!(programs == 1, "{programs} programs of the solution are on paper");
    Ok(())
}

/// Without scripts no page has a button; one with a board shows the first position, says the
/// rules and what the board needs, and the first page has the whole list.
pub fn no_script(page: &mut Page) -> Result<()> {
    page.disable_scripts()?;
    // The test's own questions are asked all the same.
    let buttons = "() => [...document.querySelectorAll('button, input, select, .theorem')]
        .filter(element => element.checkVisibility()).length";
    for name in ["nim", "index"] {
        page.open(name)?;
        ensure!(page.get::<usize>(buttons)? == 0, "{name}: there are buttons that do nothing");
        let text: String = page.get("() => document.querySelector('section.board').innerText")?;
        ensure!(text.contains("needs JavaScript"), "{name}: nothing says why: {text}");
        ensure!(text.contains("The player who takes the last stone wins."), "{name}: no rules");
        let width = "() => document.querySelector('section.board img').naturalWidth";
        ensure!(page.get::<usize>(width)? != 0, "{name}: there is no picture");
    }
    let listed: usize = page.get(
        "() => [...document.querySelectorAll('li[data-slug] a')]
            .filter(link => link.checkVisibility()).length",
    )?;
    let all = crate::index::entries()?.len();
    ensure!(listed == all, "{listed} of {all} problems");
    Ok(())
}

/// Rings and borders differ from their ground by 3 to 1, as WCAG 2.2 asks for (1.4.11).
pub fn contrast(page: &mut Page) -> Result<()> {
    let low = "() => {
        const light = colour => {
            const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255);
            const [r, g, b] = parts.map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
            return .2126 * r + .7152 * g + .0722 * b;
        };
        const ratio = (a, b) => (Math.max(light(a), light(b)) + .05) / (Math.min(light(a), light(b)) + .05);
        const board = document.querySelector('section.board');
        const ground = getComputedStyle(board).backgroundColor;
        const button = board.querySelector('[data-action=undo]'), input = board.querySelector('input');
        button.focus({focusVisible: true});
        const ring = getComputedStyle(button).outlineColor;
        const borders = [button, input].map(element => getComputedStyle(element).borderTopColor);
        return [ring, ...borders].filter(colour => ratio(colour, ground) < 3);
    }";
    for view in [DESK, PHONE] {
        page.look(view)?;
        let low: Vec<String> = page.get(low)?;
        ensure!(low.is_empty(), "dark: {}: {low:?}", view.dark);
    }
    Ok(())
}

/// No rule of axe-core is broken, whether light or dark, on a phone or at a desk.
pub fn audit(page: &mut Page) -> Result<()> {
    let axe = env::var_os(AXE).context("there is no axe-core")?;
    page.act(
        "() => {
            document.querySelectorAll('details').forEach(details => details.open = true);
            document.querySelector('section.board [data-action=why]')?.click();
        }",
    )?;
    page.load_script(Path::new(&axe))?;
    let audit = "() => axe.run(document, {preload: false, resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }).then(({violations}) => violations.map(({impact, id, nodes}) =>
        `${impact}: ${id}: ${nodes.map(({html}) => html.slice(0, 150)).join(' ')}`))";
    for dark in [false, true] {
        for width in [400, 1200] {
            page.look(View { width, dark, ..PHONE })?;
            let found: Vec<String> = page.get(audit)?;
            ensure!(found.is_empty(), "{width} px, dark: {dark}: {found:?}");
        }
    }
    Ok(())
}
