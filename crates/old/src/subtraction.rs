//! Subtraction games: take one of the allowed amounts from a heap.
//!
//! The player who cannot move loses.

use super::closed_form::ClosedForm;
use super::nim_values::NimValues;
use super::periodicity::NotProved;
use super::take::Take;

/// The game in which a move takes one of finitely many amounts from one heap.
///
/// ```
/// use gamecore::{Outcome, SubtractionGame};
///
/// let game = SubtractionGame::new([1, 3, 4]);
/// let values = game.nim_values(12);
/// assert_eq!(values.table()[..9], [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// assert_eq!(values.outcome([5, 12]), Outcome::P);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubtractionGame {
    // Increasing, all positive.
    amounts: Vec<u64>,
}

impl SubtractionGame {
    /// The game with these amounts, which may repeat and come in any order.
    ///
    /// # Panics
    /// If 0 is among them: with a move that takes nothing play could go on forever.
    pub fn new<I: IntoIterator<Item = u64>>(amounts: I) -> SubtractionGame {
        let mut amounts: Vec<u64> = amounts.into_iter().collect();
        amounts.sort_unstable();
        amounts.dedup();
        assert!(amounts.first() != Some(&0), "an amount of a subtraction game is 0");
        SubtractionGame { amounts }
    }

    /// The amounts in increasing order, each once.
    pub fn amounts(&self) -> &[u64] {
        &self.amounts
    }

    /// The nim-values of the heaps 0 to `last`, by the definition (Grundy, 1939).
    ///
    /// O(k n) time for k amounts and n heaps, about 1 ns for each pair; O(k + n) space.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535, for which more than 65535 amounts are needed.
    pub fn nim_values(&self, last: u64) -> NimValues {
        NimValues::tabulate(last, self.amounts.len(), |smaller, marks| {
            let heap = smaller.len() as u64;
            let amounts = self.amounts.iter().take_while(|&&amount| amount <= heap);
            let options = amounts.map(|&amount| smaller[(heap - amount) as usize]);
            marks.mark_all(options.map(u64::from));
        })
    }
}

/// Heaps beyond any table.
impl SubtractionGame {
    /// The nim-values of all heaps, if the heaps up to `limit` prove a period.
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
    /// // The smallest set that is not periodic from the beginning.
    /// let values = SubtractionGame::new([2, 4, 7]).periodic(1000).unwrap();
    /// assert_eq!(values.period(), Some(Period { preperiod: 8, period: 3 }));
    /// assert_eq!(values.value(1_000_000_000_000_000_000), 2);
    /// ```
    pub fn periodic(&self, limit: u64) -> Result<NimValues, NotProved> {
        let reach = self.amounts.last().map_or(0, |&most| most);
        if reach > limit {
            return Err(NotProved { limit });
        }
        // Each value is decided by the m values before it, where m is the largest amount. If m in
        // a row return after p places, then so does the next.
        NimValues::periodic(
            limit,
            |last| self.nim_values(last),
            |found| found.preperiod + found.period + reach,
        )
    }

    /// The nim-values of all heaps by a formula, if this is one of the sets below.
    ///
    /// For amounts that are all divided by their greatest common divisor, if it is not 1:
    ///
    /// * 1, ..., m and any others but multiples of m + 1: n mod (m + 1). So for 1, ..., m
    ///   alone (Bachet, 1612), for odd amounts with 1, for 1, 2, 4, 8, ...
    /// * a, a + 1, ..., b: (n mod (a + b)) / a, rounded down.
    /// * a < b: period a + b, and in it a zeros and a ones in alternation up to b;
    ///   from b on 2 takes the place of 0.
    ///
    /// O(k) for k amounts.
    ///
    /// ```
    /// use gamecore::SubtractionGame;
    ///
    /// let powers_of_two = SubtractionGame::new((0..64).map(|exponent| 1 << exponent));
    /// assert_eq!(powers_of_two.closed_form().unwrap().value(u64::MAX), 0);
    /// assert_eq!(SubtractionGame::new([1, 3, 4]).closed_form(), None);
    /// ```
    pub fn closed_form(&self) -> Option<NimValues> {
        ClosedForm::of(&self.amounts).map(NimValues::from_formula)
    }
}

/// Which move wins.
impl SubtractionGame {
    /// Every move from these heaps, by heap and then by amount.
    ///
    /// O(k n) for k amounts and n heaps.
    pub fn moves(&self, heaps: &[u64]) -> Vec<Take> {
        let moves = heaps.iter().enumerate().flat_map(|(heap, &size)| self.takes(heap, size));
        moves.collect()
    }

    /// All winning moves in normal play, by heap and then by amount; empty if
    /// and only if the position is a P-position.
    ///
    /// `values` are those of this game, for heaps up to the largest here.
    /// O(k n) for k amounts and n heaps. Source: Sprague, 1935; Grundy, 1939.
    ///
    /// ```
    /// use gamecore::{SubtractionGame, Take};
    ///
    /// let game = SubtractionGame::new([1, 3, 4]);
    /// let moves = game.winning_moves(&[10], &game.nim_values(10));
    /// assert_eq!(moves, [Take { heap: 0, stones: 1 }, Take { heap: 0, stones: 3 }]);
    /// ```
    pub fn winning_moves(&self, heaps: &[u64], values: &NimValues) -> Vec<Take> {
        let sum = values.nim_sum(heaps.iter().copied());
        let mut moves = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            // The heap must come to match the others.
            let others = sum ^ values.value(size);
            let takes = self.takes(heap, size);
            moves.extend(takes.filter(|take| values.value(size - take.stones) == others));
        }
        moves
    }

    // The moves in one heap of this size.
    fn takes<'a>(&'a self, heap: usize, size: u64) -> impl Iterator<Item = Take> + 'a {
        let amounts = self.amounts.iter().take_while(move |&&stones| stones <= size);
        amounts.map(move |&stones| Take { heap, stones })
    }
}
