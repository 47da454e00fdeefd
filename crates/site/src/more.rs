//! The lists of docs/more.md: for each theorem its problems, here and at other judges.

use pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown::Document;

/// The items of the list with a problem of the repository, in their order and without its own.
pub fn beside(document: &Document, slug: &str) -> Vec<Vec<Event<'static>>> {
    let lists = document.sections.iter().map(|section| items(&section.events));
    let is_own = |item: &Vec<Event>| leads_to(item, slug);
    let list = lists.into_iter().find(|items| items.iter().any(is_own));
    list.unwrap_or_default().into_iter().filter(|item| !is_own(item)).collect()
}

fn items(events: &[Event<'static>]) -> Vec<Vec<Event<'static>>> {
    let mut items = Vec::new();
    let mut item = None;
    for event in events {
        if matches!(event, Event::Start(Tag::Item)) {
            item = Some(Vec::new());
        }
        let Some(inside) = &mut item else { continue };
        inside.push(event.clone());
        if matches!(event, Event::End(TagEnd::Item)) {
            items.extend(item.take());
        }
    }
    items
}

/// Whether an item is about a problem, which it links to first.
fn leads_to(item: &[Event], slug: &str) -> bool {
    let first = item.iter().find_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url),
        _ => None,
    });
    let path = first.and_then(|target| target.strip_prefix("../problems/"));
    path.and_then(|path| path.split('/').next()) == Some(slug)
}

#[cfg(test)]
mod tests {
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
