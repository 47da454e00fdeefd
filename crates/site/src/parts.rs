//! Parts of pages, and where they lie.

use anyhow::{Context, Result};
use judge::catalogue::Problem;

use crate::document::Document;
use crate::frame::Page;
use crate::html::escape;
use crate::language::{say_of, Language};
use crate::links::{readme_of, Links};
use crate::solved::SOLVED;

/// A document in the language of the page, or in English.
pub fn document(file: &str, links: &Links) -> Result<Document> {
    let translated = links.document(&links.language.document(file));
    let found = translated.or_else(|| links.document(file));
    found.with_context(|| format!("a repository has a {file}"))
}

/// The name of a game on its page, in the language of the page that is being written.
pub fn game(problem: &Problem, links: &Links) -> String {
    let file = links.language.document(&readme_of(&problem.slug));
    links.title(&file).unwrap_or(&problem.game).to_string()
}

/// A page that is there in all languages; what it is about is HTML.
pub fn page(
    name: &str,
    [title, about]: [&str; 2],
    body: &str,
    scripts: &[String],
    language: Language,
) -> String {
    Page { title, about, language, name: Some(name), root: "", body, scripts }.html()
}

/// The script that holds the program of a problem's page.
pub fn program_of(slug: &str) -> String {
    format!("boards/{slug}.js")
}

/// The archive of a problem's cases.
pub fn archive_of(slug: &str) -> String {
    format!("cases/{slug}.zip")
}

/// The scripts of a page, with the board of a problem if it has one.
pub fn scripts(board: Option<&str>, others: &[&str]) -> Vec<String> {
    let shared = ["study.js", "store.js", SOLVED, "progress.js", "dot.js"].map(String::from);
    let board = board.map(|slug| {
        let parts = ["chooser.js", "trace.js", "reason.js", "board.js"].map(String::from);
        std::iter::once(program_of(slug)).chain(parts)
    });
    let others = others.iter().map(|name| name.to_string());
    shared.into_iter().chain(board.into_iter().flatten()).chain(others).collect()
}

/// Says something to the reader; words between backticks are code.
pub fn note(text: &str) -> String {
    format!("<p class=\"note\">{}</p>\n", marked(text))
}

/// A text in which words between backticks are code.
pub fn marked(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let marked = parts.map(|(number, part)| match number % 2 {
        0 => escape(part),
        _ => format!("<code>{}</code>", escape(part)),
    });
    marked.collect()
}

/// The difficulty of a problem as dots.
pub fn difficulty(problem: &Problem, language: Language) -> String {
    dots(problem.difficulty.into(), language)
}

/// A difficulty as dots.
pub fn dots(level: usize, language: Language) -> String {
    let level = level.min(5);
    let dots = "●".repeat(level) + &"○".repeat(5 - level);
    let words = say_of(language, "of_five", &level.to_string());
    format!("<span class=\"difficulty\" role=\"img\" aria-label=\"{words}\" title=\"{words}\">{dots}</span>")
}
