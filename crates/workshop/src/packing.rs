//! Making packages: the cases are selected and the programs run on them, step by step for all
//! problems.
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
use package::Package;

use crate::packed_programs::{load, Judged, Nominee, Verdicts};
use crate::selection::select;
use command::progress::Screen;

/// Selects the cases and runs the programs, and prints remarks on them. Returns how many
/// programs have failed: wrong ones that pass, and right ones that are too slow.
///
/// # Errors
///
/// If a problem cannot become a package: it has no sample, or no bundle, or a right program
/// fails.
pub fn make(session: &Session, problems: &[Problem]) -> Result<(Vec<Package>, usize)> {
    let screen = Screen::start();
    let problems = OpenProblem::open(session, problems, &screen)?;
    let mut packages = without_programs(&problems, &screen)?;
    let nominees = nominees(session, &packages, &screen)?;
    let verdicts = verdicts(session, &nominees, &packages, &screen)?;
    let mut failed = 0;
    for ((number, nominee), verdicts) in nominees.iter().zip(verdicts) {
        let package = &mut packages[*number];
        match nominee.judge(verdicts, package.cases())? {
            Judged::Belongs(program) => package.programs.push(program),
            Judged::LeftOut(line) => println!("{line}")?,
            Judged::Fails(line) => {
                println!("{line}")?;
                failed += 1;
            }
        }
    }
    Ok((packages, failed))
}

/// The packages with their cases alone.
fn without_programs(problems: &[OpenProblem], screen: &Screen) -> Result<Vec<Package>> {
    let select =
        |problem: &OpenProblem| select(problem).with_context(|| problem.slug().to_string());
    let select = Check::of_each(problems, |problem| problem.slug(), select);
    checks::all("selecting", &select, screen)
}

/// The programs that may go into the packages, each with the number of its package.
fn nominees(
    session: &Session,
    packages: &[Package],
    screen: &Screen,
) -> Result<Vec<(usize, Nominee)>> {
    let bundler = Bundler::new(session, &[])?;
    let load = |package: &Package| load(&session.workspace, &bundler, &package.problem);
    let load = Check::of_each(packages, |package| &package.problem.slug, load);
    let mut numbered = Vec::new();
    for (number, nominees) in checks::all("bundling", &load, screen)?.into_iter().enumerate() {
        numbered.extend(nominees.into_iter().map(|nominee| (number, nominee)));
    }
    Ok(numbered)
}

/// The verdicts on these programs.
fn verdicts(
    session: &Session,
    nominees: &[(usize, Nominee)],
    packages: &[Package],
    screen: &Screen,
) -> Result<Vec<Verdicts>> {
    let name = |(_, nominee): &(usize, Nominee)| nominee.submission.name();
    let compile = |(_, nominee): &(usize, Nominee)| nominee.submission.prepare(&session.workspace);
    let commands = checks::all("compiling", &Check::of_each(nominees, name, compile), screen)?;
    let passed = Passed::open(&session.workspace)?;
    let mut runs = Vec::new();
    for ((number, nominee), command) in nominees.iter().zip(&commands) {
        runs.push(nominee.check(&session.workspace, &passed, command, &packages[*number])?);
    }
    checks::all("running", &runs, screen)
}
