//! Spaces that the source of a Chinese page has, and its readers should not see.

use pulldown_cmark::Event;

/// The same without the line breaks between Chinese sentences, each of which has its line, and
/// without the space between a full-width mark and a formula, which GitHub asks for. Texts that
/// follow each other have been merged.
pub fn without_spaces(mut events: Vec<Event<'static>>) -> Vec<Event<'static>> {
    for place in 1..events.len() {
        let (before, after) = events.split_at_mut(place);
        if let (Some(Event::Text(text)), Event::InlineMath(_)) = (before.last_mut(), &after[0]) {
            if let Some(kept) = text.strip_suffix(' ').filter(|kept| kept.ends_with(is_wide_mark)) {
                *text = kept.to_string().into();
            }
        }
    }
    let is_shown = |place: usize| {
        let before =
            events[..place].iter().rev().find_map(|event| visible_text(event)?.chars().last());
        let after = events[place..].iter().find_map(|event| visible_text(event)?.chars().next());
        let (Some(before), Some(after)) = (before, after) else { return true };
        !(is_wide(before) && is_wide(after) || is_wide_mark(before) || is_wide_mark(after))
    };
    let kept = |(place, event): &(usize, &Event)| **event != Event::SoftBreak || is_shown(*place);
    events.iter().enumerate().filter(kept).map(|(_, event)| event.clone()).collect()
}

/// Whether a character belongs to Chinese text, as its full-width punctuation does.
fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe4f}'
        | '\u{ff00}'..='\u{ffef}' | '\u{20000}'..='\u{3ffff}')
}

fn is_wide_mark(letter: char) -> bool {
    is_wide(letter) && !letter.is_alphanumeric() || letter == '“'
}

fn visible_text<'a>(event: &'a Event) -> Option<&'a str> {
    match event {
        Event::Text(text) | Event::Code(text) | Event::InlineMath(text) => Some(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::{html, Options, Parser, TextMergeStream};

    use super::*;

    #[test]
    fn chinese_is_set_without_spaces() {
        for (markdown, expected) in [
            ("先手必胜。\n后手必败。", "先手必胜。后手必败。"),
            ("先手**必胜**\n后手", "先手<strong>必胜</strong>后手"),
            ("先手必胜。\nNim 和", "先手必胜。Nim 和"),
            ("先手必胜。\n`Yes`", "先手必胜。<code>Yes</code>"),
            ("见 Nim\n的证明", "见 Nim\n的证明"),
            ("One line.\nTwo lines.", "One line.\nTwo lines."),
            ("设 $n$ 堆， $m$ 颗（ $k$）。\n$a$", "设 [n] 堆，[m] 颗（[k]）。[a]"),
            ("One, $n$", "One, [n]"),
        ] {
            let events = TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_MATH));
            let events = without_spaces(events.map(Event::into_static).collect());
            let set = |event| match event {
                Event::InlineMath(formula) => Event::Text(format!("[{formula}]").into()),
                event => event,
            };
            let mut text = String::new();
            html::push_html(&mut text, events.into_iter().map(set));
            assert_eq!(text, format!("<p>{expected}</p>\n"));
        }
    }
}
