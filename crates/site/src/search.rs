//! The search of every page: a script with everything that can be found, which is loaded when a
//! reader is about to type.
//!
//! A problem is found by its names, its numbers at judges and its theorem, a term by what it is
//! called anywhere, a section of a document by its title; all of it in all languages.

use anyhow::Result;
use serde::Serialize;

use crate::document::Document;
use crate::glossary::Term;
use crate::index::Index;
use crate::language::{page_in, say, Language};
use crate::links::{readme_of, Links, COURSE, GLOSSARY};
use crate::pages::Writer;
use crate::wasm::PLAYGROUND;

/// The script, which the script `find.js` loads.
pub const SCRIPT: &str = "found.js";

/// The pages that are in no document, by their names and their titles in `words.toml`.
const OTHERS: [(&str, &str); 3] =
    [(PLAYGROUND, "playground"), ("today", "today"), ("progress", "my_progress")];

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
    entries.extend(index.terms.values().map(|term| term_entry(term, links)));
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
fn term_entry(term: &Term, links: &mut Links) -> Entry {
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
