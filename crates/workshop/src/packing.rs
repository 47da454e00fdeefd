//! Making the drafts of packages: the cases are selected and the programs run on them, step by
//! step for all problems.
//!
//! What a package promises is tested in it: each bound that its statement announces is reached by
//! a case, or a line names it; a program lies in the folder of the verdicts that it gets on the
//! packaged cases under the packaged limit; our right programs need at most half of that limit.

use anyhow::{Context, Result};
use judge::catalogue::problem::Problem;
use judge::output::println;
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use judge::workspace::checks::{self, Check};
use judge::workspace::passed::Passed;

use crate::bundler::Bundler;
use crate::draft::Draft;
use crate::packed_programs::{load, Judged, Nominee, Verdicts};
use command::progress::Screen;

/// Selects the cases and runs the programs, and prints remarks on them. Returns how many
/// programs have failed: wrong ones that pass, and right ones that are too slow.
///
/// # Errors
///
/// If a problem cannot become a package: it has no sample, or no bundle, or a right program
/// fails.
pub fn drafts(session: &Session, problems: &[Problem]) -> Result<(Vec<Draft>, usize)> {
    let screen = Screen::start();
    let problems = OpenProblem::open(session, problems, &screen)?;
    let mut drafts = selected(&problems, &screen)?;
    let nominees = loaded(session, &drafts, &screen)?;
    let verdicts = verdicts(session, &nominees, &drafts, &screen)?;
    let mut failed = 0;
    for ((draft, nominee), verdicts) in nominees.iter().zip(verdicts) {
        match nominee.judged(verdicts, drafts[*draft].cases())? {
            Judged::Belongs(program) => drafts[*draft].programs.push(program),
            Judged::LeftOut(why) => println!("{why}")?,
            Judged::Fails(how) => {
                println!("NOT {how}")?;
                failed += 1;
            }
        }
    }
    Ok((drafts, failed))
}

fn selected(problems: &[OpenProblem], screen: &Screen) -> Result<Vec<Draft>> {
    let select =
        |problem: &OpenProblem| Draft::select(problem).with_context(|| problem.slug().to_string());
    let select = Check::of_each(problems, |problem| problem.slug(), select);
    checks::all("selecting", &select, screen)
}

/// The programs that may go into the drafts, each with the number of its draft.
fn loaded(session: &Session, drafts: &[Draft], screen: &Screen) -> Result<Vec<(usize, Nominee)>> {
    let bundler = Bundler::new(session, &[])?;
    let load = |draft: &Draft| load(&session.workspace, &bundler, &draft.problem);
    let load = Check::of_each(drafts, |draft| &draft.problem.slug, load);
    let numbered = checks::all("bundling", &load, screen)?.into_iter().enumerate();
    let numbered =
        numbered.flat_map(|(draft, of_draft)| of_draft.into_iter().map(move |it| (draft, it)));
    Ok(numbered.collect())
}

/// The verdicts on these programs.
fn verdicts(
    session: &Session,
    nominees: &[(usize, Nominee)],
    drafts: &[Draft],
    screen: &Screen,
) -> Result<Vec<Verdicts>> {
    let name = |(_, nominee): &(usize, Nominee)| nominee.submission.name();
    let compile = |(_, nominee): &(usize, Nominee)| nominee.submission.prepare(&session.workspace);
    let commands = checks::all("compiling", &Check::of_each(nominees, name, compile), screen)?;
    let passed = Passed::open(&session.workspace)?;
    let runs = nominees
        .iter()
        .zip(&commands)
        .map(|((draft, nominee), command)| nominee.check(&passed, command, &drafts[*draft]));
    let runs: Vec<Check<Verdicts>> = runs.collect::<Result<_>>()?;
    checks::all("running", &runs, screen)
}
