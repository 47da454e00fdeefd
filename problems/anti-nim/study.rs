//! Misère Nim, to be explained, drawn and played.

use gamecore::{Game, MisereGame};
use games::{Asks, Nim};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Nim {
        misere: true,
        asks: Asks::Winner(["John", "Brother"]),
        starts: &[&[3, 5, 1], &[2, 2], &[1, 1, 4], &[1, 4, 5]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let normal = |heaps: [u64; 2]| !gamecore::Nim.outcome(&heaps).is_n();
    let misere = |heaps: [u64; 2]| !gamecore::Nim.misere_outcome(&heaps).is_n();
    let cells = || (0..8).flat_map(|a| (0..8).map(move |b| (a, b)));
    let grid = |is_lost: &dyn Fn([u64; 2]) -> bool, caption| {
        let points: Vec<(u64, u64)> = cells().filter(|&(a, b)| is_lost([a, b])).collect();
        let outlined = points.iter().copied().filter(|&(a, b)| normal([a, b]) != misere([a, b]));
        let grid = PointGrid {
            columns: 8,
            rows: 8,
            outlined: outlined.collect(),
            points,
            ..PointGrid::default()
        };
        grid.draw().captioned(caption)
    };
    let both =
        Drawing::beside(vec![grid(&normal, "normal play"), grid(&misere, "the last stone loses")]);
    let title = "The P-positions of two heaps, in both kinds of play";
    let description = "They are the pairs of equal heaps, but with the last stone losing, 0 and 0 and 1 and 1 are won, 0 and 1 lost.";
    vec![("two-heaps", both.document(title, description))]
}
