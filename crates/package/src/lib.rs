//! Problem packages for judges: one description of a package, and a writer for each format.
//!
//! No writer knows a game, and nothing here runs a program: the contents of a [`Package`] have
//! been made and graded before.

use std::collections::BTreeSet;

use judge::catalogue::problem::Problem;
use judge::judging::grading::limits;
use judge::judging::verdict::Verdict;
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
pub mod selection;
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

/// Everything that a judge needs to set a problem.
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
    /// The name of its files, without an ending.
    pub name: String,
    /// What it probes, in a line.
    pub description: Option<String>,
    /// The input.
    pub input: Vec<u8>,
    /// The right answer.
    pub answer: Vec<u8>,
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
        let largest = self.cases().map(|case| case.input.len().max(case.answer.len())).max();
        (largest.unwrap_or(0) as u64 / VALIDATED_BYTES).max(60)
    }

    /// The megabytes that a program may print, at least those of the formats' own default: twice as
    /// much as the longest answer has.
    pub fn output(&self) -> u64 {
        let longest = self.cases().map(|case| case.answer.len()).max();
        (longest.unwrap_or(0) as u64 * 2).div_ceil(1 << 20).max(8)
    }

    /// The judge's side, if programs talk to it.
    pub fn interactor(&self) -> Option<&Side> {
        self.side.as_ref().filter(|side| side.is_interactor())
    }

    /// The samples and then the secret cases.
    pub fn cases(&self) -> impl Iterator<Item = &Case> {
        self.samples.iter().chain(&self.secret)
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
