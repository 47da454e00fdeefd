//! The format in the language of checktestdata, in which judges have their validators.
//!
//! What is written keeps to the part of the language that DOMjudge's own tool, the one from PyPI
//! and BAPCtools have in common.

mod bounds;
mod code;
mod form;
mod framing;
mod lists;
pub mod rules;
mod translation;
mod words;

use anyhow::Result;
use protocol::Validators;

pub use self::form::Form;
use crate::format::Grammar;

/// What a judge's own validators need of a problem's format and of the form of its answers, within
/// the judge's bounds.
///
/// # Errors
///
/// The number or the rule that cannot be said in the language.
pub fn validators(grammar: &Grammar, form: &Form) -> Result<Validators> {
    let (input, bounds) = framing::input(grammar)?;
    let output = framing::output(grammar, form);
    Ok(Validators { input, output, bounds })
}

/// The variable for what the format calls `name`: `a heap` is `heap`, and `N` is `n`.
///
/// ```
/// assert_eq!(problem::checktestdata::variable("a heap"), "heap");
/// assert_eq!(problem::checktestdata::variable("N"), "n");
/// ```
pub fn variable(name: &str) -> String {
    let letters = title(name).chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// A name without its article.
fn title(name: &str) -> &str {
    let article = ["a ", "an ", "the "].into_iter().find(|article| name.starts_with(article));
    &name[article.map_or(0, str::len)..]
}

#[cfg(test)]
mod tests;
