//! Small positions, about which to guess before the hints: in rows, as they are shown.

use std::ops::RangeInclusive;

use crate::row::{write, Row};

/// There are no more of them: each is looked at.
pub const MOST: usize = 24;

/// A position for each number, in one row.
///
/// ```
/// assert_eq!(study::small::line(0..=2, |heap| vec![heap, 3]), [[[0, 3], [1, 3], [2, 3]]]);
/// ```
pub fn line(numbers: RangeInclusive<u64>, position: impl Fn(u64) -> Row) -> Vec<Vec<Row>> {
    vec![numbers.map(position).collect()]
}

/// A position for each two numbers in ascending order, in a row for each second one.
///
/// ```
/// let heaps = study::small::triangle(0..=1, |a, b| vec![a, b]);
/// assert_eq!(heaps, [vec![[0, 0]], vec![[0, 1], [1, 1]]]);
/// ```
pub fn triangle(numbers: RangeInclusive<u64>, position: impl Fn(u64, u64) -> Row) -> Vec<Vec<Row>> {
    let first = *numbers.start();
    numbers.map(|last| (first..=last).map(|number| position(number, last)).collect()).collect()
}

/// Short names of positions that are shown together: the only number in which they differ, or else
/// the positions as they are typed, or letters if these are long.
///
/// ```
/// assert_eq!(study::small::labels(&[vec![3, 1, 2], vec![3, 2, 2]]), ["1", "2"]);
/// assert_eq!(study::small::labels(&[vec![3, 1, 0], vec![3, 2, 5]]), ["3 1 0", "3 2 5"]);
/// assert_eq!(study::small::labels(&[vec![3], vec![3, 1]]), ["3", "3 1"]);
/// ```
pub fn labels(rows: &[Row]) -> Vec<String> {
    let same_length = rows.windows(2).all(|pair| pair[0].len() == pair[1].len());
    let length = if same_length { rows.first().map_or(0, Vec::len) } else { 0 };
    let differs = |place: &usize| rows.iter().any(|row| row[*place] != rows[0][*place]);
    let places: Vec<usize> = (0..length).filter(differs).collect();
    let labels: Vec<String> = match places[..] {
        [place] => rows.iter().map(|row| row[place].to_string()).collect(),
        _ => rows.iter().map(|row| write(row)).collect(),
    };
    match labels.iter().any(|label| label.len() > WIDEST) {
        true => ('A'..='Z').take(rows.len()).map(String::from).collect(),
        false => labels,
    }
}

/// A longer label would not be read.
const WIDEST: usize = 9;
