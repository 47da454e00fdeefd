//! The language of `explain`, `play`, `practice` and `game`.

use std::env;

use study::Language;

use crate::arguments::{Speech, Spoken};

impl Speech {
    /// What the function returns, which speaks the language that was asked for, or else that of
    /// the system.
    pub fn speaking<T>(&self, speak: impl FnOnce() -> T) -> T {
        let language = match self.language {
            Some(Spoken::En) => Language::English,
            Some(Spoken::Zh) => Language::Chinese,
            None => of_locale(|name| env::var(name).ok()),
        };
        language.speaking(speak)
    }
}

/// The language of the first of the locale's variables that is set and not empty, as POSIX has it.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let mut set = names.iter().filter_map(|name| variable(name)).filter(|value| !value.is_empty());
    match set.next() {
        Some(value) if value.starts_with("zh") => Language::Chinese,
        _ => Language::English,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let language = |set: &[(&str, &str)]| {
            of_locale(|name| set.iter().find(|it| it.0 == name).map(|it| it.1.to_string()))
        };
        assert_eq!(language(&[]), Language::English);
        assert_eq!(language(&[("LANG", "zh_CN.UTF-8")]), Language::Chinese);
        assert_eq!(language(&[("LC_ALL", ""), ("LANG", "zh_TW")]), Language::Chinese);
        assert_eq!(language(&[("LC_ALL", "C"), ("LANG", "zh_CN")]), Language::English);
        assert_eq!(language(&[("LC_MESSAGES", "zh"), ("LANG", "en")]), Language::Chinese);
    }
}
