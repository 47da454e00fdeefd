//! The least winning take of Fibonacci Nim, to be explained, drawn and played.

use gamecore::zeckendorf;
use games::{Asks, FibonacciNim};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(FibonacciNim {
        asks: Asks::Other(FibonacciNim::least_take),
        may_take_all: true,
        starts: &[&[7], &[12], &[8, 6], &[10, 1], &[20]],
    })
}

/// Heaps as sums of Fibonacci numbers, each with its answer.
pub fn pictures() -> Vec<(&'static str, String)> {
    let column = |stones: u64| {
        let blocks = zeckendorf(stones);
        let least = study().answer(&[stones]);
        Heap { stones, note: format!("take {}", least), marked: true, blocks, ..Heap::default() }
    };
    let columns = (2..=9).map(column).collect();
    let title = "The least winning takes from 2 to 9 stones";
    let description = "Each heap as a stack of Fibonacci numbers, the smallest on top, which is the least winning take: 2, 3, 1, 5, 1, 2, 8, 1.";
    vec![("takes", Blocks { columns }.draw().document(title, description))]
}
