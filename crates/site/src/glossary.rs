//! The terms of docs/glossary.md.

use std::collections::BTreeMap;

use pulldown_cmark::{Event, Tag, TagEnd};

use crate::markdown::Document;

/// The Chinese for each English term, whose letters are small here.
pub type Terms = BTreeMap<String, String>;

/// The terms of the English glossary, each of which is an item of a list that begins with the term
/// in bold type and its Chinese in brackets.
pub fn terms(glossary: &Document) -> Terms {
    let mut terms = Terms::new();
    let (mut term, mut is_term) = (String::new(), false);
    for event in glossary.sections.iter().flat_map(|section| &section.events) {
        match event {
            Event::Start(Tag::Strong) => (term, is_term) = (String::new(), true),
            Event::End(TagEnd::Strong) => is_term = false,
            Event::Text(text) if is_term => term += text,
            Event::Text(text) if !term.is_empty() => {
                let chinese = text.strip_prefix(" (").and_then(|rest| rest.split_once(')'));
                if let Some((chinese, _)) = chinese {
                    terms.insert(std::mem::take(&mut term).to_lowercase(), chinese.to_string());
                }
            }
            _ => {}
        }
    }
    terms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_has_its_chinese_in_brackets() {
        let text = "# G\n\n## A\n\n- [A](#a) (not a term)\n- **[Nim's sum](theory.md)** (异或和): \
            an *xor* (of bits).\n- **mex**: none\n";
        let found = terms(&Document::parse("docs/glossary.md", text));
        assert_eq!(found, Terms::from([("nim's sum".to_string(), "异或和".to_string())]));
    }
}
