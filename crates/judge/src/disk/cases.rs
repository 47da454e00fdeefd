//! Cases on disk: pairs of an input and its answers.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use anyhow::{bail, Result};

use crate::disk::files::{files_in, name_of, size_of, stem_of};

/// A case on disk: an input and its answers.
#[derive(Clone, Debug)]
pub struct CaseFiles {
    /// The name without its ending.
    pub name: String,
    /// The file of the input.
    pub input: PathBuf,
    /// The file of the answers.
    pub output: PathBuf,
}

impl CaseFiles {
    /// The files of the input and of the answers.
    pub fn files(&self) -> [&Path; 2] {
        [&self.input, &self.output]
    }

    /// Whether it is kept with the problem, and not generated.
    pub fn is_golden(&self) -> bool {
        self.input.ancestors().nth(2).is_some_and(|folder| folder.ends_with(GOLDEN))
    }
}

/// The cases of a problem.
#[derive(Clone, Debug)]
pub struct Data {
    /// Those within the judge's bounds.
    pub judge: Vec<CaseFiles>,
    /// Those that only our wider range contains.
    pub beyond: Vec<CaseFiles>,
}

impl Data {
    /// All of them.
    pub fn cases(&self) -> impl Iterator<Item = &CaseFiles> {
        self.judge.iter().chain(&self.beyond)
    }

    /// The `count` cases of the judge's that have the longest inputs.
    pub fn longest(&self, count: usize) -> Data {
        let mut judge = self.judge.clone();
        judge.sort_by_cached_key(|case| Reverse(size_of(&case.input)));
        judge.truncate(count);
        Data { judge, beyond: Vec::new() }
    }
}

/// The folder of all golden cases.
const GOLDEN: &str = "testdata";

/// The golden cases of a problem, by name.
///
/// # Errors
///
/// If there is no folder of them, or if it holds anything else.
pub fn golden_cases(root: &Path, slug: &str) -> Result<Vec<CaseFiles>> {
    case_files(&root.join(GOLDEN).join(slug))
}

/// The endings of answers.
const ANSWERS: [&str; 2] = ["out", "ans"];

/// Cases of which some may not be run.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    /// Those that are run.
    pub cases: Vec<CaseFiles>,
    /// What is not run and why, a line for each file.
    pub left_out: Vec<String>,
    /// What else there is to say of those that are run.
    pub notes: Vec<String>,
}

impl Gathered {
    /// The cases.
    ///
    /// # Errors
    ///
    /// If something is left out, with the first of the reasons.
    pub fn whole(self) -> Result<Vec<CaseFiles>> {
        self.left_out.first().map_or(Ok(self.cases), |reason| bail!("{reason}"))
    }

    /// The same, and after it another one.
    pub fn and(mut self, other: Gathered) -> Gathered {
        self.cases.extend(other.cases);
        self.left_out.extend(other.left_out);
        self.notes.extend(other.notes);
        self
    }
}

/// The pairs of an input `.in` and its answers `.out` or `.ans` in a folder, by name.
///
/// # Errors
///
/// If it cannot be read, or holds anything else.
pub(crate) fn case_files(folder: &Path) -> Result<Vec<CaseFiles>> {
    pairs(folder, &folder.display().to_string())?.whole()
}

/// The same; what else is in the folder, which is shown by this name, is left out.
pub(crate) fn pairs(folder: &Path, shown: &str) -> Result<Gathered> {
    let mut found = Gathered::default();
    let files = files_in(folder)?;
    for file in files.iter().filter(|file| !is_litter(&name_of(file))) {
        let name = name_of(file);
        let ending = file.extension().unwrap_or_default();
        let is_answer =
            |file: &Path| ANSWERS.iter().any(|it| file.extension() == Some(it.as_ref()));
        let is_beside = |ending: &str| files.contains(&file.with_extension(ending));
        let fault = if file.is_dir() {
            Some("is a folder, and not a file of a case")
        } else if ending == "in" {
            match ANSWERS.map(is_beside) {
                [false, false] => Some("has no .out"),
                [true, true] => Some("has both an .out and an .ans"),
                _ => None,
            }
        } else if is_answer(file) {
            (!is_beside("in")).then_some("has no .in")
        } else if ends_as_a_case(&name) {
            Some("is not a case: it has no name before its ending")
        } else {
            Some("is not a case: its name ends in neither .in nor .out")
        };
        if let Some(fault) = fault {
            found.left_out.push(format!("{shown}/{name} {fault}"));
        } else if ending == "in" {
            let mut outputs = ANSWERS.map(|it| file.with_extension(it)).into_iter();
            let output = outputs.find(|it| files.contains(it));
            let (name, input) = (stem_of(file), file.clone());
            found.cases.extend(output.map(|output| CaseFiles { name, input, output }));
        }
    }
    found.cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

/// Whether nobody means a file of this name: what systems and editors leave behind, such as
/// `._1.in`, `.DS_Store`, `1.in~` and `#1.in#`, and what is written about data.
pub(crate) fn is_litter(name: &str) -> bool {
    const ENDINGS: [&str; 6] = ["~", ".bak", ".orig", ".swp", ".tmp", ".md"];
    const NAMES: [&str; 2] = ["Thumbs.db", "desktop.ini"];
    let is_hidden = name.starts_with(['#', '~']) || name.starts_with('.') && !is_hidden_case(name);
    is_hidden || NAMES.contains(&name) || ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// Whether a hidden file is a case all the same, as `.1.in`; `._1.in` and `.#1.in` are what macOS
/// and Emacs write beside one.
fn is_hidden_case(name: &str) -> bool {
    ends_as_a_case(name) && !name.starts_with("._") && !name.starts_with(".#")
}

/// Whether a name has the ending of an input or of answers, even if it has nothing before it.
fn ends_as_a_case(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| ending == "in" || ANSWERS.contains(&ending))
}
