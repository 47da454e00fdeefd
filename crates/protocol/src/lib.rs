//! What the `cargo judge` command asks of a problem's tests, and what it gets.
//!
//! The executable of `tests/problem.rs` knows the format and the answers. Started with
//! [`SERVE`], it reads one [`Request`] from each line of its standard input and writes one
//! line for each: `{"Ok": ...}` with what the request's comment promises, or `{"Err": "..."}`.
//! Both are JSON. Cases travel as the text that the format writes for them.

pub mod cases;
pub mod comparison;

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The argument that makes the executable answer requests instead of running its tests. After it
/// may stand the [`Bounds`] of one judge, in JSON.
pub const SERVE: &str = "--serve";

/// Which bounds an input is held to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// The judge's own: what a submission may rely on.
    #[default]
    Judge,
    /// Our wider range, which contains the judge's.
    Beyond,
}

/// The least and the greatest value of some numbers of the format, by their names.
pub type Bounds = BTreeMap<String, [u64; 2]>;

/// A question about the problem.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Request {
    /// The answers to an input, by the rules where they can be played and by the formula
    /// beyond: a `String`. This is how an `.out` is made.
    Answer {
        /// The input, held to the wider range.
        input: String,
    },
    /// Whether an input is valid: the number of its cases, or what is wrong with it, as
    /// `Result<usize, String>`.
    Validate {
        /// The input.
        input: String,
        /// The bounds that it is held to.
        scope: Scope,
    },
    /// A random input: a `String`.
    Generate {
        /// How large the cases are.
        size: RandomSize,
        /// How many cases the input may hold.
        cases: usize,
        /// The same seed gives the same input.
        seed: u64,
        /// The bounds that it keeps to.
        scope: Scope,
    },
    /// Generated cases with their answers, written into a folder as `.in` and `.out`.
    WriteData {
        /// The folder, which is created.
        folder: PathBuf,
        /// The judge's bounds, or only cases that they exclude.
        scope: Scope,
    },
    /// Which of the judge's bounds some inputs reach: a list of [`Bound`]s.
    Bounds {
        /// The files, all within the judge's bounds.
        inputs: Vec<PathBuf>,
    },
    /// The workloads: a list of their names and sizes, `Vec<(String, u64)>`.
    Workloads,
    /// The input of a workload: a `String`.
    Workload {
        /// Its place in the list.
        number: usize,
        /// How large it is to be.
        size: u64,
    },
    /// How many cases an input may hold: a `usize`.
    Capacity {
        /// The bounds that it keeps to.
        scope: Scope,
    },
    /// All small positions within some bounds, the shortest first: `Vec<String>`.
    SmallCases {
        /// The bounds.
        scope: Scope,
    },
    /// The cases of each law that keep to some bounds, law by law: `Vec<String>`, or `None`
    /// after the last law.
    LawCases {
        /// Which law.
        number: usize,
        /// The bounds.
        scope: Scope,
        /// No more cases than this.
        most: usize,
    },
    /// Random cases that can be made simpler: `Vec<String>`.
    RandomCases {
        /// The kind and the size of the cases: they grow with it.
        round: u64,
        /// The same seed gives the same cases.
        seed: u64,
        /// The bounds.
        scope: Scope,
        /// No more cases than this.
        most: usize,
    },
    /// One of the latest random cases made simpler: `Option<String>`.
    Simplify {
        /// Which case.
        case: usize,
    },
    /// The latest simplification of that case partly undone: `Option<String>`.
    Complicate {
        /// Which case.
        case: usize,
    },
    /// The input that consists of these cases, and the answers to it: `(String, String)`, or
    /// `None` if an input may not hold as much.
    Compose {
        /// The cases.
        cases: Vec<String>,
        /// The bounds.
        scope: Scope,
    },
    /// The cases of an input, or `None` if it is not valid: `Option<Vec<String>>`.
    Cases {
        /// The input.
        input: String,
        /// The bounds that it is held to.
        scope: Scope,
    },
    /// Why the answer to a case is what it is, if that is known: `Option<String>`.
    Explain {
        /// The case.
        case: String,
    },
    /// The positions that a text means, each as a row of numbers: `Vec<String>`.
    Positions {
        /// A case, an input, or the numbers of a position.
        text: String,
    },
    /// A question to the problem's study, answered in JSON as by `study::respond`: a `String`.
    Study {
        /// What is asked.
        verb: String,
        /// A position, in most cases.
        argument: String,
    },
    /// Draws the pictures of the problem's page into its folder; how many: a `usize`.
    Pictures,
    /// Whether a judge may give an input: within its bounds and in its very lines, the last one
    /// ended, and not empty: a `bool`.
    Promised {
        /// The input.
        input: String,
    },
    /// An input corrupted in every way, most of them bad: `Vec<String>`.
    Corrupted {
        /// The input.
        input: String,
    },
    /// Inputs that break the format within the judge's bounds, in the ways in which any format
    /// can be broken: `Vec<Invalid>`.
    Invalid,
    /// An input with all its cases several times, which may break a bound on their number or on
    /// what they add up to: a `String`.
    Repeated {
        /// The input.
        input: String,
        /// How many times.
        times: usize,
    },
    /// The format of inputs and outputs for a judge's own validators: [`Validators`].
    Validators,
}

/// What a judge's own validators need of a format.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Validators {
    /// The format of an input within the judge's bounds, in checktestdata's language.
    pub input: String,
    /// The form of an output, in checktestdata's language.
    pub output: String,
    /// The bounds of the numbers, in the order in which they are read, each once: `1 <= n <= 1000`.
    pub bounds: Vec<String>,
}

/// An input that breaks the format in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invalid {
    /// What is wrong with it: `leading-zero`.
    pub name: String,
    /// The input.
    pub input: String,
    /// Where it must be refused, in the words of the strict reader: `line 2, column 1`.
    pub place: String,
}

/// The sizes of random inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RandomSize {
    /// Positions that can be played by the rules.
    Small,
    /// Positions that a person could still look at.
    Medium,
    /// The largest numbers and the longest lists.
    Max,
}

/// One end of the range of a number in the format.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Bound {
    /// Such as `least n` or `greatest n`.
    pub name: String,
    /// Whether some input has this value.
    pub reached: bool,
    /// Why none has it, if `cases.toml` says so.
    pub excuse: Option<String>,
}
