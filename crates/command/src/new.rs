//! `cargo judge new`: the files of a problem of the set, or of one of the user's.

use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Error, Result};
use command::arguments::New;
use command::{RIGHT, WRONG};
use judge::mine::browser::Browser;
use judge::mine::companion::Task;
use judge::mine::import::{must_be_free, Import};
use judge::output::{eprintln, println};
use judge::scaffold::{self, UNTRANSLATED};
use judge::workspace::Workspace;

pub fn new(workspace: &Workspace, options: &New) -> Result<u8> {
    match (options.slug.as_deref(), &options.from) {
        (slug, Some(from)) => from_path(workspace, slug, from),
        (slug, None) if options.listen => from_browser(workspace, slug, options.port),
        (slug, None) => {
            of_the_set(workspace, slug.context("a problem needs a name")?, options.part.as_deref())
        }
    }
}

fn of_the_set(workspace: &Workspace, slug: &str, part: Option<&str>) -> Result<u8> {
    let paths = match part {
        Some(part) => scaffold::add(&workspace.root, slug, part)?,
        None => scaffold::create(&workspace.root, slug)?,
    };
    for path in paths {
        println!("wrote {}", path.display())?;
    }
    match part {
        Some("study") => println!("next, in tests/problem.rs: {WITH_STUDY}")?,
        Some("chinese") => println!(
            "next: write each line that begins with `{UNTRANSLATED}` anew, and `zh` into each \
             entry of wrong.toml"
        )?,
        _ => println!("next: cargo test -p {slug}; CONTRIBUTING.md has all steps")?,
    }
    Ok(RIGHT)
}

/// The lines with which the tests hold a study to the rules.
const WITH_STUDY: &str = "`#[path = \"../study.rs\"] mod study;` and \
    `.study(study::study(), |heaps| vec![heaps.clone()], study::pictures)`";

fn from_path(workspace: &Workspace, slug: Option<&str>, path: &Path) -> Result<u8> {
    let import = match path.is_dir() {
        true => Import::of_folder(path)?,
        false => {
            let json = fs::read(path).map_err(Error::from);
            let import = json.and_then(|json| Task::read(&json)?.import());
            import.with_context(|| path.display().to_string())?
        }
    };
    write_import(workspace, slug, &import)?;
    Ok(if import.left_out.is_empty() { RIGHT } else { WRONG })
}

fn from_browser(workspace: &Workspace, slug: Option<&str>, port: u16) -> Result<u8> {
    slug.map_or(Ok(()), |slug| must_be_free(workspace, slug, true))?;
    let browser = Browser::listen(port)?;
    let port = browser.port()?;
    println!("waiting for Competitive Companion at the port {port} of 127.0.0.1; Ctrl-C ends it")?;
    let [taken, of] = browser.each(|import, of| {
        ensure!(slug.is_none() || of == 1, "{of} problems were sent: listen without a name");
        write_import(workspace, slug, import)
    })?;
    if of > 1 {
        println!("{taken} of the {of} problems that were sent are here")?;
    }
    Ok(RIGHT)
}

/// What an interactive problem of the user's needs.
const INTERACTOR: &str = "write mine/SLUG/interactor.py, which is called as `interactor.py INPUT \
    ANSWER FOLDER/`, reads what the program prints, prints what it reads, and exits with 42 if it is \
    right and 43 if it is wrong, after it has written why into FOLDER/judgemessage.txt; put its \
    inputs into mine/SLUG/samples, as 1.in with 1.out, which may be empty";

fn write_import(workspace: &Workspace, slug: Option<&str>, import: &Import) -> Result<()> {
    let slug = &slug.map_or_else(|| import.slug(), |slug| Ok(slug.to_string()))?;
    let files = import.write(workspace, slug)?;
    for path in files {
        println!("wrote {}", Path::new("mine").join(path).display())?;
    }
    import.notes.iter().for_each(|note| eprintln!("{note}; mine/{slug}/problem.toml can say it"));
    import.left_out.iter().for_each(|line| eprintln!("left out: {line}"));
    let solve = format!("mine/{slug}/solve.cpp or .py or .rs, and cargo judge test {slug}");
    let is_interactive = import.manifest.as_ref().is_some_and(|manifest| manifest.interactive);
    match is_interactive {
        true => println!("next: {}, then {solve}", INTERACTOR.replace("SLUG", slug))?,
        false => println!("next: write {solve}")?,
    }
    Ok(())
}
