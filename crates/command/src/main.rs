//! The commands that everybody needs; the others are left to their tools.

mod case;
mod explain;
mod list;
mod new;
mod play;
mod practice;
mod stress;
mod test;

use std::env;
use std::process::ExitCode;

use anyhow::{Error, Result};
use cli::Tool;
use command::arguments::Verb;
use judge::workspace::Workspace;

const SITE: Tool = Tool { package: "site", binary: "judge-site" };
const WORKSHOP: Tool = Tool { package: "workshop", binary: "judge-workshop" };
const OCTAL: Tool = Tool { package: "octal", binary: "judge-octal" };
const GAME: Tool = Tool { package: "game", binary: "judge-game" };

fn main() -> ExitCode {
    command::run(run)
}

fn run(workspace: &Workspace, verb: Verb) -> Result<u8> {
    match verb {
        Verb::List(options) => list::list(workspace, &options),
        Verb::Test(options) => test::test(workspace, &options),
        Verb::Stress(options) => stress::stress(workspace, &options),
        Verb::Answer { problem, file } => list::answer(workspace, &problem, file.as_deref()),
        Verb::Case(options) => case::case(workspace, &options),
        Verb::Generate(options) => list::generate(workspace, &options),
        Verb::Validate(options) => list::validate(workspace, &options),
        Verb::Explain(numbers) => explain::explain(workspace, &numbers),
        Verb::Play(numbers) => play::play(workspace, &numbers),
        Verb::Practice(options) => practice::practice(workspace, &options),
        Verb::Pictures { problems } => explain::pictures(workspace, &problems),
        Verb::New(options) => new::new(workspace, &options),
        Verb::Site(_) => leave_to(SITE),
        Verb::Workshop(_) => leave_to(WORKSHOP),
        Verb::Octal(_) => leave_to(OCTAL),
        Verb::Game(_) => leave_to(GAME),
    }
}

fn leave_to(tool: Tool) -> Result<u8> {
    cli::start(tool, env::args_os().skip(1)).map_err(Error::msg)
}
