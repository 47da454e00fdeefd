//! Words and columns for explanations: long lists are cut, and say so.

use crate::language::{said, words, Language};

/// How many items of a list are shown.
pub const SHOWN: usize = 8;

/// The items in one line, with `and N more` in place of those after the eighth.
///
/// ```
/// use study::text::series;
///
/// assert_eq!(series(1..=3, " xor "), "1 xor 2 xor 3");
/// assert_eq!(series(1..=10, ", "), "1, 2, 3, 4, 5, 6, 7, 8, and 2 more");
/// ```
pub fn series<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let mut items = items.into_iter();
    let shown: Vec<String> = items.by_ref().take(SHOWN).map(|item| item.to_string()).collect();
    match items.count() {
        0 => shown.join(separator),
        more => said!("{}, and {more} more", "{}，还有 {more} 项", shown.join(separator)),
    }
}

/// A sentence's beginning: `The heap is odd`.
///
/// ```
/// assert_eq!(study::text::capitalised("the heap is odd"), "The heap is odd");
/// ```
pub fn capitalised(words: &str) -> String {
    let mut characters = words.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}

/// A table with a row for each of `count` things; after the eighth, the others are left out.
///
/// `heads` stands above the columns, unless it is empty or nothing stands below it.
///
/// ```
/// use study::text::figures;
///
/// let row = |place: usize| vec![place.to_string(), (place * place).to_string()];
/// assert_eq!(figures(&["n", "square"], 2, row), ["n  square", "0       0", "1       1"]);
/// assert_eq!(figures(&[], 10, row)[8], "... and 2 more");
/// assert!(figures(&["n", "square"], 0, row).is_empty());
/// ```
pub fn figures(heads: &[&str], count: usize, row: impl Fn(usize) -> Vec<String>) -> Vec<String> {
    let heads = heads.iter().map(|head| head.to_string()).collect::<Vec<String>>();
    let mut rows = vec![heads];
    rows.retain(|heads| !heads.is_empty() && count > 0);
    rows.extend((0..count.min(SHOWN)).map(row));
    let mut lines = table(&rows);
    if count > SHOWN {
        lines.push(said!("... and {} more", "……还有 {} 项", count - SHOWN));
    }
    lines
}

/// A table of the components of a sum, whose last column is their nim-values, and below it the
/// nim-sum of these; `row` makes the words before a value.
///
/// ```
/// use study::text::figures_of_sum;
///
/// let coins = |place: usize| vec![["3", "4"][place].to_string()];
/// let lines = figures_of_sum(&["coins", "value"], &[1, 2], coins);
/// assert_eq!(lines, ["coins  value", "3          1", "4          2", "nim-sum 1 xor 2 = 3"]);
/// ```
pub fn figures_of_sum(
    heads: &[&str],
    values: &[u64],
    row: impl Fn(usize) -> Vec<String>,
) -> Vec<String> {
    let with_value = |place: usize| [row(place), vec![values[place].to_string()]].concat();
    let mut lines = figures(heads, values.len(), with_value);
    lines.push(nim_sum_of(values.iter().copied()));
    lines
}

/// `even` or `odd`.
///
/// ```
/// assert_eq!(study::text::parity(3), "odd");
/// ```
pub fn parity(number: u64) -> &'static str {
    match number % 2 {
        0 => words("even", "偶数"),
        _ => words("odd", "奇数"),
    }
}

/// A nim-value as a note: `value 3`.
///
/// ```
/// assert_eq!(study::text::value_note(3), "value 3");
/// ```
pub fn value_note(value: u64) -> String {
    said!("value {value}", "SG 值 {value}")
}

/// `nim-sum 3 xor 5 = 6`; after the eighth number, the others are left out.
///
/// ```
/// use study::text::nim_sum_of;
///
/// assert_eq!(nim_sum_of([3, 5]), "nim-sum 3 xor 5 = 6");
/// assert_eq!(nim_sum_of([3]), "nim-sum 3");
/// ```
pub fn nim_sum_of(values: impl IntoIterator<Item = u64>) -> String {
    let values: Vec<u64> = values.into_iter().collect();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    match values.len() {
        0 | 1 => said!("nim-sum {sum}", "异或和 {sum}"),
        _ => said!("nim-sum {} = {sum}", "异或和 {} = {sum}", series(values, " xor ")),
    }
}

/// `1 stone`, `2 stones`; in Chinese only the number, as the text around it has the measure word.
///
/// ```
/// use study::text::counted;
///
/// assert_eq!(counted(1, "stone"), "1 stone");
/// assert_eq!(counted(0, "stone"), "0 stones");
/// ```
pub fn counted(number: u64, noun: &str) -> String {
    match Language::spoken() {
        Language::English => format!("{} {}{}", number, noun, if number == 1 { "" } else { "s" }),
        Language::Chinese => number.to_string(),
    }
}

/// Rows of words as lines; a column with a number in it is aligned to the right, except for the
/// first.
///
/// A row may be shorter than others.
///
/// ```
/// use study::text::table;
///
/// let rows = [vec!["heap", "3", "won"], vec!["sum", "12", "lost"]].map(|row| row.iter().map(|word| word.to_string()).collect());
/// assert_eq!(table(&rows), ["heap   3  won", "sum   12  lost"]);
/// ```
pub fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let widest = |column: usize| cells(column).map(|cell| width(cell)).max().unwrap_or(0);
    let is_number = |cell: &String| cell.parse::<u128>().is_ok();
    let layout = |column: usize| (widest(column), column > 0 && cells(column).any(is_number));
    let layouts: Vec<(usize, bool)> = (0..columns).map(layout).collect();
    let aligned = |(cell, &(width, to_the_right)): (&String, &(usize, bool))| {
        padded(cell, width, to_the_right)
    };
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().zip(&layouts).map(aligned).collect();
        cells.join("  ").trim_end().to_string()
    };
    rows.iter().map(line).collect()
}

/// How many columns of a terminal a text takes: a Chinese character takes two.
///
/// ```
/// assert_eq!(study::text::width("异或和 3"), 8);
/// ```
pub fn width(text: &str) -> usize {
    text.chars().map(|character| if character < '\u{2e80}' { 1 } else { 2 }).sum()
}

/// A text with spaces after it, or before it, so that it is `width` columns wide.
pub fn padded(text: &str, wanted: usize, to_the_right: bool) -> String {
    let spaces = " ".repeat(wanted.saturating_sub(width(text)));
    match to_the_right {
        true => spaces + text,
        false => text.to_string() + &spaces,
    }
}

/// Numbers in binary, one below another, with a last row under them: `3        0 1 1`.
///
/// Beyond the eighth number, a row says how many are not shown.
///
/// ```
/// use study::text::binary_columns;
///
/// let rows = binary_columns(&[3, 5], "ones", |_, ones| ones.to_string());
/// assert_eq!(rows, ["3     0 1 1", "5     1 0 1", "ones  1 1 2"]);
/// ```
///
/// `result` makes the text under a column: it gets the column's place, which counts from 0 at
/// the right, and the number of ones in it.
pub fn binary_columns(
    numbers: &[u64],
    name: &str,
    result: impl Fn(u32, u64) -> String,
) -> Vec<String> {
    let most = numbers.iter().max().copied().unwrap_or(0);
    let digits = (64 - most.leading_zeros()).max(1);
    let places = || (0..digits).rev();
    let row = |&number: &u64| {
        let binary = places().map(|place| (number >> place & 1).to_string());
        (number.to_string(), binary.collect::<Vec<String>>())
    };
    let mut rows: Vec<(String, Vec<String>)> = numbers.iter().take(SHOWN).map(row).collect();
    if numbers.len() > SHOWN {
        rows.push((said!("... and {} more", "……还有 {} 项", numbers.len() - SHOWN), Vec::new()));
    }
    let ones = |place: u32| numbers.iter().filter(|&number| number >> place & 1 == 1).count();
    let results = places().map(|place| result(place, ones(place) as u64));
    rows.push((name.to_string(), results.collect()));
    let width = rows.iter().flat_map(|(_, digits)| digits).map(String::len).max().unwrap_or(1);
    let line = |(name, digits): (String, Vec<String>)| {
        let digits: Vec<String> = digits.iter().map(|digit| padded(digit, width, true)).collect();
        vec![name, digits.join(" ")]
    };
    table(&rows.into_iter().map(line).collect::<Vec<_>>())
}

/// Numbers in binary above their nim-sum.
///
/// ```
/// use study::text::nim_sum_columns;
///
/// assert_eq!(nim_sum_columns(&[1, 2]), ["1        0 1", "2        1 0", "nim-sum  1 1"]);
/// ```
pub fn nim_sum_columns(numbers: &[u64]) -> Vec<String> {
    binary_columns(numbers, words("nim-sum", "异或和"), |_, ones| (ones % 2).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_in_chinese_too() {
        let [table, sum, long] = Language::Chinese.speaking(|| {
            let rows = [["堆", "石子"], ["1", "12"]].map(|row| row.map(String::from).to_vec());
            let long = figures(&[], SHOWN + 1, |place| vec![place.to_string()]);
            [table(&rows), nim_sum_columns(&[1, 2]), long]
        });
        assert_eq!(table, ["堆  石子", "1     12"]);
        assert_eq!(sum, ["1       0 1", "2       1 0", "异或和  1 1"]);
        assert_eq!(long[SHOWN], "……还有 1 项");
    }
}
