//! The search of every page: a script with everything that can be found, which is loaded when a
//! reader is about to type.
//!
//! A problem is found by its names, its numbers at judges and its theorem, a term by what it is
//! called anywhere, a section of a document by its title; all of it in all languages.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use anyhow::Result;
use serde::Serialize;

use crate::document::Document;
use crate::glossary::{Term, Terms};
use crate::html::escape;
use crate::index::Index;
use crate::language::{fill, page_in, say, Language};
use crate::links::{readme_of, Links, COURSE, GLOSSARY};
use crate::pages::Writer;
use crate::wasm::PLAYGROUND;

/// The script, which the script `find.js` loads.
pub const SCRIPT: &str = "found.js";

/// What readers call the terms of the glossary although nobody writes so, by the terms' names.
static SYNONYMS: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    toml::from_str(include_str!("../assets/synonyms.toml")).expect("synonyms.toml has synonyms")
});

/// The pages that are in no document, by their names and their titles in `words.toml`.
const OTHERS: [(&str, &str); 3] =
    [(PLAYGROUND, "playground"), ("today", "today"), ("progress", "my_progress")];

/// The field, and the list that opens below it.
const FIELD: &str = include_str!("../assets/find.html");

/// A field to search in, which a style sheet hides where there are no scripts; its name tells it from
/// others on the page.
pub fn field(language: Language, name: &str, wanted: &str) -> String {
    fill(language, FIELD).replace("{name}", name).replace("{wanted}", &escape(wanted))
}

/// Something that can be found.
#[derive(Serialize)]
struct Entry {
    kind: &'static str,
    /// Its page in English, and the place there.
    href: String,
    /// What it is called, in each language.
    title: [String; 2],
    /// What is said beside it, in each language.
    note: [String; 2],
    /// The names that it goes by.
    names: Vec<String>,
    /// Those that give away how a game is won.
    theorem: Vec<String>,
}

/// Adds what readers call the terms.
pub fn with_synonyms(mut terms: Terms) -> Terms {
    for (name, synonyms) in SYNONYMS.iter() {
        if let Some(term) = terms.get_mut(name) {
            term.others.extend(synonyms.iter().cloned());
        }
    }
    terms
}

/// The script that gives everything that can be found.
pub fn script(writer: &Writer, index: &Index, links: &mut Links) -> Result<String> {
    links.language = Language::English;
    let mut entries: Vec<Entry> = Vec::new();
    for problem in writer.problems {
        let ids: Vec<&str> = problem.judges.iter().map(|judge| judge.id.as_str()).collect();
        entries.push(Entry {
            kind: "problem",
            href: page_in(Language::English, &problem.slug),
            title: titles(&readme_of(&problem.slug), &problem.game, links),
            note: [ids.join(", "), ids.join(", ")],
            names: index.names(problem, links),
            theorem: index.theorem(problem),
        });
    }
    entries.extend(index.terms.values().map(|term| explained(term, links)));
    let documents = [(COURSE.to_string(), "index".to_string())].into_iter();
    for (file, name) in documents.chain(links.documents()) {
        entries.extend(of_document(&file, &name, links));
    }
    entries.extend(OTHERS.map(|(name, words)| {
        let title = Language::ALL.map(|language| say(language, words).to_string());
        page(page_in(Language::English, name), title)
    }));
    Ok(format!("finder.entries = {};\n", serde_json::to_string(&entries)?))
}

/// The titles of a document in all languages.
fn titles(file: &str, title: &str, links: &Links) -> [String; 2] {
    Language::ALL.map(|language| links.title(&language.document(file)).unwrap_or(title).to_string())
}

fn page(href: String, title: [String; 2]) -> Entry {
    let (note, theorem) = Default::default();
    Entry { kind: "page", href, names: title.to_vec(), title, note, theorem }
}

/// A term of the glossary, which leads to where it is explained.
fn explained(term: &Term, links: &mut Links) -> Entry {
    let title = [term.name.clone(), term.chinese.clone()];
    let note = [term.chinese.clone(), term.name.clone()];
    let names = [&title[..], &term.others].concat();
    let href = links.link(GLOSSARY, &term.link);
    Entry { kind: "term", href, title, note, names, theorem: Vec::new() }
}

/// A document, and its sections.
fn of_document(file: &str, name: &str, links: &Links) -> Vec<Entry> {
    let document = |language: Language| {
        links.document(&language.document(file)).or_else(|| links.document(file))
    };
    let [Some(english), Some(chinese)] = Language::ALL.map(document) else { return Vec::new() };
    let href = page_in(Language::English, name);
    let whole = [&english, &chinese].map(|document: &Document| document.title.clone());
    let titles = english.titles().into_iter().zip(chinese.titles());
    let sections = english.anchors().into_iter().zip(titles).map(|(anchor, (own, other))| {
        let title = [own, other];
        let (names, theorem) = (title.to_vec(), Vec::new());
        let href = format!("{href}#{anchor}");
        Entry { kind: "section", href, title, note: whole.clone(), names, theorem }
    });
    let mut entries: Vec<Entry> = sections.collect();
    entries.push(page(href.clone(), whole));
    entries
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::glossary::terms;

    /// A synonym of nothing would be forgotten without a word.
    #[test]
    fn synonyms_are_those_of_terms() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let text = fs::read_to_string(root.join(GLOSSARY)).unwrap();
        let terms = terms(&Document::parse(GLOSSARY, &text), None);
        assert!(!SYNONYMS.is_empty());
        for (name, synonyms) in SYNONYMS.iter() {
            let term = terms.get(name).unwrap_or_else(|| panic!("synonyms.toml: no term {name}"));
            for synonym in synonyms {
                let is_known = *synonym == term.chinese || term.others.contains(synonym);
                assert!(!is_known, "synonyms.toml: the glossary has {synonym}");
            }
        }
    }
}
