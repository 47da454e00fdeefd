//! The format in the language of checktestdata, in which judges have their validators.
//!
//! Only those parts of the language are used that DOMjudge's own tool, the one from PyPI and
//! BAPCtools have in common.
//!
//! A rule that is more than ranges brings its own lines of the language, as does the form of the
//! answers; a problem whose format cannot be translated fails its tests. A name means the number
//! of that name that was read last, within the item of its list.

mod bounds;
mod code;
mod form;
mod framing;
mod lists;
mod names;
pub mod rules;
mod translation;
mod words;

use anyhow::Result;
use protocol::Validators;

pub use self::form::Form;
pub use self::names::variable;
use crate::format::Grammar;

/// A problem's format and the form of its answers for a judge's own validators, within the
/// judge's bounds.
///
/// # Errors
///
/// The number or the rule that cannot be said in the language.
pub fn validators(grammar: &Grammar, form: &Form) -> Result<Validators> {
    let (input, bounds) = framing::input(grammar)?;
    let output = framing::output(grammar, form);
    Ok(Validators { input, output, bounds })
}

#[cfg(test)]
mod tests;
