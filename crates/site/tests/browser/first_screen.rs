//! What a reader sees without scrolling.

use anyhow::{ensure, Result};
use serde_json::Value;

use crate::page::{Page, View};
use crate::study::{DESK, PHONE};

/// A laptop and a telephone.
const SCREENS: [View; 2] =
    [View { width: 1280, ..DESK }, View { width: 390, height: 844, phone: true, ..DESK }];

/// Without going there, as a click of the tests does.
const PRESS_WHY: &str = "() => document.querySelector('section.board [data-action=why]').click()";

/// The cumulative layout shift since the page was opened (web.dev/cls).
const SHIFT: &str = "() => new Promise(done => {
    new PerformanceObserver(list => done(list.getEntries().reduce((sum, it) => sum + it.value, 0)))
        .observe({type: 'layout-shift', buffered: true});
    setTimeout(() => done(0), 200);
})";

/// The board is on the first screen with what is said, at a desk also with the positions to begin
/// from; the reason stands beside it, and showing the theorem moves nothing.
pub fn check(page: &mut Page) -> Result<()> {
    for screen in SCREENS {
        page.look(screen)?;
        // The browser comes back to where the reader was.
        page.run("() => scrollTo(0, 0)", Value::Null)?;
        page.reload()?;
        page.wait_until(
            "the board is ready",
            "() => Boolean(document.querySelector('section.board.ready'))",
            |it| *it == true,
        )?;
        let seen = "() => {
            const board = document.querySelector('section.board .drawing svg').getBoundingClientRect();
            return [Math.round(board.top), Math.round(board.bottom), innerHeight];
        }";
        let seen = page.run(seen, Value::Null)?;
        let [top, bottom, height] = [0, 1, 2].map(|i| seen[i].as_i64().unwrap_or(i64::MAX));
        ensure!(
            top >= 0 && bottom <= height,
            "the board lies from {top} to {bottom} on a screen of {height}"
        );
        let said = "() => {
            const board = document.querySelector('section.board');
            const parts = [...board.querySelectorAll(innerWidth < 600 ? '.message' : '.message, .starts button')];
            return parts.every(part => part.getBoundingClientRect().bottom <= innerHeight);
        }";
        ensure!(page.run(said, Value::Null)? == true, "what is said or offered is out of sight");
        let shift = page.run(SHIFT, Value::Null)?.as_f64().unwrap_or(f64::MAX);
        ensure!(shift < 0.005, "what is seen shifts by {shift} as the page is loaded");
        let moved = "async () => {
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
        let moved = page.run(moved, Value::Null)?;
        ensure!(moved == "", "the theorem moves the drawing: {moved}");
        let why = "() => {
            const why = document.querySelector('section.board .why').getBoundingClientRect();
            return why.height && why.top >= 0 && why.top + Math.min(why.height, 60) <= innerHeight;
        }";
        page.run(PRESS_WHY, Value::Null)?;
        page.wait_until("the reason can be seen", why, |it| *it == true)?;
        page.run(PRESS_WHY, Value::Null)?;
    }
    page.look(PHONE)?;
    page.reload()
}
