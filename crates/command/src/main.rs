//! The commands that everybody needs; the others are left to their tools.

mod case;
mod explain;
mod list;
mod mistake;
mod new;
mod next;
mod play;
mod stress;
mod test;

use std::env;
use std::process::ExitCode;

use anyhow::{Error, Result};
use command::arguments::{OfProblems, Verb};
use judge::session::Session;
use judge::workspace::Workspace;

fn main() -> ExitCode {
    command::run(run)
}

fn run(workspace: Workspace, verb: Verb) -> Result<u8> {
    match verb {
        Verb::OfProblems(verb) => of_problems(&Session::open(workspace)?, verb),
        Verb::New(options) => new::new(&workspace, &options),
        Verb::Workshop(_) => leave_to("workshop"),
        Verb::Games(_) => leave_to("game"),
    }
}

fn of_problems(session: &Session, verb: OfProblems) -> Result<u8> {
    match verb {
        OfProblems::List(options) => list::list(session, &options),
        OfProblems::Test(options) => test::test(session, &options),
        OfProblems::Stress(options) => stress::stress(session, &options),
        OfProblems::Answer { problem, file } => list::answer(session, &problem, file.as_deref()),
        OfProblems::Case(options) => case::case(session, &options),
        OfProblems::Generate(options) => list::generate(session, &options),
        OfProblems::Validate(options) => list::validate(session, &options),
        OfProblems::Explain(options) => {
            options.of.speech.speaking(|| explain::explain(session, &options))
        }
        OfProblems::Play(options) => {
            options.start.speech.speaking(|| play::play(session, &options))
        }
        OfProblems::Practice(options) => {
            options.speech.speaking(|| explain::practice(session, &options))
        }
        OfProblems::Next(options) => options.speech.speaking(|| next::next(session, &options)),
        OfProblems::Pictures { problems } => explain::pictures(session, &problems),
    }
}

fn leave_to(tool: &str) -> Result<u8> {
    cli::start(tool, env::args_os().skip(1)).map_err(Error::msg)
}
