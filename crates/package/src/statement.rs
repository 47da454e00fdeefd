//! The statement of a problem, taken from its page.
//!
//! The section `Statement` of a page has the rules, then a list with the items `Input:`,
//! `Output:`, `Bounds:` and `Limits:`, then the sample. A package takes from it
//!
//! - the rules, but no paragraph with a link: it points to another page of the set;
//! - the input and the output;
//! - the bounds from the second sentence on, up to the one that begins with `Beyond` and tells
//!   what our program can do beyond the judge's range. The first sentence has the numbers,
//!   which the validators know by themselves.

use anyhow::{ensure, Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::formula::{self, Piece};

/// Markdown as pulldown-cmark reads it.
pub type Events = Vec<Event<'static>>;

/// The statement of a problem. Formulas are [`Event::InlineMath`], typed as on the page.
#[derive(Clone, Debug)]
pub struct Statement {
    /// How the game is played and what is asked, in paragraphs and lists.
    pub rules: Events,
    /// What an input looks like; paragraphs.
    pub input: Events,
    /// What an output looks like; paragraphs.
    pub output: Events,
}

impl Statement {
    /// The statement on a page, with these bounds of the numbers, and a sentence on the number of
    /// cases if there is one.
    ///
    /// # Errors
    ///
    /// The part that the page does not have.
    pub fn parse(page: &str, bounds: &[String], cases: Option<String>) -> Result<Statement> {
        let mut blocks = blocks(section(page).context("no section `Statement`")?);
        let is_format = |block: &Events| items(block).iter().any(|item| names(item, "Input"));
        let list = blocks.iter().position(is_format).context("no item `Input:`")?;
        let items = items(&blocks[list]);
        let item = |name: &str| -> Result<Vec<Events>> {
            let found = items.iter().find(|item| names(item, name));
            Ok(sentences(found.with_context(|| format!("no item `{name}:`"))?, name))
        };
        let mut input = paragraph(item("Input")?);
        let of_bounds = item("Bounds")?;
        let conditions = of_bounds.into_iter().skip(1).take_while(|it| !begins(it, "Beyond"));
        let cases = cases.map(|sentence| vec![Event::Text(sentence.into())]);
        input.extend(paragraph(conditions.chain(cases).collect()));
        input.extend(list_of(bounds));
        let output = paragraph(item("Output")?);
        blocks.truncate(list);
        blocks.retain(|block| !block.iter().any(is_link));
        ensure!(!blocks.is_empty(), "no rules before the item `Input:`");
        let rules = blocks.concat();
        Ok(Statement {
            rules: mathematics(rules),
            input: mathematics(input),
            output: mathematics(output),
        })
    }

    /// The whole statement except for the samples.
    pub fn events(&self) -> Events {
        let parts = [
            self.rules.clone(),
            heading("Input"),
            self.input.clone(),
            heading("Output"),
            self.output.clone(),
        ];
        parts.concat()
    }
}

/// A heading of the second level.
pub fn heading(title: impl Into<CowStr<'static>>) -> Events {
    let level = HeadingLevel::H2;
    let tag = Tag::Heading { level, id: None, classes: Vec::new(), attrs: Vec::new() };
    vec![Event::Start(tag), Event::Text(title.into()), Event::End(TagEnd::Heading(level))]
}

/// The text under the heading `Statement`.
fn section(page: &str) -> Option<Events> {
    let mut parser = Parser::new_ext(page, Options::empty());
    let mut title = String::new();
    while title != "Statement" {
        let is_heading = |event: &Event| matches!(event, Event::Start(Tag::Heading { .. }));
        parser.find(is_heading)?;
        let inside = parser.by_ref().take_while(|event| !matches!(event, Event::End(_)));
        title = text_of(&inside.collect::<Vec<_>>());
    }
    let is_inside = |event: &Event| !matches!(event, Event::Start(Tag::Heading { .. }));
    Some(parser.take_while(is_inside).map(Event::into_static).collect())
}

fn text_of(events: &[Event]) -> String {
    let text = |event: &Event| match event {
        Event::Text(text) | Event::Code(text) => text.to_string(),
        _ => String::new(),
    };
    events.iter().map(text).collect()
}

/// Paragraphs, lists and the like, one by one.
fn blocks(events: Events) -> Vec<Events> {
    let mut blocks = Vec::new();
    let (mut block, mut depth) = (Vec::new(), 0);
    for event in events {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        block.push(event);
        if depth == 0 {
            blocks.push(std::mem::take(&mut block));
        }
    }
    blocks
}

/// The contents of a list's items; none if the block is not a list.
fn items(block: &Events) -> Vec<Events> {
    if !matches!(block.first(), Some(Event::Start(Tag::List(_)))) {
        return Vec::new();
    }
    let inner = block[1..block.len() - 1].to_vec();
    blocks(inner).into_iter().map(|item| item[1..item.len() - 1].to_vec()).collect()
}

/// Whether an item begins with `Input:` where the name is `Input`.
fn names(item: &Events, name: &str) -> bool {
    text_of(item).strip_prefix(name).is_some_and(|rest| rest.starts_with(':'))
}

/// The sentences of an item, each of which has its line, without the item's name and without
/// links.
fn sentences(item: &Events, name: &str) -> Vec<Events> {
    let mut item = item.clone();
    if let Some(Event::Text(text)) = item.first_mut() {
        *text = capital(text[name.len() + 1..].trim_start()).into();
    }
    item.retain(|event| !is_link(event) && !matches!(event, Event::End(TagEnd::Link)));
    item.split(|event| *event == Event::SoftBreak).map(<[_]>::to_vec).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn begins(sentence: &Events, word: &str) -> bool {
    text_of(sentence).starts_with(word)
}

fn is_link(event: &Event) -> bool {
    matches!(event, Event::Start(Tag::Link { .. }))
}

/// Sentences as a paragraph; nothing if there are none.
fn paragraph(sentences: Vec<Events>) -> Events {
    if sentences.is_empty() {
        return Vec::new();
    }
    let mut paragraph = vec![Event::Start(Tag::Paragraph)];
    paragraph.extend(sentences.join(&Event::SoftBreak));
    paragraph.push(Event::End(TagEnd::Paragraph));
    paragraph
}

/// The bounds as a list of formulas.
fn list_of(bounds: &[String]) -> Events {
    if bounds.is_empty() {
        return Vec::new();
    }
    let mut list = vec![Event::Start(Tag::List(None))];
    for bound in bounds {
        let formula = Event::InlineMath(formula::with_powers(bound).into());
        list.extend([Event::Start(Tag::Item), formula, Event::End(TagEnd::Item)]);
    }
    list.push(Event::End(TagEnd::List(false)));
    list
}

/// The same with the formulas among the words set apart.
fn mathematics(events: Events) -> Events {
    let split = |event| match event {
        Event::Text(text) => formula::split(&text).into_iter().map(event_of).collect(),
        event => vec![event],
    };
    joined(events).into_iter().flat_map(split).collect()
}

fn event_of(piece: Piece) -> Event<'static> {
    match piece {
        Piece::Words(words) => Event::Text(words.to_string().into()),
        Piece::Formula(formula) => Event::InlineMath(formula.to_string().into()),
    }
}

/// Texts that follow each other, joined: the parser may end a text before any character.
fn joined(events: Events) -> Events {
    let mut joined: Events = Vec::new();
    for event in events {
        match (joined.last_mut(), event) {
            (Some(Event::Text(before)), Event::Text(text)) => {
                *before = format!("{before}{text}").into();
            }
            (_, event) => joined.push(event),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::writing;

    const PAGE: &str = "\
# A game

## Statement

Take stones; see [Nim](../nim/README.md).

A move takes *one* stone of `n`, where 1 <= n.
The rest stays:

- all of it.

That is all.

- Input: the number `T`; then `n`.
  It may end early.
- Output: `First`, or nothing.
- Bounds: 1 <= n <= 5.
  No heap comes twice.
  Beyond the judge: more.
  There may be none.
- A cycle is an error; our program names it.
- Limits: 1 s.

Sample input

## Proof

Nothing.
";

    fn markdown(events: &Events) -> String {
        writing::markdown(events).unwrap()
    }

    #[test]
    fn a_page_becomes_a_statement() {
        let bounds = ["1 <= n <= 1000000".to_string()];
        let statement = Statement::parse(PAGE, &bounds, Some("An input is short.".into())).unwrap();
        assert_eq!(
            markdown(&statement.rules),
            "A move takes *one* stone of `n`, where $1 \\le n$.\nThe rest stays:\n\n\
             * all of it.\n\nThat is all.\n"
        );
        assert_eq!(
            markdown(&statement.input),
            "The number `T`; then `n`.\nIt may end early.\n\nNo heap comes twice.\nAn input is short.\n\n\
             * $1 \\le n \\le 10^{6}$\n"
        );
        assert_eq!(markdown(&statement.output), "`First`, or nothing.\n");
    }

    #[test]
    fn a_missing_part_is_named() {
        for (there, expected) in [
            ("## Statement", "no section `Statement`"),
            ("- Input:", "no item `Input:`"),
            ("- Output:", "no item `Output:`"),
            ("- Bounds:", "no item `Bounds:`"),
        ] {
            let page = PAGE.replace(there, &there.replace(|c: char| c.is_alphabetic(), "x"));
            let error = Statement::parse(&page, &[], None).unwrap_err();
            assert_eq!(error.to_string(), expected);
        }
    }
}
