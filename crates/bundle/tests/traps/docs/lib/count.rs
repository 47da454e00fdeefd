//! Counts for the library alone.

/// Counting by ones.
pub fn one() -> usize {
    1
}
