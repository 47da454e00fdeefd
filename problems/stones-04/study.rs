//! Wythoff's game, to be explained, drawn and played.

use gamecore::wythoff_pair;
use games::{Asks, Wythoff};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff {
        asks: Asks::Winner(["1", "0"]),
        starts: &[&[8, 4], &[4, 7], &[6, 9], &[10, 6]],
    })
}

/// The lost positions on their two lines, and the cells from which one of them is reached.
pub fn pictures() -> Vec<(&'static str, String)> {
    const SIZE: u64 = 22;
    let pairs = (0..).map(wythoff_pair).map(|(a, b)| (a as u64, b as u64));
    let pairs: Vec<(u64, u64)> = pairs.take_while(|pair| pair.1 < SIZE).collect();
    let (&last, chosen) = (pairs.last().expect("(0, 0) is one"), pairs[3]);
    let sweeps = |&(a, b): &(u64, u64)| {
        let (right, up) = (a.checked_sub(chosen.0), b.checked_sub(chosen.1));
        matches!((right, up), (Some(x), Some(y)) if (x, y) != (0, 0) && (x == 0 || y == 0 || x == y))
    };
    let grid = PointGrid {
        columns: SIZE,
        rows: SIZE,
        points: pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect(),
        swept: (0..SIZE).flat_map(|a| (0..SIZE).map(move |b| (a, b))).filter(sweeps).collect(),
        outlined: vec![chosen],
        rays: vec![
            Ray { from: (0, 0), to: last, label: "b = phi a".to_string() },
            Ray { from: (0, 0), to: (last.1, last.0), label: "a = phi b".to_string() },
        ],
    };
    let title = "The lost positions of Wythoff's game";
    let description = "They lie near two lines through the corner. Every cell to the right of 4 7, above it or on its diagonal is won.";
    vec![("grid", grid.draw().document(title, description))]
}
