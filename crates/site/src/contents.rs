//! The list of a page's sections, beside it on a wide screen and folded on a narrow one.

use crate::language::{say, Language};

/// From how many sections on a page has such a list.
const MANY: usize = 4;

/// The list of the sections in a page's text, which is HTML.
pub fn contents(text: &str, language: Language) -> String {
    let headings = text.split("<h2 id=\"").skip(1).filter_map(|rest| {
        let (anchor, rest) = rest.split_once("\">")?;
        Some((anchor, rest.split_once("</h2>")?.0))
    });
    let item = |(anchor, title)| format!("<li><a href=\"#{anchor}\">{title}</a></li>\n");
    let items: Vec<String> = headings.map(item).collect();
    if items.len() < MANY {
        return String::new();
    }
    let (items, title) = (items.concat(), say(language, "contents"));
    format!(
        "<nav class=\"contents\" aria-label=\"{title}\"><details><summary>{title}</summary>\n\
         <ul>\n{items}</ul>\n</details></nav>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_page_has_a_list_of_its_sections() {
        let section = |name: &str| format!("<h2 id=\"{name}\">{name} &amp; more</h2>\n<p></p>\n");
        let three = ["a", "b", "c"].map(section).concat();
        assert_eq!(contents(&three, Language::English), "");
        let list = contents(&(three + &section("d")), Language::English);
        assert_eq!(list.matches("<li>").count(), 4, "{list}");
        assert!(list.contains("<li><a href=\"#d\">d &amp; more</a></li>"), "{list}");
    }
}
