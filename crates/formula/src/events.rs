//! The text of a Markdown file, as pulldown-cmark reads it.

use pulldown_cmark::{Event, LinkType, Tag, TagEnd};

use crate::reader::is_wide;
use crate::{letters, split, Letters, Piece};

/// The letters that a document uses in its formulas.
pub fn letters_of(events: &[Event<'static>]) -> Letters {
    let mut verbatim = Verbatim::default();
    let events = joined(events.to_vec());
    letters(events.iter().filter_map(|event| match event {
        _ if verbatim.holds(event) => None,
        Event::Text(text) => Some(&**text),
        _ => None,
    }))
}

/// The same with each formula as an [`Event::InlineMath`], typed as on the page, and without the
/// line breaks in Chinese sentences, which would be shown as spaces.
pub fn mathematics(events: Vec<Event<'static>>, letters: &Letters) -> Vec<Event<'static>> {
    let events = without_chinese_breaks(joined(events));
    let mut verbatim = Verbatim::default();
    let mut set = Vec::new();
    for event in events {
        let is_verbatim = verbatim.holds(&event);
        match event {
            Event::Text(text) if !is_verbatim => {
                set.extend(split(&text, letters).into_iter().map(event_of));
            }
            event => set.push(event),
        }
    }
    set
}

fn event_of(piece: Piece) -> Event<'static> {
    match piece {
        Piece::Words(words) => Event::Text(words.to_string().into()),
        Piece::Formula(formula) => Event::InlineMath(formula.to_string().into()),
    }
}

/// What has no formulas: code, the words for a picture, an address.
#[derive(Default)]
struct Verbatim {
    depth: usize,
    is_address: bool,
}

impl Verbatim {
    /// Whether an event, the next one, is inside.
    fn holds(&mut self, event: &Event) -> bool {
        match event {
            Event::Start(Tag::CodeBlock(_) | Tag::Image { .. }) => self.depth += 1,
            Event::End(TagEnd::CodeBlock | TagEnd::Image) => self.depth -= 1,
            Event::Start(Tag::Link { link_type, .. }) => {
                self.is_address = *link_type == LinkType::Autolink;
            }
            Event::End(TagEnd::Link) => self.is_address = false,
            _ => {}
        }
        self.depth > 0 || self.is_address
    }
}

/// Texts that follow each other, joined: the parser may end a text before any character.
fn joined(events: Vec<Event<'static>>) -> Vec<Event<'static>> {
    let mut joined: Vec<Event<'static>> = Vec::new();
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

/// Each sentence has its line, and Chinese has no space between two sentences.
fn without_chinese_breaks(events: Vec<Event<'static>>) -> Vec<Event<'static>> {
    let is_shown = |place: usize| {
        let before = events[..place].iter().rev().find_map(|event| shown(event)?.chars().last());
        let after = events[place..].iter().find_map(|event| shown(event)?.chars().next());
        let (Some(before), Some(after)) = (before, after) else { return true };
        !(is_wide(before) && is_wide(after) || is_wide_mark(before) || is_wide_mark(after))
    };
    let kept = |(place, event): &(usize, &Event)| **event != Event::SoftBreak || is_shown(*place);
    events.iter().enumerate().filter(kept).map(|(_, event)| event.clone()).collect()
}

fn is_wide_mark(letter: char) -> bool {
    is_wide(letter) && !letter.is_alphanumeric()
}

fn shown<'a>(event: &'a Event) -> Option<&'a str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::{html, Parser};

    use super::*;

    fn shown_as(markdown: &str) -> String {
        let events: Vec<Event<'static>> = Parser::new(markdown).map(Event::into_static).collect();
        let letters = letters_of(&events);
        let set = |event| match event {
            Event::InlineMath(formula) => Event::InlineHtml(format!("[{formula}]").into()),
            event => event,
        };
        let mut text = String::new();
        html::push_html(&mut text, mathematics(events, &letters).into_iter().map(set));
        text
    }

    #[test]
    fn formulas_in_code_and_in_words_for_pictures_stay() {
        assert_eq!(
            shown_as("If n < 2 *and* m_1 * m_2 < 3, `n < 2`, ![x < 2](a.svg)\n\n    n < 2\n"),
            "<p>If [n < 2] <em>and</em> [m_1 * m_2 < 3], <code>n &lt; 2</code>, \
             <img src=\"a.svg\" alt=\"x &lt; 2\" /></p>\n<pre><code>n &lt; 2\n</code></pre>\n"
        );
    }

    #[test]
    fn chinese_lines_are_joined() {
        for (markdown, expected) in [
            ("先手必胜。\n后手必败。", "<p>先手必胜。后手必败。</p>\n"),
            ("先手**必胜**\n后手", "<p>先手<strong>必胜</strong>后手</p>\n"),
            ("先手必胜。\nNim 和", "<p>先手必胜。Nim 和</p>\n"),
            ("先手必胜。\n`Yes`", "<p>先手必胜。<code>Yes</code></p>\n"),
            ("见 Nim\n的证明", "<p>见 Nim\n的证明</p>\n"),
            ("One line.\nTwo lines.", "<p>One line.\nTwo lines.</p>\n"),
        ] {
            assert_eq!(shown_as(markdown), expected);
        }
    }
}
