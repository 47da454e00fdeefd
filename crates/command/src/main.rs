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
    println!(
        "
Next:
  1. put the judge's sample into testdata/{slug}/01-sample.in and .out
  2. write the rules into problems/{slug}/study.rs, and the format and a formula into
     problems/{slug}/tests/problem.rs
  3. solve it in problems/{slug}/src/main.rs
  4. cargo test -p {slug}        (red until it is solved)
  5. put right programs into problems/{slug}/right, wrong ones into wrong and inputs that
     break a rule of this problem into invalid, and run `cargo judge verify {slug}`
  6. finish problems/{slug}/study.rs, so that the problem can be explained and played, draw
     its pictures with `cargo judge pictures {slug}`, and show them on its page
  7. fill in the judges, the difficulty and what to know first in
     problems/{slug}/Cargo.toml, and write README.md beside it
  8. put the output of `cargo judge table` and a place in the course into the README"
    )?;
    Ok(RIGHT)
}
