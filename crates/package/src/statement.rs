//! The statement of a problem, taken from its page.
//!
//! The section `Statement` of a page has the rules, then a list with the items `Input:`,
//! `Output:`, `Bounds:` and `Limits:`, then the sample. A package takes from it
//!
//! - the rules, but no paragraph with a link: it points to another page of the set;
//! - the input and the output;
//! - the bounds from the second sentence on. The first one has the numbers, which the validators
//!   know by themselves.
//!
//! The section `Dialogue` of a problem that is played follows the rules, up to its sample.
//!
//! A page in Chinese has the same parts under their Chinese names.

use anyhow::{ensure, Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream};
use study::Language;

use crate::chinese::without_spaces;
use crate::formula;
use crate::language::{at_most, bound, parts, Parts};
use crate::writing::{self, Events};

/// The statement of a problem. Formulas are [`Event::InlineMath`], in TeX.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its language.
    pub language: Language,
    /// How the game is played and what is asked, in paragraphs and lists.
    pub rules: Events,
    /// Who says what, if the game is played; otherwise nothing.
    pub dialogue: Events,
    /// A sample of it: lines that begin with `< ` for the judge and with `> ` for the program.
    pub sample: Option<String>,
    /// What an input looks like; paragraphs.
    pub input: Events,
    /// What an output looks like; paragraphs.
    pub output: Events,
}

impl Statement {
    /// The statement on a page, with these bounds of the numbers, and with the greatest number of
    /// cases if the page does not say it.
    ///
    /// # Errors
    ///
    /// The part that the page does not have.
    pub fn parse(
        page: &str,
        language: Language,
        bounds: &[String],
        cases: Option<usize>,
    ) -> Result<Statement> {
        let Parts { section: title, input, output, bounds: limits, colon, .. } = parts(language);
        let found = section(page, title).with_context(|| format!("no section `{title}`"))?;
        let mut blocks = blocks(&found);
        let label = |name: &str| format!("{name}{colon}");
        let is_format = |block: &Events| items(block).iter().any(|it| begins(it, &label(input)));
        let list = blocks.iter().position(is_format);
        let list = list.with_context(|| format!("no item `{}`", label(input)))?;
        let items = items(&blocks[list]);
        let item = |name: &str| -> Result<Vec<Events>> {
            let label = label(name);
            let found = items.iter().find(|item| begins(item, &label));
            Ok(sentences(found.with_context(|| format!("no item `{label}`"))?, &label))
        };
        let mut input_format = paragraph(item(input)?);
        let conditions = item(limits)?.into_iter().skip(1);
        let cases = cases.map(|cases| vec![Event::Text(at_most(language, cases).into())]);
        input_format.extend(paragraph(conditions.chain(cases).collect()));
        input_format.extend(list_of(bounds.iter().map(|words| bound(language, words))));
        let output = paragraph(item(output)?);
        blocks.truncate(list);
        blocks.retain(|block| !block.iter().any(is_link));
        ensure!(!blocks.is_empty(), "no rules before the item `{}`", input);
        let (dialogue, sample) = dialogue(page, language);
        Ok(Statement {
            language,
            dialogue: without_spaces(dialogue),
            sample,
            rules: without_spaces(blocks.concat()),
            input: without_spaces(input_format),
            output: without_spaces(output),
        })
    }

    /// The whole statement except for the samples.
    pub fn events(&self) -> Events {
        let Parts { input, output, dialogue, .. } = parts(self.language);
        let [first, second, third] = [dialogue, input, output].map(|title| heading(*title));
        let first = if self.dialogue.is_empty() { Events::new() } else { first };
        let parts = [&self.rules[..], &first, &self.dialogue, &second, &self.input];
        [&parts.concat()[..], &third, &self.output].concat()
    }

    /// The sample of the dialogue under a heading, if there is one.
    pub fn sample_dialogue(&self) -> Events {
        let title = || heading(parts(self.language).sample_dialogue);
        let sample = self.sample.iter();
        sample.flat_map(|sample| [title(), writing::verbatim("", sample)].concat()).collect()
    }
}

/// The section on the dialogue up to its sample, and the sample.
fn dialogue(page: &str, language: Language) -> (Events, Option<String>) {
    let Parts { dialogue, sample_dialogue, .. } = parts(language);
    let mut blocks = blocks(&section(page, dialogue).unwrap_or_default());
    let label = blocks.iter().position(|block| text_of(block) == *sample_dialogue);
    let sample = label.and_then(|label| Some(text_of(blocks.get(label + 1)?)));
    blocks.truncate(label.unwrap_or(blocks.len()));
    (blocks.concat(), sample)
}

/// A heading of the second level.
pub fn heading(title: impl Into<CowStr<'static>>) -> Events {
    let level = HeadingLevel::H2;
    let tag = Tag::Heading { level, id: None, classes: Vec::new(), attrs: Vec::new() };
    vec![Event::Start(tag), Event::Text(title.into()), Event::End(TagEnd::Heading(level))]
}

/// The text under a heading.
fn section(page: &str, heading: &str) -> Option<Events> {
    let mut parser = TextMergeStream::new(Parser::new_ext(page, Options::ENABLE_MATH));
    let mut title = String::new();
    while title != heading {
        let is_heading = |event: &Event| matches!(event, Event::Start(Tag::Heading { .. }));
        parser.find(is_heading)?;
        let inside = parser.by_ref().take_while(|event| !matches!(event, Event::End(_)));
        title = text_of(&inside.collect::<Vec<_>>());
    }
    let is_inside = |event: &Event| !matches!(event, Event::Start(Tag::Heading { .. }));
    Some(parser.take_while(is_inside).map(Event::into_static).collect())
}

/// The text and the code in a piece of Markdown, without its form.
pub fn text_of(events: &[Event]) -> String {
    let text = |event: &Event| match event {
        Event::Text(text) | Event::Code(text) => text.to_string(),
        _ => String::new(),
    };
    events.iter().map(text).collect()
}

/// Paragraphs, lists and the like, one by one.
pub fn blocks(events: &[Event<'static>]) -> Vec<Events> {
    let mut blocks = Vec::new();
    let (mut block, mut depth) = (Vec::new(), 0);
    for event in events {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        block.push(event.clone());
        if depth == 0 {
            blocks.push(std::mem::take(&mut block));
        }
    }
    blocks
}

/// The contents of a list's items; none if the block is not a list.
pub fn items(block: &Events) -> Vec<Events> {
    if !matches!(block.first(), Some(Event::Start(Tag::List(_)))) {
        return Vec::new();
    }
    let inner = blocks(&block[1..block.len() - 1]);
    inner.into_iter().map(|item| item[1..item.len() - 1].to_vec()).collect()
}

/// The sentences of an item, each of which has its line, without the label `Input:` and without
/// links.
fn sentences(item: &Events, label: &str) -> Vec<Events> {
    let mut item = item.clone();
    if let Some(Event::Text(text)) = item.first_mut() {
        *text = capital(text[label.len()..].trim_start()).into();
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
fn list_of(bounds: impl ExactSizeIterator<Item = String>) -> Events {
    if bounds.len() == 0 {
        return Vec::new();
    }
    let mut list = vec![Event::Start(Tag::List(None))];
    for bound in bounds {
        let formula = Event::InlineMath(formula::bound(&bound).into());
        list.extend([Event::Start(Tag::Item), formula, Event::End(TagEnd::Item)]);
    }
    list.push(Event::End(TagEnd::List(false)));
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::writing;

    const PAGE: &str = "\
# A game

## Statement

Take stones; see [Nim](../nim/README.md).

A move takes *one* stone of `n`, where $1 \\le n$.
The rest stays:

- all of it.

That is all.

- Input: the number `T`; then `n`.
  It may end early.
- Output: `First`, or nothing.
- Bounds: $1 \\le n \\le 5$.
  No heap comes twice.
- A cycle is an error; our program names it.
- Limits: 1 s.

Sample input

One stone.

## Proof

Nothing.
";

    fn markdown(events: &Events) -> String {
        writing::markdown(events).unwrap()
    }

    #[test]
    fn a_page_becomes_a_statement() {
        let bounds = ["1 <= n <= 1000000".to_string()];
        let statement = Statement::parse(PAGE, Language::English, &bounds, Some(7)).unwrap();
        assert_eq!(
            markdown(&statement.rules),
            "A move takes *one* stone of `n`, where $1 \\le n$.\nThe rest stays:\n\n\
             * all of it.\n\nThat is all.\n"
        );
        assert_eq!(
            markdown(&statement.input),
            "The number `T`; then `n`.\nIt may end early.\n\nNo heap comes twice.\nAn input holds at most 7 cases.\n\n\
             * $1 \\le n \\le 10^{6}$\n"
        );
        assert_eq!(markdown(&statement.output), "`First`, or nothing.\n");
    }

    #[test]
    fn a_page_in_chinese_becomes_a_statement() {
        let page = "# 游戏\n\n## 题意\n\n共有 `n` 堆。\n每次取 $k$ 颗， $1 \\le k$。\n\n\
            - 输入：`n`。\n  可以提前结束。\n- 输出：`First`。\n- 范围： $1 \\le n \\le 5$。\n\
            \x20 各堆不同。\n- 限制：1 s。\n\n样例输入\n\n## 证明\n";
        let bounds = ["1 <= heap <= 1000000".to_string()];
        let statement = Statement::parse(page, Language::Chinese, &bounds, Some(3)).unwrap();
        assert_eq!(
            markdown(&statement.events()),
            "共有 `n` 堆。每次取 $k$ 颗，$1 \\le k$。\n\n## 输入\n\n`n`。可以提前结束。\n\n\
             各堆不同。一个输入至多有 3 组数据。\n\n* $1 \\le \\text{每堆的大小} \\le 10^{6}$\n\n\
             ## 输出\n\n`First`。\n"
        );
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
            let error = Statement::parse(&page, Language::English, &[], None).unwrap_err();
            assert_eq!(error.to_string(), expected);
        }
    }
}
