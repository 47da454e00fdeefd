//! Long tables of the nim-values of octal games.
//!
//! By the definition a heap costs one step for each way to split it.
//! Two observations save most of these steps and leave the values exact.
//!
//! Common values: where a sparse space divides the values into common and rare ones and
//! few heaps are rare, all options of common value are found among the splits with a rare
//! heap. The least common value missing there is a bound for the mex.
//!
//! Rare values: the first splits show nearly all of those below the bound. Each of the few
//! others is searched for among the remaining splits, which is faster than marking these.

use gamecore::Octal;

use crate::sparse_space::SparseSpace;

/// How many splits are marked for each value before values are searched for.
const MARKED: usize = 4;

/// The number of splits searched between two checks whether the value was found.
const STRETCH: usize = 256;

/// A table of the nim-values of an octal game that grows heap by heap.
///
/// If all but r heaps have common values in a sparse space, n heaps take about O(s n r) time for
/// s digits that allow a split; otherwise O(s n^2), about as long as [`Octal::up_to`]. O(n) space.
///
/// Sources: Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4, sparse spaces; Gangolli and
/// Plambeck, 1989; Flammenkamp's tables of octal games.
///
/// ```
/// use gamecore::Octal;
/// use octal::LongTable;
///
/// let mut table = LongTable::new(&Octal::KAYLES, Vec::new());
/// (0..=1000).for_each(|_| table.extend());
/// assert_eq!(table.values(), Octal::KAYLES.up_to(1000).table());
/// ```
pub struct LongTable {
    /// For each number of stones, what a move that takes so many may leave: the bits of an octal
    /// code.
    digits: Vec<u8>,
    values: Vec<u16>,
    space: SparseSpace,
    /// From which heap on a better sparse space is looked for.
    next_look: usize,
    /// For each value, the last heap that is known to have an option with it, counted from 1.
    marks: Vec<u32>,
}

impl LongTable {
    /// A table that begins with these values of the game, none or those that an earlier table
    /// found.
    pub fn new(game: &Octal, values: Vec<u16>) -> LongTable {
        let (digits, space) = (game.digits().to_vec(), SparseSpace::none());
        LongTable { digits, values, space, next_look: 0, marks: vec![0; 1 << 16] }
    }

    /// The nim-values of the heaps 0, 1, 2, ..., as far as they are known. O(1).
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// The sparse space for which the fewest of these heaps are rare; `None` if none pays. O(n) time
    /// for n heaps.
    pub fn sparse_space(&self) -> Option<SparseSpace> {
        Some(SparseSpace::of(&self.values)).filter(|space| space.mask() != 0)
    }

    /// Finds the next value.
    ///
    /// # Panics
    /// If it exceeds 65535.
    pub fn extend(&mut self) {
        let heap = self.values.len();
        if heap >= self.next_look && self.digits.iter().any(|digit| digit & 4 != 0) {
            self.space = SparseSpace::of(&self.values);
            self.next_look = heap + heap / 8 + 1;
        }
        self.mark_unsplit();
        for left in self.lefts() {
            self.mark_splits(left);
        }
        let is_missing = |&value: &u16| {
            !self.is_marked(value) && (self.space.is_common(value) || !self.is_later(value))
        };
        let value = (0..=u16::MAX).find(is_missing).expect("a nim-value exceeds 65535");
        self.space.push(heap, value);
        self.values.push(value);
    }

    /// The numbers of stones that a move may leave of the next heap in two heaps.
    fn lefts(&self) -> Vec<usize> {
        let splits = self.digits.iter().enumerate().filter(|(_, digit)| *digit & 4 != 0);
        let lefts = splits.filter_map(|(take, _)| self.values.len().checked_sub(take));
        lefts.filter(|&left| left > 1).collect()
    }

    fn mark(&mut self, value: u16) {
        self.marks[usize::from(value)] = self.values.len() as u32 + 1;
    }

    fn is_marked(&self, value: u16) -> bool {
        self.marks[usize::from(value)] == self.values.len() as u32 + 1
    }

    fn mark_unsplit(&mut self) {
        let heap = self.values.len();
        for take in 0..self.digits.len().min(heap + 1) {
            match self.digits[take] {
                digit if take == heap && digit & 1 != 0 => self.mark(0),
                digit if take < heap && digit & 2 != 0 => self.mark(self.values[heap - take]),
                _ => {}
            }
        }
    }

    /// The first splits of `left` stones, by their smaller heaps, are marked: up to here, all if
    /// there is no sparse space.
    fn marked(&self, left: usize) -> usize {
        let few = MARKED * self.space.end();
        if self.space.mask() == 0 {
            left / 2
        } else {
            few.min(left / 2)
        }
    }

    /// Marks the first splits, and those with a rare heap.
    fn mark_splits(&mut self, left: usize) {
        let (end, mark) = (self.marked(left), self.values.len() as u32 + 1);
        let LongTable { values, marks, space, .. } = self;
        for smaller in 1..=end {
            marks[usize::from(values[smaller] ^ values[left - smaller])] = mark;
        }
        for &(rare, value) in space.rare_before(left) {
            marks[usize::from(value ^ values[left - rare as usize])] = mark;
        }
    }

    /// Whether a split that is not marked has this value.
    fn is_later(&self, value: u16) -> bool {
        self.lefts().into_iter().any(|left| {
            let (first, last) = (self.marked(left) + 1, left / 2);
            let smaller = &self.values[first..=last];
            let larger = &self.values[left - last..=left - first];
            let mut stretches = smaller.chunks(STRETCH).zip(larger.rchunks(STRETCH));
            stretches.any(|(smaller, larger)| has(value, smaller, larger))
        })
    }
}

/// Whether a smaller heap and its counterpart among the larger ones, which come in the opposite
/// order, have this nim-sum.
fn has(wanted: u16, smaller: &[u16], larger: &[u16]) -> bool {
    let sums = smaller.iter().zip(larger.iter().rev()).map(|(smaller, larger)| smaller ^ larger);
    // Without an early exit the compiler can compare eight sums at once.
    sums.fold(false, |found, sum| found | (sum == wanted))
}
