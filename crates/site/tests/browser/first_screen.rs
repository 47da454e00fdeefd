//! What a reader sees without scrolling.

use anyhow::{ensure, Result};

use crate::page::{Page, LAPTOP, PHONE, TELEPHONE};

/// Without going there, as a click of the tests does.
const PRESS_WHY: &str = "() => document.querySelector('section.board [data-action=why]').click()";

/// How far something has moved that no hand has moved (web.dev/cls), and what.
pub const SHIFTS: &str = "() => new Promise(done => {
    const told = list => done(list.getEntries().filter(it => !it.hadRecentInput).map(it =>
        [it.value, it.sources.map(source => source.node?.outerHTML?.slice(0, 60)).join(' ')]));
    new PerformanceObserver(told).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done([]), 200);
})";

/// What of the board, of what is said and of what is offered lies on another screen.
const UNSEEN: &str = "() => {
    const board = document.querySelector('section.board');
    const parts = '.drawing svg, .message' + (innerWidth < 600 ? '' : ', .starts button');
    return [...board.querySelectorAll(parts)].filter(part => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < 0 || bottom > innerHeight;
    }).map(part => part.outerHTML.slice(0, 80)).join();
}";

/// The places of the stones before and after the theorem is shown, if they differ.
const MOVED: &str = "() => {
    const shapes = () => [...document.querySelectorAll('section.board:not(.practice) [data-click]')].map(shape => {
        const { x, y } = shape.getBoundingClientRect();
        return [x, y].map(Math.round).join(' ');
    }).join();
    const before = shapes();
    const button = document.querySelector('section.board [data-action=theorem]');
    button.click();
    const after = shapes();
    button.click();
    return before === after ? '' : `${before} ${after}`;
}";

/// The board is on the first screen with what is said, at a desk also with the positions to begin
/// from; the reason stands beside it, and showing the theorem moves nothing.
pub fn check(page: &mut Page) -> Result<()> {
    for screen in [LAPTOP, TELEPHONE] {
        page.look(screen)?;
        // The browser comes back to where the reader was.
        page.act("() => scrollTo(0, 0)")?;
        page.reload()?;
        page.wait_to_see("section.board.ready")?;
        let unseen: String = page.get(UNSEEN)?;
        ensure!(unseen.is_empty(), "out of sight at {} pixels: {unseen}", screen.width);
        let top: f64 =
            page.get("() => document.querySelector('section.board').getBoundingClientRect().top")?;
        ensure!(top <= 120.0 || screen.width > 600, "the board begins {top} pixels down");
        let shifts: Vec<(f64, String)> = page.get(SHIFTS)?;
        let shift: f64 = shifts.iter().map(|(shift, _)| shift).sum();
        ensure!(shift < 0.005, "what is seen moves as the page is loaded: {shifts:?}");
        let moved: String = page.get(MOVED)?;
        ensure!(moved.is_empty(), "the theorem moves the drawing: {moved}");
        let why = "() => {
            const why = document.querySelector('section.board .why').getBoundingClientRect();
            return why.height > 0 && why.top >= 0
                && why.top + Math.min(why.height, 60) <= innerHeight;
        }";
        page.act(PRESS_WHY)?;
        page.wait_for("the reason can be seen", why, true)?;
        page.act(PRESS_WHY)?;
    }
    page.look(PHONE)?;
    page.reload()
}
