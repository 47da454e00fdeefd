//! The statement and the title of every problem, as the packages have them.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use judge::catalogue::{self, Entry};
use package::statement::{Events, Statement};
use package::writing;
use study::Language;

/// Words of a page that speak of our programs or of the judge that it was written about, or of
/// things that a package has elsewhere or not at all.
const OURS: [&str; 20] = [
    " our ",
    "Our ",
    "judge",
    "Judge",
    "program",
    "Beyond",
    "Also",
    "Limits",
    "verified",
    "sample",
    "Sample",
    "](",
    "http",
    "README",
    "text says",
    "评测",
    "程序",
    "本题库",
    "限制：",
    "样例",
];

/// Words in the names of theorems that so many games share that they tell nothing.
const GENERAL: [&str; 6] = ["a", "game", "nim", "of", "strategy", "with"];

/// Names by which a contestant finds the solution, and under which no theorem is listed.
const TELLING: [&str; 9] = [
    "bash",
    "grundy",
    "kayles",
    "mirror",
    "nimber",
    "northcott",
    "p-position",
    "sprague",
    "zeckendorf",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The words of a text, without the endings of the genitive and of the plural.
fn words(text: &str) -> BTreeSet<String> {
    let is_inside = |letter: char| letter.is_alphabetic() || letter == '-' || letter == '\'';
    let words = text.split(|letter| !is_inside(letter)).filter(|word| !word.is_empty());
    words.map(|word| singular(&word.to_lowercase())).collect()
}

fn singular(word: &str) -> String {
    let word = word.strip_suffix("'s").unwrap_or(word);
    match word.strip_suffix("ies") {
        Some(start) => format!("{start}y"),
        None => word.strip_suffix('s').unwrap_or(word).to_string(),
    }
}

/// The words of a theorem's name that give it away: all of them if each is general.
fn telling(theorem: &str) -> BTreeSet<String> {
    let all = words(theorem);
    let own: BTreeSet<String> =
        all.iter().filter(|word| !GENERAL.contains(&word.as_str())).cloned().collect();
    if own.is_empty() {
        all
    } else {
        own
    }
}

/// The words of a title that give a theorem away and that the statement does not have anyway.
fn given_away(entry: &Entry, statement: &str, theorems: &[String]) -> Vec<String> {
    let mut names = telling(&entry.theorem);
    // In another problem's title, `Nim` is part of the name of a game.
    let others = theorems.iter().filter(|theorem| *theorem != "Nim");
    names.extend(others.flat_map(|theorem| telling(theorem)));
    names.extend(TELLING.iter().map(|name| singular(name)));
    let said = words(statement);
    let title = words(entry.title_in_packages());
    title.intersection(&names).filter(|word| !said.contains(*word)).cloned().collect()
}

fn entries() -> Vec<Entry> {
    let entries = catalogue::load(&root()).unwrap().entries;
    assert!(entries.len() > 30);
    entries
}

#[test]
fn no_title_gives_the_theorem_away() {
    let entries = entries();
    let theorems: Vec<String> = entries.iter().map(|entry| entry.theorem.clone()).collect();
    let mut found = Vec::new();
    for entry in &entries {
        let page = root().join("problems").join(&entry.slug).join("README.md");
        let page = fs::read_to_string(page).unwrap();
        let statement = Statement::parse(&page, Language::English, &[], None).unwrap();
        let statement = writing::markdown(&statement.events()).unwrap();
        for word in given_away(entry, &statement, &theorems) {
            found.push(format!("{}: `{word}` in `{}`", entry.slug, entry.title_in_packages()));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn names_of_theorems_are_noticed_in_titles() {
    let notices = |game: &str, theorem: &str, statement: &str| {
        let (game, theorem) = (game.to_string(), theorem.to_string());
        let entry = Entry { game, theorem: theorem.clone(), ..Entry::default() };
        given_away(&entry, statement, &[theorem, "Octal games".to_string()])
    };
    assert_eq!(notices("Wythoff Game: a table", "Wythoff's game", "Two heaps."), ["wythoff"]);
    assert_eq!(notices("Nim in disguise", "Nim", "There are heaps."), ["nim"]);
    assert_eq!(notices("An octal row", "Nim", "Take one."), ["octal"]);
    assert_eq!(notices("Grundy's pins", "Nim", "Take one."), ["grundy"]);
    assert!(notices("New Nim", "Nim", "Then they play Nim.").is_empty());
    assert!(notices("S-Nim", "Subtraction games", "Take one.").is_empty());
    assert!(notices("Stones on a staircase", "Staircase Nim", "A staircase is high.").is_empty());
}

#[test]
fn a_title_for_packages_differs_from_the_heading() {
    for entry in entries() {
        assert_ne!(entry.package_title.as_ref(), Some(&entry.game), "{}", entry.slug);
    }
}

fn pages(language: Language) -> Vec<PathBuf> {
    let folder = root().join("problems");
    let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> =
        folders.map(|folder| folder.join(language.document("README.md"))).collect();
    pages.retain(|page| page.exists());
    pages.sort();
    assert!(pages.len() > 30);
    pages
}

fn of_every_page(check: impl Fn(&Path, Statement)) {
    for language in [Language::English, Language::Chinese] {
        for page in pages(language) {
            let text = fs::read_to_string(&page).unwrap();
            let bounds = ["1 <= n <= 10^6".to_string()];
            let statement = Statement::parse(&text, language, &bounds, None);
            let statement = statement.unwrap_or_else(|error| panic!("{}: {error}", page.display()));
            check(&page, statement);
        }
    }
}

#[test]
fn every_page_has_a_statement_in_every_form() {
    of_every_page(|page, statement| {
        let parts: [&Events; 3] = [&statement.rules, &statement.input, &statement.output];
        for part in parts {
            let markdown = writing::markdown(part).unwrap();
            let shown = page.display();
            assert!(markdown.trim().len() > 3, "{shown}: {markdown}");
            assert!(markdown.starts_with(|c: char| !c.is_lowercase()), "{shown}: {markdown}");
            assert!(writing::html(part).unwrap().starts_with("<p>"), "{shown}");
            writing::tex(part).unwrap_or_else(|error| panic!("{shown}: {error}"));
        }
    });
}

#[test]
fn no_statement_speaks_of_us() {
    let found = RefCell::new(Vec::new());
    of_every_page(|page, statement| {
        let markdown = writing::markdown(&statement.events()).unwrap();
        for line in markdown.lines() {
            if let Some(word) = OURS.iter().find(|word| line.contains(*word)) {
                found.borrow_mut().push(format!("{}: `{word}`: {line}", page.display()));
            }
        }
    });
    assert!(found.borrow().is_empty(), "{}", found.borrow().join("\n"));
}

#[test]
fn no_inequality_is_left_among_the_words() {
    of_every_page(|page, statement| {
        let html = writing::html(&statement.events()).unwrap();
        for typed in ["&lt;=", "&gt;=", "<=", "^"] {
            assert!(!html.contains(typed), "{}: {typed}\n{html}", page.display());
        }
    });
}
