//! Work on many items behind a progress bar.

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use judge::grading::in_parallel;

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
