//! The tables of docs/catalogue.md: for each theorem its problems, here and at other judges.

use anyhow::Result;
use package::statement::text_of;
use package::writing::Events;
use pulldown_cmark::{Event, Tag};

use crate::document::{first_link, rows, Document, Section};
use crate::html::escape;
use crate::language::{say, Language};
use crate::links::{problem_of, readme_of, Links, CATALOGUE};
use crate::markdown::render;
use crate::parts::{document, dots};

/// The problems that a problem is listed with.
pub fn more_of_theorem(slug: &str, links: &mut Links) -> Result<String> {
    let document = document(CATALOGUE, links)?;
    let mut listed = String::new();
    for row in beside(&document, slug) {
        listed += &format!("<li>{}</li>\n", item(&row, &document.file, links));
    }
    if listed.is_empty() {
        return Ok(String::new());
    }
    let heading = say(links.language, "more_of_theorem");
    let note = match listed.contains('†') {
        true => format!("<p>{}</p>\n", say(links.language, "dagger")),
        false => String::new(),
    };
    Ok(format!("<h2 id=\"more\">{heading}</h2>\n<ul>\n{listed}</ul>\n{note}"))
}

/// A section of the catalogue as HTML.
pub fn catalogued(section: &Section, file: &str, links: &mut Links) -> String {
    let html = with_dots(section, links.language).html(file, false, links);
    html.replace("<div class=\"table\">", "<div class=\"table catalogue wide\">")
}

/// A section of the catalogue whose table has the difficulties as dots.
fn with_dots(section: &Section, language: Language) -> Section {
    let mut column = 0;
    let mut section = section.clone();
    for event in &mut section.events {
        match event {
            Event::Start(Tag::TableRow) => column = 0,
            Event::Start(Tag::TableCell) => column += 1,
            Event::Text(text) if column == 3 => {
                if let Ok(level) = text.parse() {
                    *event = Event::InlineHtml(dots(level, language).into());
                }
            }
            _ => {}
        }
    }
    section
}

/// The rows of the table with a problem, without its own.
fn beside(document: &Document, slug: &str) -> Vec<Vec<Events>> {
    let is_own = |row: &Vec<Events>| first_link(&row[0]).and_then(problem_of) == Some(slug);
    let mut tables = document.sections.iter().map(|section| rows(&section.events));
    let mut table = tables.find(|rows| rows.iter().any(is_own)).unwrap_or_default();
    table.retain(|row| !is_own(row));
    table
}

/// A row in a line: a problem of ours by its title, with its difficulty, and another one by its
/// judge's number; then what it asks.
fn item(row: &[Events], file: &str, links: &mut Links) -> String {
    let [name, asks, difficulty, judges @ ..] = row else { return String::new() };
    let name = match first_link(name).and_then(|link| Some((link, problem_of(link)?))) {
        Some((link, slug)) => {
            let page = links.language.document(&readme_of(slug));
            let title = links.title(&page).or_else(|| links.title(&readme_of(slug)));
            let title = escape(title.unwrap_or(slug));
            let level = text_of(difficulty).parse().unwrap_or_default();
            let page = escape(&links.link(file, link));
            let dots = dots(level, links.language);
            format!("<a href=\"{page}\">{title}</a> {dots}")
        }
        None => {
            let judges: String = judges.iter().map(|cell| render(cell, file, links)).collect();
            format!("{judges} {}", render(name, file, links))
        }
    };
    format!("{name}{}{}", say(links.language, "colon"), render(asks, file, links))
}
