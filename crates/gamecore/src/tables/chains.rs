use crate::game::{SumGame, Take};
use crate::tables::OctalMove;
use crate::theorems::long_octal::long_octal_table;
use crate::theorems::parts::check_index;

/// Chains: take at least `least` and at most `most` neighbours from one of several rows and cycles
/// of stones.
///
/// A position is the [`Chain`]s, the connected parts of a graph in which no vertex has more than
/// two edges. A move is an [`OctalMove`]. It leaves of a cycle a row, and of a row one or two;
/// stones that do not lie beside each other do not become neighbours. The player who cannot move
/// loses.
///
/// Rows shorter than `least` + `most` have the nim-value n / `least`, rounded down, for n stones.
/// So have cycles; longer cycles have the nim-value 0 if `least` < `most` (Codeforces, problem
/// 1823E; the proof is in the source). Longer rows are those of an octal game whose digits from
/// `least` to `most` are 7; they need the table of [`up_to`](Chains::up_to), and so do the moves
/// that may lead to them, and the longer cycles if `least` = `most`.
///
/// O(1) for the nim-value of a chain. For all moves of a cycle O(s), for those of a row of n stones
/// O(s n), where s = `most` - `least` + 1.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Chain, Chains, OctalMove, Take};
///
/// let game = Chains::new(2, 3);
/// assert_eq!(game.outcome(&[Chain::Cycle(3), Chain::Cycle(3)]), Outcome::P);
/// assert_eq!(game.outcome(&[Chain::Cycle(5)]), Outcome::P);
/// let position = [Chain::Cycle(4), Chain::Row(3)];
/// let moves = game.winning_moves(&position);
/// let opened = OctalMove { take: Take { heap: 0, stones: 2 }, leave: (0, 2) };
/// assert_eq!(moves, [opened]);
/// assert_eq!(game.after(&position, &opened), [Chain::Row(2), Chain::Row(3)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chains {
    least: u64,
    most: u64,
    // The nim-values of the rows of 0, 1, 2, ... stones to a last one; may be empty.
    rows: Vec<u16>,
}

/// A cycle or a row, with the number of its stones.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Chain, Chains};
///
/// // To take two of three neighbours leaves one, and the same of a cycle.
/// let game = Chains::new(2, 2);
/// assert_eq!(game.nim_value(&[Chain::Row(3)]), 1);
/// assert_eq!(game.nim_value(&[Chain::Cycle(3)]), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chain {
    /// Every stone has two neighbours, the last one and the first one, too.
    Cycle(u64),
    /// The first stone and the last one have one neighbour.
    Row(u64),
}

// Let l = `least` and m = `most`. A row of n < l + m stones: a move leaves at most n - l stones in
// two rows. By induction the sum of their values is at most floor((n - l) / l), which is one less
// than floor(n / l); and a nim-sum is at most the sum. Each smaller value is that of the single row
// of some length from n - l down to n - m, or 0, and this length is below l. A row of n >= l stones
// is an N-position if l < m: take l or l + 1 from its middle, so that two equal rows are left. A
// cycle of n stones leaves a row of n - l down to n - m, or 0. If n >= l + m and l < m, all of
// these are N-positions. If n < l + m they have all values from floor((n - l) / l) down to 0.
impl Chains {
    /// The game with takes of `least` to `most` neighbours, and without a table of rows: for rows
    /// that are shorter than `least` + `most`, and cycles with moves to such rows.
    ///
    /// # Panics
    /// If `least` is 0 or greater than `most`.
    #[must_use]
    pub fn new(least: u64, most: u64) -> Chains {
        assert!(least > 0, "a move that takes 0 stones");
        assert!(least <= most, "at least {} and at most {} stones", least, most);
        Chains { least, most, rows: Vec::new() }
    }

    /// The same with the nim-values of all rows of up to `last` stones, by the definition (Grundy,
    /// 1939).
    ///
    /// O(s n^2) time and O(n) space for s = `most` - `least` + 1 and n = `last`.
    ///
    /// # Panics
    /// As [`new`](Chains::new), if a nim-value exceeds 65535, or if `last` is 2^32 - 1 or more.
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::{Chain, Chains, Octal};
    ///
    /// let game = Chains::up_to(1, 2, 9);
    /// assert_eq!(game.nim_value(&[Chain::Row(9)]), Octal::KAYLES.up_to(9).value(9));
    /// ```
    #[must_use]
    pub fn up_to(least: u64, most: u64, last: u64) -> Chains {
        let game = Chains::new(least, most);
        assert!(last < u64::from(u32::MAX), "a table of the rows up to {} is too long", last);
        let digit = |take| if take < least { 0 } else { 7 };
        let digits: Vec<u8> = (0..=most.min(last)).map(digit).collect();
        let rows = long_octal_table(&digits, last);
        Chains { rows, ..game }
    }

    // The nim-value of a row.
    fn row(&self, stones: u64) -> u64 {
        if self.is_short(stones) {
            return stones / self.least;
        }
        let end = self.rows.len() as u64;
        assert!(stones < end, "a row of {} is beyond the table, which has {}", stones, end);
        u64::from(self.rows[stones as usize])
    }

    // Whether a chain has fewer than `least` + `most` stones.
    fn is_short(&self, stones: u64) -> bool {
        stones < self.least || stones - self.least < self.most
    }
}

impl SumGame for Chains {
    type Component = Chain;
    type Move = OctalMove;

    fn component_value(&self, chain: &Chain) -> u64 {
        match *chain {
            Chain::Row(stones) => self.row(stones),
            Chain::Cycle(stones) if self.is_short(stones) => stones / self.least,
            Chain::Cycle(stones) if self.least == self.most => {
                // The only move.
                u64::from(self.row(stones - self.least) == 0)
            }
            Chain::Cycle(_) => 0,
        }
    }

    // By the number of stones taken, and then by the shorter row that is left. A move of a cycle
    // leaves (0, row).
    fn component_moves(&self, index: usize, chain: &Chain, nim_value: u64) -> Vec<OctalMove> {
        let (stones, shortest) = match *chain {
            Chain::Cycle(stones) => (stones, 0),
            Chain::Row(stones) => (stones, u64::MAX),
        };
        // Every play is short, so that few values can be reached; and no move keeps the value.
        if nim_value >= stones / self.least && nim_value > 0
            || nim_value == self.component_value(chain)
        {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for take in self.least..=self.most.min(stones) {
            let left = stones - take;
            for shorter in 0..=shortest.min(left / 2) {
                let leave = (shorter, left - shorter);
                if self.row(leave.0) ^ self.row(leave.1) == nim_value {
                    moves.push(OctalMove { take: Take { heap: index, stones: take }, leave });
                }
            }
        }
        moves
    }

    // In the place of the chain stands the longer row that is left of it, and the shorter one at
    // the end, unless it is empty.
    fn make_move(&self, chains: &mut Vec<Chain>, chosen: &OctalMove) {
        let OctalMove { take, leave: (shorter, longer) } = *chosen;
        check_index("chain", take.heap, chains.len());
        let (stones, splits) = match chains[take.heap] {
            Chain::Cycle(stones) => (stones, false),
            Chain::Row(stones) => (stones, true),
        };
        let left = shorter.checked_add(longer).and_then(|left| left.checked_add(take.stones));
        assert!(left == Some(stones), "{:?} leaves other stones than there are", chosen);
        let is_allowed = self.least <= take.stones && take.stones <= self.most;
        assert!(is_allowed, "{} stones may not be taken", take.stones);
        let is_left = shorter <= longer && (splits || shorter == 0);
        assert!(is_left, "{:?} is not left of {:?}", chosen.leave, chains[take.heap]);
        chains[take.heap] = Chain::Row(longer);
        chains.extend(Some(Chain::Row(shorter)).filter(|_| shorter > 0));
    }
}
