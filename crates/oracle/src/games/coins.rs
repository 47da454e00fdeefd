//! Coins that are turned over.

use super::super::Ruleset;

/// Turn over the coins of one of these sets, the last of them from heads to tails.
///
/// A set is a number with a binary digit 1 for each of its coins; the highest digit is the last
/// coin. The position is such a number, too: the coins that show heads.
///
/// ```
/// use oracle::games::CoinTurning;
/// use oracle::Oracle;
///
/// // Two neighbours of three coins.
/// let pairs = Oracle::new(CoinTurning(vec![0b011, 0b110]));
/// assert!(!pairs.next_wins(&0b101));
/// assert_eq!(pairs.winning_options(&0b110), [0b101, 0b000]);
/// ```
pub struct CoinTurning(pub Vec<u64>);

impl Ruleset for CoinTurning {
    type Position = u64;

    fn options(&self, heads: &u64) -> Vec<u64> {
        let shows_heads = |set: &&u64| heads >> (63 - set.leading_zeros()) & 1 == 1;
        self.0.iter().filter(shows_heads).map(|set| heads ^ set).collect()
    }
}
