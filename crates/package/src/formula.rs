//! Formulas, which statements have in TeX: those of the validators' bounds, and all as HTML.

use anyhow::{anyhow, bail, Result};
use pulldown_latex::event::{Content, Event, ScriptType, StateChange, Visual};
use pulldown_latex::{Parser, Storage};

/// A bound such as `1 <= heap <= 1000000` in TeX, with its large numbers as powers.
pub fn bound(bound: &str) -> String {
    bound.split(" <= ").map(side).collect::<Vec<_>>().join(" \\le ")
}

fn side(side: &str) -> String {
    let mut words = side.split(|c: char| !c.is_alphabetic());
    if side.starts_with("min(") {
        format!("\\{side}")
    } else if words.any(|word| word.len() > 1) {
        format!("\\text{{{side}}}")
    } else {
        side.split(' ').map(power).collect::<Vec<_>>().join(" ")
    }
}

/// A number with its large powers; validators have written most of them already.
fn power(word: &str) -> String {
    if let Some((base, exponent)) = word.split_once('^') {
        return format!("{base}^{{{exponent}}}");
    }
    let (sign, number) = word.split_at(usize::from(word.starts_with('-')));
    let factor = number.trim_end_matches('0');
    match number.len() - factor.len() {
        zeros @ 5.. if factor == "1" => format!("{sign}10^{{{zeros}}}"),
        zeros @ 5.. if factor.len() == 1 => format!("{sign}{factor} \\cdot 10^{{{zeros}}}"),
        _ => word.to_string(),
    }
}

/// A formula in HTML without MathML, for judges whose pages are of any age.
///
/// # Errors
///
/// What is not TeX, or has no HTML here because no statement has had it so far.
pub fn html(tex: &str) -> Result<String> {
    let storage = Storage::new();
    let events: Result<Vec<Event>, _> = Parser::new(tex, &storage).collect();
    let events = events.map_err(|error| anyhow!("`{tex}` is not a formula: {error}"))?;
    row(&mut events.into_iter())
}

/// A formula in characters alone, for terminals: `10⁹`, `a₁`, `2^(n - 1)`. What has no HTML here
/// stays as it is.
pub fn plain(tex: &str) -> String {
    let Ok(html) = html(tex) else { return tex.to_string() };
    let mut text = html.replace("<i>", "").replace("</i>", "");
    for (tag, sign, small) in [("sup", '^', SUPERSCRIPTS), ("sub", '_', SUBSCRIPTS)] {
        // The innermost comes first.
        while let Some(start) = text.rfind(&format!("<{tag}>")) {
            let (before, rest) = text.split_at(start);
            let (script, after) = rest.split_once(&format!("</{tag}>")).unwrap_or((rest, ""));
            let script = &script[tag.len() + 2..];
            let raised = script.chars().map(|it| SCRIPTS.find(it).map(|at| small[at]));
            let raised = raised.collect::<Option<String>>().unwrap_or_else(|| {
                match script.chars().count() {
                    1 => format!("{sign}{script}"),
                    _ => format!("{sign}({script})"),
                }
            });
            text = format!("{before}{raised}{after}");
        }
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").replace('−', "-")
}

/// The characters that can be raised and lowered, and what becomes of them.
const SCRIPTS: &str = "0123456789";
const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
const SUBSCRIPTS: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];

/// Everything up to the end of a group or of the formula.
fn row<'a>(events: &mut impl Iterator<Item = Event<'a>>) -> Result<String> {
    let (mut text, mut is_upright) = (String::new(), false);
    while let Some(event) = events.next() {
        match event {
            Event::End => break,
            Event::StateChange(StateChange::Font(font)) => is_upright = font.is_some(),
            Event::Content(Content::Ordinary { content, .. }) if is_upright => text.push(content),
            // A sign, not an operation.
            Event::Content(Content::BinaryOp { content, .. })
                if text.is_empty() || text.ends_with([' ', '(']) =>
            {
                text.push(content);
            }
            event => text += &element(event, events)?,
        }
    }
    Ok(text)
}

/// An element, which the event begins.
fn element<'a>(event: Event<'a>, events: &mut impl Iterator<Item = Event<'a>>) -> Result<String> {
    let mut next = || match events.next() {
        Some(event) => element(event, events),
        None => bail!("a formula ends too early"),
    };
    Ok(match event {
        Event::Content(content) => content_as_html(content)?,
        Event::Begin(_) => row(events)?,
        Event::Visual(Visual::SquareRoot) => format!("√({})", next()?),
        Event::Script { ty: ScriptType::Subscript, .. } => {
            format!("{}<sub>{}</sub>", next()?, next()?)
        }
        Event::Script { ty: ScriptType::Superscript, .. } => {
            format!("{}<sup>{}</sup>", next()?, next()?)
        }
        event => bail!("there is no HTML for {event:?}"),
    })
}

fn content_as_html(content: Content) -> Result<String> {
    Ok(match content {
        Content::Number(text) | Content::Text(text) => escaped(text),
        Content::Function(name) => format!(" {name} "),
        Content::Ordinary { content, .. } if content.is_alphabetic() => format!("<i>{content}</i>"),
        Content::Ordinary { content, .. } | Content::Delimiter { content, .. } => {
            content.to_string()
        }
        Content::BinaryOp { content, .. } => format!(" {content} "),
        Content::Relation { content, .. } => {
            let mut bytes = [0; 8];
            let sign = std::str::from_utf8(content.encode_utf8_to_buf(&mut bytes))?;
            format!(" {} ", escaped(sign))
        }
        Content::Punctuation(mark) => format!("{mark} "),
        content => bail!("there is no HTML for {content:?}"),
    })
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_become_powers() {
        for (number, expected) in [
            ("0", "0"),
            ("10000", "10000"),
            ("100000", "10^{5}"),
            ("-1000000", "-10^{6}"),
            ("200000", "2 \\cdot 10^{5}"),
            ("250000", "250000"),
            ("123456789", "123456789"),
            ("-2^63", "-2^{63}"),
            ("2^64 - 1", "2^{64} - 1"),
        ] {
            assert_eq!(bound(number), expected);
        }
        let huge = format!("1{}", "0".repeat(250));
        assert_eq!(bound(&format!("1 <= N <= {huge}")), "1 \\le N \\le 10^{250}");
    }

    #[test]
    fn only_words_are_words() {
        for (typed, expected) in [
            ("1 <= heap <= 7", "1 \\le \\text{heap} \\le 7"),
            ("所有 n 之和 <= 5", "\\text{所有 n 之和} \\le 5"),
            ("1 <= N, M <= n - 2", "1 \\le N, M \\le n - 2"),
            ("0 <= u <= min(m, 50)", "0 \\le u \\le \\min(m, 50)"),
        ] {
            assert_eq!(bound(typed), expected);
        }
    }

    #[test]
    fn a_terminal_has_characters_alone() {
        for (tex, expected) in [
            ("1 \\le n < 10^{18}", "1 ≤ n < 10¹⁸"),
            ("-10^{6} \\le k", "-10⁶ ≤ k"),
            ("a_1 \\oplus a_n", "a₁ ⊕ a_n"),
            ("2^{n - 1}", "2^(n - 1)"),
            ("2^{10^5}", "2^(10⁵)"),
            ("\\frac{1}{2}", "\\frac{1}{2}"),
        ] {
            assert_eq!(plain(tex), expected);
        }
    }

    #[test]
    fn html_needs_no_mathml() {
        for (tex, expected) in [
            ("1 \\le n < 10^{18}", "1 ≤ <i>n</i> &lt; 10<sup>18</sup>"),
            ("\\mathrm{mex}\\lbrace a_1, 0 \\rbrace", "mex{<i>a</i><sub>1</sub>, 0}"),
            ("\\lfloor \\sqrt{k} \\rfloor", "⌊√(<i>k</i>)⌋"),
            ("-10^{6} \\le k", "−10<sup>6</sup> ≤ <i>k</i>"),
            ("a \\bmod b", "<i>a</i> mod <i>b</i>"),
        ] {
            assert_eq!(html(tex).unwrap(), expected);
        }
        assert!(html("\\fraction").is_err());
        let error = html("\\frac{1}{2}").unwrap_err().to_string();
        assert!(error.starts_with("there is no HTML for "), "{error}");
    }
}
