//! The language of the commands that speak to a learner, such as `explain` and `play`.

use std::env;

use study::Language;

use crate::arguments::Speech;

impl Speech {
    /// What the function returns, which speaks the language that was asked for, or else that of
    /// the first of the locale's variables that is set and not empty, as POSIX has it.
    pub fn speaking<T>(&self, speak: impl FnOnce() -> T) -> T {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let mut locale = names.iter().filter_map(|name| env::var(name).ok());
        let language = self.language.clone().or_else(|| locale.find(|value| !value.is_empty()));
        match language {
            Some(name) if name.starts_with("zh") => Language::Chinese.speaking(speak),
            _ => Language::English.speaking(speak),
        }
    }
}
