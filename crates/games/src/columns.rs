//! Heaps in binary: on the board, and as pictures.

use study::picture::{BinaryColumns, BinaryRow, Drawing};
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

/// Numbers in binary with notes beside them, and below each column the result for its ones.
pub(super) fn columns(
    numbers: &[u64],
    notes: Vec<String>,
    label: &str,
    result: impl Fn(u64) -> u64,
) -> Drawing {
    let digits = 64 - numbers.iter().max().map_or(63, |most| most.leading_zeros().min(63));
    let ones = |place| numbers.iter().filter(|&number| number >> place & 1 == 1).count() as u64;
    let rows = BinaryRow::of(numbers).into_iter().zip(notes);
    let columns = BinaryColumns {
        rows: rows.map(|(row, note)| BinaryRow { note, ..row }).collect(),
        result_label: label.to_string(),
        result: (0..digits).rev().map(|place| result(ones(place))).collect(),
        result_note: String::new(),
    };
    columns.draw()
}
