//! The description of a problem: the format of its input, the answers, and the tests that
//! hold a solution to them.
//!
//! `tests/problem.rs` of a problem describes its input once, as a
//! [`shape::Shape`] of one case in a [`format::Format`] of the whole input.
//! From that one description come the strict reader, the writer, the random
//! cases with their shrinking, the broken inputs that a solution must refuse, and
//! the validators for other judges ([`checktestdata`]).
//! A [`problem::Problem`] adds the answers: by the rules on small positions, by
//! an independent formula or by laws on large ones.
//! The tests ask the solution's `solve`, which [`solution!`] brings in as a module; the program
//! runs for what only that can show: how it reads and prints, and what it refuses.
//! [`run`] makes tests of it, and answers the questions of the `cargo judge`
//! command, which are listed in [`protocol`].
//!
//! Nothing here knows a particular problem, and nothing depends on the operating
//! system.

pub mod bad_input;
mod by_lines;
pub mod by_play;
pub mod cases;
pub mod checked;
pub mod checktestdata;
pub mod data;
pub mod definition;
mod depth;
pub mod fixtures;
pub mod format;
mod invalid;
mod location;
mod opponents;
mod page;
pub mod played;
mod positions;
mod probes;
pub mod problem;
pub mod random;
pub mod refusal;
pub mod serve;
pub mod shape;
mod shortened;
mod side;
pub mod solution;
mod studied;
pub mod suite;
pub mod token;
pub mod value;

use std::path::Path;

use anyhow::Result;

use self::definition::Definition;
pub use self::location::Location;
use self::problem::Problem;

/// Everything that a problem's `tests/problem.rs` needs.
pub mod prelude {
    pub use crate::by_play::{by_endless_play, by_misere_play, by_play};
    pub use crate::checktestdata::{rules, Form};
    pub use crate::format::{counted, single, to_eof, until};
    pub use crate::problem::Problem;
    pub use crate::run;
    pub use crate::shape::decimal::{decimal, digits_of, number_of};
    pub use crate::shape::signed::{signed, Integer};
    pub use crate::shape::{
        between, column, headed_list, int, letters, list, named, rest, row, word, Expression, Int,
        IntoShape, Shape, Size,
    };
    pub use crate::{solution, this_problem};
    pub use proptest::strategy::{BoxedStrategy, Just, Strategy};
    pub use protocol::Scope;
    pub use study::Random;
}

/// The `main` of a problem's tests.
///
/// Without arguments, or with those of `cargo test`, it runs the tests.
/// With [`protocol::SERVE`] it answers questions about the problem, and with [`protocol::INTERACT`]
/// or [`protocol::CHECK`] it is the judge's side of one run.
/// Either way it exits, with a code that says whether all went well; at once, with a message that
/// names it, if a part of the problem is missing.
pub fn run<T, A>(location: Location, problem: Problem<T, A>) -> ! {
    let mut definition = problem.definition().unwrap_or_else(|missing| {
        eprintln!("{}: {missing}", location.slug);
        std::process::exit(1)
    });
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        [protocol::SERVE, ref bounds @ ..] => {
            if let [bounds] = bounds {
                definition = narrowed(definition, bounds).expect("bounds of numbers of the format");
            }
            std::process::exit(serve::serve(location, &definition))
        }
        [protocol::INTERACT | protocol::CHECK, input, _answers, feedback] => {
            std::process::exit(side::judge(&definition, Path::new(input), Path::new(feedback)))
        }
        [protocol::HOST, input] => std::process::exit(side::host(&definition, Path::new(input))),
        _ => suite::test(location, definition).exit(),
    }
}

/// The problem as a judge has it that allows less: `bounds` are [`protocol::Bounds`] in JSON.
fn narrowed(definition: Definition, bounds: &str) -> Result<Definition> {
    let grammar = definition.grammar.narrowed(&serde_json::from_str(bounds)?)?;
    Ok(Definition { grammar, ..definition })
}
