//! What a terminal shows while something takes its time.

use std::collections::HashMap;
use std::path::PathBuf;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use judge::catalogue::Entry;
use judge::grading::in_parallel;
use judge::workspace::{Product, Workspace};

/// One line in a terminal of any width: the bar takes what the rest leaves.
const TEMPLATE: &str = "{msg:10} {wide_bar} {pos}/{len}";

/// The results of some work on all items, in their order, with a progress bar
/// that only a terminal shows.
pub fn behind_a_bar<'a, T: Sync, R: Send>(
    what: &'static str,
    items: &'a [T],
    work: impl Fn(&'a T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let bar = ProgressBar::new(items.len() as u64).with_message(what);
    bar.set_style(ProgressStyle::with_template(TEMPLATE)?);
    let mut results: Vec<Option<R>> = items.iter().map(|_| None).collect();
    let outcome = in_parallel(items, work, |index, result| {
        results[index] = Some(result);
        bar.inc(1);
    });
    bar.finish_and_clear();
    outcome?;
    Ok(results.into_iter().flatten().collect())
}

/// Builds a product of each of the problems, and shows what is being compiled; the executables
/// by slug.
pub fn build(
    workspace: &Workspace,
    entries: &[Entry],
    product: Product,
) -> Result<HashMap<String, PathBuf>> {
    let line = ProgressBar::new_spinner();
    line.set_style(ProgressStyle::with_template("compiling, {pos} done: {wide_msg}")?);
    let executables = workspace.build(entries, product, |name| {
        line.inc(1);
        line.set_message(name.to_string());
    });
    line.finish_and_clear();
    executables
}
