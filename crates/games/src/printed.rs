//! Lists of nim-values or outcomes as programs print them.

use std::collections::HashSet;

use study::{read, said, Row};

use crate::table::{Fate, Table};

/// Nim-values of the heap `first` and of those after it.
///
/// Between the numbers there may be white space, commas, semicolons, brackets and quotes. What
/// [`positions`] understands is read in that way.
///
/// # Errors
/// The mistake, in a few words without a full stop.
///
/// ```
/// let table = games::printed::values(1, "[0, 1, 2]").unwrap();
/// assert_eq!((table.rows[0][0], table.values), (1, Some(vec![0, 1, 2])));
/// ```
pub fn values(first: u64, text: &str) -> Result<Table, String> {
    if let Some(table) = positions(text) {
        return table;
    }
    let number = |(place, word): (usize, &str)| {
        word.parse().map_err(|_| {
            said!(
                "number {} is `{}`: expected a list of numbers from 0 to 2^64 - 1",
                "第 {} 个数是 `{}`：应为一列 0 到 2^64 - 1 的数",
                place + 1,
                short(word)
            )
        })
    };
    let values: Vec<u64> = words(text).enumerate().map(number).collect::<Result<_, _>>()?;
    check(first, values.len())?;
    Ok(Table::of_values(first, values))
}

/// Outcomes of the heap `first` and of those after it, for the player to move: `L` or `P` for a
/// loss, `W` or `N` for a win, `D` for a draw; or the words `lost`, `win` and the like.
///
/// # Errors
/// As for [`values`].
pub fn outcomes(first: u64, text: &str) -> Result<Table, String> {
    if let Some(table) = positions(text) {
        return table;
    }
    let mut all = Vec::new();
    for (place, word) in words(text).enumerate() {
        all.extend(fates(word).ok_or_else(|| {
            said!(
                "word {} is `{}`: expected L (lost), W (won) or D (drawn)",
                "第 {} 个词是 `{}`：应为 L（必败）、W（必胜）或 D（平局）",
                place + 1,
                short(word)
            )
        })?);
    }
    check(first, all.len())?;
    Ok(Table::of_outcomes(first, all))
}

/// The outcomes that a word or its letters name.
fn fates(word: &str) -> Option<Vec<Fate>> {
    let lower = word.to_lowercase();
    let letters = match &*lower {
        "lost" | "lose" | "loss" => "l",
        "won" | "win" => "w",
        "draw" | "drawn" => "d",
        letters => letters,
    };
    let fate = |letter| match letter {
        'l' | 'p' => Some(Fate::Loss),
        'w' | 'n' => Some(Fate::Win),
        'd' => Some(Fate::Draw),
        _ => None,
    };
    letters.chars().map(fate).collect()
}

/// Positions as a search prints them, each with its nim-value or outcome: `1 2: 3` and `1 2: lost`,
/// or `0 0`, `1 1`, `2 0` for the heaps from 0 or 1 on. `None` if the text is a list.
///
/// Between positions is a line end or a semicolon.
///
/// ```
/// let table = games::printed::positions("0 0: lost\n0 1: won").unwrap().unwrap();
/// assert_eq!(table.rows, [[0, 0], [0, 1]]);
/// ```
pub fn positions(text: &str) -> Option<Result<Table, String>> {
    let lines = text.split(&['\n', ';'][..]).map(str::trim);
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let told: Vec<(&str, &str)> = lines.iter().map(|line| told(line)).collect::<Option<_>>()?;
    let has_colons = lines.iter().all(|line| line.contains(':'));
    let has_words = told.iter().all(|(_, value)| value.parse::<u64>().is_err());
    let counts = || {
        let first = told[0].0.parse().ok().filter(|first: &u64| *first < 2);
        first.map_or(false, |first| {
            (first..).zip(&told).all(|(heap, (row, _))| *row == heap.to_string())
        })
    };
    if lines.len() > 1 && (has_colons || has_words || lines.len() > 2 && counts()) {
        Some(with_values(&told))
    } else {
        None
    }
}

/// The position and the value of a line.
fn told(line: &str) -> Option<(&str, &str)> {
    let (row, value) = match line.split_once(':') {
        Some(parts) => parts,
        None => line.rsplit_once(char::is_whitespace)?,
    };
    let (row, value) = (row.trim(), value.trim());
    let is_row = |row: &str| read(row).map_or(false, |row| !row.is_empty());
    let row = row.trim_matches(|letter| "()[]".contains(letter));
    Some((row, value)).filter(|(row, value)| {
        is_row(row) && (value.parse::<u64>().is_ok() || fates(value).is_some())
    })
}

fn with_values(told: &[(&str, &str)]) -> Result<Table, String> {
    let rows: Vec<Row> = told.iter().map(|(row, _)| read(row)).collect::<Result<_, _>>()?;
    let mut seen = HashSet::new();
    if let Some(row) = rows.iter().find(|row| !seen.insert(*row)) {
        return Err(said!("`{}` stands there twice", "`{}` 出现了两次", study::write(row)));
    }
    let values: Result<Vec<u64>, _> = told.iter().map(|(_, value)| value.parse()).collect();
    if let Ok(values) = values {
        return Ok(Table::of_rows(rows, values));
    }
    let fate = |(row, value): &(&str, &str)| {
        match fates(value) {
        Some(list) if list.len() == 1 => Ok(list[0]),
        _ => Err(said!(
            "`{row}: {value}`: expected one outcome, L (lost), W (won) or D (drawn), as in the other lines",
            "`{row}: {value}`：应为一个胜负：L（必败）、W（必胜）或 D（平局），与其他行一样"
        )),
    }
    };
    let fates = told.iter().map(fate).collect::<Result<_, _>>()?;
    Ok(Table { rows, options: None, fates, values: None, sums: None })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let separates = |letter: char| letter.is_whitespace() || ",;[](){}'\"".contains(letter);
    text.split(separates).filter(|word| !word.is_empty())
}

/// The beginning of a word, without what cannot be shown.
fn short(word: &str) -> String {
    const MOST: usize = 40;
    word.chars().take(MOST).filter(|letter| !letter.is_control()).collect()
}

fn check(first: u64, count: usize) -> Result<(), String> {
    match count as u64 {
        0 => Err(said!("the list is empty", "列表是空的")),
        count if first.checked_add(count).is_none() => {
            Err(said!("the last heap exceeds 2^64 - 1", "最后一堆超过 2^64 - 1"))
        }
        _ => Ok(()),
    }
}
