//! Heaps in binary: on the board, and as pictures.

use study::picture::{BinaryColumns, BinaryRow};
use study::prelude::*;

/// Heaps with their sizes in binary; some of them are marked.
pub(super) fn binary_heaps(heaps: &[u64], is_marked: impl Fn(usize) -> bool) -> Board {
    let heap = |(place, &stones): (usize, &u64)| Heap {
        stones,
        note: format!("{:b}", stones),
        marked: is_marked(place),
        ..Heap::default()
    };
    Board::Heaps(heaps.iter().enumerate().map(heap).collect())
}

/// Numbers in binary, and below each column the result for its ones.
pub(super) fn columns(
    rows: Vec<BinaryRow>,
    label: &str,
    result: impl Fn(u64) -> u64,
) -> BinaryColumns {
    let numbers = || rows.iter().map(|row| row.number);
    let digits = 64 - numbers().max().map_or(63, |most| most.leading_zeros().min(63));
    let ones = |place| numbers().filter(|number| number >> place & 1 == 1).count() as u64;
    let result = (0..digits).rev().map(|place| result(ones(place))).collect();
    let result_label = label.to_string();
    BinaryColumns { rows, result_label, result, result_note: String::new() }
}
