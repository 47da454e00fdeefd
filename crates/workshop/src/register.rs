//! `cargo judge register`: problems in the pages that list all of them.

use std::fs;

use anyhow::{Context, Result};
use command::progress::Screen;
use command::RIGHT;
use judge::catalogue::Need;
use judge::documents::course::in_course;
use judge::documents::lacks;
use judge::documents::lists;
use judge::documents::tables;
use judge::output::println;
use judge::session::{Chosen, Session};
use judge::workspace::Workspace;

use crate::catches;

/// Writes what catches the wrong programs of the problems, their links in the course, and the
/// catalogues; says what each still lacks.
pub fn register(session: &Session, names: &[String]) -> Result<u8> {
    let Chosen { problems, .. } = session.chosen(names, Need::Sources)?;
    let (workspace, all) = (&session.workspace, &session.catalogue.problems);
    session.catalogue.announce();
    let screen = Screen::start();
    catches::write(session, &problems, &screen)?;
    for (problem, file) in problems.iter().flat_map(|it| lists::COURSES.map(|file| (it, file))) {
        rewrite(workspace, file, |page| {
            let with_link = in_course(&workspace.root, file, page, problem, all);
            Ok(with_link.unwrap_or_else(|| page.to_string()))
        })?;
    }
    write_catalogues(session)?;
    for problem in &problems {
        if let Some(line) = lacks::in_a_line(&workspace.root, problem) {
            println!("{}: {line}", problem.slug)?;
        }
    }
    Ok(RIGHT)
}

fn write_catalogues(session: &Session) -> Result<()> {
    for file in lists::CATALOGUES {
        let page = tables::rewritten(&session.workspace.root, session.directory(), file)?;
        rewrite(&session.workspace, file, |_| Ok(page))?;
    }
    Ok(())
}

/// Changes a page of the workspace, and says so.
fn rewrite(
    workspace: &Workspace,
    file: &str,
    change: impl FnOnce(&str) -> Result<String>,
) -> Result<()> {
    let path = workspace.root.join(file);
    let page = fs::read_to_string(&path).with_context(|| file.to_string())?;
    let changed = change(&page).with_context(|| file.to_string())?;
    if changed != page {
        fs::write(&path, changed).with_context(|| file.to_string())?;
        println!("wrote {file}")?;
    }
    Ok(())
}
