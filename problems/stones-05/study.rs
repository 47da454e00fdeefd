//! Fibonacci Nim, to be explained, drawn and played.

use gamecore::{is_fibonacci_nim_p, zeckendorf};
use games::{Asks, FibonacciNim};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(FibonacciNim {
        asks: Asks::Winner(["Yes", "No"]),
        may_take_all: false,
        starts: &[&[12], &[11], &[8], &[20], &[13]],
    })
}

/// Heaps as sums of Fibonacci numbers.
pub fn pictures() -> Vec<(&'static str, String)> {
    let column = |stones: u64| {
        let blocks = zeckendorf(stones);
        let won = !is_fibonacci_nim_p(stones, stones.saturating_sub(1));
        Heap {
            stones,
            note: if won { "" } else { "lost" }.to_string(),
            marked: won,
            blocks,
            ..Heap::default()
        }
    };
    let columns = (4..=13).map(column).collect();
    let title = "The Zeckendorf representations of 4 to 13";
    let description = "Each heap as a stack of Fibonacci numbers, the smallest on top. The winning first move takes the smallest; 5, 8 and 13 are single blocks and lost.";
    vec![("blocks", Blocks { columns }.draw().document(title, description))]
}
