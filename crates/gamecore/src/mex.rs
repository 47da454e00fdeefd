//! The minimal excludant.

/// The least non-negative integer that is not among `values`.
///
/// Values may repeat and come in any order.
/// O(n) time and space for n values: the mex of n values is at most n, so
/// larger ones need not be remembered.
///
/// ```
/// use gamecore::mex::mex;
///
/// assert_eq!(mex(vec![0, 1, 2, 4]), 3);
/// assert_eq!(mex(vec![2, 3, 5]), 0);
/// assert_eq!(mex(Vec::new()), 0);
/// ```
pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    let values: Vec<u64> = values.into_iter().collect();
    let mut seen = vec![false; values.len() + 1];
    for value in values {
        if value < seen.len() as u64 {
            seen[value as usize] = true;
        }
    }
    seen.iter().take_while(|&&present| present).count() as u64
}
