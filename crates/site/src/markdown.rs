//! Markdown as HTML, whose links and pictures are resolved as it is written.

use pulldown_cmark::{html, Event, Tag, TagEnd};

use crate::chinese;
use crate::document::Section;
use crate::formula::mathml;
use crate::html::escape;
use crate::language::{is_in, Language};
use crate::links::Links;

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
    // A page goes by its title, not by the name of its file.
    let mut title: Option<String> = None;
    for (event, next) in events.iter().zip(events.iter().skip(1).map(Some).chain([None])) {
        match event.clone() {
            Event::Text(text) if title.is_some() && text.ends_with(".md") => {
                shown.extend(title.take().map(|title| Event::Text(title.into())));
            }
            Event::Start(Tag::Emphasis) if !is_english && is_foreign(next) => {
                shown.push(inline("<em lang=\"en\">".to_string()));
            }
            Event::Text(text) if is_english && !is_picture => {
                shown.push(chinese::mark_chinese(&text).map_or(Event::Text(text), inline));
            }
            Event::Start(tag @ Tag::Table(_)) => {
                shown.push(Event::Html("<div class=\"table\">".into()));
                shown.push(Event::Start(tag));
            }
            Event::End(TagEnd::Table) => {
                shown.push(Event::End(TagEnd::Table));
                shown.push(Event::Html("</div>\n".into()));
            }
            Event::Start(Tag::Link { link_type, dest_url, title: hover, id }) => {
                title = links.title_of(file, &dest_url);
                let dest_url = links.link(file, &dest_url).into();
                shown.push(Event::Start(Tag::Link { link_type, dest_url, title: hover, id }));
            }
            Event::End(TagEnd::Link) => {
                title = None;
                shown.push(Event::End(TagEnd::Link));
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

/// Whether a text, which is emphasised on a Chinese page, has no Chinese: a title, slanted there, too.
fn is_foreign(event: Option<&Event>) -> bool {
    matches!(event, Some(Event::Text(text)) if chinese::mark_chinese(text).is_none())
}

fn inline(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{tests::document, Document};

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

    /// Chinese characters are not slanted, and a title among them is not dotted.
    #[test]
    fn a_foreign_title_on_a_chinese_page_says_so() {
        let text = "# T\n\n*Nim* and *必败态*, *P 态*.\n";
        let html = |file: &str| render(&Document::parse(file, text).head, file, &mut Links::none());
        let chinese = html("README.zh.md");
        let shown = "<em lang=\"en\">Nim</em> and <em>必败态</em>, <em>P 态</em>.";
        assert!(chinese.contains(shown), "{chinese}");
        assert!(!html("README.md").contains("<em lang"));
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
    fn a_link_to_a_page_shows_its_title() {
        let folder = crate::repository::repository();
        let mut links = Links::new(folder.path(), &[]).unwrap();
        let text =
            "# T\n\n[docs/theory.md](theory.md), [mex.md](theory.md#mex), [here](theory.md).\n";
        let html = render(&Document::parse("docs/a.md", text).head, "docs/a.md", &mut links);
        for part in ["theory.html\">Theory</a>", "theory.html#mex\">Theory</a>", ">here</a>"] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }

    #[test]
    fn a_table_can_be_scrolled() {
        let first = document().sections[0].html("page.md", false, &mut Links::none());
        assert!(first.contains("<div class=\"table\"><table>"), "{first}");
        assert!(first.contains("<h3 id=\"inner-part\">"), "{first}");
    }
}
