//! What a judge does: it knows a problem's format, its answers and its data,
//! runs a program on them and compares.
//!
//! A problem describes its input once, as a [`shape::Shape`] of one case in a
//! [`format::Format`] of the whole file.
//! From that one description come the strict validator, the writer, the random
//! cases with their shrinking, and the broken inputs that a program must refuse.
//! A [`problem::Problem`] adds the answers: by the rules on small positions, by
//! an independent formula or by laws on large ones.
//! [`run`] turns it into the tests of the problem's folder.
//!
//! Nothing here knows a theorem, and nothing here knows a particular problem.

pub mod bad_input;
pub mod bench;
pub mod cases;
pub mod catalogue;
pub mod comparison;
pub mod data;
pub mod executable;
pub mod execution;
pub mod format;
pub mod grading;
pub mod judges;
pub mod machine;
pub mod output;
pub mod peers;
mod platform;
pub mod problem;
pub mod program;
pub mod scaffold;
pub mod scratch;
pub mod shape;
pub mod shrink;
pub mod signals;
pub mod stress;
pub mod suite;
pub mod tokens;
pub mod verdict;
pub mod workspace;
pub mod wrong;

pub use executable::run;
pub use problem::Home;

/// What a problem's `tests/problem.rs` needs.
pub mod prelude {
    pub use crate::data::Random;
    pub use crate::format::{counted, one_or_more, to_eof, until, Format};
    pub use crate::problem::{word, Problem};
    pub use crate::run;
    pub use crate::shape::{headed_list, int, list, Int, Layout, Shape, Size};
    pub use crate::this_problem;
    pub use crate::tokens::{Fault, Offence, Scope, Tokens};
    pub use proptest::strategy::{BoxedStrategy, Just, Strategy};
}

/// The [`Home`] of the problem in whose tests this is written.
#[macro_export]
macro_rules! this_problem {
    () => {
        $crate::Home {
            name: env!("CARGO_PKG_NAME"),
            directory: env!("CARGO_MANIFEST_DIR"),
            binary: env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))),
        }
    };
}
