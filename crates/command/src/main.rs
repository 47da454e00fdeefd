//! The commands that everybody needs; the others are left to their tools.

mod explain;
mod list;
mod play;
mod stress;
mod test;

use std::env;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Error, Result};
use cli::Tool;
use command::arguments::Verb;
use command::RIGHT;
use judge::output::println;
use judge::workspace::Workspace;

const SITE: Tool = Tool { package: "site", binary: "judge-site" };
const WORKSHOP: Tool = Tool { package: "workshop", binary: "judge-workshop" };
const OCTAL: Tool = Tool { package: "octal", binary: "judge-octal" };

fn main() -> ExitCode {
    command::run(run)
}

fn run(workspace: &Workspace, verb: Verb) -> Result<u8> {
    match verb {
        Verb::List(options) => list::list(workspace, &options),
        Verb::Test(options) => test::test(workspace, &options),
        Verb::Stress(options) => stress::stress(workspace, &options),
        Verb::Answer { problem, file } => list::answer(workspace, &problem, file.as_deref()),
        Verb::Generate(options) => list::generate(workspace, &options),
        Verb::Validate(options) => list::validate(workspace, &options),
        Verb::Explain(numbers) => explain::explain(workspace, &numbers),
        Verb::Play(numbers) => play::play(workspace, &numbers),
        Verb::Pictures { problems } => explain::pictures(workspace, &problems),
        Verb::New { slug } => new(&workspace.root, &slug),
        Verb::Table => list::table(workspace),
        Verb::Site(_) => leave_to(SITE),
        Verb::Workshop(_) => leave_to(WORKSHOP),
        Verb::Octal(_) => leave_to(OCTAL),
    }
}

fn leave_to(tool: Tool) -> Result<u8> {
    cli::start(tool, env::args_os().skip(1)).map_err(Error::msg)
}

fn new(root: &Path, slug: &str) -> Result<u8> {
    for path in judge::scaffold::create(root, slug)? {
        println!("wrote {}", path.display())?;
    }
    println!("next: cargo test -p {slug}, red until it is solved; CONTRIBUTING.md has all steps")?;
    Ok(RIGHT)
}
