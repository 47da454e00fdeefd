//! Formulas as MathML, which needs no script.

use pulldown_latex::event::{Content, DelimiterType, Event, Grouping};
use pulldown_latex::{push_mathml, Parser, ParserError, RenderConfig, Storage};

use crate::html::escape;

/// A formula in TeX as MathML; what is not TeX, as it was typed. A long one is several elements,
/// because a browser breaks a line between two and never inside one.
pub fn mathml(tex: &str) -> String {
    let storage = Storage::new();
    let events: Result<Vec<Event>, ParserError> = Parser::new(tex, &storage).collect();
    match events {
        Ok(events) => pieces(&events, 0).into_iter().map(element).collect(),
        Err(_) => format!("<code>{}</code>", escape(tex)),
    }
}

fn element(piece: &[Event]) -> String {
    // At the beginning, a sign would be taken for that of a number.
    let nothing = match piece.first() {
        Some(Event::Content(Content::BinaryOp { .. })) => {
            vec![Event::Begin(Grouping::Normal), Event::End]
        }
        _ => Vec::new(),
    };
    let events = nothing.into_iter().chain(piece.iter().cloned()).map(Ok::<_, ParserError>);
    let mut text = String::new();
    match push_mathml(&mut text, events, RenderConfig::default()) {
        Ok(()) => text.replace("><<", ">&lt;<"),
        Err(error) => escape(&error.to_string()),
    }
}

/// How many parts of a formula stay together: those between two relations, those between two
/// operations, and those inside brackets.
const TOGETHER: [usize; 3] = [9, 12, 18];

/// A formula in pieces that are not too long for a line, each of which begins with an operator or
/// follows a comma.
fn pieces<'p, 'a>(events: &'p [Event<'a>], level: usize) -> Vec<&'p [Event<'a>]> {
    if level == TOGETHER.len() || size(events) <= TOGETHER[level] {
        return vec![events];
    }
    let mut pieces = Vec::new();
    let (mut start, mut groups, mut brackets) = (0, 0, 0);
    for (place, event) in events.iter().enumerate() {
        let is_outside = groups == 0 && (brackets == 0 || level == 2);
        if start < place && is_outside && is_break(&events[place - 1], event, level) {
            pieces.push(&events[start..place]);
            start = place;
        }
        match event {
            Event::Begin(_) => groups += 1,
            Event::End => groups -= 1,
            Event::Content(Content::Delimiter { ty, .. }) => match ty {
                DelimiterType::Open => brackets += 1,
                DelimiterType::Close => brackets -= 1,
                DelimiterType::Fence => {}
            },
            _ => {}
        }
    }
    pieces.push(&events[start..]);
    pieces.into_iter().flat_map(|piece| self::pieces(piece, level + 1)).collect()
}

/// Whether a line can be broken between two events.
fn is_break(before: &Event, event: &Event, level: usize) -> bool {
    match (before, event) {
        (_, Event::Content(Content::Relation { .. })) => true,
        (_, Event::Content(Content::BinaryOp { content, .. })) => level > 0 && *content != '/',
        (Event::Content(Content::Punctuation(_)), _) => level > 0,
        _ => false,
    }
}

/// How many parts a formula has; two letters of its words count as one.
fn size(events: &[Event]) -> usize {
    let size = |event: &Event| match event {
        Event::Content(Content::Text(words)) => words.chars().count() / 2,
        Event::Content(_) => 1,
        _ => 0,
    };
    events.iter().map(size).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_formula_is_one_element() {
        assert_eq!(
            mathml("h \\oplus s < 10^6"),
            "<math display=\"inline\"><mi>h</mi><mo>⊕</mo><mi>s</mi><mo>&lt;</mo>\
             <msup><mn>10</mn><mn>6</mn></msup></math>"
        );
        assert_eq!(mathml("\\frac{1 < 2"), "<code>\\frac{1 &lt; 2</code>");
    }

    #[test]
    fn a_long_formula_can_be_broken() {
        let count = |tex: &str| mathml(tex).matches("<math").count();
        for (tex, expected) in [
            ("1 \\le n \\le 2 \\cdot 10^5", 1),
            ("a = b = c = d = e = f", 6),
            ("a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7", 7),
            ("2^{a + b + c + d + e + f + g + h + i}", 1),
            ("(a + b, c + d)", 1),
            ("f(a + b + c + d + e + f + g + h + i + j)", 10),
        ] {
            assert_eq!(count(tex), expected, "{tex}");
        }
        let last = "<math display=\"inline\"><mrow></mrow><mo>+</mo><mi>g</mi></math>";
        assert!(mathml("a + b + c + d + e + f + g").ends_with(last));
    }
}
