//! `--why`: the known mistake that gives the same answers as a program.

use std::fs;

use anyhow::Result;
use judge::caught::caught;
use judge::mistakes::{cites, pitfalls, told, Graded, Told};
use judge::output::println;
use judge::problem::Problem;
use judge::session::Session;
use judge::submissions::Submission;
use protocol::comparison::Comparison;

use command::progress::Screen;

/// What is said where `--why` was not given.
pub const HINT: &str = "--why says whether a known mistake gives the same answers";

/// Says which mistake is behind the answers of the program that is called `name`.
pub fn tell(
    session: &Session,
    problem: &Problem,
    name: &str,
    comparison: Comparison,
    graded: Vec<Graded>,
    screen: &Screen,
) -> Result<()> {
    let told = told(&session.workspace, problem, comparison, graded, screen)?;
    for tool in &told.missing {
        println!("there is no {tool}: the wrong programs in its language were left out")?;
    }
    let Told { mistakes, alike: [fails, passes], of: [failing, passing], .. } = &told;
    let all = match [fails, passes] == [failing, passing] {
        true => "on all ".to_string(),
        false => format!("no known mistake gives all its answers; on {fails} of "),
    };
    let on = format!("{all}{failing} failing cases and {passes} of {passing} others");
    for mistake in mistakes {
        println!("{name}: {on} it answers like `{}`: {}", mistake.mistake(), mistake.about()?)?;
        println!("    {}", place(session, mistake)?)?;
    }
    if mistakes.is_empty() {
        println!("{name}: no known mistake gives such answers")?;
    }
    Ok(())
}

/// Where the page of a problem tells of a mistake, as editors and terminals take it; where no
/// pitfall cites a case that catches it, that is the page.
fn place(session: &Session, mistake: &Submission) -> Result<String> {
    let slug = &mistake.problem.slug;
    let folder = session.workspace.problem(slug);
    let case = caught(&folder)?.remove(&mistake.mistake()).and_then(|caught| caught.case);
    let pitfalls = pitfalls(&fs::read_to_string(folder.join("README.md"))?);
    let is_cited = |text: &str| case.as_ref().is_some_and(|case| cites(text, case));
    let page = format!("problems/{slug}/README.md");
    Ok(match pitfalls.iter().find(|(_, text)| is_cited(text)) {
        Some((line, _)) => format!("the pitfall: {page}:{line}"),
        None => format!("the pitfalls: {page}#pitfalls"),
    })
}
