//! The style sheet of CONTRIBUTING.md, as far as words can be looked up.

mod chinese;
mod formulas;
mod stops;

use std::collections::BTreeSet;

use super::{files_at, pages, read};

/// The files, and the folders with everything in them, that keep to the style sheet besides the
/// pages of the root folder.
const OF_THE_REPOSITORY: [&str; 8] = [
    ".cargo",
    ".ci",
    ".github",
    "Cargo.toml",
    "Justfile",
    "crates",
    "problems",
    "release-plz.toml",
];

/// Phrases that may stay, and why.
const ALLOWED: [(&str, &str); 1] = [(r#"["whoever", ..]"#, "this test looks for it")];

#[test]
fn the_style_sheet_is_kept() {
    let mut files = BTreeSet::from_iter(pages());
    files.extend(OF_THE_REPOSITORY.iter().flat_map(|path| files_at(path)));
    let faults: Vec<String> = files.iter().flat_map(|file| faults_in(file)).collect();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

fn faults_in(file: &str) -> Vec<String> {
    let text = read(file);
    let places = words(&text);
    let words: Vec<&str> = places.iter().map(|(_, word)| word.as_str()).collect();
    let found = (0..words.len()).filter_map(|at| Some((at, fault(&words[..at], &words[at..])?)));
    found.map(|(at, advice)| format!("{file}:{}: {advice}", places[at].0)).collect()
}

/// The words of a text in small letters, each with its line. An empty one stands for punctuation;
/// the marks of a comment are left out, so that a phrase is found over the end of a line.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut words = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let is_allowed = ALLOWED.iter().any(|(phrase, _)| line.contains(phrase));
        for part in line.split('`').step_by(2).filter(|_| !is_allowed) {
            let has_letters = |word: &&str| word.contains(char::is_alphanumeric);
            for word in part.split_whitespace().filter(has_letters).map(str::to_lowercase) {
                let pieces = word.split(|c: char| !c.is_alphanumeric()).map(str::to_string);
                words.extend(pieces.map(|piece| (number + 1, piece)));
            }
        }
    }
    words
}

/// The advice of the style sheet on the words from here on, if they are at fault.
fn fault(before: &[&str], words: &[&str]) -> Option<&'static str> {
    let exists = before.iter().rev().take(2).any(|word| *word == "there");
    match words {
        ["is" | "are" | "was" | "were" | "be", "no", next, ..]
            if !exists && !COMPARED.contains(next) =>
        {
            Some("say `is not a`, not `is no`")
        }
        ["whoever", ..] => Some("say who: `the player who`, not `whoever`"),
        ["common", "mistake", "is", "to", ..] => {
            Some("state what the program does wrong as a fact")
        }
        ["just", next, ..] if COUNTED.contains(next) => Some("say `exactly` or `only`, not `just`"),
        _ => None,
    }
}

/// The words after `is no` in a comparison: `is no longer`.
const COMPARED: [&str; 8] =
    ["better", "fewer", "greater", "larger", "less", "longer", "more", "smaller"];

/// The words after `just` where it means `exactly`; in `has just taken` it does not.
const COUNTED: [&str; 11] =
    ["as", "one", "two", "three", "four", "the", "these", "this", "that", "those", "what"];

#[test]
fn a_proof_begins_with_its_idea() {
    for page in pages() {
        let text = read(&page);
        for (heading, idea) in [("\n## Proof\n\n", "*Idea.* "), ("\n## 证明\n\n", "*思路：* ")]
        {
            let proof = text.split_once(heading).map_or(idea, |(_, proof)| proof);
            assert!(proof.starts_with(idea), "{page}: the proof does not begin with `{idea}`");
        }
    }
}

#[test]
fn a_page_explains_a_word_once() {
    for page in pages() {
        let text = read(&page);
        let mut explained = BTreeSet::new();
        for rest in text.split("[*").skip(1) {
            let Some((_, rest)) = rest.split_once("*](") else { continue };
            let target = rest.split(')').next().unwrap_or_default();
            assert!(explained.insert(target), "{page} explains {target} more than once");
        }
    }
}
