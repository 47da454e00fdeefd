//! Problem packages for judges: one description of a package, and a writer for each format.
//!
//! No writer knows a game, and nothing here runs a program: the cases of a [`Package`] have been
//! selected, and its programs graded, before.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
use judge::catalogue::problem::Problem;
use judge::disk::cases::CaseFiles;
use judge::disk::files::{bytes, size_of};
use judge::judging::grading::limits;
use judge::judging::verdict::Verdict;
use protocol::cases::case_purpose;
use protocol::Validators;
use uuid::Uuid;

pub mod chinese;
pub mod contest;
pub mod destination;
pub mod dmoj;
pub mod files;
mod format;
pub mod formula;
pub mod fps;
pub mod hydro;
pub mod icpc;
pub mod kattis;
mod language;
mod layout;
pub mod most_cases;
pub mod side;
pub mod statement;
pub mod writing;

pub use format::Format;

use files::Files;
use side::Side;
use statement::Statement;

/// The author that the packages name.
pub const AUTHOR: &str = "the contributors of Impartial games on online judges";

/// The formats' name for the dedication of statements and data, CC0-1.0.
pub const LICENSE: &str = "cc0";

/// The bytes that the slowest interpreter of checktestdata, on Python, reads in a second.
const VALIDATED_BYTES: u64 = 100_000;

/// Everything that a judge needs to set a problem. Its programs have been graded and its cases
/// selected, so that writers only write, and ask no tests.
#[derive(Clone, Debug)]
pub struct Package {
    /// The problem, with the limits of the judge that it is taken from.
    pub problem: Problem,
    /// The statement, without the sample.
    pub statement: Statement,
    /// The same in Chinese, if the problem has a page in Chinese.
    pub chinese: Option<Statement>,
    /// The cases that everybody sees.
    pub samples: Vec<Case>,
    /// All others.
    pub secret: Vec<Case>,
    /// The bounds that no case reaches, and that the tests do not excuse: `greatest n`.
    pub unreached: BTreeSet<String>,
    /// Inputs that the input validator must refuse.
    pub invalid: Files,
    /// The validators of inputs and of the form of answers.
    pub validators: Validators,
    /// The judge's side, unless outputs are compared with the answers.
    pub side: Option<Side>,
    /// Programs, right and wrong.
    pub programs: Vec<PackedProgram>,
}

/// An input with its answer.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its files, under the name that they have in packages. They are read when a package is
    /// written: those of all packages together are large.
    pub files: CaseFiles,
    /// What it probes, in a line.
    pub description: Option<String>,
}

/// A program.
#[derive(Clone, Debug)]
pub struct PackedProgram {
    /// Its file: `lower-case.rs`.
    pub file: String,
    /// Its text.
    pub text: String,
    /// The verdicts on the samples and then on the secret cases, as the package has them.
    pub verdicts: Vec<Verdict>,
}

/// The name of the folder of a problem's package: lower-case letters and digits.
pub fn short_name(slug: &str) -> String {
    slug.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// The limit of memory in packages, in megabytes.
pub fn memory(problem: &Problem) -> u64 {
    limits(problem, None, None).memory / 1_000_000
}

impl Package {
    /// The name of its folder.
    pub fn short_name(&self) -> String {
        short_name(&self.problem.slug)
    }

    /// A number that never changes: it depends on the slug alone.
    pub fn uuid(&self) -> Uuid {
        Uuid::new_v5(&Uuid::NAMESPACE_OID, self.problem.slug.as_bytes())
    }

    /// The seconds that a validator may need for the largest input, at least those of the formats'
    /// own default.
    pub fn validation_time(&self) -> u64 {
        (self.largest_file() / VALIDATED_BYTES).max(60)
    }

    /// The megabytes that a program may print, at least those of the formats' own default: twice as
    /// much as the longest answer has.
    pub fn output(&self) -> u64 {
        let longest = self.cases().map(|case| size_of(&case.files.output)).max();
        (longest.unwrap_or(0) * 2).div_ceil(1 << 20).max(8)
    }

    /// The judge's side, if programs talk to it.
    pub fn interactor(&self) -> Option<&Side> {
        self.side.as_ref().filter(|side| side.is_interactor())
    }

    /// The samples and then the secret cases.
    pub fn cases(&self) -> impl Iterator<Item = &Case> {
        self.samples.iter().chain(&self.secret)
    }

    /// The files of the cases: inputs and answers.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.cases().flat_map(|case| case.files.files())
    }

    /// The bytes of the largest of these files.
    pub fn largest_file(&self) -> u64 {
        self.files().map(size_of).max().unwrap_or(0)
    }
}

/// The name that a case has in a package. Hydro takes one that ends in two numbers for a case
/// of a subtask: `law-2-1` becomes `law-2-part-1`.
pub fn name_in_package(case: &str) -> String {
    let mut parts: Vec<&str> = case.split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    if let [.., before, last] = parts[..] {
        if is_number(&before) && is_number(&last) {
            parts.insert(parts.len() - 1, "part");
        }
    }
    parts.join("-")
}

impl Case {
    /// A case of a problem as it goes into a package. What a golden one probes is its description.
    pub fn packed(case: &CaseFiles) -> Case {
        let files = CaseFiles { name: name_in_package(&case.name), ..case.clone() };
        let description = case_purpose(&files.name).filter(|_| case.is_golden());
        Case { files, description }
    }

    /// The name of its files, without an ending.
    pub fn name(&self) -> &str {
        &self.files.name
    }

    /// The input.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn input(&self) -> Result<Vec<u8>> {
        bytes(&self.files.input)
    }

    /// The right answer.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn answer(&self) -> Result<Vec<u8>> {
        bytes(&self.files.output)
    }
}

impl PackedProgram {
    /// The first verdict other than *accepted*, which is that of a judge that stops there.
    pub fn first_failure(&self) -> Verdict {
        let failure = self.verdicts.iter().find(|verdict| **verdict != Verdict::AC);
        failure.copied().unwrap_or(Verdict::AC)
    }

    /// All verdicts other than *accepted*.
    pub fn failures(&self) -> BTreeSet<Verdict> {
        self.verdicts.iter().copied().filter(|verdict| *verdict != Verdict::AC).collect()
    }
}
