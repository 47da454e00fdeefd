//! Letters in the rows of tables, each of which stands for several formulas.

use std::ops::RangeInclusive;

use study::words;

use super::formula::{Formula, Meanings};
use super::functions::Code;

/// The letters of a row, each with the numbers that it stands for.
pub type Letters = &'static [(char, RangeInclusive<i128>)];

/// A row without letters.
pub const NO_LETTER: Letters = &[];

/// Every choice of a meaning for each letter.
pub fn choices(
    letters: Letters,
    meanings: impl Fn(char, &RangeInclusive<i128>) -> Vec<Formula>,
) -> Vec<Meanings> {
    letters.iter().fold(vec![Vec::new()], |all, (letter, range)| {
        let meanings = meanings(*letter, range);
        let longer = |chosen: &Meanings, meaning: &Formula| {
            [&chosen[..], &[(*letter, meaning.clone())]].concat()
        };
        let fill = |chosen: &Meanings| -> Vec<Meanings> {
            meanings.iter().map(|meaning| longer(chosen, meaning)).collect()
        };
        all.iter().flat_map(fill).collect()
    })
}

/// Words in English or Chinese, as it is spoken, with what is made of letters in place of the formulas
/// in braces.
pub fn worded(texts: [&'static str; 2], meanings: &Meanings) -> String {
    let parts = words(texts[0], texts[1]).split(['{', '}']).enumerate();
    let parts = parts.map(|(place, part)| match place % 2 {
        0 => part.to_string(),
        _ => Formula::parse(part).filled(meanings).code(Code::Python),
    });
    parts.collect()
}
