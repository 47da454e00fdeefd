//! Positions as rows of numbers.

use std::collections::HashSet;

/// A position: a row of numbers, whose meaning is the problem's own.
pub type Row = Vec<u64>;

/// The rows without repetitions, in their order.
pub(crate) fn each_once(rows: Vec<Row>) -> Vec<Row> {
    let mut seen = HashSet::new();
    rows.into_iter().filter(|row| seen.insert(row.clone())).collect()
}

/// The first, a middle one and the last of several rows, each once.
///
/// ```
/// let rows = [vec![4], vec![5], vec![4], vec![6]];
/// assert_eq!(study::some_of(&rows), [[4], [6]]);
/// ```
pub fn some_of(rows: &[Row]) -> Vec<Row> {
    let places = [0, rows.len() / 2, rows.len().saturating_sub(1)];
    each_once(places.iter().filter_map(|&place| rows.get(place).cloned()).collect())
}
