//! Bundles and packages of the problems: making, proving and measuring them.

mod bench;
mod beside;
mod bundler;
mod draft;
mod hand_in;
mod large_cases;
mod package;
mod packed_programs;
mod packing;
mod register;
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
        Workshop::Register { problems } => register::register(workspace, &problems),
        Workshop::Package(options) => package::package(workspace, &options),
        Workshop::Contest(options) => package::contest(workspace, &options),
        Workshop::Verify(options) => verify::verify(workspace, &options),
        Workshop::Bench(options) => bench::bench(workspace, &options),
    }
}
