//! The language of pages, and of what a study says.
//!
//! A study writes each text in English and, with [`said!`](crate::said), in Chinese, too. Which
//! of them is meant is the thread's, as the locale is in other libraries: a text is put together
//! by many small functions, and none of them would do anything with a language but pass it on.

use std::cell::Cell;

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English, the language of everything.
    English,
    /// Chinese, the language of most documents that the problems come from.
    Chinese,
}

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

impl Language {
    /// All languages, the first being that of a document without a suffix.
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// The other one.
    pub fn other(self) -> Language {
        match self {
            Language::English => Language::Chinese,
            Language::Chinese => Language::English,
        }
    }

    /// What the name of a document in this language has before its last dot: `.zh` in
    /// `README.zh.md`.
    pub fn suffix(self) -> &'static str {
        match self {
            Language::English => "",
            Language::Chinese => ".zh",
        }
    }

    /// The name of a document in this language: `README.zh.md` for `README.md`.
    pub fn document(self, file: &str) -> String {
        let name = file.strip_suffix(".md").unwrap_or(file);
        format!("{}{}.md", name, self.suffix())
    }

    /// Its code, `en` or `zh`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh",
        }
    }

    /// The language with this code, `en` or `zh`.
    pub fn of_code(code: &str) -> Option<Language> {
        match code {
            "en" => Some(Language::English),
            "zh" => Some(Language::Chinese),
            _ => None,
        }
    }

    /// The language that this thread speaks: English, unless [`Language::speaking`] says
    /// otherwise.
    pub fn spoken() -> Language {
        LANGUAGE.with(Cell::get)
    }

    /// What the function returns, which speaks this language.
    pub fn speaking<T>(self, speak: impl FnOnce() -> T) -> T {
        struct Restored(Language);
        impl Drop for Restored {
            fn drop(&mut self) {
                LANGUAGE.with(|language| language.set(self.0));
            }
        }
        let _restored = Restored(LANGUAGE.with(|language| language.replace(self)));
        speak()
    }
}

/// The English text or the Chinese one, whichever is spoken: two words, or two of `format!`'s.
///
/// ```
/// use study::{said, Language};
///
/// let heap = |n: u64| said!("heap {}", "第 {} 堆", n);
/// assert_eq!(heap(3), "heap 3");
/// assert_eq!(Language::Chinese.speaking(|| heap(3)), "第 3 堆");
/// ```
#[macro_export]
macro_rules! said {
    ($english:literal, $chinese:literal $(, $value:expr)* $(,)?) => {
        match $crate::Language::spoken() {
            $crate::Language::English => format!($english $(, $value)*),
            $crate::Language::Chinese => format!($chinese $(, $value)*),
        }
    };
}

// Where it is written, not at the crate's root, as with functions.
pub(crate) use said;

/// Returns the mistake, as [`said!`](crate::said) says it, if something is wrong: for
/// [`check`](crate::Study::check).
///
/// ```
/// use study::refuse;
///
/// fn check(heaps: &[u64]) -> Result<(), String> {
///     refuse!(heaps.contains(&0), "a heap is empty", "有一堆是空的");
///     Ok(())
/// }
/// assert_eq!(check(&[1, 0]), Err("a heap is empty".to_string()));
/// assert!(check(&[1, 2]).is_ok());
/// ```
#[macro_export]
macro_rules! refuse {
    ($is_wrong:expr, $english:literal, $chinese:literal $(, $value:expr)* $(,)?) => {
        if $is_wrong {
            return Err($crate::said!($english, $chinese $(, $value)*));
        }
    };
}

/// The English words or the Chinese ones, whichever is spoken: a text, or several of them.
///
/// ```
/// use study::{words, Language};
///
/// let heads = || words(["heap", "stones"], ["堆", "石子"]);
/// assert_eq!(heads(), ["heap", "stones"]);
/// assert_eq!(Language::Chinese.speaking(heads), ["堆", "石子"]);
/// ```
pub fn words<T>(english: T, chinese: T) -> T {
    match Language::spoken() {
        Language::English => english,
        Language::Chinese => chinese,
    }
}

/// Sentences in English, each followed by the same one in Chinese, so that both are read side by
/// side: the text of whichever is spoken.
///
/// ```
/// use study::{sentences, Language};
///
/// let rules = || {
///     sentences! {
///         "Take stones from one heap."
///         "每次从一堆中取石子。"
///         "A player who cannot move loses."
///         "无法操作者输。"
///     }
/// };
/// assert_eq!(rules(), "Take stones from one heap. A player who cannot move loses.");
/// assert_eq!(Language::Chinese.speaking(rules), "每次从一堆中取石子。无法操作者输。");
/// ```
#[macro_export]
macro_rules! sentences {
    ($english:literal $chinese:literal $($more_english:literal $more_chinese:literal)*) => {
        $crate::words(
            concat!($english $(, " ", $more_english)*),
            concat!($chinese $(, $more_chinese)*),
        )
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_spoken_until_the_function_ends() {
        let heaps = || words("heaps", "石子堆");
        assert_eq!(heaps(), "heaps");
        let inner = || Language::English.speaking(heaps);
        assert_eq!(Language::Chinese.speaking(|| (inner(), heaps())), ("heaps", "石子堆"));
        let panics =
            std::panic::catch_unwind(|| Language::Chinese.speaking(|| panic!("{}", heaps())));
        assert!(panics.is_err());
        assert_eq!(heaps(), "heaps");
    }
}
