//! Reached by its path.

/// Twice as much.
pub fn double(number: u64) -> u64 {
    2 * number
}

/// Three times as much.
pub fn triple(number: u64) -> u64 {
    3 * number
}
