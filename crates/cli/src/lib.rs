//! Starting a tool of this workspace, which is compiled if need be, for all to see.
//!
//! The commands belong to several packages, so that `cargo judge list` need not compile what
//! writes packages or pages.

mod replace;

use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// Compiles a tool, a package whose only binary is `judge-` and its name, unless that has been done,
/// and runs it in place of this program.
///
/// Cargo's messages are shown, unless there was nothing to do.
///
/// Returns the exit code where a program cannot be replaced by another.
///
/// # Errors
///
/// In one line: if cargo cannot be run, the tool does not compile, or it cannot be started.
pub fn start(tool: &str, words: impl IntoIterator<Item = OsString>) -> Result<u8, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = root.join("Cargo.toml");
    if !manifest.is_file() {
        let root = root.display();
        return Err(format!("{root} is gone: run `cargo install --path crates/cli` in a clone"));
    }
    let cargo = |verb: &str| {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.arg(verb).arg("--manifest-path").arg(&manifest).args(["--package", tool]);
        cargo
    };
    let built =
        run_cargo(&mut cargo("build")).map_err(|error| format!("cannot run cargo: {error}"))?;
    if !built.success() {
        return Err(format!("{tool} does not compile"));
    }
    let mut run = match beside(tool) {
        Some(program) => Command::new(program),
        None => {
            let mut run = cargo("run");
            run.args(["--quiet", "--"]);
            run
        }
    };
    replace::run_in_place(run.args(words))
        .map_err(|error| format!("cannot start judge-{tool}: {error}"))
}

/// Runs cargo and hands on its messages, except for the last one.
fn run_cargo(cargo: &mut Command) -> io::Result<ExitStatus> {
    if io::stderr().is_terminal() {
        cargo.args(["--color", "always"]);
    }
    let mut cargo = cargo.stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let said = cargo.stderr.take().into_iter().flat_map(|pipe| BufReader::new(pipe).lines());
    for line in said {
        let line = line?;
        if !says_finished(&line) {
            eprintln!("{line}");
        }
    }
    cargo.wait()
}

/// Whether a line of cargo's says that it has finished: the word stands where cargo begins, at the
/// end of twelve columns, with colours or without.
fn says_finished(line: &str) -> bool {
    let mut parts = line.split("\u{1b}[");
    let plain = parts.next().unwrap_or_default().to_string();
    let uncoloured = parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    uncoloured.fold(plain, |line, text| line + text).starts_with("    Finished `")
}

/// The tool's program, if this one lies where cargo has just put it.
fn beside(tool: &str) -> Option<PathBuf> {
    let here = env::current_exe().ok()?;
    let folder = here.parent().filter(|folder| folder.ends_with("debug"))?;
    let program = folder.join(format!("judge-{tool}{EXE_SUFFIX}"));
    program.is_file().then_some(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_word_of_cargo_is_kept_back() {
        for last in [
            "    Finished `dev` profile [optimized] target(s) in 0.05s",
            "\u{1b}[1m\u{1b}[92m    Finished\u{1b}[0m `dev` profile target(s) in 0.05s",
        ] {
            assert!(says_finished(last), "{last:?}");
        }
        for other in [
            "warning: variant `Finished` is never constructed",
            "12 |     Finished `dev`,",
            "    Finished,",
            "\u{1b}[1m\u{1b}[92m   Compiling\u{1b}[0m Finished v1.0.0",
            "",
        ] {
            assert!(!says_finished(other), "{other:?}");
        }
    }
}
