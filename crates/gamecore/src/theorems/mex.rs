//! The minimal excludant, or mex: the nim-value of a position is the mex of the nim-values of its
//! options (Sprague, 1935; Grundy, 1939).
//!
//! ```
//! use gamecore::mex;
//!
//! // A heap of 3 in Nim: the options are the heaps 0, 1 and 2.
//! assert_eq!(mex([0, 1, 2]), 3);
//! ```

/// The least non-negative integer that is not among `values`.
///
/// Values may repeat and come in any order. O(n) time and space for n values.
/// For many positions in a row there is [`Marks`](crate::Marks), which allocates only once.
///
/// ```
/// use gamecore::mex;
///
/// assert_eq!(mex([0, 1, 2, 4]), 3);
/// assert_eq!(mex([2, 3, 5]), 0);
/// assert_eq!(mex([]), 0);
/// ```
#[must_use]
pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    let (mut values, mut small) = (values.into_iter(), 0_u64);
    while let Some(value) = values.next() {
        if value >= 64 {
            return mex_of_others(small, Some(value).into_iter().chain(values));
        }
        small |= 1 << value;
    }
    u64::from((!small).trailing_zeros())
}

// Apart, because with it in the loop short lists take longer.
//
// The mex of values of which those in `small`, a set of numbers below 64, are known already.
#[cold]
fn mex_of_others<I: Iterator<Item = u64>>(mut small: u64, values: I) -> u64 {
    let mut large = Vec::new();
    for value in values {
        match value.checked_sub(64) {
            None => small |= 1 << value,
            Some(above) => large.push(above),
        }
    }
    if small < u64::MAX {
        return u64::from((!small).trailing_zeros());
    }
    // The mex of n values is at most n, so n and larger ones do not matter.
    let mut occurs = vec![false; large.len()];
    for above in large {
        if above < occurs.len() as u64 {
            occurs[above as usize] = true;
        }
    }
    64 + occurs.iter().take_while(|&&occurs| occurs).count() as u64
}
