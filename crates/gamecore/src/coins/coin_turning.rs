use std::error::Error;
use std::fmt;

use crate::coins::heads::turn_over;
use crate::game::SumGame;
use crate::theorems::mex::mex;
use crate::theorems::nim_sum::nim_sum;
use crate::theorems::parts::check_index;
use crate::theorems::room::has_room;

/// Coin turning: turn over the coins of one of the given sets in a row, the last of them from heads
/// to tails.
///
/// The coins are 0, 1, 2, ... A position is the coins that show heads, each once (which is not
/// checked) and in any order; a move is the coins to turn, in ascending order, and after it the
/// heads are in order. The player who cannot move loses.
///
/// The nim-value of a position is the nim-sum of those of its coins, and a coin has the mex of the
/// nim-sums of the other coins in the sets that it is the last of (Sprague, 1935; Grundy, 1939).
/// O(n) for the outcome with n heads, O(m) for the winning moves, where m moves are allowed; O(c)
/// space for c coins in all the sets together.
///
/// [`Twins`](crate::Twins), [`TurningTurtles`](crate::TurningTurtles),
/// [`MockTurtles`](crate::MockTurtles) and [`Ruler`](crate::Ruler) have formulas in place of a
/// table, and coins up to 2^63.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::CoinTurning;
///
/// // A coin alone, or with the coin before it.
/// let game = CoinTurning::new(4, |coin| match coin {
///     0 => vec![vec![]],
///     _ => vec![vec![], vec![coin - 1]],
/// })?;
/// assert_eq!(game.values(), [1, 2, 1, 2]);
/// assert_eq!(game.value(3), 2);
/// assert_eq!(game.outcome(&[1, 3]), Outcome::P);
/// assert_eq!(game.winning_moves(&[3, 0]), [[2, 3]]);
/// assert_eq!(game.after(&[3, 0], &vec![2, 3]), [0, 2]);
/// # Ok::<(), gamecore::LaterCoin>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CoinTurning {
    // For each coin the sets that it is the last of.
    sets: Vec<Vec<TurnedSet>>,
    values: Vec<u64>,
}

// Coins that may be turned.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct TurnedSet {
    // In ascending order.
    pub(super) coins: Vec<usize>,
    // The nim-sum of their values.
    pub(super) change: u64,
}

impl CoinTurning {
    /// The game on this many coins, where with coin n the coins of each of the sets `others(n)`
    /// may be turned.
    ///
    /// O(c log c) for c coins in all the sets together. A coin that is repeated in a set counts
    /// once; a repeated set is a repeated move, in the lists of winning moves as well.
    ///
    /// # Errors
    /// [`LaterCoin`] if another coin of a set does not come before coin n.
    ///
    /// # Panics
    /// If there are more coins than memory has room for.
    ///
    /// ```
    /// use gamecore::CoinTurning;
    ///
    /// let error = CoinTurning::new(2, |coin| vec![vec![coin]]).unwrap_err();
    /// assert_eq!(error.to_string(), "coin 0 is turned with coin 0, and is not before it");
    /// ```
    pub fn new<F>(coins: usize, mut others: F) -> Result<CoinTurning, LaterCoin>
    where
        F: FnMut(usize) -> Vec<Vec<usize>>,
    {
        let mut game = CoinTurning { sets: Vec::new(), values: Vec::new() };
        assert!(has_room(&mut game.sets, coins as u64), "too many coins: {}", coins);
        for coin in 0..coins {
            let others = others(coin);
            match others.iter().flatten().find(|&&other| other >= coin) {
                Some(&other) => return Err(LaterCoin { coin, other }),
                None => game.push(others),
            }
        }
        Ok(game)
    }

    /// [`Twins`](crate::Twins): exactly two coins. Coin n has the value n. O(n^2) for n coins.
    ///
    /// ```
    /// use gamecore::CoinTurning;
    ///
    /// assert_eq!(CoinTurning::twins(4).values(), [0, 1, 2, 3]);
    /// ```
    #[must_use]
    pub fn twins(coins: usize) -> CoinTurning {
        CoinTurning::of_earlier(coins, singles)
    }

    /// [`TurningTurtles`](crate::TurningTurtles): one coin or two. Coin n has the value n + 1.
    /// O(n^2) for n coins.
    ///
    /// ```
    /// use gamecore::CoinTurning;
    ///
    /// assert_eq!(CoinTurning::turning_turtles(4).values(), [1, 2, 3, 4]);
    /// ```
    #[must_use]
    pub fn turning_turtles(coins: usize) -> CoinTurning {
        CoinTurning::of_earlier(coins, |coin| {
            let mut others = singles(coin);
            others.push(Vec::new());
            others
        })
    }

    /// [`MockTurtles`](crate::MockTurtles): one, two or three coins. Coin n has as its value the
    /// n-th number, from 0, with an odd number of binary digits 1. O(n^3) for n coins.
    ///
    /// ```
    /// use gamecore::CoinTurning;
    ///
    /// assert_eq!(CoinTurning::mock_turtles(5).values(), [1, 2, 4, 7, 8]);
    /// ```
    #[must_use]
    pub fn mock_turtles(coins: usize) -> CoinTurning {
        CoinTurning::of_earlier(coins, |coin| {
            let mut others = singles(coin);
            others.push(Vec::new());
            others.extend((0..coin).flat_map(|one| (0..one).map(move |two| vec![two, one])));
            others
        })
    }

    /// [`Ruler`](crate::Ruler): any number of neighbours. Coin n has as its value the greatest
    /// power of two that divides n + 1. O(n^3) for n coins.
    ///
    /// ```
    /// use gamecore::CoinTurning;
    ///
    /// assert_eq!(CoinTurning::ruler(8).values(), [1, 2, 1, 4, 1, 2, 1, 8]);
    /// ```
    #[must_use]
    pub fn ruler(coins: usize) -> CoinTurning {
        CoinTurning::of_earlier(coins, |coin| {
            (0..=coin).map(|first| (first..coin).collect()).collect()
        })
    }

    /// The nim-value of each coin alone. O(1).
    #[must_use]
    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// The nim-value of a coin alone. O(1).
    ///
    /// # Panics
    /// If there is no such coin.
    #[must_use]
    pub fn value(&self, coin: usize) -> u64 {
        check_index("coin", coin, self.values.len());
        self.values[coin]
    }

    // Whether a move may turn these coins.
    fn allows(&self, coins: &[usize]) -> bool {
        let of_last = coins.last().and_then(|&last| self.sets.get(last));
        of_last.map_or(false, |sets| sets.iter().any(|set| set.coins == coins))
    }

    fn of_earlier<F: FnMut(usize) -> Vec<Vec<usize>>>(coins: usize, others: F) -> CoinTurning {
        CoinTurning::new(coins, others).expect("coins before the last one")
    }

    // Adds a coin, and the sets that it is the last of.
    fn push(&mut self, others: Vec<Vec<usize>>) {
        let coin = self.values.len();
        let mut sets: Vec<TurnedSet> = Vec::with_capacity(others.len());
        for mut coins in others {
            coins.sort_unstable();
            coins.dedup();
            let change = nim_sum(coins.iter().map(|&other| self.values[other]));
            coins.push(coin);
            sets.push(TurnedSet { coins, change });
        }
        let value = mex(sets.iter().map(|set| set.change));
        sets.iter_mut().for_each(|set| set.change ^= value);
        self.sets.push(sets);
        self.values.push(value);
    }
}

// Each coin before this one by itself.
fn singles(coin: usize) -> Vec<Vec<usize>> {
    (0..coin).map(|other| vec![other]).collect()
}

// A move takes away the last coin and adds others; where there are two of one kind, they cancel, as
// two equal games do. So the coins are a sum of games.
impl SumGame for CoinTurning {
    type Component = usize;
    type Move = Vec<usize>;

    fn component_value(&self, &coin: &usize) -> u64 {
        self.value(coin)
    }

    fn component_moves(&self, _index: usize, &coin: &usize, nim_value: u64) -> Vec<Vec<usize>> {
        let change = self.value(coin) ^ nim_value;
        let matching = self.sets[coin].iter().filter(|set| set.change == change);
        matching.map(|set| set.coins.clone()).collect()
    }

    fn make_move(&self, heads: &mut Vec<usize>, chosen: &Vec<usize>) {
        assert!(self.allows(chosen), "no move turns the coins {:?}", chosen);
        turn_over(heads, chosen.iter().copied());
    }
}

/// A coin is turned with another one that does not come before it.
///
/// ```
/// use gamecore::CoinTurning;
///
/// let error = CoinTurning::new(3, |_| vec![vec![2]]).unwrap_err();
/// assert_eq!((error.coin, error.other), (0, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LaterCoin {
    /// The coin that should be the last one of its set.
    pub coin: usize,
    /// Another coin of the set.
    pub other: usize,
}

impl fmt::Display for LaterCoin {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let LaterCoin { coin, other } = self;
        write!(formatter, "coin {} is turned with coin {}, and is not before it", other, coin)
    }
}

impl Error for LaterCoin {}
