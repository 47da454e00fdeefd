use std::fmt::Debug;

use crate::theorems::room::has_room;

/// Turns over different coins, of which the last one must show heads. After that the heads are in
/// order.
///
/// # Panics
/// If there are no coins, or the last one does not show heads; or if memory has no room for them.
pub(crate) fn turn_over<C, I>(heads: &mut Vec<C>, mut turned: I)
where
    C: Copy + Debug + Ord,
    I: DoubleEndedIterator<Item = C>,
{
    let last = turned.next_back().expect("no coins are turned");
    assert!(heads.contains(&last), "coin {:?} does not show heads", last);
    let others = turned.size_hint().0;
    assert!(has_room(heads, (others as u64).saturating_add(1)), "too many coins: {}", others);
    heads.extend(turned.chain(Some(last)));
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
