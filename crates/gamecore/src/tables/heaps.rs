use std::convert::TryFrom;

use crate::game::SumGame;
use crate::tables::closed_form::ClosedForm;
use crate::tables::periodicity::NotProved;
use crate::theorems::marks::Marks;
use crate::theorems::period::Period;

/// The rules of a game of heaps in which a move leaves at most two smaller heaps in place of one.
///
/// [`Heaps`] brings such rules together with the nim-values that they lead to, for normal play, and
/// [`MisereHeaps`](crate::MisereHeaps) adds misere play. The rules of this library are
/// [`SubtractionGame`](crate::SubtractionGame), [`Octal`](crate::Octal),
/// [`GrundyGame`](crate::GrundyGame) and [`TakeNeighbours`](crate::TakeNeighbours).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{HeapRules, Heaps};
///
/// /// Lasker's Nim: take any number of stones from a heap, or split it into two.
/// struct Lasker;
///
/// impl HeapRules for Lasker {
///     /// The index of a heap, and the two that it becomes.
///     type Move = (usize, u64, u64);
///
///     fn each_move(&self, index: usize, heap: u64, each: &mut dyn FnMut(Self::Move, (u64, u64))) {
///         for left in 0..heap {
///             each((index, 0, left), (0, left));
///         }
///         for part in 1..=heap / 2 {
///             each((index, part, heap - part), (part, heap - part));
///         }
///     }
/// }
///
/// let game = Heaps::up_to(Lasker, 8);
/// assert_eq!(game.table(), [0, 1, 2, 4, 3, 5, 6, 8, 7]);
/// assert_eq!(game.outcome(&[1, 2, 4]), Outcome::P);
/// // Split 3 into 1 and 2, or leave 3 of 4.
/// assert_eq!(game.winning_moves(&[3, 4]), [(0, 1, 2), (1, 0, 3)]);
/// assert_eq!(game.after(&[3, 4], &(0, 1, 2)), [2, 4, 1]);
/// ```
pub trait HeapRules {
    /// A move.
    type Move: Ord;

    /// Calls `each` with every move from a heap, each once, and with the two heaps that it leaves.
    ///
    /// The smaller one of these comes first; 0 is an empty heap. Both must be smaller than the
    /// heap. `index` is where the heap stands, from 0.
    fn each_move(&self, index: usize, heap: u64, each: &mut dyn FnMut(Self::Move, (u64, u64)));

    /// Makes a move: the larger of the two heaps that are left takes the place of the heap, and the
    /// other one comes last, if it is not empty.
    ///
    /// As slow as to look at every move, unless the rules say otherwise.
    ///
    /// # Panics
    /// If it is not a move from these heaps.
    ///
    /// ```
    /// use gamecore::{HeapRules, Octal, OctalMove, Take};
    ///
    /// let middle = OctalMove { take: Take { heap: 0, stones: 1 }, leave: (2, 2) };
    /// let mut rows = vec![5, 1];
    /// Octal::KAYLES.make_move(&mut rows, &middle);
    /// assert_eq!(rows, [2, 1, 2]);
    /// ```
    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Self::Move) {
        let mut made = None;
        for (index, &heap) in heaps.iter().enumerate() {
            self.each_move(index, heap, &mut |other, left| {
                if made.is_none() && other == *chosen {
                    made = Some((index, left));
                }
            });
        }
        let (index, (smaller, larger)) = made.expect("the rules have no such move");
        heaps[index] = larger;
        heaps.extend(Some(smaller).filter(|&heap| heap > 0));
    }

    /// Every move from these heaps, heap by heap.
    ///
    /// ```
    /// use gamecore::{HeapRules, SubtractionGame, Take};
    ///
    /// let game = SubtractionGame::new([1, 3])?;
    /// let take = |heap, stones| Take { heap, stones };
    /// assert_eq!(game.moves(&[2, 3]), [take(0, 1), take(1, 1), take(1, 3)]);
    /// # Ok::<(), gamecore::ZeroAmount>(())
    /// ```
    fn moves(&self, heaps: &[u64]) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            self.each_move(index, heap, &mut |chosen, _| moves.push(chosen));
        }
        moves
    }
}

/// A game of heaps, made of its rules and the nim-values of its heaps.
///
/// They come from a table up to some last heap, from a table that repeats, or from a formula: as
/// the constructors of the rules say, or [`up_to`](Heaps::up_to) for rules of your own. A position
/// is the heaps, and a move is that of the rules. The player who cannot move loses. The outcome
/// takes O(n) for n heaps, the winning moves as long as all moves of the rules.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Octal, Period};
///
/// let game = Octal::KAYLES.up_to(10);
/// assert_eq!(game.value(10), 2);
/// assert_eq!(game.outcome(&[5, 9]), Outcome::P);
///
/// let game = Octal::KAYLES.periodic(1000).expect("Guy and Smith, 1956");
/// assert_eq!(game.period(), Some(Period::new(71, 12)));
/// assert_eq!(game.rules(), &Octal::KAYLES);
/// assert_eq!(game.value(1_000_000_000_000_000_000), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heaps<R> {
    rules: R,
    values: Values,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Values {
    // Those of the heaps 0, 1, 2, ... to a last one.
    Table(Vec<u16>),
    // Those of the preperiod and of one period, which repeats.
    Repeating(Vec<u16>, Period),
    // A formula for all heaps.
    Formula(ClosedForm),
}

impl<R> Heaps<R> {
    /// The rules. O(1).
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The nim-value of a heap. O(1).
    ///
    /// # Panics
    /// If the heap is beyond the end of a table that does not repeat.
    pub fn value(&self, heap: u64) -> u64 {
        match self.values {
            Values::Table(ref values) => {
                let end = values.len() as u64;
                assert!(heap < end, "heap {} is beyond the table, which has {}", heap, end);
                u64::from(values[heap as usize])
            }
            Values::Repeating(ref values, period) => u64::from(values[period.place(heap) as usize]),
            Values::Formula(formula) => formula.value(heap),
        }
    }

    /// The nim-values that are stored, from heap 0 on: those of a table, or those
    /// of the preperiod and one period; none for a formula. O(1).
    pub fn table(&self) -> &[u16] {
        match self.values {
            Values::Table(ref values) | Values::Repeating(ref values, _) => values,
            Values::Formula(_) => &[],
        }
    }

    /// The preperiod and the period, if the values come from a table that repeats. O(1).
    pub fn period(&self) -> Option<Period> {
        match self.values {
            Values::Repeating(_, period) => Some(period),
            _ => None,
        }
    }

    // The values of the heaps 0 to `last`, from a table that ends with it.
    pub(super) fn from_table<T>(rules: R, last: u64, table: T) -> Heaps<R>
    where
        T: FnOnce(&R, u64) -> Vec<u16>,
    {
        assert!(last < u64::from(u32::MAX), "a table of the heaps up to {} is too long", last);
        let values = table(&rules, last);
        Heaps { rules, values: Values::Table(values) }
    }

    pub(super) fn from_formula(rules: R, formula: ClosedForm) -> Heaps<R> {
        Heaps { rules, values: Values::Formula(formula) }
    }

    // The values of all heaps, if those up to `limit` prove a period. `table` gives those of the
    // heaps 0 to its argument, about twice as many each time, and `proved` the period that they
    // prove.
    pub(super) fn repeating<T, P>(
        rules: R,
        limit: u64,
        table: T,
        proved: P,
    ) -> Result<Heaps<R>, NotProved>
    where
        T: Fn(&R, u64) -> Vec<u16>,
        P: Fn(&R, &[u16]) -> Option<Period>,
    {
        let mut last = limit.min(63);
        loop {
            let mut values = table(&rules, last);
            if let Some(period) = proved(&rules, &values) {
                values.truncate((period.preperiod() + period.period()) as usize);
                return Ok(Heaps { rules, values: Values::Repeating(values, period) });
            }
            if last == limit {
                return Err(NotProved { limit });
            }
            last = limit.min(2 * last + 1);
        }
    }
}

impl<R: HeapRules> Heaps<R> {
    /// The game with the nim-values of the heaps 0 to `last`, by the definition (Grundy, 1939).
    ///
    /// Time as for every move from each of these heaps, once.
    ///
    /// # Panics
    /// If `last` is 2^32 - 1 or more, if a nim-value exceeds 65535, or if a move leaves a heap that
    /// is not smaller.
    pub fn up_to(rules: R, last: u64) -> Heaps<R> {
        Heaps::from_table(rules, last, table_by_moves)
    }
}

fn table_by_moves<R: HeapRules>(rules: &R, last: u64) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    let mut options = Vec::new();
    let mut marks = Marks::for_options(1 << 16);
    for heap in 0..=last {
        let value = |heap: u64| {
            let value = values.get(heap as usize);
            u64::from(*value.expect("a move leaves a heap that is not smaller"))
        };
        rules.each_move(0, heap, &mut |_, (one, other)| options.push(value(one) ^ value(other)));
        marks.mark_all(options.drain(..));
        values.push(u16::try_from(marks.mex()).expect("a nim-value exceeds 65535"));
        marks.clear();
    }
    values
}

impl<R: HeapRules> SumGame for Heaps<R> {
    type Component = u64;
    type Move = R::Move;

    fn component_value(&self, &heap: &u64) -> u64 {
        self.value(heap)
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<R::Move> {
        let mut moves = Vec::new();
        self.rules.each_move(index, heap, &mut |chosen, (one, other)| {
            if self.value(one) ^ self.value(other) == nim_value {
                moves.push(chosen);
            }
        });
        moves
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &R::Move) {
        self.rules.make_move(heaps, chosen);
    }
}
