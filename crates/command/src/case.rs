//! `cargo judge case`: a golden case, from its input.

use std::path::Path;

use anyhow::{bail, ensure, Result};
use command::arguments::Case;
use command::dialogue::input;
use command::progress::Screen;
use command::RIGHT;
use judge::disk::files;
use judge::output::println;
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use protocol::cases::{case_purpose, case_scope, has_judges_answers};
use protocol::comparison::Comparison;
use protocol::question::{Answer, IsPlayed, Validate};
use protocol::Scope;

pub fn case(session: &Session, options: &Case) -> Result<u8> {
    let Case { problem, name, answers, file } = options;
    check_name(name, answers.is_some())?;
    let (workspace, problem) =
        (&session.workspace, session.open_by_name(problem, &Screen::start())?);
    let input = input(file.as_deref())?;
    let ours = problem.server.ask(Answer { input: input.clone() })?;
    let source = source(&problem, &input, &ours, answers.as_deref())?;
    let asked = Validate { input: input.clone(), scope: Scope::Judge };
    let is_empty = input.trim_ascii().is_empty().then(|| "it is empty".to_string());
    let broken = problem.server.ask(asked)?.err().or(is_empty);
    let is_beyond = broken.is_some();
    ensure!(
        (case_scope(name) == Scope::Beyond) == is_beyond,
        "{name}: {}; a case has `beyond` in its name if and only if it breaks the judge's bounds or lines",
        broken.as_deref().unwrap_or("the judge may give this")
    );
    let slug = &problem.problem.slug;
    let folder = workspace.root.join("testdata").join(slug);
    for (ending, text) in [("in", &input), ("out", &ours)] {
        files::write_new(&folder.join(format!("{name}.{ending}")), text)?;
    }
    println!("wrote testdata/{slug}/{name}.in and .out; its answers are by the {source}")?;
    Ok(RIGHT)
}

/// The name says what the case probes, and whether its answers are the judge's.
fn check_name(name: &str, has_answers: bool) -> Result<()> {
    ensure!(
        case_purpose(name).is_some(),
        "{name} does not say what the case probes: it needs a name such as 02-equal-heaps"
    );
    ensure!(
        has_judges_answers(name) || !has_answers,
        "{name} has the judge's answers, so its name ends in `sample`: 01-sample"
    );
    ensure!(
        has_answers || !has_judges_answers(name),
        "{name} is a sample of the judge's: give its answers by --answers, or call it 01-our-sample"
    );
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::check_name;

    #[test]
    fn a_name_says_whose_answers_a_case_has() {
        for (name, has_answers) in
            [("01-sample", true), ("01-our-sample", false), ("02-equal-heaps", false)]
        {
            check_name(name, has_answers).unwrap();
            let error = check_name(name, !has_answers).unwrap_err().to_string();
            assert!(error.starts_with(name), "{error}");
        }
        for name in ["equal-heaps", "02", "02-"] {
            let error = check_name(name, false).unwrap_err().to_string();
            assert!(error.contains("does not say what the case probes"), "{error}");
        }
    }
}
