//! What a terminal shows while something takes its time.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::path::PathBuf;

use anyhow::{bail, Result};
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

/// The same, but what costs most is begun first, so that nothing large is left for the end.
pub fn behind_a_bar_by<'a, T: Sync, R: Send, K: Ord>(
    what: &'static str,
    items: &'a [T],
    cost: impl Fn(&'a T) -> K,
    work: impl Fn(&'a T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_cached_key(|&number| Reverse(cost(&items[number])));
    let results = behind_a_bar(what, &order, |&number| work(&items[number]))?;
    let mut numbered: Vec<(usize, R)> = order.into_iter().zip(results).collect();
    numbered.sort_by_key(|(number, _)| *number);
    Ok(numbered.into_iter().map(|(_, result)| result).collect())
}

/// Builds a product of each of the problems, and shows what is being compiled; the executables
/// by slug.
///
/// # Errors
///
/// If a problem does not compile.
pub fn build(
    workspace: &Workspace,
    entries: &[Entry],
    product: Product,
) -> Result<HashMap<String, PathBuf>> {
    let executables = build_what_compiles(workspace, entries, product)?;
    let missing = entries.iter().find(|entry| !executables.contains_key(&entry.slug));
    match missing {
        Some(entry) => bail!("{} does not compile", entry.slug),
        None => Ok(executables),
    }
}

/// The same of those problems that compile.
pub fn build_what_compiles(
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
