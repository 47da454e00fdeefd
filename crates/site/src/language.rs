//! The languages of the pages, and the words on them that are in no document.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use study::Language;

/// A language's tag in HTML.
pub fn tag(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Chinese => "zh-CN",
    }
}

/// The name of a page in a language: `nim.zh.html`.
pub fn page_in(language: Language, name: &str) -> String {
    format!("{name}{}.html", language.suffix())
}

/// Whether a document is in a language, by its name.
pub fn is_in(language: Language, file: &str) -> bool {
    Language::ALL.into_iter().rfind(|language| file.ends_with(&language.document(".md")))
        == Some(language)
}

/// Words of the pages, by their name in `assets/words.toml`.
///
/// # Panics
///
/// If there are no such words.
pub fn say(language: Language, name: &str) -> &'static str {
    WORDS.page.get(name).unwrap_or_else(|| panic!("no words `{name}`")).in_language(language)
}

/// Such words with a text in place of `{}`.
pub fn say_of(language: Language, name: &str, text: &str) -> String {
    say(language, name).replace("{}", text)
}

/// A template, in which `{name}` stands for words.
pub fn fill(language: Language, template: &str) -> String {
    WORDS.page.iter().fold(template.to_string(), |text, (name, words)| {
        text.replace(&format!("{{{name}}}"), words.in_language(language))
    })
}

/// What the scripts say, in all languages, as JSON.
pub fn script_words() -> String {
    serde_json::to_string(&WORDS.script).expect("words are JSON")
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    toml::from_str(include_str!("../assets/words.toml")).expect("words.toml has words")
});

/// The words, by their names.
#[derive(Deserialize)]
struct Words {
    page: BTreeMap<String, Said>,
    script: BTreeMap<String, Said>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Said {
    en: String,
    zh: String,
}

impl Said {
    fn in_language(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::Chinese => &self.zh,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// All files in a folder of this crate, as one text.
    fn sources(folder: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let files = files.filter(|path| !path.ends_with("words.toml"));
        files.map(|path| fs::read_to_string(path).unwrap()).collect()
    }

    #[test]
    fn all_words_are_used() {
        let (sources, assets) = (sources("src"), sources("assets"));
        for name in WORDS.page.keys() {
            let is_used =
                sources.contains(&format!("\"{name}\"")) || assets.contains(&format!("{{{name}}}"));
            assert!(is_used, "nothing says page.{name}");
        }
        for name in WORDS.script.keys() {
            assert!(assets.contains(&format!("\"{name}\"")), "no script says script.{name}");
        }
    }

    #[test]
    fn words_have_the_same_gaps_in_all_languages() {
        for (name, words) in WORDS.page.iter().chain(&WORDS.script) {
            let gaps = |text: &str| text.matches("{}").count();
            assert_eq!(gaps(&words.en), gaps(&words.zh), "{name}");
        }
    }
}
