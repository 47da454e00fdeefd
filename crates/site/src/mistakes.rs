//! The pitfalls of a problem, and below them its wrong programs as a table, each with what catches it.
//!
//! A program does not stand below a pitfall: which of them is its own cannot be told from the case
//! that catches it, because two pitfalls may cite that case, and a program of neither may fail on it.

use judge::submissions::mistakes::Mistake;
use judge::submissions::wrong::{Caught, Least};

use crate::document::Section;
use crate::html::escape;
use crate::language::{say, tag, Language};
use crate::links::Links;
use crate::markdown::{folded, render};
use crate::parts::marked;

/// The section of the pitfalls, folded away, with the mistakes of the problem.
pub fn pitfalls(
    section: &Section,
    file: &str,
    slug: &str,
    mistakes: &[Mistake],
    links: &mut Links,
) -> String {
    let mut body = render(&section.events, file, links);
    if !mistakes.is_empty() {
        let heads = ["mistake", "its_input", "right_answer", "its_answer"];
        let heads = heads.map(|words| format!("<th>{}</th>", say(links.language, words))).concat();
        let rows: String = mistakes.iter().map(|mistake| row(mistake, slug, links)).collect();
        body += &format!("<table class=\"mistakes\">\n<tr>{heads}</tr>\n{rows}</table>\n");
    }
    let heading = format!("<h2 id=\"{}\">{}</h2>", escape(&section.anchor), escape(&section.title));
    folded(&heading, &body)
}

/// A mistake that nobody has said in Chinese yet is said in English.
fn row(Mistake { name, about, zh, caught }: &Mistake, slug: &str, links: &mut Links) -> String {
    let (language, about) = match zh {
        Some(zh) if links.language == Language::Chinese => (Language::Chinese, zh),
        _ => (Language::English, about),
    };
    let Caught { case, least } = caught;
    let case = case.as_ref().map(|case| {
        let page = escape(&links.file(&format!("testdata/{slug}/{case}.in")));
        format!(" (<a href=\"{page}\"><code>{}</code></a>)", escape(case))
    });
    let example = match least {
        Some(Least { input, right, wrong }) => {
            let cell = |text: &String| format!("<td><pre>{}</pre></td>", escape(text.trim_end()));
            [input, right, wrong].map(cell).concat()
        }
        None => format!("<td colspan=\"3\">{}</td>", say(links.language, "no_short_input")),
    };
    format!(
        "<tr><td lang=\"{}\"><code>{}</code>{}{}{}</td>{example}</tr>\n",
        tag(language),
        escape(name),
        say(language, "colon"),
        marked(about),
        case.unwrap_or_default()
    )
}
