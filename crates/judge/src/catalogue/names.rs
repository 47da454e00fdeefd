//! Problems by the names that people give them.

use anyhow::{bail, Result};

use crate::catalogue::problem::{Listing, Problem};

/// The most problems that are suggested.
const SUGGESTIONS: usize = 3;

/// The least likeness, from 0 to 1, of a name that is suggested.
const LIKENESS: f64 = 0.65;

/// A number of letters that no name has.
const LONG: usize = 100;

/// The likeness of a name that has the wanted one in it, and the fewest letters for that.
const CONTAINED: f64 = 0.8;
const PART: usize = 3;

/// The likeness of a single word of a slug counts a little less than that of a whole name.
const OF_A_WORD: f64 = 0.95;

/// The problem that a user means by its slug or by a judge's number for it, with or without the
/// judge's name where the number says enough.
///
/// # Errors
///
/// If there is none, or more than one; with suggestions.
pub fn find<'a>(problems: &'a [Problem], name: &str) -> Result<&'a Problem> {
    let wanted = plain(name);
    if let Some(problem) = problems.iter().find(|problem| plain(&problem.slug) == wanted) {
        return Ok(problem);
    }
    let named = |problem: &&Problem| {
        let mut listings = problem.judges.iter();
        listings.any(|listing| is_called(listing, &wanted) || is_number(problem, listing, &wanted))
    };
    let found: Vec<&Problem> = problems.iter().filter(named).collect();
    match found[..] {
        [problem] => Ok(problem),
        [] => bail!("there is no problem `{name}`{}", suggestion(problems, &wanted)),
        _ => bail!("`{name}` is {}", slugs(&found).join(" or ")),
    }
}

/// A name without what people write in different ways.
pub fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
    letters.map(|letter| if letter == 'è' { 'e' } else { letter }).collect()
}

fn slugs<'a>(problems: &[&'a Problem]) -> Vec<&'a str> {
    problems.iter().map(|problem| problem.slug.as_str()).collect()
}

/// The problems whose names are most like the wanted one, as a question.
fn suggestion(problems: &[Problem], wanted: &str) -> String {
    // Nothing is like a longer word, which would take its time to be compared.
    let candidates = if wanted.len() < LONG { problems } else { &[] };
    let likely = candidates.iter().map(|problem| (likeness(problem, wanted), problem));
    let mut likely: Vec<(f64, &Problem)> = likely.filter(|&(like, _)| like > LIKENESS).collect();
    // The order of the slugs is kept among equals.
    likely.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let quoted = likely.iter().take(SUGGESTIONS).map(|(_, problem)| format!("`{}`", problem.slug));
    match &quoted.collect::<Vec<String>>()[..] {
        [] => "; `cargo judge list` shows them all".to_string(),
        [only] => format!("; did you mean {only}?"),
        [others @ .., last] => format!("; did you mean {} or {last}?", others.join(", ")),
    }
}

/// How much one of a problem's names is like the wanted one.
fn likeness(problem: &Problem, wanted: &str) -> f64 {
    let like = |name: &str| strsim::normalized_damerau_levenshtein(name, wanted);
    let slug = plain(&problem.slug);
    let contained = wanted.len() >= PART && slug.contains(wanted);
    let ids = problem.judges.iter().map(|listing| like(&plain(&listing.id)));
    let numbers = problem.judges.iter().map(|listing| f64::from(plain(number(listing)) == wanted));
    // A judge's name is a word of many slugs, and a wrong number of it is like none of them.
    let words = problem.slug.split('-').filter(|_| !is_numbered(wanted));
    let words = words.map(|word| OF_A_WORD * like(word));
    let whole = [like(&slug), if contained { CONTAINED } else { 0.0 }];
    ids.chain(numbers).chain(words).chain(whole).fold(0.0, f64::max)
}

/// A judge's number for a problem: the last word of `Codeforces 1382B`.
fn number(listing: &Listing) -> &str {
    listing.id.split_whitespace().last().unwrap_or_default()
}

/// Whether `wanted`, as [`plain`] makes it, is this judge's name and number.
fn is_called(listing: &Listing, wanted: &str) -> bool {
    is_numbered(&listing.id) && plain(&listing.id) == wanted
}

/// Whether `wanted` is a judge's number alone, or the slug without the judge's name, and has
/// letters as well as digits, so that it says enough: `p4301`, `850c`, `arc087e`.
fn is_number(problem: &Problem, listing: &Listing, wanted: &str) -> bool {
    let judge = listing.id.strip_suffix(number(listing)).unwrap_or_default();
    let slug = plain(&problem.slug);
    let is_named =
        plain(number(listing)) == wanted || slug.strip_prefix(&plain(judge)) == Some(wanted);
    is_numbered(wanted) && wanted.contains(char::is_alphabetic) && is_named
}

fn is_numbered(name: &str) -> bool {
    name.contains(|character: char| character.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str) -> String {
        let problem = |slug, ids: &[&str]| Problem::in_test(slug, "", ids);
        let problems = [
            problem("hdu1730", &["HDU 1730"]),
            problem("georgia-and-bob", &["POJ 1704"]),
            problem("new-nim", &["Luogu P4301", "BZOJ 3105"]),
            problem("stones-10", &["NYOJ"]),
            problem("cses-1730", &["CSES 1730"]),
            problem("codeforces-850c", &["Codeforces 850C"]),
            problem("atcoder-arc087-e", &["AtCoder arc087_c"]),
            problem("nim", &[]),
            problem("wythoff-game", &["POJ 1067"]),
            problem("wythoff-moves", &["HDU 2177"]),
        ];
        match find(&problems, name) {
            Ok(problem) => problem.slug.clone(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn problems_go_by_slug_and_by_number() {
        for name in ["new-nim", "newnim", "P4301", "luogu p4301", "BZOJ3105"] {
            assert_eq!(found(name), "new-nim");
        }
        assert_eq!(found("HDU 1730"), "hdu1730");
        assert_eq!(found("poj1704"), "georgia-and-bob");
        assert_eq!(found("850C"), "codeforces-850c");
        for name in ["arc087_c", "ARC 087 C", "arc087e"] {
            assert_eq!(found(name), "atcoder-arc087-e");
        }
    }

    #[test]
    fn a_slip_is_pointed_out() {
        for (name, advice) in [
            ("1730", "did you mean `hdu1730` or `cses-1730`?"),
            ("georgia-bob", "did you mean `georgia-and-bob`?"),
            ("nmi", "did you mean `nim`?"),
            ("wythof", "did you mean `wythoff-game` or `wythoff-moves`?"),
            ("NYOJ", "did you mean `stones-10`?"),
            ("AtCoder 9", "`cargo judge list` shows them all"),
            ("xyzzy", "`cargo judge list` shows them all"),
            ("poj9999", "`cargo judge list` shows them all"),
            (&"x".repeat(100_000), "`cargo judge list` shows them all"),
        ] {
            assert_eq!(found(name), format!("there is no problem `{name}`; {advice}"));
        }
    }
}
