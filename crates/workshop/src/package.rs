//! `cargo judge package` and `contest`: problems as packages for real judges.

use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use command::arguments;
use judge::catalogue::{Entry, Need};
use judge::output::println;
use judge::workspace::Workspace;
use package::contest::{self, Contest};
use package::destination::Destination;
use package::files::{self, zip, Files};
use package::{dmoj, fps, icpc, kattis, Format, Package};

use crate::draft::Draft;
use crate::large_cases::shown;
use crate::packing::drafts;
use command::problems::{at_judge, chosen, Chosen};
use command::{RIGHT, WRONG};

/// The one file of the format that has one file for many problems.
const FPS: &str = "problems.xml";

pub fn package(workspace: &Workspace, options: &arguments::Package) -> Result<u8> {
    let format = format(&options.format)?;
    let Chosen { entries, .. } = chosen(workspace, &options.problems, Need::Programs)?;
    let entries = at_judge(workspace, entries, options.judge.as_deref())?;
    must_differ(&entries)?;
    let names: Vec<String> = entries.iter().flat_map(|entry| names(entry, format)).collect();
    let folder = options.output.clone().unwrap_or(Path::new("packages").join(format.name()));
    let destination = Destination::prepare(&folder, &names, options.force)?;
    let (drafts, uncaught) = drafts(workspace, &entries)?;
    let writing = destination.start()?;
    let mut sizes = Vec::new();
    if format == Format::Fps {
        let files = [(FPS.to_string(), fps::file(&packages(&drafts)?)?)].into();
        writing.add(&files)?;
        println!("{FPS}: {}", shown(size(&files)))?;
    } else {
        for draft in &drafts {
            let files = files(&draft.package()?, format)?;
            writing.add(&files)?;
            sizes.push(format!(", {}", shown(size(&files))));
        }
    }
    writing.finish()?;
    sizes.resize(drafts.len(), String::new());
    for (draft, size) in drafts.iter().zip(sizes) {
        println!("{draft}{size}")?;
        if format == Format::Kattis {
            print_remarks(draft)?;
        }
    }
    println!("{}: {}", folder.display(), usage(format))?;
    if format == Format::Kattis {
        warn_of_limits(&drafts)?;
    }
    ended(uncaught, &drafts)
}

/// The size of what judges import: of the archive, if there is one.
fn size(files: &Files) -> u64 {
    let archive = files.iter().find(|(path, _)| path.ends_with(".zip"));
    let all = || files.values().map(|bytes| bytes.len() as u64).sum();
    archive.map_or_else(all, |(_, bytes)| bytes.len() as u64)
}

/// Names the bounds that no case reaches. The exit code says whether there are any, or wrong
/// programs that are not caught.
fn ended(uncaught: usize, drafts: &[Draft]) -> Result<u8> {
    let mut code = if uncaught == 0 { RIGHT } else { WRONG };
    for draft in drafts {
        for bound in draft.unreached() {
            println!("NOT reached: {}: no case has the {bound}", draft.entry().slug)?;
            code = WRONG;
        }
    }
    Ok(code)
}

pub fn contest(workspace: &Workspace, options: &arguments::Contest) -> Result<u8> {
    let format = format(&options.format)?;
    let files: fn(&Package) -> Result<Files> = match format {
        Format::Kattis => kattis::files,
        Format::Icpc => icpc::files,
        Format::Dmoj | Format::Fps => bail!("the format {} has no contests", format.name()),
    };
    let contest = described(options)?;
    let Chosen { entries, .. } = chosen(workspace, &options.problems, Need::Programs)?;
    must_differ(&entries)?;
    let folder = options.output.clone().unwrap_or(Path::new("packages").join("contests"));
    let names = [contest.id.clone()];
    let destination = Destination::prepare(&folder, &names, options.force)?;
    let (drafts, uncaught) = drafts(workspace, &entries)?;
    let packages = packages(&drafts)?;
    let mut all = Files::new();
    files::add(&mut all, &contest.id, contest::files(&contest, &packages)?);
    for package in &packages {
        files::add(&mut all, &format!("{}/{}", contest.id, package.short_name), files(package)?);
    }
    let writing = destination.start()?;
    writing.add(&all)?;
    writing.finish()?;
    for (label, draft) in ('A'..).zip(&drafts) {
        println!("{label}  {draft}")?;
    }
    let folder = folder.join(&contest.id);
    println!("{}: in it, run DOMjudge's import-contest, or bt", folder.display())?;
    ended(uncaught, &drafts)
}

/// The description of the contest.
///
/// # Errors
///
/// If its id or its time is malformed.
fn described(options: &arguments::Contest) -> Result<Contest> {
    let name = options.name.clone();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    ensure!(
        name.starts_with(|first: char| first.is_ascii_alphanumeric()) && name.chars().all(fits),
        "`{name}` is not the id of a contest: it has letters, digits and hyphens"
    );
    let start = humantime::parse_rfc3339(&options.start).ok().with_context(|| {
        format!("`{}` is not a time such as 2030-01-01T10:00:00Z", options.start)
    })?;
    let start = humantime::format_rfc3339_seconds(start).to_string().replace('Z', "+00:00");
    let duration = format!("{}:00:00", options.hours);
    Ok(Contest { id: name.clone(), name, start_time: start, duration, penalty_time: 20 })
}

/// The format with this name, and a line about it if that is not its own.
fn format(name: &str) -> Result<Format> {
    let format: Format = name.parse()?;
    if name != format.name() {
        println!("{name}: what it imports is the format {}", format.name())?;
    }
    Ok(format)
}

fn must_differ(entries: &[Entry]) -> Result<()> {
    for (number, entry) in entries.iter().enumerate() {
        let again = entries[..number].iter().any(|other| other.slug == entry.slug);
        ensure!(!again, "{} is named twice", entry.slug);
    }
    Ok(())
}

/// The files that are written for a problem.
fn names(entry: &Entry, format: Format) -> Vec<String> {
    let name = Package::short_name(&entry.slug);
    match format {
        Format::Kattis => vec![format!("{name}.zip"), name],
        Format::Icpc | Format::Dmoj => vec![name],
        Format::Fps => vec![FPS.to_string()],
    }
}

fn packages(drafts: &[Draft]) -> Result<Vec<Package>> {
    drafts.iter().map(Draft::package).collect()
}

/// A package's folder, and its archive for those who import one.
fn files(package: &Package, format: Format) -> Result<Files> {
    let name = &package.short_name;
    let mut all = Files::new();
    let files = match format {
        Format::Kattis => kattis::files(package)?,
        Format::Icpc => icpc::files(package)?,
        Format::Dmoj => dmoj::files(package)?,
        Format::Fps => bail!("all problems share one file"),
    };
    if format == Format::Kattis {
        all.insert(format!("{name}.zip"), zip(&files)?);
    }
    files::add(&mut all, name, files);
    Ok(all)
}

/// Says which limits of a judge must be raised for a package.
fn print_remarks(draft: &Draft) -> Result<()> {
    if draft.is_too_much_for_hydro() {
        println!(
            "    for Hydro, raise its limits of cases, of memory or of the time of all cases"
        )?;
    }
    if let Some(largest) = draft.too_much_for_domjudge() {
        let largest = shown(largest);
        println!("    for DOMjudge, raise its database's max_allowed_packet to twice {largest}")?;
    }
    Ok(())
}

/// Names the packages for which a judge's limits must be raised, as it is set up by default.
fn warn_of_limits(drafts: &[Draft]) -> Result<()> {
    let named = |is_large: fn(&Draft) -> bool| -> Option<String> {
        let large = drafts.iter().filter(|draft| is_large(draft));
        let names: Vec<&str> = large.map(Draft::short_name).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    if let Some(names) = named(Draft::is_too_much_for_hydro) {
        println!(
            "Hydro's limits of cases, of memory and of the time of all cases must be raised for \
             {names}"
        )?;
    }
    if let Some(names) = named(|draft| draft.too_much_for_domjudge().is_some()) {
        println!("the packets that DOMjudge's database takes must be enlarged for {names}")?;
    }
    Ok(())
}

/// How judges import the files.
fn usage(format: Format) -> &'static str {
    match format {
        Format::Kattis => "DOMjudge and Hydro import the .zip, Kattis's tools read the folder",
        Format::Icpc => "bt reads the folder",
        Format::Dmoj => "DMOJ's judges read the folder, the site takes the .zip in it as test data",
        Format::Fps => "HUSTOJ and QDUOJ import problems.xml",
    }
}
