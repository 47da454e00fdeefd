//! The lists of docs/more.md: for each theorem its problems, here and at other judges.

use anyhow::Result;
use package::statement::Events;

use crate::language::Speaks;
use crate::links::{problem_of, Links, MORE};
use crate::markdown::{first_link, items, render, Document};
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
    let heading = links.language.say("more_of_theorem");
    let note = match listed.contains('†') {
        true => format!("<p>{}</p>\n", links.language.say("dagger")),
        false => String::new(),
    };
    Ok(format!("<h2 id=\"more\">{heading}</h2>\n<ul>\n{listed}</ul>\n{note}"))
}

/// The items of the list with a problem, in their order and without its own, which links to it first.
fn beside(document: &Document, slug: &str) -> Vec<Events> {
    let is_own = |item: &Events| first_link(item).and_then(problem_of) == Some(slug);
    let mut lists = document.sections.iter().map(|section| items(&section.events));
    let mut list = lists.find(|items| items.iter().any(is_own)).unwrap_or_default();
    list.retain(|item| !is_own(item));
    list
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::Event;

    use super::*;

    #[test]
    fn a_problem_stands_beside_the_others_of_its_list() {
        let text = "# T\n\nAll.\n\n## A\n\n- [a](../problems/a): *see* [b](../problems/b).\n\
            - [c](https://c.example/): d.\n\n## B\n\n- [b](../problems/b/README.zh.md): e.\n";
        let document = Document::parse("docs/more.md", text);
        let beside = |slug| beside(&document, slug);
        assert_eq!(beside("a").len(), 1);
        assert!(beside("a")[0].contains(&Event::Text("c".into())));
        assert!(beside("b").is_empty());
        assert!(beside("x").is_empty());
    }
}
