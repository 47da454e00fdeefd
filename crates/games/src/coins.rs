//! The names of moves in games of turning coins.

use std::fmt::Debug;

use study::said;
use study::text::series;

/// The coins that differ, the last one first: `turn (3, 2), (1, 2)`.
///
/// A position is the coins that lie on one side.
///
/// ```
/// use games::coins::turned;
///
/// assert_eq!(turned(&[(1, 1), (2, 2)], &[(1, 1), (2, 1)]), "turn (2, 2), (2, 1)");
/// ```
pub fn turned<Coin: Copy + Debug + Ord>(from: &[Coin], to: &[Coin]) -> String {
    let here = from.iter().filter(|coin| !to.contains(coin));
    let there = to.iter().filter(|coin| !from.contains(coin));
    let mut turned: Vec<Coin> = here.chain(there).copied().collect();
    turned.sort_unstable();
    said!("turn {}", "翻转 {}", series(turned.iter().rev().map(|coin| format!("{:?}", coin)), ", "))
}
