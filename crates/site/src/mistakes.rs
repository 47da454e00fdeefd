//! The pitfalls of a problem and its wrong programs as one table: below each pitfall the programs
//! that are caught by a case which it cites, with their least counter-examples.

use judge::caught::{Caught, Least};
use judge::mistakes::Mistake;
use package::statement::{blocks, Events};
use pulldown_cmark::{Event, Tag};

use crate::document::{items, Section};
use crate::html::escape;
use crate::language::say;
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
    let is_list = |block: &Events| matches!(block[0], Event::Start(Tag::List(_)));
    let before: Vec<Events> =
        blocks(&section.events).into_iter().filter(|block| !is_list(block)).collect();
    let mut left: Vec<&Mistake> = mistakes.iter().collect();
    let mut groups = Vec::new();
    for pitfall in items(&section.events) {
        let is_cited =
            |it: &&Mistake| it.caught.case.as_ref().is_some_and(|it| cites(&pitfall, it));
        let (own, others) = left.into_iter().partition(is_cited);
        left = others;
        let text = render(&pitfall, file, links);
        groups.push((format!("<tr><td colspan=\"4\">{text}</td></tr>\n"), own));
    }
    groups.push((String::new(), left));
    let groups = groups.into_iter().filter(|(text, own)| !text.is_empty() || !own.is_empty());
    let mut body = String::new();
    for (text, own) in groups {
        let rows: String = own.into_iter().map(|mistake| row(mistake, slug, links)).collect();
        body += &format!("<tbody>\n{text}{rows}</tbody>\n");
    }
    let heads = ["mistake", "its_input", "right_answer", "its_answer"];
    let heads = heads.map(|words| format!("<th>{}</th>", say(links.language, words)));
    let heading = format!("<h2 id=\"{}\">{}</h2>", escape(&section.anchor), escape(&section.title));
    let text = render(&before.concat(), file, links);
    let table = format!("<thead><tr>{}</tr></thead>\n{body}", heads.concat());
    folded(
        &heading,
        &format!("{text}<div class=\"table\"><table class=\"mistakes\">\n{table}</table></div>\n"),
    )
}

fn cites(pitfall: &[Event], case: &str) -> bool {
    pitfall.iter().any(|event| matches!(event, Event::Code(name) if **name == *case))
}

/// What a wrong program does is said in English on all pages; the pitfall above says it in theirs.
fn row(Mistake { name, about, caught }: &Mistake, slug: &str, links: &mut Links) -> String {
    let Caught { case, least } = caught;
    let name = escape(name);
    let example = match (least, case) {
        (Some(Least { input, right, wrong }), _) => {
            let cell = |text: &str| format!("<td><pre>{}</pre></td>", escape(text.trim_end()));
            [input, right, wrong].map(|text| cell(text)).concat()
        }
        (None, Some(case)) => {
            let page = links.file(&format!("testdata/{slug}/{case}.in"));
            format!("<td colspan=\"3\"><a href=\"{page}\"><code>{}</code></a></td>", escape(case))
        }
        (None, None) => {
            format!("<td colspan=\"3\">{}</td>", say(links.language, "only_long_inputs"))
        }
    };
    format!("<tr><td lang=\"en\"><code>{name}</code>: {}</td>{example}</tr>\n", marked(about))
}
