//! Bundles and packages of the problems: making, proving and measuring them.
//!
//! A bundle is proved: every compiler that may get it takes it without a warning, and it answers as
//! the solution does. What a package promises is tested in it: each bound that its statement
//! announces is reached by a case, or a line names it; a program lies in the folder of the verdicts
//! that it gets on the packaged cases under the packaged limit; our right programs need at most
//! half of that limit. Packages are made aside, and moved to their place when all are whole.

mod bench;
mod beside;
mod bundler;
mod draft;
mod hand_in;
mod large_cases;
mod package;
mod packed_programs;
mod packing;
mod settings;
mod submit;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use command::arguments::Workshop;
use judge::workspace::Workspace;

fn main() -> ExitCode {
    command::run(run)
}

fn run(workspace: &Workspace, verb: Workshop) -> Result<u8> {
    match verb {
        Workshop::Bundle(options) => submit::bundle(workspace, &options),
        Workshop::Submit(options) => submit::submit(workspace, &options),
        Workshop::Sizes { write } => submit::sizes(workspace, write),
        Workshop::Package(options) => package::package(workspace, &options),
        Workshop::Contest(options) => package::contest(workspace, &options),
        Workshop::Verify(options) => verify::verify(workspace, &options),
        Workshop::Bench(options) => bench::bench(workspace, &options),
    }
}
