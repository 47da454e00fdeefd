//! The programs beside the problems, as they are verified and packed.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result};
use judge::catalogue::problem::Problem;
use judge::disk::scratch::put_if_new;
use judge::running::language::Language;
use judge::submissions::{load, runnable, Submission};
use judge::workspace::Workspace;

use crate::bundler::Bundler;

/// The programs beside a problem, right and wrong, each as one file that needs no crate, so that
/// the files in packages are those that were verified. Those that cannot be compiled or run here
/// are left out; the tools that are missing come second.
pub fn beside(
    workspace: &Workspace,
    bundler: &Bundler,
    problem: &Problem,
) -> Result<(Vec<Submission>, BTreeSet<&'static str>)> {
    let (mut programs, missing) = runnable(load(workspace, problem)?)?;
    for program in &mut programs {
        if Language::for_file(&program.source)? == Language::Rust {
            let text = fs::read_to_string(&program.source)?;
            let whole = bundler.alone(problem, &text).with_context(|| program.name())?;
            if whole != text {
                let place = workspace.scratch("with-reader").join(program.name());
                put_if_new(&place, &whole)?;
                program.source = place;
            }
        }
    }
    Ok((programs, missing))
}
