//! Problems by the names that people give them.

use anyhow::{bail, Result};

use crate::entry::{Entry, Listing};

/// The problem that a user means by its slug or by a judge's number for it.
///
/// # Errors
///
/// If there is none, or more than one; with suggestions.
pub fn find<'a>(entries: &'a [Entry], name: &str) -> Result<&'a Entry> {
    let wanted = plain(name);
    if let Some(entry) = entries.iter().find(|entry| plain(&entry.slug) == wanted) {
        return Ok(entry);
    }
    let named = |entry: &&Entry| entry.judges.iter().any(|judge| is_called(judge, &wanted));
    let found: Vec<&Entry> = entries.iter().filter(named).collect();
    match found[..] {
        [entry] => Ok(entry),
        [] => bail!("there is no problem `{name}`{}", suggestion(entries, &wanted)),
        _ => bail!("`{name}` is {}", slugs(&found).join(" or ")),
    }
}

/// A name without what people write in different ways.
pub fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
    letters.map(|letter| if letter == 'è' { 'e' } else { letter }).collect()
}

fn slugs<'a>(entries: &[&'a Entry]) -> Vec<&'a str> {
    entries.iter().map(|entry| entry.slug.as_str()).collect()
}

fn suggestion(entries: &[Entry], wanted: &str) -> String {
    let likeness = |entry: &Entry| {
        let ids = entry.judges.iter().map(|judge| plain(&judge.id));
        let names = ids.chain([plain(&entry.slug)]);
        names.map(|name| strsim::normalized_damerau_levenshtein(&name, wanted)).fold(0.0, f64::max)
    };
    let best = entries.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    match best.filter(|entry| likeness(entry) > 0.7) {
        Some(entry) => format!("; did you mean `{}`?", entry.slug),
        None => "; `cargo judge list` shows them all".to_string(),
    }
}

/// Whether `wanted`, as [`plain`] makes it, is this judge's number, with or
/// without the judge's name where the number says enough: `p4301`.
fn is_called(listing: &Listing, wanted: &str) -> bool {
    let numbered = listing.id.contains(|c: char| c.is_ascii_digit());
    let number = listing.id.split_whitespace().last().unwrap_or_default();
    let telling = number.starts_with(char::is_alphabetic) && plain(number) == wanted;
    numbered && (plain(&listing.id) == wanted || telling)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(slug: &str, ids: &[&str]) -> Entry {
        let judge = |id: &&str| Listing { id: id.to_string(), ..Listing::default() };
        let judges = ids.iter().map(judge).collect();
        Entry { slug: slug.to_string(), judges, ..Entry::default() }
    }

    fn found(name: &str) -> String {
        let entries = [
            entry("hdu1730", &["HDU 1730"]),
            entry("georgia-and-bob", &["POJ 1704"]),
            entry("new-nim", &["Luogu P4301", "BZOJ 3105"]),
            entry("stones-10", &["NYOJ"]),
        ];
        match find(&entries, name) {
            Ok(entry) => entry.slug.clone(),
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
    }

    #[test]
    fn a_number_or_a_judge_alone_is_not_a_name() {
        assert!(found("1730").starts_with("there is no problem"));
        assert!(found("NYOJ").starts_with("there is no problem"));
    }

    #[test]
    fn a_slip_is_pointed_out() {
        assert_eq!(
            found("georgia-bob"),
            "there is no problem `georgia-bob`; did you mean `georgia-and-bob`?"
        );
        assert_eq!(
            found("xyzzy"),
            "there is no problem `xyzzy`; `cargo judge list` shows them all"
        );
        assert_eq!(
            found("poj9999"),
            "there is no problem `poj9999`; `cargo judge list` shows them all"
        );
    }
}
