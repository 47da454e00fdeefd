//! `cargo judge bundle` and `submit`: the files that go to judges.

use std::fs;
use std::io::{stderr, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Error, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use judge::catalogue::online_judge::OnlineJudge;
use judge::catalogue::problem::Problem;
use judge::catalogue::Need;
use judge::mine;
use judge::output::{eprintln, print, println};
use judge::running::language::Language;
use judge::session::Session;

use crate::bundler::{write, OLDEST_RUSTC};
use crate::hand_in::{is_for_cpp, HandIn};
use command::arguments::OneFile;
use command::meant::{find_meant, no_program, Meant};
use command::{RIGHT, WRONG};

pub fn bundle(session: &Session, options: &OneFile) -> Result<u8> {
    let one = &one(session, options, Need::Sources)?;
    let (problem, program) = one;
    let judge = session.judge(options.judge.as_deref())?;
    let file = HandIn::prepare(session, one, judge, ending(options))?;
    if let Some(judge) = judge {
        judge.must_take(file.text.len())?;
        warn(judge, problem, &file);
    }
    if program.is_none() && !file.is_in_rust() {
        // A bundle has been compiled when it is made.
        file.prove(session, &at(judge, problem))?.map_err(Error::msg)?;
    }
    match &options.output {
        Some(path) => write(path, &file.text, options.force)?,
        None => print!("{}", file.text)?,
    }
    Ok(RIGHT)
}

/// The one problem that is meant, with the one program of the user's if any is: of several the one
/// that is called `solve`, since a slow one to compare with may lie beside it.
fn one(session: &Session, options: &OneFile, need: Need) -> Result<Meant> {
    let (mut meant, _) = find_meant(session, &options.problem, need)?;
    if meant.iter().filter(|one| is_to_hand_in(one)).count() == 1 {
        meant.retain(is_to_hand_in);
    }
    let names = || -> Vec<&str> {
        meant
            .iter()
            .map(|(problem, program)| match program {
                Some(program) => program.name.as_str(),
                None => problem.slug.as_str(),
            })
            .collect()
    };
    ensure!(meant.len() == 1, "name one of them: {}", names().join(", "));
    let one = meant.remove(0);
    ensure!(!one.0.is_yours || one.1.is_some(), "{}", no_program(&one.0));
    Ok(one)
}

/// Whether a program of the user's is called as our messages call the one to hand in.
fn is_to_hand_in((_, program): &Meant) -> bool {
    let name = program.as_ref().and_then(|program| Path::new(&program.name).file_stem());
    name.is_some_and(|name| name == "solve")
}

/// The ending of files in the language that is asked for.
fn ending(options: &OneFile) -> Option<&str> {
    let language = options.language.as_deref()?;
    Some(if language == "rust" { "rs" } else { language })
}

/// The claims about this judge, in general and for this problem, that nobody has checked. What
/// is said of its Rust does not matter for a file of the user's in another language.
fn warn(judge: &OnlineJudge, problem: &Problem, file: &HandIn) {
    let of_judge = judge.unverified.iter().filter(|_| !judge.takes_rust || file.is_in_rust());
    let of_listing = judge.problem(problem).and_then(|listing| listing.unverified.as_ref());
    for unverified in of_judge.chain(of_listing).chain(&problem.unverified) {
        eprintln!("{}: not verified: {unverified}", judge.name);
    }
    if !file.is_in_rust() {
        return;
    }
    if let Some(edition) = file.edition.as_ref().filter(|_| judge.editions.len() > 1) {
        eprintln!("{}: choose Rust in edition {edition}", judge.name);
    }
    if let Some(minor) = judge.rustc_minor().filter(|&minor| minor < OLDEST_RUSTC) {
        eprintln!(
            "{}: it has rustc 1.{minor}; compilers prove bundles down to 1.{OLDEST_RUSTC}, \
             and below that there is only a lint",
            judge.name
        );
    }
}

pub fn submit(session: &Session, options: &OneFile) -> Result<u8> {
    let one = &one(session, options, Need::Cases)?;
    let (problem, program) = one;
    let judge = judge_for(session, problem, program.as_ref(), options)?;
    let file = HandIn::prepare(session, one, judge, ending(options))?;
    judge.map_or(Ok(()), |judge| judge.must_take(file.text.len()))?;
    let [count, slow] = match file.prove(session, &at(judge, problem))? {
        Ok(counts) => counts,
        Err(why) => {
            println!("{}: {why}", program.as_ref().map_or(&problem.slug, |program| &program.name))?;
            return Ok(WRONG);
        }
    };
    let path = options.output.clone().map_or_else(|| place(problem, &file), Ok)?;
    write(&path, &file.text, options.force)?;
    let bytes = file.text.len();
    println!("{}: {bytes} bytes, accepted on all {count} cases here", path.display())?;
    if slow > 0 {
        println!("{slow} of these took longer than the judge allows")?;
    }
    match page(problem, judge) {
        Some(page) => println!("submit it at {page}")?,
        None => println!("the address where it is submitted is not known")?,
    }
    judge.into_iter().for_each(|judge| warn(judge, problem, &file));
    copy_to_clipboard(&file.text)?;
    Ok(RIGHT)
}

/// The place of a file that has none: a folder that is made for them.
fn place(problem: &Problem, file: &HandIn) -> Result<PathBuf> {
    let folder = PathBuf::from("submissions");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder.join(&problem.slug).with_extension(&file.ending))
}

/// The problem as this judge has it, if one is named that does.
fn at(judge: Option<&OnlineJudge>, problem: &Problem) -> Problem {
    judge.and_then(|judge| problem.at(judge)).unwrap_or_else(|| problem.clone())
}

/// Where the problem is submitted, as far as that is known; of a problem of the user's, its page.
fn page(problem: &Problem, judge: Option<&OnlineJudge>) -> Option<String> {
    let of_user = || problem.judges.first().filter(|_| problem.is_yours)?.url.clone();
    judge.and_then(|judge| judge.submit_page(problem)).or_else(of_user)
}

/// The judge that the user names, or the first that has the problem and surely takes it in Rust,
/// or takes the user's program in another language. A problem of the user's may be at none of
/// them.
fn judge_for<'a>(
    session: &'a Session,
    problem: &Problem,
    program: Option<&mine::Program>,
    options: &OneFile,
) -> Result<Option<&'a OnlineJudge>> {
    let in_rust = match program {
        Some(program) => program.language() == Some(Language::Rust),
        None => ending(options).is_none_or(|ending| ending == "rs"),
    };
    let Some(judge) = session.judge(options.judge.as_deref())? else {
        let has_it = |judge: &&OnlineJudge| match in_rust {
            true => judge.has_in_rust(problem),
            false => judge.problem(problem).is_some(),
        };
        let found = session.judges.iter().find(has_it);
        ensure!(
            found.is_some() || !in_rust || problem.is_yours,
            "{}",
            nowhere_in_rust(session, problem)
        );
        return Ok(found);
    };
    let (judge_name, has_it) = (&judge.name, judge.problem(problem).is_some());
    ensure!(has_it, "{judge_name} is not known to have {}: `bundle` makes the file", problem.slug);
    Ok(Some(judge))
}

/// No judge surely takes the problem in Rust: where it can be submitted otherwise.
fn nowhere_in_rust(session: &Session, problem: &Problem) -> String {
    let directory = session.directory();
    let mut ways = vec![format!("no judge is known to take {} in Rust", problem.slug)];
    let alike = directory.alike(problem);
    if !alike.is_empty() {
        let slugs: Vec<&str> = alike.iter().map(|other| other.slug.as_str()).collect();
        ways.push(format!("problems like it: {}", slugs.join(", ")));
    }
    for judge in session.judges.iter().filter(|judge| judge.problem(problem).is_some()) {
        if is_for_cpp(&session.workspace, judge, problem) {
            ways.push(format!("`--judge {}` takes it in C++98", judge.name));
        } else if judge.takes_rust {
            ways.push(format!("`--judge {}` perhaps takes Rust", judge.name));
        }
    }
    ways.join("; ")
}

/// Asks the terminal to take the text, as xterm's control sequence OSC 52 does.
fn copy_to_clipboard(text: &str) -> Result<()> {
    if stderr().is_terminal() {
        let encoded = BASE64_STANDARD.encode(text);
        write!(stderr(), "\x1b]52;c;{encoded}\x07")?;
        eprintln!("copied, if your terminal lets programs do that (OSC 52)");
    }
    Ok(())
}
