use std::borrow::Borrow;
use std::error::Error;
use std::fmt;

use crate::game::Take;
use crate::tables::closed_form::ClosedForm;
use crate::tables::heaps::{HeapRules, Heaps};
use crate::tables::periodicity::NotProved;
use crate::theorems::dense_subtraction::dense_subtraction_table;
use crate::theorems::parts::check_index;
use crate::theorems::period::subtraction_period;
use crate::theorems::subtraction::subtraction_table;

/// The rules of a subtraction game: take one of finitely many amounts from a heap.
///
/// Where the amounts never end, as the squares in Subtract a Square or 1 and the primes, give those
/// up to the largest heap, and ask for [`dense_up_to`](SubtractionGame::dense_up_to).
///
/// A position is the heaps. A move is a [`Take`]. The player who cannot move loses. With the
/// nim-values of its heaps, from [`up_to`](SubtractionGame::up_to),
/// [`periodic`](SubtractionGame::periodic) or [`closed_form`](SubtractionGame::closed_form), it
/// is a game, [`Heaps`].
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{SubtractionGame, Take};
///
/// let rules = SubtractionGame::new([4, 1, 3, 1])?;
/// assert_eq!(rules.amounts(), [1, 3, 4]);
/// let game = rules.up_to(12);
/// assert_eq!(game.table()[..9], [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// assert_eq!(game.outcome(&[5, 12]), Outcome::P);
/// assert_eq!(
///     game.winning_moves(&[10]),
///     [Take { heap: 0, stones: 1 }, Take { heap: 0, stones: 3 }]
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionGame {
    // Increasing, all positive.
    amounts: Vec<u64>,
}

impl SubtractionGame {
    /// The rules with these amounts, which may repeat and come in any order. O(k log k).
    ///
    /// # Errors
    /// [`ZeroAmount`] if 0 is among them: with a move that takes nothing play could go on forever.
    pub fn new<I>(amounts: I) -> Result<SubtractionGame, ZeroAmount>
    where
        I: IntoIterator,
        I::Item: Borrow<u64>,
    {
        let mut amounts: Vec<u64> = amounts.into_iter().map(|amount| *amount.borrow()).collect();
        amounts.sort_unstable();
        amounts.dedup();
        if amounts.first() == Some(&0) {
            return Err(ZeroAmount);
        }
        Ok(SubtractionGame { amounts })
    }

    /// The amounts in increasing order, each once. O(1).
    #[must_use]
    pub fn amounts(&self) -> &[u64] {
        &self.amounts
    }

    /// The game with the nim-values of the heaps 0 to `last`, by the definition (Grundy, 1939).
    ///
    /// O(k n) time for k amounts and n heaps, O(k + n) space.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535, for which more than 65535 amounts are needed.
    pub fn up_to(&self, last: u64) -> Heaps<SubtractionGame> {
        Heaps::from_table(self.clone(), last, SubtractionGame::table)
    }

    /// The same game as by [`up_to`](SubtractionGame::up_to), found with a set of bits: for many
    /// amounts, as for all primes, or for all products of two numbers.
    ///
    /// O(n^2 / 64) time for n heaps, however many amounts there are, and O(v n) for nim-values
    /// below v; O(n) space. Of 20,000 heaps it is the faster one from about one amount in sixty on.
    ///
    /// # Panics
    /// As [`up_to`](SubtractionGame::up_to).
    ///
    /// ```
    /// use gamecore::SubtractionGame;
    ///
    /// let odd = SubtractionGame::new((0..500).map(|half| 2 * half + 1))?;
    /// assert_eq!(odd.dense_up_to(1000), odd.up_to(1000));
    /// # Ok::<(), gamecore::ZeroAmount>(())
    /// ```
    #[must_use]
    pub fn dense_up_to(&self, last: u64) -> Heaps<SubtractionGame> {
        Heaps::from_table(self.clone(), last, |game, last| {
            dense_subtraction_table(&game.amounts, last)
        })
    }

    fn table(&self, last: u64) -> Vec<u16> {
        subtraction_table(&self.amounts, last)
    }
}

/// Heaps beyond any table.
impl SubtractionGame {
    /// The game with the nim-values of all heaps, if those up to `limit` prove a period.
    ///
    /// The nim-values of every finite set become periodic (Golomb, 1966), but the
    /// period may be exponential in the largest amount: so there is a limit. The
    /// period found is the smallest one. O(k n) time and O(k + n) space for k amounts and n
    /// heaps that are needed.
    ///
    /// # Errors
    /// [`NotProved`] if the heaps 0 to `limit` do not prove a period.
    ///
    /// ```
    /// use gamecore::{Period, SubtractionGame};
    ///
    /// // The only set of amounts up to 7 that is not periodic from the beginning.
    /// let game = SubtractionGame::new([2, 4, 7])?.periodic(1000)?;
    /// assert_eq!(game.period(), Some(Period::new(8, 3)));
    /// assert_eq!(game.value(1_000_000_000_000_000_000), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn periodic(&self, limit: u64) -> Result<Heaps<SubtractionGame>, NotProved> {
        if self.amounts.last() > Some(&limit) {
            return Err(NotProved { limit });
        }
        Heaps::repeating(self.clone(), limit, SubtractionGame::table, |game, values| {
            subtraction_period(&game.amounts, values)
        })
    }

    /// The game with the nim-values of all heaps by a formula, if this is one of the sets below.
    ///
    /// If the greatest common divisor of the amounts is not 1, they and the heap n are divided by
    /// it first, n rounded down.
    ///
    /// * 1, ..., m and any others but multiples of m + 1: n mod (m + 1). So for 1, ..., m
    ///   alone (Bachet, 1612), for odd amounts with 1, for 1, 2, 4, 8, ...
    /// * a, a + 1, ..., b: (n mod (a + b)) / a, rounded down.
    /// * a < b: period a + b, and in it a zeros and a ones in alternation; from b on 2 takes the
    ///   place of 0, and 1 stays.
    ///
    /// O(k) for k amounts.
    ///
    /// ```
    /// use gamecore::SubtractionGame;
    ///
    /// let powers_of_two = SubtractionGame::new((0..64).map(|exponent| 1 << exponent))?;
    /// assert_eq!(powers_of_two.closed_form().unwrap().value(u64::MAX), 0);
    /// assert_eq!(SubtractionGame::new([1, 3, 4])?.closed_form(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn closed_form(&self) -> Option<Heaps<SubtractionGame>> {
        ClosedForm::find(&self.amounts).map(|formula| Heaps::from_formula(self.clone(), formula))
    }
}

impl HeapRules for SubtractionGame {
    type Move = Take;

    fn each_move(&self, index: usize, heap: u64, each: &mut dyn FnMut(Take, (u64, u64))) {
        for &stones in self.amounts.iter().take_while(|&&stones| stones <= heap) {
            each(Take { heap: index, stones }, (0, heap - stones));
        }
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Take) {
        assert!(
            self.amounts.binary_search(&chosen.stones).is_ok(),
            "{} stones may not be taken",
            chosen.stones
        );
        check_index("heap", chosen.heap, heaps.len());
        chosen.lower(&mut heaps[chosen.heap]);
    }
}

/// An amount of a subtraction game is 0.
///
/// ```
/// use gamecore::SubtractionGame;
///
/// assert!(SubtractionGame::new([1, 0]).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ZeroAmount;

impl fmt::Display for ZeroAmount {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("an amount of a subtraction game is 0")
    }
}

impl Error for ZeroAmount {}
