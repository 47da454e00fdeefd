//! Counts for the library alone.
//!
//! # By ones
//!
//! One is enough.

/// Counting by ones.
pub fn one() -> usize {
    1
}
