//! A Markdown file as sections, whose links and pictures are resolved when they are written.

use std::collections::BTreeMap;

use package::chinese::without_spaces;
use package::statement::{blocks, text_of, Events};
use pulldown_cmark::{
    html, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream,
};

use crate::chinese;
use crate::formula::mathml;
use crate::html::escape;
use crate::language::{is_in, Language};
use crate::links::Links;

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
    events.take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_)))).collect()
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
        let rest = &events[place + 1..];
        let text: Vec<Event> = rest
            .iter()
            .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))))
            .cloned()
            .collect();
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[place] {
            let name = anchor(&text_of(&text));
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

impl Section {
    /// The section as HTML, and perhaps folded away.
    pub fn html(&self, file: &str, is_folded: bool, links: &mut Links) -> String {
        let heading = format!("<h2 id=\"{}\">{}</h2>", escape(&self.anchor), escape(&self.title));
        let body = render(&self.events, file, links);
        match is_folded {
            true => folded(&heading, &body),
            false => format!("{heading}\n{body}"),
        }
    }
}

/// A section that is folded away below its heading.
pub fn folded(heading: &str, body: &str) -> String {
    format!("<details class=\"section\"><summary>{heading}</summary>\n{body}</details>\n")
}

/// Markdown as HTML, with links as they are on the site.
pub fn render(events: &[Event<'static>], file: &str, links: &mut Links) -> String {
    let is_english = is_in(Language::English, file);
    let (mut shown, mut is_picture) = (Vec::new(), false);
    for event in events {
        match event.clone() {
            Event::Text(text) if is_english && !is_picture => {
                shown.push(chinese::marked(&text).map_or(Event::Text(text), inline));
            }
            Event::Start(tag @ Tag::Table(_)) => {
                shown.push(Event::Html("<div class=\"table\">".into()));
                shown.push(Event::Start(tag));
            }
            Event::End(TagEnd::Table) => {
                shown.push(Event::End(TagEnd::Table));
                shown.push(Event::Html("</div>\n".into()));
            }
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = links.link(file, &dest_url).into();
                shown.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                is_picture = true;
                let dest_url = links.picture(file, &dest_url).into();
                shown.push(Event::Start(Tag::Image { link_type, dest_url, title, id }));
            }
            Event::End(TagEnd::Image) => {
                is_picture = false;
                shown.push(Event::End(TagEnd::Image));
            }
            Event::InlineMath(tex) => shown.push(inline(mathml(&tex))),
            Event::Html(text) | Event::InlineHtml(text) => {
                links.check_html(file, &text);
                shown.push(Event::Html(text));
            }
            event => shown.push(event),
        }
    }
    let mut text = String::new();
    html::push_html(&mut text, shown.into_iter());
    // A picture is mostly in a folded section.
    with_names(&text.replace("<img ", "<img loading=\"lazy\" "))
}

/// The heads of columns that are nothing but a formula, with a name for those who hear the page.
fn with_names(html: &str) -> String {
    let mut parts = html.split("<math");
    let mut named = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let before = named.rsplit('<').next().unwrap_or_default();
        let is_head = before.starts_with("th") && before.ends_with('>');
        named += "<math";
        match part.split_once("</math>") {
            Some((formula, after)) if is_head && after.starts_with("</th>") => {
                let texts = formula.split('<').filter_map(|tag| tag.split_once('>'));
                // Without the mark that a function is applied.
                let texts =
                    texts.map(|(_, text)| text).filter(|text| !["", "\u{2061}"].contains(text));
                named += &format!(" aria-label=\"{}\"", texts.collect::<Vec<&str>>().join(" "));
            }
            _ => {}
        }
        named += part;
    }
    named
}

/// The items of the lists among these events, without what is around them.
pub fn items(events: &[Event<'static>]) -> Vec<Events> {
    blocks(events).iter().flat_map(package::statement::items).collect()
}

/// The first link among these events.
pub fn first_link<'a>(events: &'a [Event]) -> Option<&'a str> {
    events.iter().find_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.as_ref()),
        _ => None,
    })
}

fn inline(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document() -> Document {
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
    }

    #[test]
    fn a_section_can_be_folded() {
        let proof = &document().sections[1];
        let inner = "<details><summary>Hint</summary>\n<p><em>Think.</em></p>\n</details>\n";
        assert_eq!(
            proof.html("page.md", false, &mut Links::none()),
            format!("<h2 id=\"proof\">Proof</h2>\n{inner}")
        );
        assert_eq!(
            proof.html("page.md", true, &mut Links::none()),
            format!(
                "<details class=\"section\"><summary><h2 id=\"proof\">Proof</h2></summary>\n\
                 {inner}</details>\n"
            )
        );
    }

    #[test]
    fn chinese_words_on_an_english_page_say_so() {
        let text = "# T\n\nTitle: *取石子* & Nim游戏. ![取石子](a.svg) `取石子`\n";
        let html = |file: &str| {
            render(&Document::parse(file, text).head, file, &mut Links::none())
                .replace("zh-CN", "zh")
        };
        let [english, chinese] = ["README.md", "README.zh.md"].map(html);
        let title =
            "<em><span lang=\"zh\">取石子</span></em> &amp; Nim<span lang=\"zh\">游戏</span>.";
        assert!(english.contains(title), "{english}");
        assert!(english.contains("alt=\"取石子\""), "{english}");
        assert_eq!(english.matches("<span").count(), 2, "{english}");
        assert!(!chinese.contains("<span"), "{chinese}");
    }

    #[test]
    fn a_column_with_a_formula_has_a_name() {
        let table = "# T\n\n| $n$ | heap $n$ | $m$ |\n|---|---|--:|\n| $n$ | 1 | 2 |\n";
        let html = render(&Document::parse("page.md", table).head, "page.md", &mut Links::none());
        assert!(html.contains("<th><math aria-label=\"n\""), "{html}");
        assert_eq!(html.matches("<math aria-label=\"m\"").count(), 1, "{html}");
        assert_eq!(html.matches("aria-label").count(), 2, "{html}");
    }

    #[test]
    fn a_table_can_be_scrolled() {
        let first = document().sections[0].html("page.md", false, &mut Links::none());
        assert!(first.contains("<div class=\"table\"><table>"), "{first}");
        assert!(first.contains("<h3 id=\"inner-part\">"), "{first}");
    }
}
