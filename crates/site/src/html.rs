//! The frame of every page.

use crate::language::{page_in, say, tag, Language};
use crate::preview;
use crate::search::field;
use crate::wasm::PLAYGROUND;

/// A text inside HTML, or inside an attribute's double quotes.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text that is shown as it is. (A line feed at the very beginning would be left out.)
pub fn preformatted(text: &str) -> String {
    format!("<pre>\n{}</pre>\n", escape(text))
}

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
        let preview = preview::head(self);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_a_text() {
        assert_eq!(escape("a < b & \"c\" > d"), "a &lt; b &amp; &quot;c&quot; &gt; d");
        assert_eq!(preformatted("\n1 2\n"), "<pre>\n\n1 2\n</pre>\n");
    }
}
