//! A statement in Markdown, HTML and TeX.

use std::fmt::Write;

use anyhow::{bail, Result};
use pulldown_cmark::{html, CodeBlockKind, Event, Tag, TagEnd, TextMergeStream};
use pulldown_cmark_to_cmark::{cmark_with_options, Options};

use crate::formula;

/// Markdown as pulldown-cmark reads it.
pub type Events = Vec<Event<'static>>;

/// A block of text in which every character stands for itself.
pub fn verbatim(kind: &str, text: &str) -> Events {
    let kind = CodeBlockKind::Fenced(kind.to_string().into());
    let text = Event::Text(text.to_string().into());
    vec![Event::Start(Tag::CodeBlock(kind)), text, Event::End(TagEnd::CodeBlock)]
}

/// Markdown, with formulas between dollars.
pub fn markdown(events: &Events) -> Result<String> {
    let mut text = String::new();
    let math = pulldown_cmark::Options::ENABLE_MATH;
    // Hydro looks for its boxes by three backticks.
    let options = Options { code_block_token_count: 3, ..Options::default() };
    cmark_with_options(events.iter(), &mut text, math, options)?;
    Ok(text + "\n")
}

/// Markdown with formulas between tildes, as DMOJ has them.
///
/// A formula is a word until the text is written, because what writes it reads it again, and knows
/// no tildes.
pub fn markdown_with_tildes(events: &Events) -> Result<String> {
    let mut formulas = Vec::new();
    let hidden = events.iter().map(|event| match event {
        Event::InlineMath(tex) => {
            let word = format!("formula{}end", formulas.len());
            formulas.push((word.clone(), format!("~{tex}~")));
            Event::Text(word.into())
        }
        event => event.clone(),
    });
    let text = markdown(&TextMergeStream::new(hidden).collect())?;
    Ok(formulas.iter().fold(text, |text, (word, formula)| text.replace(word, formula)))
}

/// HTML, the part of a page within its body. It needs no script to show the formulas.
///
/// # Errors
///
/// If a formula has no HTML.
pub fn html(events: &Events) -> Result<String> {
    let in_html = |event: &Event<'static>| match event {
        Event::InlineMath(tex) => Ok(Event::InlineHtml(formula::html(tex)?.into())),
        event => Ok(event.clone()),
    };
    let events: Result<Events> = events.iter().map(in_html).collect();
    let mut text = String::new();
    html::push_html(&mut text, events?.into_iter());
    Ok(text)
}

/// The body of a document in LaTeX.
///
/// # Errors
///
/// If something occurs that no statement has had so far, such as a table.
pub fn tex(events: &Events) -> Result<String> {
    let mut text = String::new();
    let mut verbatim = false;
    for event in events {
        match event {
            Event::Start(Tag::Paragraph) => {}
            Event::End(TagEnd::Item) => text.push('\n'),
            Event::End(TagEnd::Paragraph) => text.push_str("\n\n"),
            Event::Start(Tag::Heading { .. }) => text.push_str("\\section*{"),
            Event::End(TagEnd::Heading(_)) => text.push_str("}\n\n"),
            Event::Start(Tag::List(None)) => text.push_str("\\begin{itemize}\n"),
            Event::End(TagEnd::List(false)) => text.push_str("\\end{itemize}\n\n"),
            Event::Start(Tag::List(Some(_))) => text.push_str("\\begin{enumerate}\n"),
            Event::End(TagEnd::List(true)) => text.push_str("\\end{enumerate}\n\n"),
            Event::Start(Tag::Item) => text.push_str("\\item "),
            Event::Start(Tag::Emphasis) => text.push_str("\\emph{"),
            Event::Start(Tag::Strong) => text.push_str("\\textbf{"),
            Event::End(TagEnd::Emphasis | TagEnd::Strong) => text.push('}'),
            Event::Start(Tag::CodeBlock(_)) => {
                verbatim = true;
                text.push_str("\\begin{verbatim}\n");
            }
            Event::End(TagEnd::CodeBlock) => {
                verbatim = false;
                text.push_str("\\end{verbatim}\n\n");
            }
            Event::Text(words) if verbatim => text.push_str(words),
            Event::Text(words) => {
                // A quotation may end after a formula or code.
                let is_quoted = text.ends_with(['$', '}']);
                match words.strip_prefix('"').filter(|_| is_quoted) {
                    Some(rest) => write!(text, "''{}", escaped(rest))?,
                    None => text.push_str(&escaped(words)),
                }
            }
            Event::Code(code) => write!(text, "\\texttt{{{}}}", escaped(code))?,
            Event::InlineMath(tex) => write!(text, "${tex}$")?,
            Event::SoftBreak => text.push('\n'),
            event => bail!("there is no LaTeX for {event:?}"),
        }
    }
    Ok(text.trim_end().to_string() + "\n")
}

/// Words that LaTeX prints as they are.
pub fn escaped(words: &str) -> String {
    let mut text = String::new();
    for (place, letter) in words.char_indices() {
        match letter {
            '\\' => text.push_str("\\textbackslash{}"),
            '^' => text.push_str("\\textasciicircum{}"),
            '~' => text.push_str("\\textasciitilde{}"),
            '<' => text.push_str("\\textless{}"),
            '>' => text.push_str("\\textgreater{}"),
            '-' if words[place + 1..].starts_with('-') => text.push_str("-{}"),
            '"' if words[..place].ends_with(|c: char| !c.is_whitespace()) => text.push_str("''"),
            '"' => text.push_str("``"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => text.extend(['\\', letter]),
            letter => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statement::Statement;
    use study::Language;

    const PAGE: &str = "\
## Statement

Take 50% of \"as_b\" & `{x}`: \"an $n$\" is *good*, at most $2^{31} - 1$, $k \\ge 1$.

1. one
2. **two**

- Input: `-_-`.
- Output: `1`.
- Bounds: $1 \\le n \\le 5$.
";

    fn rules() -> Events {
        Statement::parse(PAGE, Language::English, &[], None).unwrap().rules
    }

    #[test]
    fn words_stand_for_themselves_in_latex() {
        assert_eq!(
            tex(&rules()).unwrap(),
            "Take 50\\% of ``as\\_b'' \\& \\texttt{\\{x\\}}: ``an $n$'' is \\emph{good}, at most $2^{31} - 1$, \
             $k \\ge 1$.\n\n\\begin{enumerate}\n\\item one\n\\item \\textbf{two}\n\\end{enumerate}\n"
        );
        assert_eq!(escaped("a--b ~ ^ \\ <>"), "a-{}-b \\textasciitilde{} \\textasciicircum{} \\textbackslash{} \\textless{}\\textgreater{}");
    }

    #[test]
    fn html_needs_no_script() {
        let html = html(&rules()).unwrap();
        assert!(html.contains("<em>good</em>"), "{html}");
        assert!(html.contains("at most 2<sup>31</sup> − 1, <i>k</i> ≥ 1."), "{html}");
    }

    #[test]
    fn a_table_has_no_latex() {
        let table = vec![Event::Start(Tag::Table(Vec::new()))];
        assert!(tex(&table).unwrap_err().to_string().starts_with("there is no LaTeX for "));
    }

    #[test]
    fn a_formula_may_stand_beside_emphasis() {
        let math = pulldown_cmark::Options::ENABLE_MATH;
        let read = |text| pulldown_cmark::Parser::new_ext(text, math).collect();
        let text = "A *move* takes $1$ of $n_i * 2$ stones, **not** $k$.\n";
        assert_eq!(markdown_with_tildes(&read(text)).unwrap(), text.replace('$', "~"));
    }
}
