//! Macros, and what only they use.

/// The largest.
#[macro_export]
macro_rules! largest {
    ($first:expr $(, $rest:expr)*) => {{
        let mut largest = $first;
        $(largest = $crate::larger(largest, $rest);)*
        largest
    }};
}

/// The smallest.
#[macro_export]
macro_rules! smallest {
    ($a:expr, $b:expr) => {
        $crate::smaller($a, $b)
    };
}

/// Used by a macro only.
pub fn larger(a: u64, b: u64) -> u64 {
    if a > b { a } else { b }
}

/// Used by an unused macro only.
pub fn smaller(a: u64, b: u64) -> u64 {
    if a < b { a } else { b }
}

macro_rules! square {
    // The square of a number.
    ($x:expr) => {
        $x * $x
    };
}

macro_rules! cube {
    ($x:expr) => {
        $x * $x * $x
    };
}

/// A table as long as a constant says.
pub fn table() -> Table {
    [square!(LENGTH); LENGTH]
}

/// Its type.
pub type Table = [usize; LENGTH];
const LENGTH: usize = 4;
const _: () = assert!(LENGTH > UNUSED);
const UNUSED: usize = cube!(1);
