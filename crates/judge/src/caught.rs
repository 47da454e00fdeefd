//! What catches the mistakes that a problem knows: its `caught.toml`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::files::toml_if_any;
use crate::scratch::put_text;

/// The file in a problem's folder that says what catches each of its mistakes.
pub const CAUGHT: &str = "caught.toml";

/// What catches a mistake. With neither, it is one that generated cases alone catch.
#[derive(Clone, Debug, Default, Deserialize, Hash, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Caught {
    /// A golden case that does, which the pitfalls cite if they cite one.
    pub case: Option<String>,
    /// The least counter-example that a search has found, if it is short.
    pub least: Option<Least>,
}

/// A counter-example.
#[derive(Clone, Debug, Deserialize, Hash, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Least {
    /// The input.
    pub input: String,
    /// The right answers.
    pub right: String,
    /// Those of the program with the mistake.
    pub wrong: String,
}

/// What catches each mistake of a problem, by its name, as the file in the problem's folder says;
/// nothing where there is no file.
///
/// # Errors
///
/// If the file is malformed.
pub fn caught(folder: &Path) -> Result<BTreeMap<String, Caught>> {
    toml_if_any(&folder.join(CAUGHT))
}

/// Writes that file, with a line for each mistake.
///
/// # Errors
///
/// If it cannot be written.
pub fn put_caught(folder: &Path, caught: &BTreeMap<String, Caught>) -> Result<()> {
    let mut lines =
        "# What catches each wrong program: `cargo judge register` writes it.\n\n".to_string();
    // A string of JSON is one of TOML, and stays on its line.
    let quoted = |text: &str| serde_json::to_string(text);
    for (name, Caught { case, least }) in caught {
        let mut parts = Vec::new();
        if let Some(case) = case {
            parts.push(format!("case = {}", quoted(case)?));
        }
        if let Some(Least { input, right, wrong }) = least {
            let [input, right, wrong] = [quoted(input)?, quoted(right)?, quoted(wrong)?];
            parts.push(format!("least = {{ input = {input}, right = {right}, wrong = {wrong} }}"));
        }
        lines += &format!("{name} = {{ {} }}\n", parts.join(", "));
    }
    put_text(&folder.join(CAUGHT), &lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_catches_a_mistake_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(caught(folder.path()).unwrap(), BTreeMap::new());
        let words = |text: &str| text.to_string();
        let least = Least { input: words("1\n\"2\""), right: words("A\n"), wrong: words("") };
        let all = BTreeMap::from([
            (words("a-b"), Caught { case: Some(words("01-a")), least: Some(least) }),
            (words("c"), Caught { case: None, least: None }),
        ]);
        put_caught(folder.path(), &all).unwrap();
        assert_eq!(caught(folder.path()).unwrap(), all);
        let text = std::fs::read_to_string(folder.path().join(CAUGHT)).unwrap();
        assert_eq!(text.lines().filter(|line| line.contains(" = {")).count(), 2, "{text}");
    }
}
