//! The terms of docs/glossary.md.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use package::statement::text_of;
use pulldown_cmark::{Event, TagEnd};

use crate::document::{first_link, items, Document};

/// The terms by their English names, whose letters are small here.
pub type Terms = BTreeMap<String, Term>;

/// A term, which is an item of a list that begins with the term in bold type and its name in the
/// other language in brackets, and may end with what others call it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Term {
    pub name: String,
    /// Its name in Chinese.
    pub chinese: String,
    /// What others call it, in all languages.
    pub others: Vec<String>,
    /// Where it is defined or proved, as the glossary links to it.
    pub link: String,
    /// The number of its section, from 0 on.
    pub section: usize,
}

/// The terms of the English glossary, with what others call them in Chinese.
pub fn terms(english: &Document, chinese: Option<&Document>) -> Terms {
    let found = terms_of(english).into_iter();
    let mut terms: Terms = found.map(|term| (term.name.to_lowercase(), term)).collect();
    for item in chinese.map(terms_of).unwrap_or_default() {
        // In the Chinese glossary the brackets have the English name.
        if let Some(term) = terms.get_mut(&item.chinese.to_lowercase()) {
            term.others.extend(item.others);
        }
    }
    terms
}

fn terms_of(glossary: &Document) -> Vec<Term> {
    let mut terms = Vec::new();
    for (number, section) in glossary.sections.iter().enumerate() {
        for item in items(&section.events) {
            let end = item.iter().position(|event| *event == Event::End(TagEnd::Strong));
            let (name, text) = item.split_at(end.unwrap_or(0));
            let link = first_link(name).unwrap_or_default().to_string();
            let term = Term { name: text_of(name), link, section: number, ..Term::default() };
            terms.extend(read_names(term, &text_of(text)));
        }
    }
    terms
}

/// A term with what the text after its name says; none without a name in brackets.
fn read_names(term: Term, text: &str) -> Option<Term> {
    let brackets = [(" (", ')'), ("（", '）')];
    let inside = |(open, close)| Some(text.strip_prefix(open)?.split_once(close)?.0);
    let chinese =
        brackets.into_iter().find_map(inside).filter(|_| !term.name.is_empty())?.to_string();
    let others = ["Elsewhere: ", "其他说法："].into_iter().find_map(|words| text.split_once(words));
    let others = others.map_or("", |(_, others)| others).trim_end_matches(['.', '。']);
    let others =
        others.split([',', ';', '，', '；']).map(str::trim).filter(|name| !name.is_empty());
    let others = others.map(String::from).collect();
    Some(Term { chinese, others, ..term })
}

/// What readers call the terms of the glossary although nobody writes so, by the terms' names.
static SYNONYMS: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    toml::from_str(include_str!("../assets/synonyms.toml")).expect("synonyms.toml has synonyms")
});

/// Adds what readers call the terms.
pub fn with_synonyms(mut terms: Terms) -> Terms {
    for (name, synonyms) in SYNONYMS.iter() {
        if let Some(term) = terms.get_mut(name) {
            term.others.extend(synonyms.iter().cloned());
        }
    }
    terms
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::links::GLOSSARY;

    #[test]
    fn a_term_has_its_chinese_and_what_others_call_it() {
        let text = "# G\n\n## A\n\n- [A](#a) (not a term)\n\n## B\n\n\
            - **[Nim's sum](theory.md#s)** (异或和): an *xor* (of bits).\n  Elsewhere: XOR, exclusive or.\n\
            - **mex**: none\n";
        let chinese = "# 术\n\n## 乙\n\n- **[异或和](theory.zh.md#s)**（Nim's sum）：按位。\n  其他说法：Nim 和。\n";
        let [text, chinese] = [("docs/glossary.md", text), ("docs/glossary.zh.md", chinese)]
            .map(|(file, text)| Document::parse(file, text));
        let term = Term {
            name: "Nim's sum".to_string(),
            chinese: "异或和".to_string(),
            others: ["XOR", "exclusive or", "Nim 和"].map(String::from).to_vec(),
            link: "theory.md#s".to_string(),
            section: 1,
        };
        assert_eq!(terms(&text, Some(&chinese)), Terms::from([("nim's sum".to_string(), term)]));
    }

    /// A synonym of nothing would be forgotten without a word.
    #[test]
    fn synonyms_are_those_of_terms() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let text = fs::read_to_string(root.join(GLOSSARY)).unwrap();
        let terms = terms(&Document::parse(GLOSSARY, &text), None);
        assert!(!SYNONYMS.is_empty());
        for (name, synonyms) in SYNONYMS.iter() {
            let term = terms.get(name).unwrap_or_else(|| panic!("synonyms.toml: no term {name}"));
            for synonym in synonyms {
                let is_known = *synonym == term.chinese || term.others.contains(synonym);
                assert!(!is_known, "synonyms.toml: the glossary has {synonym}");
            }
        }
    }
}
