//! The lists of docs/more.md: for each theorem its problems, here and at other judges.

use anyhow::Result;
use package::statement::Events;

use crate::document::{first_link, items, Document};
use crate::language::say;
use crate::links::{problem_of, Links, MORE};
use crate::markdown::render;
use crate::parts::document;

/// The problems that a problem is listed with.
pub fn more_of_theorem(slug: &str, links: &mut Links) -> Result<String> {
    let document = document(MORE, links)?;
    let mut listed = String::new();
    for item in beside(&document, slug) {
        listed += &format!("<li>{}</li>\n", render(&item, &document.file, links));
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

/// The items of the list with a problem, without its own, which links to it first.
fn beside(document: &Document, slug: &str) -> Vec<Events> {
    let is_own = |item: &Events| first_link(item).and_then(problem_of) == Some(slug);
    let mut lists = document.sections.iter().map(|section| items(&section.events));
    let mut list = lists.find(|items| items.iter().any(is_own)).unwrap_or_default();
    list.retain(|item| !is_own(item));
    list
}
