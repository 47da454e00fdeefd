//! `cargo judge case`: a golden case, from its input.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use anyhow::{bail, ensure, Result};
use command::arguments::Case;
use command::dialogue::input;
use command::progress::Screen;
use command::RIGHT;
use judge::files;
use judge::open_problem::OpenProblem;
use judge::output::println;
use judge::session::Session;
use protocol::comparison::Comparison;
use protocol::question::{Answer, IsPlayed, Validate};
use protocol::Scope;

pub fn case(session: &Session, options: &Case) -> Result<u8> {
    let Case { problem, name, probes, answers, file } = options;
    let (workspace, problem) = (&session.workspace, session.opened(problem, &Screen::start())?);
    let input = input(file.as_deref())?;
    let ours = problem.server.ask(Answer { input: input.clone() })?;
    let source = source(&problem, &input, &ours, answers.as_deref())?;
    let asked = Validate { input: input.clone(), scope: Scope::Judge };
    let is_empty = input.trim_ascii().is_empty().then(|| "it is empty".to_string());
    let broken = problem.server.ask(asked)?.err().or(is_empty);
    let is_beyond = broken.is_some();
    ensure!(
        name.contains("beyond") == is_beyond,
        "{name}: {}; a case has `beyond` in its name if and only if it breaks the judge's bounds or lines",
        broken.as_deref().unwrap_or("the judge may give this")
    );
    let slug = &problem.problem.slug;
    let folder = workspace.root.join("testdata").join(slug);
    for (ending, text) in [("in", &input), ("out", &ours)] {
        files::write_new(&folder.join(format!("{name}.{ending}")), text)?;
    }
    let scope = if is_beyond { "scope = \"beyond\"\n" } else { "" };
    let probes = serde_json::to_string(probes)?;
    let notes = workspace.problem(slug).join("cases.toml");
    let note = format!("\n[{name}]\nprobes = {probes}\nanswer = \"{source}\"\n{scope}");
    OpenOptions::new().append(true).open(notes)?.write_all(note.as_bytes())?;
    println!("wrote testdata/{slug}/{name}.in and .out; its answers are by the {source}")?;
    Ok(RIGHT)
}

/// Where the answers come from: the judge, if the user has its own answers, which ours must be.
fn source(
    problem: &OpenProblem,
    input: &str,
    ours: &str,
    theirs: Option<&Path>,
) -> Result<&'static str> {
    if let Some(file) = theirs {
        if let Some(difference) = Comparison::Tokens.difference(&files::text(file)?, ours) {
            bail!("{}, and our answers: {difference}", file.display());
        }
        return Ok("judge");
    }
    let is_played = problem.server.ask(IsPlayed { input: input.to_string() })?;
    Ok(if is_played { "rules" } else { "formula" })
}
