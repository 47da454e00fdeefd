//! Figures for Nim with increases, where not every number need count.

use gamecore::nim;

use crate::text::{series, table, SHOWN};

/// The nim-sum as it is calculated: `3 xor 0 xor 2 = 1`.
///
/// After the eighth heap, the others are left out.
///
/// ```
/// use study::families::increases;
///
/// assert_eq!(increases::sum(&[3, 0, 2]), "3 xor 0 xor 2 = 1");
/// assert_eq!(increases::sum(&[1; 10]), "1 xor 1 xor 1 xor 1 xor 1 xor 1 xor 1 xor 1, and 2 more: 0");
/// assert_eq!(increases::sum(&[]), "0");
/// ```
pub fn sum(heaps: &[u64]) -> String {
    let nim_sum = nim::nim_sum(heaps.iter().copied());
    let terms = series(heaps, " xor ");
    match heaps.len() {
        0 => nim_sum.to_string(),
        1..=SHOWN => format!("{} = {}", terms, nim_sum),
        _ => format!("{}: {}", terms, nim_sum),
    }
}

/// The heaps that count in binary, and their nim-sum below them.
///
/// A heap that does not count is `None`.
/// `words` is what stands before a heap's digits, its number at the end, and `heads` is what
/// stands above the columns.
/// After the eighth heap, the others are left out.
///
/// ```
/// use study::families::increases;
///
/// let (steps, heaps) = ([2, 9, 3], [Some(2), None, Some(3)]);
/// let words = |index: usize| vec![format!("step {}", index + 1), steps[index].to_string()];
/// assert_eq!(
///     increases::columns(&["", "stones", "counts"], &heaps, words),
///     [
///         "         stones  counts",
///         "step 1        2      10",
///         "step 2        9",
///         "step 3        3      11",
///         "nim-sum       1      01"
///     ]
/// );
/// ```
pub fn columns(
    heads: &[&str],
    heaps: &[Option<u64>],
    words: impl Fn(usize) -> Vec<String>,
) -> Vec<String> {
    let counting = || heaps.iter().copied().flatten();
    let nim_sum = nim::nim_sum(counting());
    let width = 64 - counting().max().unwrap_or(0).leading_zeros() as usize;
    let digits = |number: u64| format!("{:0width$b}", number, width = width.max(1));
    let mut rows = vec![heads.iter().map(|head| head.to_string()).collect::<Vec<String>>()];
    for (index, heap) in heaps.iter().enumerate().take(SHOWN) {
        let mut row = words(index);
        row.extend(heap.map(digits));
        rows.push(row);
    }
    if heaps.len() > SHOWN {
        rows.push(vec![format!("... and {} more", heaps.len() - SHOWN)]);
    }
    let mut last = vec![String::new(); heads.len()];
    last[0] = "nim-sum".to_string();
    last[heads.len() - 2] = nim_sum.to_string();
    last[heads.len() - 1] = digits(nim_sum);
    rows.push(last);
    table(&rows)
}
