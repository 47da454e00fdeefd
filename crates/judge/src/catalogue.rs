//! The problems of a workspace: a folder is a problem.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{anyhow, bail, ensure, Context, Error, Result};
use protocol::Bounds;
use serde::{Deserialize, Serialize};

use crate::output::eprintln;
use crate::workspace::golden_cases;

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

/// The problems of a workspace, and the folders that are none yet.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The problems, in the order of their slugs.
    pub entries: Vec<Entry>,
    /// Work that is half done: it must not stop anybody who wants another problem.
    pub left_out: Vec<LeftOut>,
}

/// A folder in `problems` that cannot be used, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The name of the folder.
    pub slug: String,
    /// What it lacks, in one line.
    pub why: String,
}

/// What a command needs of a problem besides its manifest and its page; each need includes those
/// before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// The solution and the definition.
    Sources,
    /// The golden cases and their provenance.
    Cases,
    /// The programs that must be accepted and those that must be caught.
    Programs,
}

/// The files behind each need; `{slug}` stands for the problem's slug.
const NEEDED: [(Need, &str); 6] = [
    (Need::Sources, "problems/{slug}/src/main.rs"),
    (Need::Sources, "problems/{slug}/tests/problem.rs"),
    (Need::Cases, "problems/{slug}/cases.toml"),
    (Need::Cases, "testdata/{slug}"),
    (Need::Programs, "problems/{slug}/right"),
    (Need::Programs, "problems/{slug}/wrong"),
];

/// The problems of the workspace at `root`.
///
/// # Errors
///
/// If the folder of problems cannot be read; what is wrong with one of them only leaves it out.
pub fn load(root: &Path) -> Result<Catalogue> {
    let folder = root.join("problems");
    let mut slugs = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        if entry.path().is_dir() {
            slugs.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    slugs.sort();
    let mut catalogue = Catalogue::default();
    for slug in slugs {
        match load_entry(&folder.join(&slug), slug.clone()) {
            Ok(entry) => catalogue.entries.push(entry),
            Err(error) => catalogue.leave_out(slug, &error),
        }
    }
    Ok(catalogue)
}

fn load_entry(folder: &Path, slug: String) -> Result<Entry> {
    let text = read(folder, "Cargo.toml")?;
    let manifest: Manifest = toml::from_str(&text).map_err(|error| in_one_line(&text, &error))?;
    let page = read(folder, "README.md")?;
    let heading = page.lines().next().and_then(|line| line.strip_prefix("# "));
    let game = heading.context("its README.md does not begin with a heading")?;
    Ok(Entry { slug, game: game.to_string(), ..manifest.package.metadata.problem })
}

fn read(folder: &Path, file: &str) -> Result<String> {
    let path = folder.join(file);
    ensure!(path.exists(), "it has no {file}");
    fs::read_to_string(path).with_context(|| file.to_string())
}

/// What toml would show in several lines.
fn in_one_line(text: &str, error: &toml::de::Error) -> Error {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    anyhow!("Cargo.toml, line {line}: {}", error.message().replace('\n', " "))
}

impl Catalogue {
    fn leave_out(&mut self, slug: String, error: &Error) {
        self.left_out.push(LeftOut { slug, why: format!("{error:#}") });
    }

    /// Leaves out what lacks something that a command needs, in the workspace at `root`.
    pub fn with(self, need: Need, root: &Path) -> Catalogue {
        let Catalogue { entries, left_out } = self;
        let mut catalogue = Catalogue { entries: Vec::new(), left_out };
        for entry in entries {
            match check(&entry.slug, need, root) {
                Ok(()) => catalogue.entries.push(entry),
                Err(error) => catalogue.leave_out(entry.slug, &error),
            }
        }
        catalogue
    }

    /// The problems; what is left out is named on standard error.
    pub fn announced(self) -> Vec<Entry> {
        for left_out in &self.left_out {
            eprintln!("{left_out}");
        }
        self.entries
    }

    /// The problem that a user means by its slug or by a judge's number for it:
    /// `hdu1730`, `HDU 1730`, `poj1704`, `P4301`.
    ///
    /// # Errors
    ///
    /// If there is none, or more than one; with suggestions. If it is left out.
    pub fn find(&self, name: &str) -> Result<&Entry> {
        match self.left_out.iter().find(|folder| plain(&folder.slug) == plain(name)) {
            Some(left_out) => bail!("problems/{} is not finished: {}", left_out.slug, left_out.why),
            None => find(&self.entries, name),
        }
    }
}

/// Whether a problem has what is needed.
fn check(slug: &str, need: Need, root: &Path) -> Result<()> {
    for (_, file) in NEEDED.iter().filter(|(of, _)| *of <= need) {
        let file = file.replace("{slug}", slug);
        ensure!(root.join(&file).exists(), "there is no {file}");
    }
    if need >= Need::Cases {
        golden_cases(root, slug)?;
    }
    Ok(())
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "problems/{} is left out: {}", self.slug, self.why)
    }
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

fn find<'a>(entries: &'a [Entry], name: &str) -> Result<&'a Entry> {
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
    use tempfile::TempDir;

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

    const MANIFEST: &str = "[package]\nname = \"nim\"\n[package.metadata.problem]\n\
        title = \"Nim\"\ntheorem = \"Nim\"\ndifficulty = 1\nneeds = []\ntime = 1.0\nmemory = 64\n\
        judges = []\n";

    const CASES: &str = "[01-sample]\nprobes = \"the sample\"\nanswer = \"rules\"\n";

    /// A workspace with one whole problem, `nim`, and what these files make of a second one.
    fn workspace(files: &[(&str, &str)]) -> TempDir {
        let root = tempfile::tempdir().unwrap();
        let put = |path: String, text: &str| {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        put("problems/nim/Cargo.toml".to_string(), MANIFEST);
        put("problems/nim/README.md".to_string(), "# Nim: heaps\n");
        for (_, file) in NEEDED {
            let file = file.replace("{slug}", "nim");
            let is_folder = !file.ends_with(".rs") && !file.ends_with(".toml");
            put(if is_folder { format!("{file}/01-sample.in") } else { file }, "");
        }
        put("testdata/nim/01-sample.out".to_string(), "");
        put("problems/nim/cases.toml".to_string(), CASES);
        fs::create_dir_all(root.path().join("problems/draft")).unwrap();
        files.iter().for_each(|(path, text)| put(path.to_string(), text));
        root
    }

    /// What is said of the second problem.
    fn of_draft(files: &[(&str, &str)], need: Option<Need>) -> String {
        let root = workspace(files);
        let catalogue = load(root.path()).unwrap();
        let catalogue = match need {
            Some(need) => catalogue.with(need, root.path()),
            None => catalogue,
        };
        assert!(catalogue.find("nim").is_ok(), "{:?}", catalogue.left_out);
        let error = catalogue.find("draft").map(drop).unwrap_err().to_string();
        let left_out = catalogue.left_out[0].to_string();
        assert_eq!(error.replace("not finished", "left out"), left_out);
        assert!(!left_out.contains('\n'));
        left_out.replace("problems/draft is left out: ", "")
    }

    #[test]
    fn half_done_work_is_left_out_and_says_why() {
        const TOML: &str = "problems/draft/Cargo.toml";
        let untitled = MANIFEST.replace("title", "titel");
        assert_eq!(of_draft(&[], None), "it has no Cargo.toml");
        assert_eq!(of_draft(&[(TOML, "")], None), "Cargo.toml, line 1: missing field `package`");
        assert!(of_draft(&[(TOML, &untitled)], None)
            .starts_with("Cargo.toml, line 4: unknown field `titel`"));
        assert_eq!(of_draft(&[(TOML, MANIFEST)], None), "it has no README.md");
        let page = |text| [(TOML, MANIFEST), ("problems/draft/README.md", text)];
        assert_eq!(of_draft(&page("Draft\n"), None), "its README.md does not begin with a heading");
    }

    #[test]
    fn a_command_leaves_out_what_lacks_its_needs() {
        let mut files = vec![
            ("problems/draft/Cargo.toml", MANIFEST),
            ("problems/draft/README.md", "# Draft\n"),
        ];
        assert!(load(workspace(&files).path()).unwrap().find("draft").is_ok());
        for (need, lacks, file) in [
            (Need::Sources, "src/main.rs", "problems/draft/src/main.rs"),
            (Need::Sources, "tests/problem.rs", "problems/draft/tests/problem.rs"),
            (Need::Cases, "cases.toml", "problems/draft/cases.toml"),
            (Need::Cases, "testdata/draft", "testdata/draft/01-sample.in"),
            (Need::Cases, "01-sample.in has no .out", "testdata/draft/01-sample.out"),
            (Need::Cases, "cases.toml does not list 01-sample", "problems/draft/cases.toml"),
            (Need::Programs, "right", "problems/draft/right/a.py"),
            (Need::Programs, "wrong", "problems/draft/wrong/a.py"),
        ] {
            let left_out = of_draft(&files, Some(need));
            assert!(left_out.contains(lacks), "{lacks}: {left_out}");
            let less = [Need::Sources, Need::Cases].into_iter().take_while(|less| *less < need);
            let root = workspace(&files);
            for less in less {
                let catalogue = load(root.path()).unwrap().with(less, root.path());
                assert!(less < need && catalogue.find("draft").is_ok(), "{less:?} and {lacks}");
            }
            let is_listed = lacks.contains("does not list");
            files.push((file, if is_listed { CASES } else { "" }));
        }
        let root = workspace(&files);
        let catalogue = load(root.path()).unwrap().with(Need::Programs, root.path());
        assert_eq!(catalogue.left_out, []);
    }
}
