use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use crate::game::{MisereGame, Outcome, SumGame};
use crate::tables::heaps::{HeapRules, Heaps};
use crate::tables::misere_quotient::MisereQuotient;
use crate::tables::misere_search::Search;

/// A game of heaps up to a last one with its nim-values and its [`MisereQuotient`], for normal and
/// for misere play.
///
/// A position is the heaps, and a move is that of the rules, for example an
/// [`OctalMove`](crate::OctalMove). Normal play is that of [`Heaps`]. In misere play a position is
/// a P-position if and only if the product of its heaps' elements is in the P-portion.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{MisereHeaps, Octal};
///
/// // Guiles, 0.15.
/// let game = MisereHeaps::up_to(Octal::GUILES, 50, 100)?;
/// assert_eq!(game.quotient().order(), 42);
/// assert_eq!(game.outcome(&[6, 1]), Outcome::N);
/// assert_eq!(game.misere_outcome(&[6, 6]), Outcome::P);
/// let wins = game.misere_winning_moves(&[20, 5]);
/// assert!(wins.iter().all(|win| game.misere_outcome(&game.after(&[20, 5], win)) == Outcome::P));
/// # Ok::<(), gamecore::NoQuotient>(())
/// ```
///
/// Misere play of Dawson's Chess, 0.137, which is that of Dawson's Kayles, 0.07, with one stone
/// less, has no known solution. Its first heaps have one.
///
/// ```
/// use gamecore::{MisereHeaps, Octal};
///
/// let game = MisereHeaps::up_to(Octal::DAWSONS_CHESS, 23, 100)?;
/// assert_eq!(game.quotient().order(), 24);
/// let kayles = MisereHeaps::up_to(Octal::DAWSONS_KAYLES, 24, 100)?;
/// assert_eq!(kayles.quotient().order(), 24);
/// // In normal play.
/// assert_eq!(kayles.heaps().value(4), 2);
/// # Ok::<(), gamecore::NoQuotient>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MisereHeaps<R> {
    heaps: Heaps<R>,
    quotient: MisereQuotient,
}

impl<R: HeapRules> MisereHeaps<R> {
    /// The game with the nim-values and the misere quotient of the heaps 0 to `last`, if a quotient
    /// with at most `limit` elements is found. What is found is proved.
    ///
    /// A heap that changes nothing costs about as much as its moves, times `limit`. A heap that
    /// makes the quotient grow may cost far more; and there are bounds within, so that
    /// every search ends, and takes O(`limit`^2) space beside a few hundred megabytes at most.
    ///
    /// # Errors
    /// [`NoQuotient`] if the quotient has more than `limit` elements, is infinite, or is not found
    /// within the bounds. It names the heap; the quotient of the smaller heaps is found.
    ///
    /// # Panics
    /// As [`Heaps::up_to`].
    ///
    /// ```
    /// use gamecore::{MisereHeaps, NoQuotient, Octal};
    ///
    /// let error = MisereHeaps::up_to(Octal::KAYLES, 100, 30).unwrap_err();
    /// assert_eq!(error.heap, 25);
    /// let text = "no misere quotient with at most 30 elements is found for the heaps 0 to 25";
    /// assert_eq!(error.to_string(), text);
    /// assert_eq!(MisereHeaps::up_to(Octal::KAYLES, 24, 30)?.quotient().order(), 24);
    /// # Ok::<(), NoQuotient>(())
    /// ```
    pub fn up_to(rules: R, last: u64, limit: usize) -> Result<MisereHeaps<R>, NoQuotient> {
        let heaps = Heaps::up_to(rules, last);
        let mut search = Search::new(limit);
        for heap in 0..=last {
            let mut options = BTreeSet::new();
            heaps.rules().each_move(0, heap, &mut |_, left| {
                options.insert(left);
            });
            search.add(options).map_err(|_| NoQuotient { heap, limit })?;
        }
        Ok(MisereHeaps { heaps, quotient: search.into_quotient() })
    }
}

impl<R> MisereHeaps<R> {
    /// The game with its nim-values alone. O(1).
    pub fn heaps(&self) -> &Heaps<R> {
        &self.heaps
    }

    /// The misere quotient. O(1).
    pub fn quotient(&self) -> &MisereQuotient {
        &self.quotient
    }
}

impl<R: HeapRules> SumGame for MisereHeaps<R> {
    type Component = u64;
    type Move = R::Move;

    fn component_value(&self, heap: &u64) -> u64 {
        self.heaps.component_value(heap)
    }

    fn component_moves(&self, index: usize, heap: &u64, nim_value: u64) -> Vec<R::Move> {
        self.heaps.component_moves(index, heap, nim_value)
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &R::Move) {
        self.heaps.make_move(heaps, chosen);
    }
}

/// The outcome takes O(n) for n heaps, all winning moves O(n) and O(1) for each move of the rules.
impl<R: HeapRules> MisereGame for MisereHeaps<R> {
    fn misere_outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::n_if(!self.quotient.is_p(self.quotient.element_of(heaps)))
    }

    fn misere_winning_moves(&self, heaps: &[u64]) -> Vec<R::Move> {
        let quotient = &self.quotient;
        // The products of the heaps after each one, from the last to the first.
        let mut after = vec![0];
        for &heap in heaps.iter().rev() {
            after.push(quotient.times(quotient.element(heap), after[after.len() - 1]));
        }
        let mut before = 0;
        let mut moves = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            let rest = quotient.times(before, after[heaps.len() - 1 - index]);
            self.heaps.rules().each_move(index, heap, &mut |chosen, (one, other)| {
                if quotient.is_p(quotient.times(rest, quotient.element_of(&[one, other]))) {
                    moves.push(chosen);
                }
            });
            before = quotient.times(before, quotient.element(heap));
        }
        moves
    }
}

/// No misere quotient is found within the limit.
///
/// ```
/// use gamecore::{MisereHeaps, Octal};
///
/// // That of Kayles to heap 20 has more than 10 elements.
/// let error = MisereHeaps::up_to(Octal::KAYLES, 20, 10).unwrap_err();
/// assert!(error.heap <= 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NoQuotient {
    /// The first heap with which none is found.
    pub heap: u64,
    /// The most elements that the quotient may have.
    pub limit: usize,
}

impl fmt::Display for NoQuotient {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(
            formatter,
            "no misere quotient with at most {} elements is found for the heaps 0 to {}",
            self.limit, self.heap
        )
    }
}

impl Error for NoQuotient {}
