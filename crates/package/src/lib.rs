//! Problem packages for judges: one description of a package, and a writer for each format.
//!
//! No writer knows a game, and nothing here runs a program: the contents of a [`Package`] have
//! been made and graded before.

use std::collections::BTreeSet;

use judge::verdict::Verdict;
use protocol::Validators;
use uuid::Uuid;

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
mod layout;
pub mod selection;
pub mod statement;
pub mod writing;

pub use format::Format;

use statement::Statement;

/// The author that the packages name.
pub const AUTHOR: &str = "the contributors of Impartial games on the judges";

/// The formats' name for the dedication of statements and data, CC0-1.0.
pub const LICENSE: &str = "cc0";

/// Everything that a judge needs to set a problem.
#[derive(Clone, Debug)]
pub struct Package {
    /// The name of its folder: lower-case letters and digits.
    pub short_name: String,
    /// The problem's slug.
    pub slug: String,
    /// The title.
    pub title: String,
    /// The statement, without the sample.
    pub statement: Statement,
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
