//! `cargo judge study`: the static site.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, Result};
use command::arguments::Study;
use command::RIGHT;
use judge::output::println;
use judge::session::Session;
use site::{Boards, Previews};

/// Says at which address the site will lie, where no option does: so a host runs the command that
/// people type.
const ADDRESS: &str = "JUDGE_ADDRESS";

/// Writes the site.
pub fn study(session: &Session, options: &Study) -> Result<u8> {
    let usual = || session.workspace.built("study");
    let folder = options.output.clone().unwrap_or_else(usual);
    // Windows' explorer takes no `/` in a path.
    let folder: PathBuf = folder.components().collect();
    // Compiling takes its time.
    site::check_folder(&folder)?;
    let draw = |address: &String| Previews::draw(session, address, &options.problems);
    let address = options.address.clone().or_else(|| env::var(ADDRESS).ok());
    let previews = address.as_ref().map(draw).transpose()?;
    let boards = Boards::compile(session, &options.problems, options.rustc.as_deref())?;
    let site = site::write(session, &folder, &boards, previews.as_ref())?;
    let noun = if site.boards == 1 { "board" } else { "boards" };
    println!("wrote {} files, {} {noun}", site.files, site.boards)?;
    if let Some(advice) = &boards.advice {
        println!("{advice}")?;
    }
    if previews.is_some_and(|previews| previews.count() == 0) {
        println!("no pictures for previews: there is no Chromium to draw them")?;
    }
    println!("open {}", site.start.display())?;
    if options.open {
        show(&site.start)?;
    }
    Ok(RIGHT)
}

/// Opens a page with the first program that can be started, of those that desktops have for that.
fn show(page: &Path) -> Result<()> {
    for program in ["xdg-open", "open", "explorer"] {
        let mut command = Command::new(program);
        command.arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if command.spawn().is_ok() {
            return Ok(());
        }
    }
    bail!("no browser was found; open {}", page.display())
}
