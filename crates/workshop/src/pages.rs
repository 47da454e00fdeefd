//! `cargo judge study`: the static site.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, Result};
use command::arguments::Study;
use command::RIGHT;
use judge::output::println;
use judge::session::Session;
use site::Boards;

/// Writes the site.
pub fn study(session: &Session, options: &Study) -> Result<u8> {
    let usual = || session.workspace.root.join("target/study");
    let folder = options.output.clone().unwrap_or_else(usual);
    // Windows' explorer takes no `/` in a path.
    let folder: PathBuf = folder.components().collect();
    // Compiling takes its time.
    site::check_folder(&folder)?;
    let boards = Boards::compile(session, &options.problems, options.rustc.as_deref())?;
    let site = site::write(session, &folder, &boards)?;
    let noun = if site.boards == 1 { "board" } else { "boards" };
    println!("wrote {} files, {} {noun}", site.files, site.boards)?;
    if let Some(advice) = &boards.advice {
        println!("{advice}")?;
    }
    println!("open {}", site.start.display())?;
    if options.open {
        show(&site.start)?;
    }
    Ok(RIGHT)
}

/// Opens a page with the first program that can be started: the one that the user has named,
/// or what desktops call theirs.
fn show(page: &Path) -> Result<()> {
    let named = env::var_os("BROWSER").unwrap_or_default();
    let usual = ["xdg-open", "open", "explorer"].map(|program| vec![program.to_string()]);
    for words in browsers(&named).into_iter().chain(usual) {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).arg(page).stdin(Stdio::null()).stdout(Stdio::null());
        if command.stderr(Stdio::null()).spawn().is_ok() {
            return Ok(());
        }
    }
    bail!("there is no program that opens pages; open {} yourself", page.display())
}

/// The programs that `$BROWSER` names, each with its arguments: a list like `$PATH`, in which
/// `%s` stands for the page, which always comes last here.
fn browsers(named: &OsStr) -> Vec<Vec<String>> {
    let commands = env::split_paths(named).map(|command| {
        let command = command.to_string_lossy();
        let words = command.split_whitespace().filter(|&word| word != "%s");
        words.map(String::from).collect::<Vec<String>>()
    });
    commands.filter(|words| !words.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_may_have_arguments_and_alternatives() {
        let named = env::join_paths(["firefox --new-window %s", "", "%s", "w3m"]).unwrap();
        assert_eq!(browsers(&named), [vec!["firefox", "--new-window"], vec!["w3m"]]);
        assert!(browsers(OsStr::new("")).is_empty());
    }
}
