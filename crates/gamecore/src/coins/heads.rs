use std::fmt::Debug;

/// Turns over different coins, `last` among them, which must show heads. After that the heads are
/// in order.
///
/// # Panics
/// If the last coin does not show heads.
pub(super) fn turn_over<C, I>(heads: &mut Vec<C>, last: C, turned: I)
where
    C: Copy + Debug + Ord,
    I: IntoIterator<Item = C>,
{
    assert!(heads.contains(&last), "coin {:?} does not show heads", last);
    heads.extend(turned);
    heads.sort_unstable();
    let mut left: Vec<C> = Vec::with_capacity(heads.len());
    for &coin in heads.iter() {
        // A coin that is there twice has been turned to tails.
        if left.last() == Some(&coin) {
            left.pop();
        } else {
            left.push(coin);
        }
    }
    *heads = left;
}
