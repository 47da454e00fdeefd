//! The program that the tests run in place of a user's: `examples/actor.rs`.

use std::env;
use std::ffi::OsString;

use crate::disk::files::program_file;

/// The command that has it play a part.
///
/// # Panics
///
/// If it is not compiled: `cargo test -p judge` does that, with `--lib` it does not.
pub(crate) fn actor(part: &[&str]) -> Vec<OsString> {
    let tests = env::current_exe().expect("the tests have a file");
    let built = tests.ancestors().nth(2).expect("cargo puts the tests two folders deep");
    let actor = program_file(&built.join("examples/actor"));
    assert!(actor.is_file(), "{} is missing: cargo build -p judge --examples", actor.display());
    [OsString::from(actor)].into_iter().chain(part.iter().map(OsString::from)).collect()
}
