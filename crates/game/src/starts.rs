//! Rows of numbers that a game begins from, where the user names no positions.

use std::iter::repeat_n;
use std::ops::RangeInclusive;

use itertools::Itertools;
use study::Row;

/// The numbers that a game begins from if the user does not say any.
pub const NUMBERS: RangeInclusive<u64> = 0..=100;

/// All rows of so many of these numbers, in ascending order if their order does not matter.
pub fn rows(
    heaps: RangeInclusive<u64>,
    count: usize,
    unordered: bool,
) -> Box<dyn Iterator<Item = Row>> {
    match unordered {
        true => Box::new(heaps.combinations_with_replacement(count)),
        false => Box::new(repeat_n(heaps, count).multi_cartesian_product()),
    }
}
