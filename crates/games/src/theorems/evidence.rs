//! How much a theorem explains: in bits, by description length (Rissanen, 1978).
//!
//! What is seen takes so many bits to write down without a theorem, and a theorem takes some bits
//! for its parameters and for its place among all that were tried. It is believed if it saves
//! [`MARGIN`] bits: by chance a theorem saves so many once in 2^MARGIN times.

use std::collections::HashMap;

/// So many bits must be saved.
pub const MARGIN: f64 = 12.0;

/// The bits of a whole number of either sign (Elias, 1975).
pub fn bits_of(number: i128) -> f64 {
    2.0 * (number.unsigned_abs() as f64 + 1.0).log2() + 1.0
}

/// The bits of one of the labels, if they come as often as in the list (Shannon, 1948).
pub fn entropy(labels: impl IntoIterator<Item = u64>) -> f64 {
    let mut counts: HashMap<u64, f64> = HashMap::new();
    let mut all = 0.0;
    for label in labels {
        *counts.entry(label).or_default() += 1.0;
        all += 1.0;
    }
    let mut counts: Vec<f64> = counts.into_values().collect();
    counts.sort_by(f64::total_cmp);
    counts.iter().map(|count| -count / all * (count / all).log2()).sum()
}
