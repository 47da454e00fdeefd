//! Heaps in binary: on the board, and as pictures.

use gamecore::nim_sum;
use study::picture::{BinaryColumns, BinaryRow};
use study::prelude::*;

/// Heaps as sums of powers of two, where `size` equal powers make a group, from the first heap on:
/// the others are what the theorem looks at. Pairs leave the nim-sum, which is a column of its own.
pub(super) fn binary_heaps(heaps: &[u64], size: u64, is_marked: impl Fn(usize) -> bool) -> Board {
    let has = |heap: &u64, power: u64| heap & power > 0;
    let grouped = |power: u64| {
        let all = heaps.iter().filter(|heap| has(heap, power)).count() as u64;
        all - all % size
    };
    let is_grouped = |place: usize, power: u64| {
        let before = heaps[..place].iter().filter(|heap| has(heap, power)).count() as u64;
        before < grouped(power)
    };
    let heap = |(place, &stones): (usize, &u64)| {
        let blocks = powers(stones);
        let paired = blocks.iter().copied().filter(|&power| is_grouped(place, power)).collect();
        Heap { marked: is_marked(place), paired: Some(paired), ..in_powers(stones, blocks) }
    };
    let mut columns: Vec<Heap> = heaps.iter().enumerate().map(heap).collect();
    if size == 2 && heaps.len() > 1 {
        let sum = nim_sum(heaps.iter().copied());
        let name = words("nim-sum", "异或和").to_string();
        let paired = Some(Vec::new());
        columns.push(Heap { name, paired, sum: true, ..in_powers(sum, powers(sum)) });
    }
    Board::Heaps(columns)
}

/// The nim-sum of the heaps' values as a column beside them; one heap has none.
pub(super) fn nim_sum_column(values: &[u64]) -> Option<Heap> {
    let stones = nim_sum(values.iter().copied());
    let name = words("nim-sum", "异或和").to_string();
    let terms: Vec<String> = values.iter().map(u64::to_string).collect();
    let note = terms.join(" xor ");
    let heap = Heap { stones, name, note, sum: true, marked: true, ..Heap::default() };
    Some(heap).filter(|_| values.len() > 1)
}

fn in_powers(stones: u64, blocks: Vec<u64>) -> Heap {
    Heap { stones, note: format!("{stones:b}"), blocks, ..Heap::default() }
}

/// The powers of two in a number, the greatest first.
fn powers(number: u64) -> Vec<u64> {
    (0..64).rev().map(|place| 1 << place).filter(|power| number & power > 0).collect()
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
