//! The positions that some lead to.

use std::collections::HashMap;

use crate::row::Row;

/// All positions that some lead to, and for each the places of its options; `None` if there are more
/// than `most`.
///
/// ```
/// let halve = |row: &[u64]| if row[0] > 0 { vec![vec![row[0] / 2]] } else { Vec::new() };
/// let found = study::explored(vec![vec![3]], 9, halve);
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
