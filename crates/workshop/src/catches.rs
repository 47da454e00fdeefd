//! What catches each mistake of a problem, for its page: a golden case, and the least
//! counter-example that a search finds.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use command::progress::Screen;
use judge::cases::CaseFiles;
use judge::checks::{self, Check};
use judge::mistakes::{caught, cites, pitfalls, put_caught, Caught, Least, CAUGHT};
use judge::open_problem::OpenProblem;
use judge::output::println;
use judge::passed::{stamps, Passed};
use judge::problem::Problem;
use judge::session::Session;
use judge::stress::Budget;
use judge::submissions::{Data, Promise, Submission};
use protocol::Scope;

use crate::beside::beside;

/// The search is mostly counted in runs, so that it finds the same on a busy machine.
const BUDGET: Budget = Budget {
    time: Duration::from_secs(20),
    inputs: Some(64),
    small_runs: Some(1000),
    known: true,
    processors: 1,
};

/// The golden cases that catch a mistake, and a least counter-example.
type Catches = (Vec<String>, Option<Least>);

/// Writes what catches the mistakes of some problems into their folders.
pub fn write(session: &Session, problems: &[Problem], screen: &Screen) -> Result<()> {
    let passed = Passed::of(&session.workspace)?;
    for open in OpenProblem::open(session, problems, screen)? {
        let folder = session.workspace.problem(open.slug());
        let found = of_problem(&open, &passed, screen)?;
        if !found.is_empty() && caught(&folder)? != found {
            put_caught(&folder, &found)?;
            println!("wrote problems/{}/{CAUGHT}", open.slug())?;
        }
    }
    Ok(())
}

fn of_problem(
    open: &OpenProblem,
    passed: &Passed,
    screen: &Screen,
) -> Result<BTreeMap<String, Caught>> {
    let workspace = &open.session.workspace;
    let golden = |scope| workspace.golden(open.slug(), scope);
    let data = Data { judge: golden(Scope::Judge)?, beyond: golden(Scope::Beyond)? };
    let mut mistakes = beside(workspace, &open.problem)?;
    mistakes.retain(|it| it.promise != Promise::Accepted);
    mistakes.dedup_by_key(|it| it.mistake());
    let compile = Check::of_each(&mistakes, Submission::name, |it| it.prepare(workspace));
    let commands = checks::all("compiling the wrong programs", &compile, screen)?;
    drop(compile);
    let catches =
        mistakes.iter().zip(&commands).map(|(it, command)| check(open, passed, &data, it, command));
    let catches = catches.collect::<Result<Vec<_>>>()?;
    let catches = checks::all("searching for counter-examples", &catches, screen)?;
    let page = fs::read_to_string(workspace.problem(open.slug()).join("README.md"))?;
    let pitfalls = pitfalls(&page);
    let cases: Vec<&CaseFiles> = data.judge.iter().chain(&data.beyond).collect();
    // A case that few mistakes fail on was made for these.
    let rank = |name: &String| {
        let is_cited = pitfalls.iter().any(|(_, text)| cites(text, name));
        let failing = catches.iter().filter(|(golden, _)| golden.contains(name)).count();
        let case = cases.iter().find(|case| case.name == *name);
        (!is_cited, failing, case.and_then(|case| case.input.metadata().ok()).map(|it| it.len()))
    };
    let caught = |(golden, least): &Catches| Caught {
        case: golden.iter().min_by_key(|name| rank(name)).cloned(),
        least: least.clone(),
    };
    Ok(mistakes.iter().map(Submission::mistake).zip(catches.iter().map(caught)).collect())
}

fn check<'c>(
    open: &'c OpenProblem,
    passed: &'c Passed,
    data: &'c Data,
    mistake: &'c Submission,
    command: &'c [OsString],
) -> Result<Check<'c, Catches>> {
    let cases = data.judge.iter().chain(&data.beyond);
    let inputs: Vec<PathBuf> = cases.map(|case| case.input.clone()).collect();
    let files = inputs.iter().map(PathBuf::as_path).chain([open.server.executable()]);
    let depends_on = (mistake.identity(command)?, stamps(files)?);
    let find = move || {
        // Some mistakes are caught by no golden case.
        let golden = mistake.check(command.to_vec(), data, true).unwrap_or_default();
        let golden = golden.split(", ").filter(|name| !name.is_empty()).map(String::from);
        let least = mistake.least(command.to_vec(), &open.server, &inputs, BUDGET)?;
        Ok((golden.collect(), least))
    };
    Ok(Check::remembered(passed, format!("caught/{}", mistake.name()), &depends_on, find))
}
