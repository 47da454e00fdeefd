//! `cargo judge bundle`, `submit` and `sizes`: the files that go to judges.

use std::ffi::OsString;
use std::fs;
use std::io::{stderr, IsTerminal, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use judge::cases::CaseFiles;
use judge::catalogue::{self, Catalogue, Entry, Need};
use judge::checks::{self, Check};
use judge::directory::Directory;
use judge::files::program_file;
use judge::grading::{limits, Candidate, Grade};
use judge::language::Language;
use judge::online_judge::{self, OnlineJudge};
use judge::open_problem::OpenProblem;
use judge::output::{eprintln, print, println};
use judge::verdict::Verdict;
use judge::workspace::Workspace;
use protocol::comparison::Comparison;
use protocol::Scope;

use crate::bundler::{write, Bundler, OLDEST_RUSTC};
use command::arguments::OneFile;
use command::problems::{chosen, named, Chosen};
use command::progress::Screen;
use command::RIGHT;

pub fn bundle(workspace: &Workspace, options: &OneFile) -> Result<u8> {
    let entry = &named(workspace, &options.problem, Need::Sources)?;
    let judges = online_judge::load(&workspace.root)?;
    let judge = options.judge.as_ref().map(|name| online_judge::find(&judges, name)).transpose()?;
    let text = match judge {
        Some(judge) if is_for_cpp(workspace, judge, entry) => {
            let file = HandIn::in_cpp(workspace, entry)?;
            prove(workspace, &at(judge, entry), &file)?;
            file.text
        }
        _ => {
            judge.map_or(Ok(()), |judge| judge.must_take_rust(entry, &judges))?;
            Bundler::new(workspace, &[])?.bundle(entry, judge)?
        }
    };
    if let Some(judge) = judge {
        judge.must_take(text.len())?;
        warn(judge, entry);
    }
    match &options.output {
        Some(path) => write(path, &text, options.force)?,
        None => print!("{text}")?,
    }
    Ok(RIGHT)
}

/// The claims about this judge, in general and for this problem, that nobody has checked.
fn warn(judge: &OnlineJudge, entry: &Entry) {
    let of_listing = judge.problem(entry).and_then(|listing| listing.unverified.as_ref());
    for unverified in judge.unverified.iter().chain(of_listing).chain(&entry.unverified) {
        eprintln!("{}: not verified: {unverified}", judge.name);
    }
    if let Some(minor) = judge.rustc_minor().filter(|&minor| minor < OLDEST_RUSTC) {
        eprintln!(
            "{}: it has rustc 1.{minor}; bundles are proved with 1.{OLDEST_RUSTC}",
            judge.name
        );
    }
}

pub fn submit(workspace: &Workspace, options: &OneFile) -> Result<u8> {
    let entry = &named(workspace, &options.problem, Need::Cases)?;
    let judges = online_judge::load(&workspace.root)?;
    let judge = judge_for(workspace, entry, &judges, options.judge.as_deref())?;
    let file = if is_for_cpp(workspace, judge, entry) {
        HandIn::in_cpp(workspace, entry)?
    } else {
        HandIn::in_rust(&Bundler::new(workspace, &[])?, entry, judge)?
    };
    judge.must_take(file.text.len())?;
    let count = prove(workspace, &at(judge, entry), &file)?;
    let named = || PathBuf::from(&entry.slug).with_extension(file.ending);
    let path = options.output.clone().unwrap_or_else(named);
    write(&path, &file.text, options.force)?;
    let bytes = file.text.len();
    println!("{}: {bytes} bytes, accepted on all {count} cases here", path.display())?;
    match judge.submit_page(entry) {
        Some(page) => println!("submit it at {page}")?,
        None => println!("{}'s address is not known", judge.name)?,
    }
    warn(judge, entry);
    copy_to_clipboard(&file.text)?;
    Ok(RIGHT)
}

/// Whether this judge, which takes no Rust, has the problem, and we have it in C++.
fn is_for_cpp(workspace: &Workspace, judge: &OnlineJudge, entry: &Entry) -> bool {
    let can_be = judge.takes_cpp98 && judge.problem(entry).is_some();
    can_be && workspace.hand_in(&entry.slug).exists()
}

/// The problem with this judge's limits and bounds.
fn at(judge: &OnlineJudge, entry: &Entry) -> Entry {
    judge.problem(entry).map_or(entry.clone(), |listing| entry.at(listing))
}

/// The judge that the user names, or the first that has the problem and surely takes Rust.
fn judge_for<'a>(
    workspace: &Workspace,
    entry: &Entry,
    judges: &'a [OnlineJudge],
    name: Option<&str>,
) -> Result<&'a OnlineJudge> {
    let Some(name) = name else {
        let found = judges.iter().find(|judge| judge.has_in_rust(entry));
        return match found {
            Some(judge) => Ok(judge),
            None => bail!("{}", nowhere_in_rust(workspace, entry, judges)?),
        };
    };
    let judge = online_judge::find(judges, name)?;
    if !is_for_cpp(workspace, judge, entry) {
        judge.must_take_rust(entry, judges)?;
        let (judge, has_it) = (&judge.name, judge.problem(entry).is_some());
        ensure!(has_it, "{judge} is not known to have {}: `bundle` makes the file", entry.slug);
    }
    Ok(judge)
}

/// No judge surely takes the problem in Rust: where it can be submitted otherwise.
fn nowhere_in_rust(workspace: &Workspace, entry: &Entry, judges: &[OnlineJudge]) -> Result<String> {
    let Catalogue { entries, .. } = catalogue::load(&workspace.root)?;
    let directory = Directory { entries: &entries, judges };
    let mut ways = vec![format!("no judge is known to take {} in Rust", entry.slug)];
    let alike = directory.alike(entry);
    if !alike.is_empty() {
        let slugs: Vec<&str> = alike.iter().map(|other| other.slug.as_str()).collect();
        ways.push(format!("problems like it: {}", slugs.join(", ")));
    }
    for judge in judges.iter().filter(|judge| judge.problem(entry).is_some()) {
        if is_for_cpp(workspace, judge, entry) {
            ways.push(format!("`--judge {}` takes it in C++98", judge.name));
        } else if judge.takes_rust {
            ways.push(format!("`--judge {}` perhaps takes Rust", judge.name));
        }
    }
    Ok(ways.join("; "))
}

/// A file for a judge, and how it becomes a program.
struct HandIn {
    text: String,
    ending: &'static str,
    compile: Compile,
}

/// Compiles a source file as a program; the command that runs it.
type Compile = Box<dyn Fn(&Path, &Path) -> Result<Vec<OsString>>>;

impl HandIn {
    fn in_rust(bundler: &Bundler, entry: &Entry, judge: &OnlineJudge) -> Result<HandIn> {
        let target = bundler.target(entry, judge)?;
        let compile = move |source: &Path, program: &Path| {
            let program = program_file(program);
            target.compile(source, &program, &["-O"])?;
            Ok(vec![program.into()])
        };
        let text = bundler.bundle(entry, Some(judge))?;
        Ok(HandIn { text, ending: "rs", compile: Box::new(compile) })
    }

    fn in_cpp(workspace: &Workspace, entry: &Entry) -> Result<HandIn> {
        let text = fs::read_to_string(workspace.hand_in(&entry.slug))?;
        let compile =
            |source: &Path, program: &Path| Language::Cpp98.prepare(source, None, program);
        Ok(HandIn { text, ending: "cpp", compile: Box::new(compile) })
    }
}

/// Compiles the file and runs it on the judge's cases; how many there are.
fn prove(workspace: &Workspace, entry: &Entry, file: &HandIn) -> Result<usize> {
    let folder = tempfile::tempdir()?;
    let program = folder.path().join("program");
    let source = program.with_extension(file.ending);
    fs::write(&source, &file.text)?;
    let command = (file.compile)(&source, &program)?;
    let screen = Screen::start();
    let problem = OpenProblem::open(workspace, std::slice::from_ref(entry), &screen)?.remove(0);
    let candidate =
        Candidate { command, limits: limits(entry, None, None), comparison: Comparison::Exact };
    let cases = problem.cases(&[Scope::Judge])?;
    let run = |case: &CaseFiles| must_accept(&candidate, case);
    let runs = Check::of_each(&cases, |case| &case.name, run);
    Ok(checks::all("running", &runs, &screen)?.len())
}

fn must_accept(candidate: &Candidate, case: &CaseFiles) -> Result<()> {
    let Grade { verdict, reason, .. } = candidate.grade(case)?;
    ensure!(verdict == Verdict::AC, "{verdict} on {}: {reason}", case.name);
    Ok(())
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

/// Prints the table of sizes, or writes it into BENCHMARKS.md.
pub fn sizes(workspace: &Workspace, write: bool) -> Result<u8> {
    let Chosen { entries, .. } = chosen(workspace, &[], Need::Sources)?;
    let bundler = Bundler::new(workspace, &[])?;
    let bundle = |entry: &Entry| bundler.bundle(entry, None);
    let bundle = Check::of_each(&entries, |entry| &entry.slug, bundle);
    let bundles = checks::all("bundling", &bundle, &Screen::start())?;
    let table = size_table(&entries, &bundles);
    if write {
        let path = workspace.root.join("BENCHMARKS.md");
        let mut page = fs::read_to_string(&path)?;
        let place = place_of_size_table(&page).context("BENCHMARKS.md has no table of sizes")?;
        page.replace_range(place, &table);
        fs::write(&path, page).with_context(|| path.display().to_string())?;
    } else {
        print!("{table}")?;
    }
    Ok(RIGHT)
}

/// Where the table of sizes stands in a page, with its last sentence.
pub fn place_of_size_table(page: &str) -> Option<Range<usize>> {
    let start = page.find("| bundle | bytes | lines |\n")?;
    let median = start + page[start..].find("\nThe median is ")? + 1;
    Some(start..median + page[median..].find('\n')? + 1)
}

/// The sizes of the bundles as a Markdown table, and their median.
pub fn size_table(entries: &[Entry], bundles: &[String]) -> String {
    let mut table = String::from("| bundle | bytes | lines |\n|---|--:|--:|\n");
    for (entry, bundle) in entries.iter().zip(bundles) {
        table += &format!("| {} | {} | {} |\n", entry.slug, bundle.len(), bundle.lines().count());
    }
    let mut sizes: Vec<usize> = bundles.iter().map(String::len).collect();
    sizes.sort_unstable();
    let (median, largest) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    table + &format!("\nThe median is {median} bytes, the largest has {largest}.\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_sizes_is_found_with_its_last_sentence() {
        let table = "| bundle | bytes | lines |\n|---|--:|--:|\n| a | 2 | 1 |\n\n\
                     The median is 2 bytes, the largest has 2.\n";
        let page = format!("# Page\n\n| a | b |\n|---|---|\n\n{table}\nThe median is a word.\n");
        assert_eq!(place_of_size_table(&page).map(|place| &page[place]), Some(table));
        assert_eq!(place_of_size_table("| bundle | bytes | lines |\n"), None);
    }
}
