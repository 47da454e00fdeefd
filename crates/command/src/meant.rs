//! What the words of a command mean: problems, and the user's programs for them.

use std::ffi::OsString;
use std::path::{absolute, Path, PathBuf};

use anyhow::{anyhow, bail, ensure, Error, Result};
use judge::catalogue::problem::Problem;
use judge::catalogue::Need;
use judge::mine::{self, Program};
use judge::output::eprintln;
use judge::running::language::{direct, Language};
use judge::running::limits::Limits;
use judge::session::{Chosen, Session};
use judge::workspace::tools::{words_of, Tools};
use judge::workspace::Workspace;

/// A problem that the words of a command mean, and perhaps a program of the user's for it.
pub type Meant = (Problem, Option<Program>);

/// The word for all of the user's programs, or for all that are for the problems named.
const MINE: &str = "mine";

/// What the words of a command mean: problems of the set or of the user's by their names,
/// programs by their paths, the user's programs by the word `mine`; without a word all problems
/// of the set. How many of them are left out, as they are unfinished, comes with it.
///
/// # Errors
///
/// If a name is not the name of a problem, if that problem lacks something, or if there is no such
/// program.
pub fn find_meant(session: &Session, words: &[String], need: Need) -> Result<(Vec<Meant>, usize)> {
    if words.is_empty() {
        let Chosen { problems, left_out } = session.chosen(&[], need)?;
        return Ok((problems.into_iter().map(|problem| (problem, None)).collect(), left_out));
    }
    let (mine, words): (Vec<&String>, Vec<&String>) =
        words.iter().partition(|word| word.trim_end_matches('/') == MINE);
    let (paths, names): (Vec<&String>, Vec<&String>) =
        words.into_iter().partition(|word| is_path(&session.workspace, word));
    let problems = names.iter().map(|name| session.problem(name, need));
    let problems = problems.collect::<Result<Vec<Problem>>>()?;
    let meant = if !paths.is_empty() {
        let programs = paths.iter().map(|path| by_path(session, &problems, path, need));
        programs.collect::<Result<Vec<_>>>()?.concat()
    } else if names.is_empty() {
        return all_of_the_user(session, need);
    } else {
        by_name(&session.workspace, problems, !mine.is_empty())?
    };
    Ok((meant, 0))
}

/// Whether a word is the path of a program, and not the name of a problem.
fn is_path(workspace: &Workspace, word: &str) -> bool {
    word.contains(['/', '\\']) || source(workspace, word).is_some()
}

/// The path that a word means; one that begins with `mine/` may be in the user's folder.
fn located(workspace: &Workspace, word: &str) -> PathBuf {
    let inside = word.strip_prefix("mine/").map(|rest| workspace.mine().join(rest));
    inside.filter(|path| path.exists()).unwrap_or_else(|| PathBuf::from(word))
}

/// The source that a word names, if it names one.
fn source(workspace: &Workspace, word: &str) -> Option<PathBuf> {
    let path = located(workspace, word);
    (path.is_file() && Language::by_ending(&path).is_some()).then_some(path)
}

/// The command that runs a program: the words, or if they are a single source, a script or a folder
/// with a program, what runs that.
///
/// # Errors
///
/// If the source does not compile, or if other words follow it.
pub fn command(
    workspace: &Workspace,
    slug: &str,
    words: &[OsString],
    (tools, limits): (&Tools, &Limits),
) -> Result<Vec<OsString>> {
    if let [word] = words {
        let word = word.to_string_lossy();
        if let Some(source) = source(workspace, &word) {
            return mine::program(workspace, slug, &source)?.prepare(workspace, tools, limits);
        }
        // A script, or a folder with a file `main`; what is neither runs by itself.
        if let Some(program) = is_path(workspace, &word)
            .then(|| mine::program(workspace, slug, &located(workspace, &word)))
            .and_then(Result::ok)
        {
            return program.prepare(workspace, tools, limits);
        }
    } else if let Some(word) = words.first().map(|word| word.to_string_lossy()) {
        let source = source(workspace, &word);
        ensure!(
            !source.is_some_and(|source| mine::is_only_a_source(&source)),
            "`{word}` is a source, and nothing may follow it: options come before `--`, and if it \
             needs arguments, write the command that runs it"
        );
    }
    Ok(direct(words.to_vec()))
}

/// The words of a program that is given in one word of the command line: a source, or a command with
/// its arguments.
///
/// # Errors
///
/// If a quotation mark has no partner.
pub fn in_one_word(words: &str) -> Result<Vec<OsString>> {
    Ok(match Path::new(words).is_file() {
        true => vec![OsString::from(words)],
        false => words_of(words)?.into_iter().map(OsString::from).collect(),
    })
}

/// The program at a path, or all in a problem's folder in the user's folder. There the path says
/// for which problem a program is; elsewhere there must be one that is named.
fn by_path(session: &Session, named: &[Problem], word: &str, need: Need) -> Result<Vec<Meant>> {
    let workspace = &session.workspace;
    let path = located(workspace, word);
    ensure!(path.exists(), "there is no program {word}");
    let place = in_mine(workspace, &path);
    let problem = match (&place, named) {
        (Some((slug, _)), []) => session.problem(slug, need)?,
        (_, [problem]) => problem.clone(),
        _ => bail!("name the one problem that {word} is for, as in `cargo judge test nim {word}`"),
    };
    if place == Some((problem.slug.clone(), true)) {
        return by_name(workspace, vec![problem], true);
    }
    let program = mine::program(workspace, &problem.slug, &path)?;
    Ok(vec![(problem, Some(program))])
}

/// The folder in the user's folder in which a path lies, and whether it is that folder itself. A
/// link lies where it is, and not where it leads.
fn in_mine(workspace: &Workspace, path: &Path) -> Option<(String, bool)> {
    let mine = workspace.mine().canonicalize().ok()?;
    let folder = absolute(path).ok()?.parent()?.canonicalize().ok()?;
    let place = folder.join(path.file_name()?);
    let mut below = place.strip_prefix(mine).ok()?.components();
    let slug = below.next()?.as_os_str().to_str()?.to_string();
    Some((slug, below.next().is_none()))
}

/// All of the user's programs. How many folders are left out, as they are not a problem's, comes
/// with them.
fn all_of_the_user(session: &Session, need: Need) -> Result<(Vec<Meant>, usize)> {
    let workspace = &session.workspace;
    let (mut meant, mut errors) = (Vec::new(), Vec::new());
    for slug in mine::folders(workspace)? {
        let left_out = |error: Error| error.context(format!("{MINE}/{slug} is left out"));
        match (programs(workspace, &slug), session.problem(&slug, need)) {
            (Ok(programs), _) if programs.is_empty() => {}
            (Ok(programs), Ok(problem)) => {
                meant.extend(programs.into_iter().map(|program| (problem.clone(), Some(program))));
            }
            (Err(error), _) | (_, Err(error)) => errors.push(left_out(error)),
        }
    }
    let strays = mine::strays(workspace)?;
    errors.extend(strays.iter().map(|name| anyhow!("{MINE}/{name} is left out: {NEEDS_A_FOLDER}")));
    if meant.is_empty() {
        let mine = workspace.mine();
        let none = || {
            anyhow!("{} has no programs: write one, such as {MINE}/nim/solve.cpp", mine.display())
        };
        return Err(errors.pop().unwrap_or_else(none));
    }
    errors.iter().for_each(|error| eprintln!("{error:#}"));
    Ok((meant, errors.len()))
}

/// The user's programs for a problem; what could be meant as one and is not is named.
fn programs(workspace: &Workspace, slug: &str) -> Result<Vec<Program>> {
    let (programs, others) = mine::programs(workspace, slug)?;
    if !others.is_empty() {
        eprintln!("{MINE}/{slug}: {} not run: {}", others.join(", "), mine::says_how());
    }
    Ok(programs)
}

/// The problems, each with the user's programs for it where these are asked for; a problem of the
/// user's has no others.
fn by_name(workspace: &Workspace, problems: Vec<Problem>, mine: bool) -> Result<Vec<Meant>> {
    let mut meant = Vec::new();
    for problem in problems {
        let programs = match mine || problem.is_yours {
            true => programs(workspace, &problem.slug)?,
            false => Vec::new(),
        };
        ensure!(!mine || !programs.is_empty(), "{}", no_program(&problem));
        if programs.is_empty() {
            meant.push((problem, None));
        } else {
            meant.extend(programs.into_iter().map(|program| (problem.clone(), Some(program))));
        }
    }
    Ok(meant)
}

/// What is said of a program that lies beside the folders of the problems.
const NEEDS_A_FOLDER: &str =
    "a program lies in the folder of its problem, as mine/nim/solve.cpp does";

/// What to do where the user has no program for a problem.
pub fn no_program(problem: &Problem) -> String {
    let slug = &problem.slug;
    format!("{MINE}/{slug} has no program: write one there, such as {MINE}/{slug}/solve.cpp")
}
