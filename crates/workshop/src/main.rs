//! Bundles, packages and pages of the problems: making and proving them.

mod beside;
mod bundler;
mod catches;
mod hand_in;
mod interpreters;
mod package;
mod packed_programs;
mod packing;
mod pages;
mod reading;
mod register;
mod selection;
mod settings;
mod submit;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use command::arguments::Workshop;
use judge::session::Session;
use judge::workspace::Workspace;

fn main() -> ExitCode {
    command::run(run)
}

fn run(workspace: Workspace, verb: Workshop) -> Result<u8> {
    let session = &Session::open(workspace)?;
    match verb {
        Workshop::Show(options) => options.speech.speaking(|| reading::show(session, &options)),
        Workshop::Hint(options) => options.speech.speaking(|| reading::hint(session, &options)),
        Workshop::Study(options) => pages::study(session, &options),
        Workshop::Bundle(options) => submit::bundle(session, &options),
        Workshop::Submit(options) => submit::submit(session, &options),
        Workshop::Register { problems } => register::register(session, &problems),
        Workshop::Package(options) => package::package(session, &options),
        Workshop::Contest(options) => package::contest(session, &options),
        Workshop::Verify(options) => verify::verify(session, &options),
    }
}
