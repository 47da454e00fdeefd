//! A Markdown file as sections.

use std::collections::BTreeMap;

use package::chinese::without_spaces;
use package::statement::{blocks, text_of};
use package::writing::Events;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream};

/// A Markdown file.
#[derive(Clone, Debug)]
pub struct Document {
    /// Its path in the repository.
    pub file: String,
    /// Its title, as text.
    pub title: String,
    /// The text before the first section.
    pub head: Events,
    /// The sections, which begin at headings of the second level.
    pub sections: Vec<Section>,
}

/// A section of a Markdown file.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its heading, as text.
    pub title: String,
    /// Its anchor.
    pub anchor: String,
    /// Its text, without the heading.
    pub events: Events,
}

impl Document {
    /// Reads a file of the repository.
    pub fn parse(file: &str, text: &str) -> Document {
        let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_MATH;
        let parser = TextMergeStream::new(Parser::new_ext(text, options));
        let mut events: Vec<Event> = parser.map(Event::into_static).collect();
        number(&mut events);
        let events = without_spaces(events);
        let file = file.to_string();
        let mut document =
            Document { file, title: String::new(), head: Vec::new(), sections: Vec::new() };
        let mut events = events.into_iter();
        while let Some(event) = events.next() {
            match event {
                Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                    document.title = text_of(&heading(&mut events));
                }
                Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                    let title = text_of(&heading(&mut events));
                    let anchor = id.unwrap_or("".into()).to_string();
                    document.sections.push(Section { title, anchor, events: Vec::new() });
                }
                _ => document.last().push(event),
            }
        }
        document
    }

    fn last(&mut self) -> &mut Events {
        self.sections.last_mut().map_or(&mut self.head, |section| &mut section.events)
    }

    /// The anchors that a link can name, in their order.
    pub fn anchors(&self) -> Vec<String> {
        let of_section = |section: &Section| {
            let inner = section.events.iter().filter_map(id_of);
            std::iter::once(section.anchor.clone()).chain(inner).collect::<Vec<String>>()
        };
        self.sections.iter().flat_map(of_section).collect()
    }

    /// The titles that go with the anchors.
    pub fn titles(&self) -> Vec<String> {
        let of_section = |section: &Section| {
            let places =
                (0..section.events.len()).filter(|&place| id_of(&section.events[place]).is_some());
            let inner = places
                .map(|place| text_of(&heading(&mut section.events[place + 1..].iter().cloned())));
            std::iter::once(section.title.clone()).chain(inner).collect::<Vec<String>>()
        };
        self.sections.iter().flat_map(of_section).collect()
    }

    /// The same with other anchors, in their order.
    pub fn with_anchors(mut self, anchors: &[String]) -> Document {
        let mut anchors = anchors.iter().cloned();
        for section in &mut self.sections {
            section.anchor = anchors.next().unwrap_or_default();
            for event in &mut section.events {
                if let Event::Start(Tag::Heading { id, .. }) = event {
                    *id = anchors.next().map(CowStr::from);
                }
            }
        }
        self
    }
}

/// The rest of a heading, which has begun.
fn heading(events: &mut impl Iterator<Item = Event<'static>>) -> Events {
    events.take_while(|event| !is_end(event)).collect()
}

fn is_end(event: &Event) -> bool {
    matches!(event, Event::End(TagEnd::Heading(_)))
}

fn id_of(event: &Event) -> Option<String> {
    match event {
        Event::Start(Tag::Heading { id, .. }) => id.as_ref().map(|id| id.to_string()),
        _ => None,
    }
}

/// Gives every heading an anchor, the one that GitHub gives it.
fn number(events: &mut [Event]) {
    let mut seen = BTreeMap::<String, usize>::new();
    for place in 0..events.len() {
        let (event, rest) = events[place..].split_first_mut().expect("the place is one of them");
        if let Event::Start(Tag::Heading { id, .. }) = event {
            let end = rest.iter().position(is_end).unwrap_or(rest.len());
            let name = anchor(&text_of(&rest[..end]));
            let times = seen.entry(name.clone()).or_default();
            let unique = if *times == 0 { name } else { format!("{name}-{times}") };
            *times += 1;
            *id = Some(CowStr::from(unique));
        }
    }
}

fn anchor(heading: &str) -> String {
    let plain = heading.to_lowercase();
    let kept = plain.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The items of the lists among these events, without what is around them.
pub fn items(events: &[Event<'static>]) -> Vec<Events> {
    blocks(events).iter().flat_map(package::statement::items).collect()
}

/// The rows of the tables among these events, without their heads, as cells.
pub fn rows(events: &[Event<'static>]) -> Vec<Vec<Events>> {
    let (mut rows, mut is_row) = (Vec::<Vec<Events>>::new(), false);
    for event in events {
        match event {
            Event::Start(Tag::TableHead) | Event::End(TagEnd::Table) => is_row = false,
            Event::Start(Tag::TableRow) => {
                is_row = true;
                rows.push(Vec::new());
            }
            _ if !is_row => {}
            Event::Start(Tag::TableCell) => rows.last_mut().expect("a row").push(Vec::new()),
            Event::End(TagEnd::TableCell | TagEnd::TableRow) => {}
            event => {
                let cell = rows.last_mut().and_then(|row| row.last_mut()).expect("a cell");
                cell.push(event.clone());
            }
        }
    }
    rows
}

/// The first link among these events.
pub fn first_link<'a>(events: &'a [Event]) -> Option<&'a str> {
    events.iter().find_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.as_ref()),
        _ => None,
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn document() -> Document {
        Document::parse(
            "page.md",
            "# The *title*\n\nIntroduction.\n\n## First: a & b\n\nText, `code`.\n\n\
             ### Inner part\n\n| a |\n|---|\n| 1 |\n\n## Proof\n\n\
             <details><summary>Hint</summary>\n\n*Think.*\n\n</details>\n\n## Proof\n",
        )
    }

    #[test]
    fn a_file_has_a_title_and_sections() {
        let document = document();
        assert_eq!(document.title, "The title");
        let titles: Vec<&str> = document.sections.iter().map(|s| s.title.as_str()).collect();
        assert_eq!(titles, ["First: a & b", "Proof", "Proof"]);
    }

    #[test]
    fn headings_have_the_anchors_of_github() {
        assert_eq!(document().anchors(), ["first-a--b", "inner-part", "proof", "proof-1"]);
        assert_eq!(document().titles(), ["First: a & b", "Inner part", "Proof", "Proof"]);
    }
}
