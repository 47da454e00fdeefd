//! The problems of a workspace: a folder is a problem.

use std::fs;
use std::path::Path;

use anyhow::{bail, Context, Result};
use protocol::Bounds;
use serde::{Deserialize, Serialize};

/// What the manifest of a problem says of it, under `package.metadata.problem`.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of its folder, package and binary.
    #[serde(skip_deserializing)]
    pub slug: String,
    /// The game, as the heading of its page names it.
    #[serde(skip_deserializing)]
    pub game: String,
    /// The judge's title.
    pub title: String,
    /// The game's name in the collection that the documented problems come from; the others
    /// have none.
    pub origin: Option<String>,
    /// The theory that solves it, by the name under which the README lists it: `Wythoff's game`.
    pub theorem: String,
    /// How hard it is to find the theorem and to prove it, from 1 (Bachet's game) to 5.
    pub difficulty: u8,
    /// The slugs of the problems to solve first.
    pub needs: Vec<String>,
    /// The judge's limit of CPU time, in seconds.
    pub time: f64,
    /// The judge's limit of memory, in megabytes.
    pub memory: f64,
    /// The limit of CPU time in packages, in whole seconds, where our right programs need more
    /// than the judge's own: see [`Entry::package_time`].
    pub package_time: Option<u64>,
    /// What of the bounds and limits nobody has checked.
    pub unverified: Option<String>,
    /// Where it can be submitted.
    pub judges: Vec<Listing>,
    /// The bounds of one judge that allows less than the others: see [`Entry::at`].
    #[serde(skip)]
    pub bounds: Bounds,
}

/// A judge that has the problem, with its number for it, and what differs there.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Listing {
    /// The judge's name and its number for the problem: `HDU 1847`.
    pub id: String,
    /// The problem's page, where known.
    pub url: Option<String>,
    /// The judge's title, where it differs.
    pub title: Option<String>,
    /// The judge's limit of CPU time in seconds, where it differs.
    pub time: Option<f64>,
    /// The judge's limit of memory in megabytes, where it differs.
    pub memory: Option<f64>,
    /// The numbers of the format of which the judge allows less: `N = [1, 47]`.
    #[serde(default, skip_serializing_if = "Bounds::is_empty")]
    pub bounds: Bounds,
    /// What of this nobody has checked.
    pub unverified: Option<String>,
}

#[derive(Deserialize)]
struct Manifest {
    package: Package,
}

#[derive(Deserialize)]
struct Package {
    metadata: Metadata,
}

#[derive(Deserialize)]
struct Metadata {
    problem: Entry,
}

/// All problems of the workspace at `root`, in the order of their slugs.
pub fn load(root: &Path) -> Result<Vec<Entry>> {
    let folder = root.join("problems");
    let mut slugs = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        if entry.path().is_dir() {
            slugs.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    slugs.sort();
    slugs.into_iter().map(|slug| load_entry(&folder.join(&slug), slug)).collect()
}

fn load_entry(folder: &Path, slug: String) -> Result<Entry> {
    let manifest: Manifest = toml::from_str(&read(&folder.join("Cargo.toml"))?)
        .with_context(|| folder.join("Cargo.toml").display().to_string())?;
    let page = read(&folder.join("README.md"))?;
    let heading = page.lines().next().and_then(|line| line.strip_prefix("# "));
    let game = heading.with_context(|| format!("{slug}: its README.md has no heading"))?;
    Ok(Entry { slug, game: game.to_string(), ..manifest.package.metadata.problem })
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

impl Entry {
    /// Whether it comes from the collection of documents that the set began with, or from a
    /// live judge.
    pub fn is_documented(&self) -> bool {
        self.origin.is_some()
    }

    /// The limit of CPU time in a package, in whole seconds: the judge's, rounded up, unless the
    /// manifest says otherwise.
    pub fn package_time(&self) -> u64 {
        self.package_time.unwrap_or(self.time.ceil().max(1.0) as u64)
    }

    /// The problem as one judge has it, with that judge's limits and bounds.
    pub fn at(&self, listing: &Listing) -> Entry {
        Entry {
            time: listing.time.unwrap_or(self.time),
            memory: listing.memory.unwrap_or(self.memory),
            bounds: listing.bounds.clone(),
            ..self.clone()
        }
    }
}

/// The problem that a user means by its slug or by a judge's number for it:
/// `hdu1730`, `HDU 1730`, `poj1704`, `P4301`.
///
/// # Errors
///
/// If there is none, or more than one; with suggestions.
pub fn find<'a>(entries: &'a [Entry], name: &str) -> Result<&'a Entry> {
    let wanted = plain(name);
    if let Some(entry) = entries.iter().find(|entry| plain(&entry.slug) == wanted) {
        return Ok(entry);
    }
    let named = |entry: &&Entry| entry.judges.iter().any(|judge| judge.is_called(&wanted));
    let found: Vec<&Entry> = entries.iter().filter(named).collect();
    match found[..] {
        [entry] => Ok(entry),
        [] => bail!("there is no problem `{name}`{}", suggestion(entries, &wanted)),
        _ => bail!("`{name}` is {}", slugs(&found).join(" or ")),
    }
}

/// A name without what people write in different ways.
pub(crate) fn plain(name: &str) -> String {
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

impl Listing {
    /// Whether `wanted`, as [`plain`] makes it, is this judge's number, with or
    /// without the judge's name where the number says enough: `p4301`.
    fn is_called(&self, wanted: &str) -> bool {
        let numbered = self.id.contains(|c: char| c.is_ascii_digit());
        let number = self.id.split_whitespace().last().unwrap_or_default();
        let telling = number.starts_with(char::is_alphabetic) && plain(number) == wanted;
        numbered && (plain(&self.id) == wanted || telling)
    }

    /// Its id, as a Markdown link if its page is known.
    pub fn link(&self) -> String {
        match &self.url {
            Some(url) => format!("[{}]({url})", self.id),
            None => self.id.clone(),
        }
    }
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
    fn a_number_or_a_judge_alone_is_no_name() {
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
