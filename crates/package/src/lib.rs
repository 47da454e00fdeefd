//! Problem packages for judges: one description of a package, and a writer for each format.
//!
//! No writer knows a game, and nothing here runs a program: the contents of a [`Package`] have
//! been made and graded before.

use std::collections::BTreeSet;

use judge::verdict::Verdict;
use protocol::Validators;
use uuid::Uuid;

pub mod chinese;
pub mod contest;
pub mod destination;
pub mod dmoj;
pub mod files;
mod format;
mod formula;
pub mod fps;
pub mod hydro;
pub mod icpc;
pub mod kattis;
mod language;
mod layout;
pub mod most_cases;
pub mod selection;
pub mod statement;
pub mod writing;

pub use format::Format;

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
    /// The name of its folder: lower-case letters and digits.
    pub short_name: String,
    /// The problem's slug.
    pub slug: String,
    /// The title, which does not give the solution away.
    pub title: String,
    /// The statement, without the sample.
    pub statement: Statement,
    /// The same in Chinese, if the problem has a page in Chinese.
    pub chinese: Option<Statement>,
    /// The judges that have the problem.
    pub sources: Vec<Origin>,
    /// The limit of CPU time, in seconds.
    pub time_limit: u64,
    /// The limit of memory, in megabytes.
    pub memory: u64,
    /// The cases that everybody sees.
    pub samples: Vec<Case>,
    /// All others.
    pub secret: Vec<Case>,
    /// Inputs that the input validator must refuse.
    pub invalid: Vec<InvalidInput>,
    /// The validators of inputs and of the form of answers.
    pub validators: Validators,
    /// Programs, right and wrong.
    pub programs: Vec<PackedProgram>,
}

/// A judge that has the problem.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The judge's name and its number: `HDU 1847`.
    pub name: String,
    /// The problem's page.
    pub url: Option<String>,
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

/// An input that breaks the format.
#[derive(Clone, Debug)]
pub struct InvalidInput {
    /// The name of its file, without an ending.
    pub name: String,
    /// The input.
    pub input: Vec<u8>,
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

impl Package {
    /// The short name that goes with a slug.
    pub fn short_name(slug: &str) -> String {
        slug.chars().filter(char::is_ascii_alphanumeric).collect()
    }

    /// A number that never changes: it depends on the slug alone.
    pub fn uuid(&self) -> Uuid {
        Uuid::new_v5(&Uuid::NAMESPACE_OID, self.slug.as_bytes())
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
