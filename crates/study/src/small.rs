//! Small positions, about which to guess before the hints: in rows, as they are shown.

<<<<<<< HEAD
use std::collections::{HashMap, HashSet};
=======
>>>>>>> main
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

<<<<<<< HEAD
/// Whether several of the positions are won and several lost.
pub fn are_telling<S: Study + ?Sized>(study: &S, rows: &[Vec<Row>]) -> bool {
    let fates: Vec<Fate> = rows.iter().flatten().map(|row| study.fate(row)).collect();
    [Fate::Win, Fate::Loss].iter().all(|fate| fates.iter().filter(|it| *it == fate).count() >= FEW)
}

/// The smallest positions that the first start leads to, or else others as well, in equal parts won
/// and lost if there are enough.
pub fn reachable<S: Study + ?Sized>(study: &S) -> Vec<Vec<Row>> {
    let mut found = Vec::new();
    for start in study.about().starts {
        found.extend(reached(study, start));
        let rows = vec![smallest(study, &mut found)];
        if are_telling(study, &rows) {
            return rows;
        }
    }
    vec![smallest(study, &mut found)]
}

/// All positions that some lead to, and for each the places of its options; `None` if there are more
/// than `most`.
///
/// ```
/// let halve = |row: &[u64]| if row[0] > 0 { vec![vec![row[0] / 2]] } else { Vec::new() };
/// let found = study::small::explored(vec![vec![3]], 9, halve);
/// assert_eq!(found, Some((vec![vec![3], vec![1], vec![0]], vec![vec![1], vec![2], vec![]])));
/// ```
pub fn explored(
    starts: Vec<Row>,
    most: usize,
    mut options: impl FnMut(&[u64]) -> Vec<Row>,
) -> Option<(Vec<Row>, Vec<Vec<usize>>)> {
    let mut places: HashMap<Row, usize> = HashMap::new();
    let (mut rows, mut lists) = (Vec::new(), Vec::new());
    let mut place = |row: Row, rows: &mut Vec<Row>| {
        *places.entry(row).or_insert_with_key(|row| {
            rows.push(row.clone());
            rows.len() - 1
        })
    };
    for start in starts {
        place(start, &mut rows);
    }
    while lists.len() < rows.len() && rows.len() <= most {
        let found = options(&rows[lists.len()]);
        lists.push(found.into_iter().map(|row| place(row, &mut rows)).collect());
    }
    Some((rows, lists)).filter(|(rows, _)| rows.len() <= most)
}

/// Positions that one leads to; those near the end of play come first.
fn reached<S: Study + ?Sized>(study: &S, start: &[u64]) -> Vec<Row> {
    let (mut seen, mut waiting, mut found) = (HashSet::new(), vec![start.to_vec()], Vec::new());
    while let Some(row) = waiting.pop().filter(|_| found.len() < EFFORT) {
        if seen.insert(row.clone()) {
            waiting.extend(study.options(&row));
            found.push(row);
        }
    }
    found
}

fn smallest<S: Study + ?Sized>(study: &S, found: &mut Vec<Row>) -> Vec<Row> {
    let size = |row: &Row| {
        (row.iter().fold(0, |sum: u64, number| sum.saturating_add(*number)), row.clone())
    };
    found.sort_by_key(size);
    found.dedup();
    let fates = [Fate::Win, Fate::Loss, Fate::Draw];
    let of = |fate: Fate| found.iter().filter(move |row| study.fate(row) == fate);
    let kinds = fates.iter().filter(|fate| of(**fate).next().is_some()).count().max(1);
    let mut chosen: Vec<Row> =
        fates.iter().flat_map(|fate| of(*fate).take(MOST / kinds)).cloned().collect();
    chosen.sort_by_key(size);
    chosen
}

=======
>>>>>>> main
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
