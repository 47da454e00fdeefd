//! `cargo judge package` and `contest`: problems as packages for real judges.

use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use command::arguments;
use judge::catalogue::problem::Problem;
use judge::catalogue::Need;
use judge::judging::verdict::Verdict;
use judge::output::println;
use judge::session::{Chosen, Session};
use package::contest::{self, Contest};
use package::destination::Destination;
use package::files::{self, imported_size, readable_size, zip, Files};
use package::{dmoj, fps, hydro, icpc, kattis, short_name, Format, Package, PackedProgram};

use crate::packing;
use crate::settings::Demands;
use command::{RIGHT, WRONG};

/// The length of the longest id that every judge takes, by the specification of the Contest API.
const LONGEST_ID: usize = 36;

pub fn package(session: &Session, options: &arguments::Package) -> Result<u8> {
    let format = format(&options.format)?;
    let Chosen { problems, .. } = session.chosen(&options.problems, Need::Programs)?;
    let problems = session.at_judge(problems, options.judge.as_deref())?;
    must_differ(&problems)?;
    let problems = if format == Format::Fps { with_answers_alone(problems)? } else { problems };
    let names = names(&problems, format);
    let folder = options.output.clone().unwrap_or(Path::new("packages").join(format.name()));
    let beside = if format == Format::Dmoj { dmoj::importer() } else { Files::new() };
    let destination = Destination::prepare(&folder, &names, beside, options.force)?;
    let (packages, failed) = packing::make(session, &problems)?;
    let mut sizes = Vec::new();
    if format == Format::Fps {
        let files = fps::files(&packages)?;
        for (name, bytes) in &files {
            println!("{name}: {}", readable_size(bytes.len() as u64))?;
        }
        destination.write([Ok(files)])?;
    } else {
        destination.write(packages.iter().map(|package| {
            let files = files(package, format)?;
            sizes.push(format!(", {}", readable_size(imported_size(&files))));
            Ok(files)
        }))?;
    }
    sizes.resize(packages.len(), String::new());
    for (package, size) in packages.iter().zip(sizes) {
        println!("{}{size}", summary(package))?;
        show_raised(package, format)?;
    }
    println!("{}: {}", folder.display(), usage(format))?;
    conclude(failed, &packages, format)
}

/// The problems that Free Problem Set has a place for. The others are named.
///
/// # Errors
///
/// If there are only others.
fn with_answers_alone(mut problems: Vec<Problem>) -> Result<Vec<Problem>> {
    let refusals: Vec<String> = problems.iter().filter_map(fps::refusal).collect();
    ensure!(refusals.len() < problems.len(), refusals.join("\n"));
    for refusal in refusals {
        println!("{refusal}: it is left out")?;
    }
    problems.retain(|problem| fps::refusal(problem).is_none());
    Ok(problems)
}

/// A package in a line: its cases, its programs and its limit of time.
fn summary(package: &Package) -> String {
    let is_right = |program: &&PackedProgram| program.first_failure() == Verdict::AC;
    let right = package.programs.iter().filter(is_right).count();
    let wrong = package.programs.len() - right;
    let name = package.short_name();
    let (samples, secret) = (package.samples.len(), package.secret.len());
    let seconds = package.problem.package_time();
    format!(
        "{name}: {samples} + {secret} cases, {right} right and {wrong} wrong programs, {seconds} s"
    )
}

/// Names the settings of the judge that must be raised for a package.
fn show_raised(package: &Package, format: Format) -> Result<()> {
    if let Some(raised) = Demands::asked_by(package).settings_to_raise(format) {
        println!("    raise {raised}")?;
    }
    Ok(())
}

/// Names the settings to raise for all packages, and the bounds that no case reaches. The exit code
/// says whether there is such a bound, or a program that has failed.
fn conclude(failed: usize, packages: &[Package], format: Format) -> Result<u8> {
    let demands = packages.iter().map(Demands::asked_by).fold(Demands::default(), Demands::and);
    if let Some(raised) = demands.settings_to_raise(format) {
        println!("on the judge, raise {raised}")?;
    }
    let mut code = if failed == 0 { RIGHT } else { WRONG };
    for package in packages {
        for bound in &package.unreached {
            println!("NOT reached: {}: no case has the {bound}", package.problem.slug)?;
            code = WRONG;
        }
    }
    Ok(code)
}

pub fn contest(session: &Session, options: &arguments::Contest) -> Result<u8> {
    let format = format(&options.format)?;
    let has_contests = matches!(format, Format::Kattis | Format::Icpc);
    ensure!(has_contests, "the format {} has no contests", format.name());
    let contest = describe_contest(options)?;
    let Chosen { problems, .. } = session.chosen(&options.problems, Need::Programs)?;
    must_differ(&problems)?;
    let folder = options.output.clone().unwrap_or(Path::new("packages").join("contests"));
    let names = [contest.id.clone()];
    let destination = Destination::prepare(&folder, &names, Files::new(), options.force)?;
    let (packages, failed) = packing::make(session, &problems)?;
    let mut all = Files::new();
    files::add(&mut all, &contest.id, contest::files(&contest, &packages)?);
    for package in &packages {
        let folder = format!("{}/{}", contest.id, package.short_name());
        files::add(&mut all, &folder, contents(package, format)?);
    }
    destination.write([Ok(all)])?;
    for (label, package) in contest::labels(packages.len()).iter().zip(&packages) {
        println!("{label}  {}", summary(package))?;
        show_raised(package, format)?;
    }
    let folder = folder.join(&contest.id);
    println!("{}: in it, run DOMjudge's import-contest, or bt", folder.display())?;
    conclude(failed, &packages, format)
}

/// The description of the contest.
///
/// # Errors
///
/// If its id or its time is malformed.
fn describe_contest(options: &arguments::Contest) -> Result<Contest> {
    let id = options.id.clone();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let starts = id.starts_with(|first: char| first.is_ascii_alphanumeric());
    ensure!(
        starts && id.chars().all(fits) && id.len() <= LONGEST_ID,
        "`{id}` is not the id of a contest: it has at most {LONGEST_ID} letters, digits and hyphens"
    );
    let name = options.name.clone().unwrap_or(id.clone());
    ensure!(!name.trim().is_empty(), "the name of a contest is not empty");
    let start = humantime::parse_rfc3339(&options.start).ok().with_context(|| {
        format!("`{}` is not a time such as 2030-01-01T10:00:00Z", options.start)
    })?;
    let start = humantime::format_rfc3339_seconds(start).to_string().replace('Z', "+00:00");
    let minutes = options.hours * 60;
    if let Some(freeze) = options.freeze {
        ensure!(
            freeze <= minutes,
            "the contest has {minutes} minutes, and its scoreboard cannot be frozen for {freeze}"
        );
    }
    Ok(Contest {
        id,
        name,
        start_time: start,
        duration: clock(minutes),
        scoreboard_freeze_duration: options.freeze.map(clock),
        penalty_time: 20,
    })
}

/// Minutes as hours, minutes and seconds.
fn clock(minutes: u64) -> String {
    format!("{}:{:02}:00", minutes / 60, minutes % 60)
}

/// The format with this name, and a line about it if that is not its own.
fn format(name: &str) -> Result<Format> {
    let format: Format = name.parse()?;
    if name != format.name() {
        println!("{name}: what it imports is the format {}", format.name())?;
    }
    Ok(format)
}

fn must_differ(problems: &[Problem]) -> Result<()> {
    for (number, problem) in problems.iter().enumerate() {
        let again = problems[..number].iter().any(|other| other.slug == problem.slug);
        ensure!(!again, "{} is named twice", problem.slug);
    }
    Ok(())
}

/// The files that are written for these problems.
fn names(problems: &[Problem], format: Format) -> Vec<String> {
    let folders = problems.iter().map(|problem| name(&problem.slug, format));
    match format {
        Format::Kattis => folders.flat_map(|name| [format!("{name}.zip"), name]).collect(),
        Format::Icpc | Format::Hydro | Format::Dmoj => folders.collect(),
        Format::Fps => fps::names(problems.len()),
    }
}

/// A package's folder, and its archive for those who import one.
fn files(package: &Package, format: Format) -> Result<Files> {
    let mut all = Files::new();
    let files = contents(package, format)?;
    if format == Format::Kattis {
        all.insert(format!("{}.zip", package.short_name()), zip(&files)?);
    }
    files::add(&mut all, &name(&package.problem.slug, format), files);
    Ok(all)
}

fn contents(package: &Package, format: Format) -> Result<Files> {
    match format {
        Format::Kattis => kattis::files(package),
        Format::Icpc => icpc::files(package),
        Format::Hydro => hydro::files(package),
        Format::Dmoj => dmoj::files(package),
        Format::Fps => bail!("problems share a file"),
    }
}

/// The folder of a package.
fn name(slug: &str, format: Format) -> String {
    match format {
        Format::Dmoj => dmoj::code(slug),
        _ => short_name(slug),
    }
}

/// Who takes the packages, and what the format has no place for.
fn usage(format: Format) -> &'static str {
    match format {
        Format::Kattis => {
            "DOMjudge imports the .zip, Kattis's tools read the folder; \
             without the statement in Chinese"
        }
        Format::Icpc => "bt reads the folder",
        Format::Hydro => {
            "`hydrooj cli problem import` takes the whole folder; \
             without wrong programs and validators"
        }
        Format::Dmoj => {
            "DMOJ's judges read the folders, its site takes them with import.py; \
             without programs, validators and the statement in Chinese"
        }
        Format::Fps => {
            "HUSTOJ and QDUOJ import each .xml; without wrong programs, validators and the statement \
             in Chinese, and with one program for each language"
        }
    }
}
