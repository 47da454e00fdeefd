//! What is touched on a telephone is large enough for a finger (WCAG 2.2, 2.5.8).

use anyhow::{ensure, Context, Result};

use crate::board::{Board, Hand};
use crate::page::{Page, PHONE, TELEPHONE};

/// The parts of the drawing that are less than 24 pixels wide or high, and by how much: a part is as
/// large as its largest shape, and an edge as wide as the invisible line around it.
const ON_DRAWING: &str = "() => {
    const svg = document.querySelector('section.board .drawing svg');
    const size = shape => {
        const { strokeWidth, vectorEffect } = getComputedStyle(shape);
        if (shape.matches('.hit')) {
            const scale = vectorEffect === 'non-scaling-stroke' ? 1 : svg.getScreenCTM().a;
            return scale * parseFloat(strokeWidth);
        }
        const { width, height } = shape.getBoundingClientRect();
        return Math.min(width, height);
    };
    const largest = part => Math.max(...[...part.querySelectorAll(':not(text, g)')].map(size));
    // A finger taps a heap as a whole, and chooses then.
    const parts = [...svg.querySelectorAll('[data-click], [data-place]')]
        .filter(part => part.dataset.place || !part.closest('[data-place]'))
        .map(part => [part.dataset.click ?? part.dataset.place, largest(part)]);
    return parts.filter(([, size]) => size < 23.95).map(([name, size]) => `${name}: ${size}`);
}";

/// Buttons, fields and what unfolds, also where it is folded away, and links that do not stand in a
/// sentence.
const BESIDE: &str = "() => {
    document.querySelectorAll('details').forEach(details => details.open = true);
    const isTarget = element => {
        const { display, visibility } = getComputedStyle(element);
        return visibility === 'visible' && (element.tagName !== 'A' || !display.startsWith('inline'));
    };
    const all = 'a, button, summary, input:not([type=checkbox]), select, [role=tab]';
    return [...document.querySelectorAll(all)].filter(isTarget).flatMap(element => {
        const { width, height } = element.getBoundingClientRect();
        const isSmall = width > 0 && Math.min(width, height) < 23.95;
        return isSmall ? [`${width} x ${height}: ${element.outerHTML.slice(0, 90)}`] : [];
    });
}";

/// Everything on the drawing of each start position, and beside it.
pub fn on_board(page: &mut Page) -> Result<()> {
    page.look(TELEPHONE)?;
    let mut board = Board { page, hand: Hand::Mouse };
    board.settled()?;
    for start in board.starts()? {
        board.start(&start)?;
        let small: Vec<String> = board.page.get(ON_DRAWING)?;
        ensure!(small.is_empty(), "too small on the drawing of {start}: {small:?}");
    }
    beside(page)
}

/// Everything that is not on a drawing.
pub fn beside(page: &mut Page) -> Result<()> {
    page.look(TELEPHONE)?;
    let small: Vec<String> = page.get(BESIDE).context("targets")?;
    ensure!(small.is_empty(), "too small to be touched: {small:?}");
    page.look(PHONE)
}
