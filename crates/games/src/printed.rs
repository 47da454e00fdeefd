//! Lists of nim-values or outcomes as programs print them.

use study::said;

use crate::table::{Fate, Table};

/// Nim-values of the heap `first` and of those after it.
///
/// Between the numbers there may be white space, commas, semicolons, brackets and quotes.
///
/// # Errors
/// The mistake, in a few words without a full stop.
///
/// ```
/// let table = games::printed::values(1, "[0, 1, 2]").unwrap();
/// assert_eq!((table.rows[0][0], table.values), (1, Some(vec![0, 1, 2])));
/// ```
pub fn values(first: u64, text: &str) -> Result<Table, String> {
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
    let mut fates = Vec::new();
    for (place, word) in words(text).enumerate() {
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
        let of_word: Option<Vec<Fate>> = letters.chars().map(fate).collect();
        fates.extend(of_word.ok_or_else(|| {
            said!(
                "word {} is `{}`: expected L (lost), W (won) or D (drawn)",
                "第 {} 个词是 `{}`：应为 L（必败）、W（必胜）或 D（平局）",
                place + 1,
                short(word)
            )
        })?);
    }
    check(first, fates.len())?;
    Ok(Table::of_outcomes(first, fates))
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
