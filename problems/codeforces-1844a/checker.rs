//! Whether the first player loses with the heap that a program prints.

use problem::checked::Words;

/// Plays all heaps up to that one.
pub fn check(&(a, b): &(u64, u64), output: &mut Words<'_>) -> Result<(), String> {
    let n: u64 = output.number("a heap", 1..=1_000_000)?;
    let mut lost = Vec::new();
    let mut winning = None;
    for heap in 0..=n {
        let takes = [a, b].into_iter().filter(|&take| take <= heap);
        winning = takes.into_iter().find(|&take| lost[(heap - take) as usize]);
        lost.push(winning.is_none());
    }
    match winning {
        None => Ok(()),
        Some(take) => Err(format!("with {n} stones the first player wins by taking {take}")),
    }
}
