//! Wythoff's game and all its winning moves, to be explained, drawn and played.

use games::{Asks, Wythoff};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff {
        asks: Asks::Other(Wythoff::results),
        starts: &[&[3, 6], &[10, 11], &[6, 10], &[0, 5], &[8, 9]],
    })
}

/// A position with three winning moves.
pub fn pictures() -> Vec<(&'static str, String)> {
    const SIZE: u64 = 16;
    let study = study();
    let position = [10, 13];
    let cell = |row: Row| (row[0], row[1]);
    let results: Vec<(u64, u64)> = study.winning(&position).moves.map(cell).collect();
    let ray = |&to: &(u64, u64)| Ray { from: (10, 13), to, ..Ray::default() };
    let rays = results.iter().map(ray).collect();
    let grid = PointGrid {
        columns: SIZE,
        rows: SIZE,
        points: Wythoff::lost_below(SIZE),
        swept: study.options(&position).into_iter().map(cell).collect(),
        outlined: results,
        rays,
    };
    let title = "The moves from 10 13";
    let description = "The three lines of cells that a move reaches each meet one lost position: 4 7, 8 13 and 10 6.";
    let caption = "from 10 13: three lines of moves, with one lost position on each";
    vec![("three-results", grid.draw().captioned(caption).document(title, description))]
}
