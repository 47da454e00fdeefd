//! The questions of the `cargo judge` command to a problem's tests, and their replies.
//!
//! The executable of `tests/problem.rs` knows the format and the answers. Started with
//! [`SERVE`], it reads one [`Request`](question::Request) from each line of its standard input and
//! writes one line for each: `{"Ok": ...}` with the question's [`Reply`](question::Question), or
//! `{"Err": "..."}`. Both are JSON. Cases travel as the text that the format writes for them.

pub mod cases;
pub mod comparison;
pub mod question;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The argument that makes the executable answer requests instead of running its tests. After it
/// may stand the [`Bounds`] of one judge, in JSON.
pub const SERVE: &str = "--serve";

/// The argument that makes the executable play one input against a program, whose output it reads
/// and to whose input it writes. After it stand the files of the input and of its answers and a
/// folder, as in Kattis's problem package format: it exits with [`ACCEPTED`] or [`REJECTED`] and
/// writes the reason into [`MESSAGE`] in the folder. Any other exit code is its own failure.
pub const INTERACT: &str = "--interact";

/// The argument that makes the executable check an output, which it reads, as for [`INTERACT`].
pub const CHECK: &str = "--check";

/// The argument that makes the executable host a game of one input, in which somebody else moves for
/// the judge. How it then talks is described where it does: `problem::played::guest`.
pub const HOST: &str = "--host";

/// What the number of the opponent is called in messages and validators.
pub const OPPONENT: &str = "opponent";

/// The exit code for a right program.
pub const ACCEPTED: i32 = 42;

/// The exit code for a wrong program.
pub const REJECTED: i32 = 43;

/// The file with the reason: in its first line, which spoils nothing, and what would have been right
/// in the lines after it.
pub const MESSAGE: &str = "judgemessage.txt";

/// Which bounds an input is held to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// The judge's own, which a submission may rely on.
    Judge,
    /// Our wider range, which contains the judge's.
    Beyond,
}

/// The least and the greatest value of some numbers of the format, by their names.
pub type Bounds = BTreeMap<String, [u64; 2]>;

/// A format, for a judge's own validators.
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
    /// The mistake in it: `leading-zero`.
    pub name: String,
    /// The input.
    pub input: String,
    /// Where it must be refused, in the words of the strict reader: `line 2, column 1`; `None` if
    /// a rule is broken that a strict reader may find broken elsewhere.
    pub place: Option<String>,
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

/// What the cases should have: each end of the range of each number in the format, and answers
/// that need numbers as long as they may be.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Bound {
    /// Such as `least n`, `greatest n` or `answer that needs more than 32 bits of n`.
    pub name: String,
    /// Whether some case has it.
    pub reached: bool,
    /// Why none has it, if the tests say so.
    pub excuse: Option<String>,
}
