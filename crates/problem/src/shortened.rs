//! Texts that may be megabytes long, as messages have them.

use std::fmt::Debug;

/// The beginning of a text.
pub fn shortened(text: &str) -> String {
    const LENGTH: usize = 400;
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_string(),
    }
}

/// The beginning of a position.
pub fn shown(position: &impl Debug) -> String {
    shortened(&format!("{position:?}"))
}
