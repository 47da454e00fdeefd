//! What the name of a golden case says: `21-beyond-empty-heaps`.
//!
//! After its number stands what the case probes. One that goes beyond the judge's bounds or lines
//! has the word `beyond`. The answers of a `sample`, at the end of the name, are the judge's own; an
//! `our-sample` is ours. The tests recompute the answers of all cases: by the rules where these can
//! be played, and else by the formula.

use crate::Scope;

/// The bounds that the case keeps to.
pub fn case_scope(name: &str) -> Scope {
    match name.split('-').any(|word| word == "beyond") {
        true => Scope::Beyond,
        false => Scope::Judge,
    }
}

/// Whether the case is an example that everybody may see: `01-sample`, `02-smaller-term-our-sample`.
pub fn is_sample(name: &str) -> bool {
    name.ends_with("-sample")
}

/// Whether its answers are the judge's own.
pub fn has_judges_answers(name: &str) -> bool {
    is_sample(name) && !name.ends_with("-our-sample")
}

/// What the case probes, in words: `beyond empty heaps`. `None` if the name does not say it.
pub fn case_purpose(name: &str) -> Option<String> {
    let (number, words) = name.split_once('-')?;
    let is_number = number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && !words.is_empty()).then(|| words.replace('-', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_what_is_known_of_a_case() {
        for (name, scope_of_it, sample, judges, words) in [
            ("01-sample", Scope::Judge, true, true, Some("sample")),
            ("01-our-sample", Scope::Judge, true, false, Some("our sample")),
            ("03-as-our-second-sample", Scope::Judge, true, true, Some("as our second sample")),
            ("20-beyond-u64", Scope::Beyond, false, false, Some("beyond u64")),
            ("07", Scope::Judge, false, false, None),
            ("07-", Scope::Judge, false, false, None),
            ("ones-first", Scope::Judge, false, false, None),
        ] {
            assert_eq!(case_scope(name), scope_of_it, "{name}");
            assert_eq!([is_sample(name), has_judges_answers(name)], [sample, judges], "{name}");
            assert_eq!(case_purpose(name).as_deref(), words, "{name}");
        }
    }
}
