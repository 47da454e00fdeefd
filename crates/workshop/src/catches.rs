//! What catches each mistake of a problem, for its page: a golden case, and the least
//! counter-example that a search finds. They stand in `wrong.toml`.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{bail, Result};
use command::progress::Screen;
use judge::catalogue::problem::Problem;
use judge::catalogue::WRONG;
use judge::disk::cases::{CaseFiles, Data};
use judge::output::println;
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use judge::stress::Budget;
use judge::submissions::mistakes::{cites, pitfalls};
use judge::submissions::wrong::{caught, write_caught, Caught, Least};
use judge::submissions::{first_of_each_mistake, Submission};
use judge::workspace::checks::{self, Check};
use judge::workspace::passed::{stamps, Passed};
use protocol::Scope;

use crate::beside::beside;
use crate::bundler::Bundler;

/// The search is mostly counted in runs, so that it finds the same on a busy machine.
const BUDGET: Budget = Budget {
    time: Duration::from_secs(20),
    inputs: Some(2000),
    small_runs: Some(1000),
    known: true,
    processors: 1,
};

/// The golden cases that catch a mistake, and a least counter-example.
type Catches = (Vec<String>, Option<Least>);

/// Writes what catches the mistakes of some problems into their folders.
pub fn write(session: &Session, problems: &[Problem], screen: &Screen) -> Result<()> {
    let passed = Passed::open(&session.workspace)?;
    let bundler = Bundler::new(session, &[])?;
    for open in OpenProblem::open(session, problems, screen)? {
        let folder = open.folder();
        let found = of_problem(&open, &bundler, &passed, screen)?;
        if !found.is_empty() && caught(&folder)? != found {
            write_caught(&folder, &found)?;
            println!("wrote problems/{}/{WRONG}", open.slug())?;
        }
    }
    Ok(())
}

fn of_problem(
    open: &OpenProblem,
    bundler: &Bundler,
    passed: &Passed,
    screen: &Screen,
) -> Result<BTreeMap<String, Caught>> {
    let workspace = &open.session.workspace;
    let golden = |scope| workspace.golden(open.slug(), scope);
    let data = Data { judge: golden(Scope::Judge)?, beyond: golden(Scope::Beyond)? };
    let (programs, missing) = beside(workspace, bundler, &open.problem)?;
    if let Some(tool) = missing.first() {
        bail!("there is no {tool}");
    }
    let mistakes = first_of_each_mistake(programs);
    let compile = Check::of_each(&mistakes, Submission::name, |it| it.prepare(workspace));
    let commands = checks::all("compiling the wrong programs", &compile, screen)?;
    drop(compile);
    let catches =
        mistakes.iter().zip(&commands).map(|(it, command)| check(open, passed, &data, it, command));
    let catches = catches.collect::<Result<Vec<_>>>()?;
    let catches = checks::all("searching for counter-examples", &catches, screen)?;
    let page = fs::read_to_string(open.folder().join("README.md"))?;
    let pitfalls = pitfalls(&page);
    let cases: Vec<&CaseFiles> = data.cases().collect();
    let rank = |name: &String, said: &str| {
        let own = pitfalls.iter().filter(|text| cites(text, name));
        let akin = own.map(|text| akin(text, said, &pitfalls)).max();
        // A case that few mistakes fail on was made for these.
        let failing = catches.iter().filter(|(golden, _)| golden.contains(name)).count();
        let case = cases.iter().find(|case| case.name == *name);
        let size = case.and_then(|case| case.input.metadata().ok()).map(|file| file.len());
        (Reverse(akin), failing, size)
    };
    let mut all = BTreeMap::new();
    for (mistake, (golden, least)) in mistakes.iter().zip(&catches) {
        let said = format!("{} {}", mistake.mistake(), mistake.about()?);
        let case = golden.iter().min_by_key(|name| rank(name, &said)).cloned();
        all.insert(mistake.mistake(), Caught { case, least: least.clone() });
    }
    Ok(all)
}

/// How much a pitfall has in common with what is said of a mistake, by words that few pitfalls have.
fn akin(pitfall: &str, said: &str, pitfalls: &[String]) -> usize {
    let frequency = |word: &str| pitfalls.iter().filter(|text| words(text).contains(word)).count();
    words(pitfall).intersection(&words(said)).map(|word| 1000 / frequency(word)).sum()
}

/// The beginnings of the longer words, so that `heap` is in `heaps`.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() >= 4);
    words.map(|word| word.to_lowercase().chars().take(4).collect()).collect()
}

fn check<'c>(
    open: &'c OpenProblem,
    passed: &'c Passed,
    data: &'c Data,
    mistake: &'c Submission,
    command: &'c [OsString],
) -> Result<Check<'c, Catches>> {
    let inputs: Vec<PathBuf> = data.cases().map(|case| case.input.clone()).collect();
    let files = inputs.iter().map(PathBuf::as_path).chain([open.server.executable()]);
    let depends_on = (mistake.identity(command)?, stamps(files)?);
    let find = move || {
        // Some mistakes are caught by no golden case.
        let golden = mistake.check(command.to_vec(), &open.server, data, true).unwrap_or_default();
        let golden = golden.split(", ").filter(|name| !name.is_empty()).map(String::from);
        let least = mistake.least(command.to_vec(), &open.server, &inputs, BUDGET)?;
        Ok((golden.collect(), least))
    };
    Ok(Check::remembered(passed, format!("caught/{}", mistake.name()), &depends_on, find))
}
