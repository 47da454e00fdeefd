//! How much a theorem explains: in bits, by description length (Rissanen, 1978).
//!
//! What is seen takes so many bits to write down without a theorem, and a theorem takes some bits
//! for its parameters and for its place among all that were tried. It is believed if it saves
//! [`MARGIN`] bits: by chance a theorem saves so many once in 2^MARGIN times.

use std::collections::BTreeMap;

/// So many bits must be saved.
pub const MARGIN: f64 = 8.0;

/// The bits of a whole number of either sign (Elias, 1975).
pub fn bits_of(number: i128) -> f64 {
    2.0 * (number.unsigned_abs() as f64 + 1.0).log2() + 1.0
}

/// The bits of labels with weights, if each comes as often as it does (Shannon, 1948).
pub fn information(labels: impl IntoIterator<Item = (u64, f64)>) -> f64 {
    let mut weights: BTreeMap<u64, f64> = BTreeMap::new();
    for (label, weight) in labels {
        *weights.entry(label).or_default() += weight;
    }
    let all: f64 = weights.values().sum();
    weights.values().map(|weight| -weight * (weight / all).log2()).sum()
}

/// The bits of one of the labels.
pub fn entropy(labels: impl IntoIterator<Item = u64>) -> f64 {
    let labels: Vec<(u64, f64)> = labels.into_iter().map(|label| (label, 1.0)).collect();
    let size = labels.len().max(1) as f64;
    information(labels) / size
}
