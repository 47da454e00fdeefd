//! Figures for Nim with increases, where not every number need count.

use gamecore::nim_sum;
use study::text::{series, table, SHOWN};
use study::{said, words};

/// The nim-sum as it is calculated: `3 xor 0 xor 2 = 1`.
///
/// After the eighth heap, the others are left out.
///
/// ```
/// use games::increases;
///
/// assert_eq!(increases::sum(&[3, 0, 2]), "3 xor 0 xor 2 = 1");
/// assert_eq!(increases::sum(&[1; 10]), "1 xor 1 xor 1 xor 1 xor 1 xor 1 xor 1 xor 1, and 2 more: 0");
/// assert_eq!(increases::sum(&[]), "0");
/// ```
pub fn sum(heaps: &[u64]) -> String {
    let nim_sum = nim_sum(heaps.iter().copied());
    let terms = series(heaps, " xor ");
    match heaps.len() {
        0 => nim_sum.to_string(),
        1..=SHOWN => format!("{} = {}", terms, nim_sum),
        _ => format!("{}: {}", terms, nim_sum),
    }
}

/// Numbers, those that count also in binary, and the nim-sum of these below them.
///
/// `counts` says by its place whether a number counts, `before` gives the words before it, and `heads` above
/// the columns.
/// After the eighth number, the others are left out.
///
/// ```
/// use games::increases;
///
/// let words = |place: usize| vec![format!("step {}", place + 1)];
/// assert_eq!(
///     increases::columns(&["", "stones"], &[2, 9, 3], |place| place != 1, words),
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
    numbers: &[u64],
    counts: impl Fn(usize) -> bool,
    before: impl Fn(usize) -> Vec<String>,
) -> Vec<String> {
    let counting = || (0..numbers.len()).filter(|&place| counts(place)).map(|place| numbers[place]);
    let nim_sum = nim_sum(counting());
    let width = 64 - counting().max().unwrap_or(0).leading_zeros() as usize;
    let digits = |number: u64| format!("{:0width$b}", number, width = width.max(1));
    let row = |place: usize| {
        let mut row = before(place);
        row.push(numbers[place].to_string());
        row.extend(Some(numbers[place]).filter(|_| counts(place)).map(digits));
        row
    };
    let mut last = vec![String::new(); heads.len() - 1];
    last[0] = said!("nim-sum", "异或和");
    last.extend([nim_sum.to_string(), digits(nim_sum)]);
    let heads = heads.iter().copied().chain(Some(words("counts", "计入")));
    let mut rows = vec![heads.map(str::to_string).collect()];
    rows.extend((0..numbers.len().min(SHOWN)).map(row));
    if numbers.len() > SHOWN {
        rows.push(vec![said!("... and {} more", "……还有 {} 个", numbers.len() - SHOWN)]);
    }
    rows.push(last);
    table(&rows)
}
