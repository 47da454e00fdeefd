//! The statement of every page, as the packages have it.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

use package::statement::{Events, Statement};
use package::writing;

/// Words of a page that speak of our programs or of the judge that it was written about, or of
/// things that a package has elsewhere or not at all.
const OURS: [&str; 14] = [
    " our ",
    "Our ",
    "judge",
    "Judge",
    "program",
    "Beyond",
    "Limits",
    "verified",
    "sample",
    "Sample",
    "](",
    "http",
    "README",
    "text says",
];

fn pages() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> = folders.map(|folder| folder.join("README.md")).collect();
    pages.retain(|page| page.exists());
    pages.sort();
    assert!(pages.len() > 30);
    pages
}

fn of_every_page(check: impl Fn(&Path, Statement)) {
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        let bounds = ["1 <= n <= 10^6".to_string()];
        let statement = Statement::parse(&text, &bounds, None);
        let statement = statement.unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        check(&page, statement);
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
            assert!(writing::html(part).starts_with("<p>"), "{shown}");
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
        let html = writing::html(&statement.events());
        for typed in ["&lt;=", "&gt;=", "<=", "^"] {
            assert!(!html.contains(typed), "{}: {typed}\n{html}", page.display());
        }
    });
}
