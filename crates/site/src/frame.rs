//! The frame of every page.

use crate::html::escape;
use crate::language::{fill, page_in, say, tag, Language};
use crate::wasm::PLAYGROUND;

/// A page without its frame.
pub struct Page<'a> {
    /// Its title, as text.
    pub title: &'a str,
    /// What it is about, in a sentence or two, as HTML; a preview of a link shows the text.
    pub about: &'a str,
    /// Its language.
    pub language: Language,
    /// Its name, if it is there in all languages: `nim`.
    pub name: Option<&'a str>,
    /// The way to the site's root: empty, or `../` as often as needed.
    pub root: &'a str,
    /// Its contents, as HTML.
    pub body: &'a str,
    /// The names of its scripts, in the order in which they run.
    pub scripts: &'a [String],
}

/// The site's entrances, pages and words, beside today's positions.
const ENTRANCES: [(&str, &str); 3] =
    [("index", "to_play"), ("theory", "to_learn"), (PLAYGROUND, "to_make")];

/// What the menu has.
const OTHERS: [(&str, &str); 4] = [
    ("glossary", "glossary"),
    ("catalogue", "more_problems"),
    ("manual", "manual"),
    ("progress", "my_progress"),
];

/// A stone, as the icon of every page.
const ICON: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' \
    viewBox='0 0 16 16'%3E%3Cellipse cx='8' cy='5' rx='7' ry='3.5' fill='%235a7a9a'/%3E\
    %3Cellipse cx='8' cy='11' rx='7' ry='3.5' fill='%23e0a030'/%3E%3C/svg%3E";

impl Page<'_> {
    /// The page in its frame.
    pub fn html(&self) -> String {
        let Page { root, body, language, .. } = *self;
        let title = match self.name {
            Some("index") => escape(self.title),
            _ => format!("{} - {}", escape(self.title), say(language, "site_name")),
        };
        let preview = head(self);
        let scripts =
            ["page.js", "find.js"].into_iter().chain(self.scripts.iter().map(String::as_str));
        let scripts = scripts.map(|name| format!("<script src=\"{root}{name}\"></script>\n"));
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
             {preview}<link rel=\"icon\" href=\"{ICON}\">\n\
             <link rel=\"stylesheet\" href=\"{root}study.css\">\n</head>\n<body>\n\
             <a class=\"skip\" href=\"#content\">{}</a>\n{}\
             <main id=\"content\" tabindex=\"-1\">\n{body}</main>\n{}</body>\n</html>\n",
            tag(language),
            say(language, "skip_to_content"),
            self.navigation(),
            scripts.collect::<String>()
        )
    }

    /// The links at the top: the site's entrances, the search, and the same page in the other
    /// language.
    fn navigation(&self) -> String {
        let language = self.language;
        let entrances = ENTRANCES.map(|(name, words)| self.entrance(name, words, ""));
        let dot = format!(
            "<i class=\"dot\" role=\"img\" aria-label=\"{}\" hidden></i>",
            say(language, "unsolved")
        );
        let today = self.entrance("today", "today", &dot);
        let others = OTHERS.map(|(name, words)| {
            format!("<li>{}</li>\n", self.entrance(name, words, "").trim_end())
        });
        let twin = self.name.map(|name| {
            let other = language.other();
            let (page, tag, words) = (page_in(other, name), tag(other), say(other, "language"));
            format!("<a class=\"language\" href=\"{page}\" hreflang=\"{tag}\" lang=\"{tag}\">{words}</a>\n")
        });
        format!(
            "<nav class=\"site\" aria-label=\"{}\">\n{}{today}<details class=\"menu\"><summary>{}</summary>\n\
             <ul>\n{}</ul>\n</details>\n{}{}</nav>\n",
            say(language, "site"),
            entrances.concat(),
            say(language, "menu"),
            others.concat(),
            field(language, "bar", say(language, "find_anything")),
            twin.unwrap_or_default()
        )
    }

    /// A link to a page of the site, with something behind its words.
    fn entrance(&self, name: &str, words: &str, behind: &str) -> String {
        let Page { root, language, .. } = *self;
        let here = if self.name == Some(name) { " aria-current=\"page\"" } else { "" };
        let (page, words) = (page_in(language, name), say(language, words));
        format!("<a href=\"{root}{page}\"{here}>{words}{behind}</a>\n")
    }
}

/// The field, and the list that opens below it.
const FIELD: &str = include_str!("../assets/find.html");

/// A field to search in, which a style sheet hides where there are no scripts; its name tells it from
/// others on the page.
pub fn field(language: Language, name: &str, wanted: &str) -> String {
    fill(language, FIELD).replace("{name}", name).replace("{wanted}", &escape(wanted))
}

/// More letters than these are cut off by those who show a preview.
const MOST_LETTERS: usize = 200;

/// What a page says to those who show a preview of it, where there is no picture.
pub const WITHOUT_PICTURE: &str = "<meta name=\"twitter:card\" content=\"summary\">\n";

/// What the head of every page says of it.
fn head(page: &Page) -> String {
    let about = beginning(&text(page.about));
    let language = page.language;
    let mut named = vec![
        ("og:type", "website".to_string()),
        ("og:site_name", escape(say(language, "site_name"))),
        ("og:title", escape(page.title)),
        ("og:description", about.clone()),
        ("og:locale", locale(language).to_string()),
    ];
    if page.name.is_some() {
        named.push(("og:locale:alternate", locale(language.other()).to_string()));
    }
    let line = |(name, content)| format!("<meta property=\"{name}\" content=\"{content}\">\n");
    let named: String = named.into_iter().map(line).collect();
    format!("<meta name=\"description\" content=\"{about}\">\n{named}{WITHOUT_PICTURE}")
}

fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en_US",
        Language::Chinese => "zh_CN",
    }
}

/// The text of some HTML, for an attribute: without what is only there for the eye.
fn text(html: &str) -> String {
    let parts = html.split('<').enumerate().map(|(number, part)| match number {
        0 => part,
        _ => part.split_once('>').map_or("", |(_, text)| text),
    });
    // A mark that a function is applied.
    let text = parts.collect::<String>().replace('\u{2061}', "").replace('"', "&quot;");
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// The first sentences of a text, as many as a preview shows; the first one in any case.
fn beginning(text: &str) -> String {
    let ends = text.char_indices().filter(|&(place, letter)| match letter {
        '。' | '？' | '！' => true,
        '.' | '?' | '!' => text[place + 1..].starts_with(' '),
        _ => false,
    });
    let ends: Vec<usize> = ends.map(|(place, letter)| place + letter.len_utf8()).collect();
    let is_short = |end: &usize| text[..*end].chars().count() <= MOST_LETTERS;
    if is_short(&text.len()) {
        return text.to_string();
    }
    let end = ends.iter().rev().copied().find(is_short).or(ends.first().copied());
    text[..end.unwrap_or(text.len())].to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_has_text_and_no_markup() {
        let html = "<p>Take <em>it</em>,\nsay \"<math><mi>a</mi><mo>&lt;</mo></math>\".</p>";
        assert_eq!(text(html), "Take it, say &quot;a&lt;&quot;.");
    }

    #[test]
    fn a_preview_ends_with_a_sentence() {
        assert_eq!(beginning("Short, v1.2"), "Short, v1.2");
        let long = "x".repeat(MOST_LETTERS);
        assert_eq!(beginning(&format!("Is 1.5 it? Yes. {long}. More.")), "Is 1.5 it? Yes.");
        assert_eq!(beginning(&format!("{long}. More.")), format!("{long}."));
        assert_eq!(beginning(&format!("谁赢？{long}")), "谁赢？");
    }
}
