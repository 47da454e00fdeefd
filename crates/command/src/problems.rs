//! The problems that a command names.

use std::io::{stdin, Read};
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use judge::catalogue::{self, Catalogue, Entry, Need};
use judge::execution::held;
use judge::files;
use judge::listener::Listener;
use judge::mine;
use judge::online_judge;
use judge::open_problem::OpenProblem;
use judge::output::eprintln;
use judge::workspace::Workspace;

/// The problems that a command is about.
pub struct Chosen {
    /// Those that have everything it needs.
    pub entries: Vec<Entry>,
    /// How many others are meant but unfinished. Each has been named on standard error.
    pub left_out: usize,
}

/// The problems with these names, or all that have everything needed.
///
/// # Errors
///
/// If a name is not the name of a problem, or if that problem lacks something.
pub fn chosen(workspace: &Workspace, names: &[String], need: Need) -> Result<Chosen> {
    let catalogue = catalogue::load(&workspace.root)?.with(need, &workspace.root);
    if names.is_empty() {
        let left_out = catalogue.left_out.len();
        return Ok(Chosen { entries: catalogue.announced(), left_out });
    }
    let of_the_set = |name: &String| match problem(workspace, &catalogue, name)? {
        entry if entry.is_yours => {
            bail!("{} is a problem of yours: its rules are not known, only samples", entry.slug)
        }
        entry => Ok(entry),
    };
    let entries = names.iter().map(of_the_set).collect::<Result<_>>()?;
    Ok(Chosen { entries, left_out: 0 })
}

/// A problem of the set, or else of the user's.
///
/// # Errors
///
/// If there is neither, or if the manifest of the user's is not in order.
pub fn problem(workspace: &Workspace, catalogue: &Catalogue, name: &str) -> Result<Entry> {
    let judges = online_judge::load(&workspace.root)?;
    match catalogue.find(&online_judge::in_full(&judges, name)) {
        Ok(entry) => Ok(entry.clone()),
        Err(error) => mine::problem(workspace, name)?.ok_or(error),
    }
}

/// A problem by its name.
pub fn named(workspace: &Workspace, name: &str, need: Need) -> Result<Entry> {
    let mut chosen = chosen(workspace, &[name.to_string()], need)?;
    Ok(chosen.entries.remove(0))
}

/// Says which limits do not hold on this system, as a warning not to trust the verdicts too much.
pub fn warn_of_limits() -> Result<()> {
    if let Some(warning) = held()?.warning() {
        eprintln!("{warning}");
    }
    Ok(())
}

/// A problem as a judge has it, its tests running; the problem as it is if no judge is named.
pub fn opened<'a>(
    workspace: &'a Workspace,
    name: &str,
    judge: Option<&str>,
    listener: &dyn Listener,
) -> Result<OpenProblem<'a>> {
    let entry = named(workspace, name, Need::Sources)?;
    let entries = at_judge(workspace, vec![entry], judge)?;
    Ok(OpenProblem::open(workspace, &entries, listener)?.remove(0))
}

/// The same, or a problem of the user's with a described format.
pub fn opened_by_format<'a>(
    workspace: &'a Workspace,
    name: &str,
    judge: Option<&str>,
    listener: &dyn Listener,
) -> Result<OpenProblem<'a>> {
    let catalogue = catalogue::load(&workspace.root)?.with(Need::Sources, &workspace.root);
    let entry = problem(workspace, &catalogue, name)?;
    if !entry.is_yours {
        let entries = at_judge(workspace, vec![entry], judge)?;
        return Ok(OpenProblem::open(workspace, &entries, listener)?.remove(0));
    }
    let format = mine::format(workspace, &entry.slug).with_context(|| {
        format!(
            "{} is a problem of yours: describe its format in mine/{0}/{}",
            entry.slug,
            mine::FORMAT
        )
    })?;
    let entries = at_judge(workspace, vec![entry], judge)?;
    OpenProblem::described(workspace, &entries[0], &format, listener)
}

/// The problems as a judge has them, with its bounds and limits; all as they are if no judge is
/// named.
///
/// # Errors
///
/// If the judge has none of them.
pub fn at_judge(
    workspace: &Workspace,
    entries: Vec<Entry>,
    judge: Option<&str>,
) -> Result<Vec<Entry>> {
    let Some(name) = judge else { return Ok(entries) };
    let judges = online_judge::load(&workspace.root)?;
    let judge = online_judge::find(&judges, name)?;
    let at = |entry: &Entry| Some(Entry { stack: judge.stack, ..entry.at(judge.problem(entry)?) });
    let there: Vec<Entry> = entries.iter().filter_map(at).collect();
    let slugs = || entries.iter().map(|entry| entry.slug.as_str()).collect::<Vec<_>>().join(", ");
    ensure!(!there.is_empty(), "{} is not known to have {}", judge.name, slugs());
    Ok(there)
}

/// The text of a file or of standard input. If it is not text, the strict reader finds the place.
pub fn input(file: Option<&Path>) -> Result<String> {
    let Some(file) = file else {
        let mut bytes = Vec::new();
        stdin().read_to_end(&mut bytes).context("standard input")?;
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    };
    files::text(file)
}
