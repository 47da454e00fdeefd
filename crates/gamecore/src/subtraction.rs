//! Subtraction games: take one of the allowed amounts from a heap.
//!
//! The player who cannot move has lost.

use super::nim::Take;
use super::periodicity::{NotProved, Periodic};

/// The game in which a move takes one of finitely many amounts from one heap.
///
/// ```
/// use gamecore::subtraction::SubtractionGame;
///
/// let game = SubtractionGame::new(vec![1, 3, 4]);
/// assert_eq!(game.nim_values(8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubtractionGame {
    /// Increasing, all positive.
    amounts: Vec<u64>,
}

impl SubtractionGame {
    /// The game with these amounts, which may repeat and come in any order.
    ///
    /// # Panics
    /// If 0 is among them: a move that takes nothing would let play go on for ever.
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
    pub fn nim_values(&self, last: usize) -> Vec<u16> {
        let mut values: Vec<u16> = Vec::with_capacity(last + 1);
        // For each nim-value, the latest heap that has an option with it: nothing
        // must be wiped between two heaps. The mex of k values is at most k.
        let mut seen_by = vec![usize::MAX; self.amounts.len() + 1];
        for heap in 0..=last {
            for &amount in self.amounts.iter().take_while(|&&amount| amount <= heap as u64) {
                seen_by[usize::from(values[heap - amount as usize])] = heap;
            }
            let mex = seen_by.iter().take_while(|&&seen| seen == heap).count();
            assert!(
                mex <= usize::from(u16::MAX),
                "nim-value {} of heap {} exceeds 65535",
                mex,
                heap
            );
            values.push(mex as u16);
        }
        values
    }
}

/// Heaps beyond any table.
impl SubtractionGame {
    /// The nim-values of all heaps, if the heaps up to `limit` prove a period.
    ///
    /// The nim-values of every finite set become periodic (Golomb, 1966), but the
    /// period may be exponential in the largest amount: so there is a limit. The
    /// period found is the smallest one. Time and space as for
    /// [`nim_values`](SubtractionGame::nim_values) of twice the heaps needed.
    ///
    /// # Errors
    /// [`NotProved`] if the heaps 0 to `limit` do not prove a period.
    ///
    /// ```
    /// use gamecore::subtraction::SubtractionGame;
    ///
    /// // The smallest set that is not periodic from the beginning.
    /// let game = SubtractionGame::new(vec![2, 4, 7]).periodic(1000).unwrap();
    /// assert_eq!((game.period().preperiod, game.period().period), (8, 3));
    /// assert_eq!(game.value(1_000_000_000_000_000_000), 2);
    /// ```
    pub fn periodic(&self, limit: usize) -> Result<Periodic, NotProved> {
        let reach = self.amounts.last().map_or(0, |&most| most);
        if reach > limit as u64 {
            return Err(NotProved { limit });
        }
        // Each value is decided by as many values before it as the largest amount
        // says. If so many in a row return after p places, then so does the next.
        Periodic::search(
            limit,
            |last| self.nim_values(last),
            |found| found.preperiod + found.period + reach as usize,
        )
    }

    /// The nim-values of all heaps by a formula, if this is one of the sets below.
    ///
    /// For amounts that are all divided by their greatest common divisor, if it is not 1:
    ///
    /// * 1, ..., m and any others but multiples of m + 1: n mod (m + 1). So for 1, ..., m
    ///   alone (Bachet, 1612), for odd amounts with 1, for 1, 2, 4, 8, ...
    /// * a, a + 1, ..., b: (n mod (a + b)) / a, rounded down.
    /// * a < b: period a + b, and in it 0 and 1 by turns, a times each, up to b;
    ///   from b on 2 takes the place of 0.
    ///
    /// O(k) for k amounts.
    ///
    /// ```
    /// use gamecore::subtraction::SubtractionGame;
    ///
    /// let powers_of_two = SubtractionGame::new((0..64).map(|exponent| 1 << exponent));
    /// assert_eq!(powers_of_two.closed_form().unwrap().value(u64::MAX), 0);
    /// assert_eq!(SubtractionGame::new(vec![1, 3, 4]).closed_form(), None);
    /// ```
    pub fn closed_form(&self) -> Option<ClosedForm> {
        // Stones beyond a multiple of the common divisor can never be taken.
        let unit = self.amounts.iter().fold(0, |divisor, &amount| gcd(divisor, amount)).max(1);
        let amounts: Vec<u64> = self.amounts.iter().map(|amount| amount / unit).collect();
        let pattern = remainder(&amounts).or_else(|| interval(&amounts)).or_else(|| pair(&amounts));
        pattern.map(|pattern| ClosedForm { unit, pattern })
    }

    /// The nim-value of one heap of any size: by formula, by table, or by period.
    ///
    /// For many heaps of one game ask [`closed_form`](SubtractionGame::closed_form) or
    /// [`periodic`](SubtractionGame::periodic) once. At most 2^20 heaps are tabled.
    ///
    /// # Errors
    /// [`NotProved`] if the heap is larger than that and no period is proved.
    ///
    /// ```
    /// use gamecore::subtraction::SubtractionGame;
    ///
    /// let game = SubtractionGame::new(vec![1, 3, 4]);
    /// assert_eq!(game.nim_value(7_000_000_000_000_000_005), Ok(3));
    /// ```
    pub fn nim_value(&self, heap: u64) -> Result<u64, NotProved> {
        let limit = 1 << 20;
        if let Some(formula) = self.closed_form() {
            return Ok(formula.value(heap));
        }
        if heap <= limit {
            let values = self.nim_values(heap as usize);
            return Ok(u64::from(values[heap as usize]));
        }
        self.periodic(limit as usize).map(|values| values.value(heap))
    }
}

/// Which move wins.
impl SubtractionGame {
    /// Every move from these heaps: heap by heap, smaller amounts first.
    pub fn moves(&self, heaps: &[u64]) -> Vec<Take> {
        let mut moves = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            let amounts = self.amounts.iter().take_while(|&&stones| stones <= size);
            moves.extend(amounts.map(|&stones| Take { heap, stones }));
        }
        moves
    }

    /// Every move that wins from these heaps: those after which the nim-values
    /// cancel out (Sprague, 1935; Grundy, 1939). None if they do already.
    ///
    /// `nim_value` is asked for heaps up to the largest; a table, a period and a
    /// formula all will do. O(k) questions per heap.
    ///
    /// ```
    /// use gamecore::nim::Take;
    /// use gamecore::subtraction::SubtractionGame;
    ///
    /// let game = SubtractionGame::new(vec![1, 3, 4]);
    /// let table = game.nim_values(10);
    /// let wins = game.winning_moves(&[10], |heap| u64::from(table[heap as usize]));
    /// assert_eq!(wins, [Take { heap: 0, stones: 1 }, Take { heap: 0, stones: 3 }]);
    /// ```
    pub fn winning_moves<F: Fn(u64) -> u64>(&self, heaps: &[u64], nim_value: F) -> Vec<Take> {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ nim_value(heap));
        let mut moves = self.moves(heaps);
        moves.retain(|&Take { heap, stones }| {
            sum ^ nim_value(heaps[heap]) ^ nim_value(heaps[heap] - stones) == 0
        });
        moves
    }
}

/// A formula for the nim-values of all heaps; see [`SubtractionGame::closed_form`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClosedForm {
    unit: u64,
    pattern: Pattern,
}

/// What the amounts, divided by their common divisor, look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pattern {
    /// 1, ..., modulus - 1 and no multiple of the modulus.
    Remainder { modulus: u64 },
    /// All from the least to the most.
    Interval { least: u64, most: u64 },
    /// Just two amounts.
    Pair { smaller: u64, larger: u64 },
}

impl ClosedForm {
    /// The nim-value of a heap of any size. O(1).
    pub fn value(&self, heap: u64) -> u64 {
        let heap = heap / self.unit;
        match self.pattern {
            Pattern::Remainder { modulus } => heap % modulus,
            Pattern::Interval { least, most } => remainder_by_sum(heap, least, most) / least,
            Pattern::Pair { smaller, larger } => {
                let rest = remainder_by_sum(heap, smaller, larger);
                match rest / smaller % 2 {
                    0 if rest >= larger => 2,
                    parity => parity,
                }
            }
        }
    }
}

/// `heap` mod (`a` + `b`), even if the sum does not fit.
fn remainder_by_sum(heap: u64, a: u64, b: u64) -> u64 {
    a.checked_add(b).map_or(heap, |sum| heap % sum)
}

// No amount is a multiple of m + 1, so no option has the same remainder; and
// each smaller remainder is reached by taking one of 1, ..., m.
fn remainder(amounts: &[u64]) -> Option<Pattern> {
    let counting = amounts.iter().zip(1..).take_while(|&(&amount, number)| amount == number);
    let modulus = counting.count() as u64 + 1;
    let none_returns = amounts.iter().all(|amount| amount % modulus != 0);
    none_returns.then_some(Pattern::Remainder { modulus })
}

// Let r = n mod (a + b) and q = r / a, rounded down. Taking s from n leaves the
// remainder r - s <= r - a, if s <= r, or r + (a + b - s) >= r + a: not q again.
// Each j from 1 to q - 1 is reached by taking (q - j) a <= r - a < b; and 0 by
// taking q a or, if that exceeds b, by taking b, for r - b < a.
fn interval(amounts: &[u64]) -> Option<Pattern> {
    let (&least, &most) = (amounts.first()?, amounts.last()?);
    let complete = most - least == amounts.len() as u64 - 1;
    complete.then_some(Pattern::Interval { least, most })
}

// Below b only a can be taken. From b to a + b, taking b leaves less than a,
// with value 0; so the value is 2 if taking a leaves 1, and 1 if not.
// For n = m + a + b, the options are m + a and m + b. If m < a, both have the
// option m of value 0, and so n has value 0 like m. If not, m + b has by
// induction the value of m - a, and m + a, if m >= b, the value of m - b: the
// same options again. If m < b, m + a is an option too many, but as m is one of
// its options it does not have the value of m, and the mex stays what it was.
fn pair(amounts: &[u64]) -> Option<Pattern> {
    match *amounts {
        [smaller, larger] => Some(Pattern::Pair { smaller, larger }),
        _ => None,
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}
