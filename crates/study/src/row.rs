//! Positions as rows of numbers.

use std::collections::HashSet;

use crate::language::said;

/// A position: a row of numbers, whose meaning is the problem's own.
pub type Row = Vec<u64>;

/// A position as text.
pub fn write(row: &[u64]) -> String {
    row.iter().map(u64::to_string).collect::<Vec<String>>().join(" ")
}

/// The numbers of a text, between which there is white space or a comma.
///
/// # Errors
/// The word that is not a number.
pub fn read(text: &str) -> Result<Row, String> {
    let number = |word: &str| {
        let number = word.parse::<u64>();
        number.map_err(|_| {
            said!("`{word}` is not a number from 0 to 2^64 - 1", "“{word}”不是 0 到 2^64 - 1 的数")
        })
    };
    let words = text.split(|character: char| character.is_whitespace() || character == ',');
    words.filter(|word| !word.is_empty()).map(number).collect()
}

/// The rows without repetitions, in their order.
pub fn each_once(rows: Vec<Row>) -> Vec<Row> {
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

/// The places at which a row of the same length has something else.
///
/// ```
/// assert_eq!(study::differing(&[3, 5, 7], &[3, 4, 0]), [1, 2]);
/// ```
pub fn differing<T: PartialEq>(from: &[T], to: &[T]) -> Vec<usize> {
    let pairs = from.iter().zip(to).enumerate();
    pairs.filter(|(_, (before, after))| before != after).map(|(place, _)| place).collect()
}

/// What a list has that another one does not have, such as the places that a move uses up.
///
/// ```
/// assert_eq!(study::added(&[1, 4], &[1, 2, 4]), [2]);
/// ```
pub fn added<T: PartialEq + Copy>(before: &[T], after: &[T]) -> Vec<T> {
    after.iter().copied().filter(|item| !before.contains(item)).collect()
}
