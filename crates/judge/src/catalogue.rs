//! The problems of a workspace: a folder is a problem.
//!
//! A folder that is not finished is not an error: commands leave out a problem that lacks something
//! they [`Need`], name it, and give the reason when it is asked for by name.

pub mod directory;
pub(crate) mod names;
pub mod online_judge;
pub mod page;
pub mod problem;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context, Error, Result};
use serde::Deserialize;

use crate::catalogue::names::{find, plain};
use crate::catalogue::page::heading;
use crate::catalogue::problem::{Kind, SIDES};
use crate::disk::cases::golden_cases;
use crate::disk::files::{files_in, from_toml, name_of};
use crate::output::eprintln;

pub use crate::catalogue::problem::{Listing, Problem};

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
    problem: Problem,
}

/// The problems of a workspace, and the folders that are not problems yet.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The folder of the workspace.
    root: PathBuf,
    /// The problems, in the order of their slugs.
    pub problems: Vec<Problem>,
    /// Half-finished problems: they must not stop anybody who wants another one.
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
    /// The solution and the tests.
    Sources,
    /// The golden cases.
    Cases,
    /// Some programs that must be caught, as files or as edits.
    Programs,
}

/// The file in a problem's folder that has its mistakes, by their names.
pub const WRONG: &str = "wrong.toml";

/// The files behind each need; `{slug}` stands for the problem's slug.
const NEEDED: [(Need, &str); 4] = [
    (Need::Sources, "problems/{slug}/src/main.rs"),
    (Need::Sources, "problems/{slug}/tests/problem.rs"),
    (Need::Cases, "testdata/{slug}"),
    (Need::Programs, "problems/{slug}/wrong"),
];

/// The problems of the workspace at `root`.
///
/// # Errors
///
/// If the folder of problems cannot be read; a problem with a mistake is only left out.
pub fn load(root: &Path) -> Result<Catalogue> {
    let mut catalogue = Catalogue { root: root.to_path_buf(), ..Catalogue::default() };
    let folders = files_in(&root.join("problems"))?.into_iter().filter(|path| path.is_dir());
    for folder in folders {
        let slug = name_of(&folder);
        match load_entry(&folder, slug.clone()) {
            Ok(problem) => catalogue.problems.push(problem),
            Err(error) => catalogue.leave_out(slug, &error),
        }
    }
    Ok(catalogue)
}

fn load_entry(folder: &Path, slug: String) -> Result<Problem> {
    let text = read(folder, "Cargo.toml")?;
    let manifest: Manifest = from_toml(&text).context("Cargo.toml")?;
    let page = read(folder, "README.md")?;
    let game = heading(&page).context("its README.md does not begin with a heading")?;
    let has = |(name, _): &(&str, Kind)| folder.join(name).with_extension("rs").exists();
    let kind = SIDES.into_iter().find(has).map(|(_, kind)| kind).unwrap_or_default();
    Ok(Problem { slug, game: game.to_string(), kind, ..manifest.package.metadata.problem })
}

fn read(folder: &Path, file: &str) -> Result<String> {
    let path = folder.join(file);
    ensure!(path.exists(), "it has no {file}");
    fs::read_to_string(path).with_context(|| file.to_string())
}

impl Catalogue {
    fn leave_out(&mut self, slug: String, error: &Error) {
        self.left_out.push(LeftOut { slug, why: format!("{error:#}") });
    }

    /// Leaves out the problems that lack something that a command needs.
    pub fn having(&self, need: Need) -> Catalogue {
        let mut catalogue = Catalogue { problems: Vec::new(), ..self.clone() };
        for problem in &self.problems {
            match self.check(&problem.slug, need) {
                Ok(()) => catalogue.problems.push(problem.clone()),
                Err(error) => catalogue.leave_out(problem.slug.clone(), &error),
            }
        }
        catalogue
    }

    /// Names those left out on standard error.
    pub fn announce(&self) {
        for left_out in &self.left_out {
            eprintln!("{left_out}");
        }
    }

    /// The problem that a user means by its slug or by a judge's number for it:
    /// `hdu1730`, `HDU 1730`, `poj1704`, `P4301`.
    ///
    /// # Errors
    ///
    /// If there is none, or more than one; with suggestions. If it is left out.
    pub fn find(&self, name: &str) -> Result<&Problem> {
        match self.left_out.iter().find(|folder| plain(&folder.slug) == plain(name)) {
            Some(left_out) => bail!("problems/{} is not finished: {}", left_out.slug, left_out.why),
            None => find(&self.problems, name),
        }
    }

    /// The same problem, which has everything that a command needs.
    ///
    /// # Errors
    ///
    /// As for [`find`](Catalogue::find), and if it lacks something.
    pub fn find_with(&self, name: &str, need: Need) -> Result<&Problem> {
        let problem = self.find(name)?;
        let has_all = self.check(&problem.slug, need);
        has_all.with_context(|| format!("problems/{} is not finished", problem.slug))?;
        Ok(problem)
    }

    /// Whether a problem has everything that is needed.
    fn check(&self, slug: &str, need: Need) -> Result<()> {
        let edits = self.root.join("problems").join(slug).join(WRONG);
        for (of, file) in NEEDED.iter().filter(|(of, _)| *of <= need) {
            let file = file.replace("{slug}", slug);
            let is_edited = *of == Need::Programs && edits.exists();
            ensure!(is_edited || self.root.join(&file).exists(), "there is no {file}");
        }
        if need >= Need::Cases {
            golden_cases(&self.root, slug)?;
        }
        Ok(())
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "problems/{} is left out: {}", self.slug, self.why)
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::disk::scratch::put_text;

    const MANIFEST: &str = "[package]\nname = \"nim\"\n[package.metadata.problem]\n\
        title = \"Nim\"\ntheorem = \"Nim\"\ndifficulty = 1\nneeds = []\ntime = 1.0\nmemory = 64\n\
        judges = []\n";

    /// A workspace with one whole problem, `nim`, and what these files make of a second one.
    fn workspace(files: &[(&str, &str)]) -> TempDir {
        let root = tempfile::tempdir().unwrap();
        let put = |path: &str, text: &str| put_text(&root.path().join(path), text).unwrap();
        put("problems/nim/Cargo.toml", MANIFEST);
        put("problems/nim/README.md", "# Nim: heaps\n");
        for (_, file) in NEEDED {
            let file = file.replace("{slug}", "nim");
            let is_folder = !file.ends_with(".rs");
            put(&if is_folder { format!("{file}/01-sample.in") } else { file }, "");
        }
        put("testdata/nim/01-sample.out", "");
        fs::create_dir_all(root.path().join("problems/draft")).unwrap();
        files.iter().for_each(|(path, text)| put(path, text));
        root
    }

    /// The message about the second problem.
    fn of_draft(files: &[(&str, &str)], need: Option<Need>) -> String {
        let root = workspace(files);
        let catalogue = load(root.path()).unwrap();
        let catalogue = match need {
            Some(need) => catalogue.having(need),
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
        assert_eq!(of_draft(&[(TOML, "")], None), "Cargo.toml: line 1: missing field `package`");
        assert!(of_draft(&[(TOML, &untitled)], None)
            .starts_with("Cargo.toml: line 4: unknown field `titel`"));
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
            (Need::Cases, "testdata/draft", "testdata/draft/01-sample.in"),
            (Need::Cases, "01-sample.in has no .out", "testdata/draft/01-sample.out"),
            (Need::Programs, "wrong", "problems/draft/wrong.toml"),
        ] {
            let left_out = of_draft(&files, Some(need));
            assert!(left_out.contains(lacks), "{lacks}: {left_out}");
            let less = [Need::Sources, Need::Cases].into_iter().take_while(|less| *less < need);
            let root = workspace(&files);
            for less in less {
                let catalogue = load(root.path()).unwrap().having(less);
                assert!(less < need && catalogue.find("draft").is_ok(), "{less:?} and {lacks}");
            }
            files.push((file, ""));
        }
        let root = workspace(&files);
        let catalogue = load(root.path()).unwrap().having(Need::Programs);
        assert_eq!(catalogue.left_out, []);
    }
}
