//! The commands of `cargo judge`: their arguments, and what several of them do alike.
//!
//! [`run`] is the `main` of each of the tools to which the commands belong.

pub mod arguments;
pub mod dialogue;
pub mod look;
pub mod meant;
pub mod progress;
mod speech;
pub mod terminal_game;
pub mod terminal_practice;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{ensure, Result};
use clap::{Arg, CommandFactory, FromArgMatches, Subcommand};
use judge::output::{brief, eprintln, exit_code, print, visible};
use judge::running::execution::clock;
use judge::workspace::Workspace;

use arguments::Arguments;

/// The exit code if everything is right.
pub const RIGHT: u8 = 0;

/// The exit code if something was found wrong.
pub const WRONG: u8 = 1;

/// The exit code if the command could not do its work.
const FAILED: u8 = 2;

/// Parses the arguments and runs their command; returns the exit code.
pub fn run<V: Subcommand>(work: impl FnOnce(Workspace, V) -> Result<u8>) -> ExitCode {
    let ran = parsed().map_or_else(not_parsed, |arguments: Arguments<V>| {
        command_is_there()?;
        let workspace = Workspace::at(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))?;
        work(workspace, arguments.verb)
    });
    ExitCode::from(exit_code("cargo judge", ran))
}

/// The arguments. A negative number is a value, which is refused as one, and not an option.
fn parsed<V: Subcommand>() -> Result<Arguments<V>, clap::Error> {
    let of_value = |argument: Arg| match argument.get_action().takes_values() {
        true => argument.allow_negative_numbers(true),
        false => argument,
    };
    let command = Arguments::<V>::command().mut_subcommands(|verb| verb.mut_args(of_value));
    Arguments::from_arg_matches(&command.try_get_matches()?)
}

/// Words that are not a command, or a question for help, which is answered on standard output.
fn not_parsed(error: clap::Error) -> Result<u8> {
    if error.use_stderr() {
        let text = error.render().to_string();
        if visible(&brief(&text)) == text {
            error.exit();
        }
        eprintln!("{}", brief(text.trim_end()));
        return Ok(FAILED);
    }
    print!("{}", error.render())?;
    Ok(RIGHT)
}

/// A command that turns out to be empty (`-- $UNSET`) must not mean our own solution.
fn command_is_there() -> Result<()> {
    let last = std::env::args_os().last();
    ensure!(last.is_none_or(|word| word != "--"), "there is no command after `--`");
    Ok(())
}

/// Says which limits do not hold on this system, as a warning not to trust the verdicts too much.
pub fn warn_of_limits() -> Result<()> {
    if let Some(warning) = clock()?.warning() {
        eprintln!("{warning}");
    }
    Ok(())
}
