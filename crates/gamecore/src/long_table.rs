//! Long tables of the nim-values of octal games, and of Grundy's game.
//!
//! By the definition a heap costs as many steps as there are ways to split it.
//! Three observations save most of them and leave the values exact.
//!
//! Common values: where a sparse space divides the values into common and rare ones and
//! few heaps are rare, all options of common value are found among the splits with a rare
//! heap. The least common value missing there is a bound for the mex.
//!
//! Rare values: the first splits show nearly all of those below the bound. Whether one that
//! they do not show occurs in any other split is searched for, a few values at a time, in
//! less time than it takes to mark the splits.
//!
//! Neighbours: where consecutive heaps are split into the same heap and the rest, the rests
//! are consecutive, too. So the options of several heaps are marked together; only those
//! that lead to a heap of the same block have to wait.

use std::convert::TryFrom;
use std::mem::take;
use std::ops::Range;

use super::sparse_space::SparseSpace;

// For how many heaps one job marks the options: a row of marks is a machine word.
const LANES: usize = 8;

// How many values are searched for at a time.
const TOGETHER: usize = 4;

// How often the splits of an average heap are searched: then this takes about as long as
// marking the first ones does.
const USUAL_SEARCHES: usize = 2;

// How many splits are marked at least before values are searched for.
const FEWEST_MARKED: usize = 32;

// In how many splits values are searched for before it is checked if they were found.
const STRETCH: usize = 256;

/// The numbers of stones that may be taken from a heap.
pub struct Amounts {
    /// If they are the whole heap.
    pub leaving_none: Vec<usize>,
    /// If one heap is left.
    pub leaving_one: Vec<usize>,
    /// If two heaps are left.
    pub leaving_two: Vec<usize>,
    /// Whether two heaps that are left may be equal.
    pub equal: bool,
}

impl Amounts {
    // The most stones that a move may take.
    fn most(&self) -> usize {
        let all = self.leaving_none.iter().chain(&self.leaving_one).chain(&self.leaving_two);
        all.copied().max().unwrap_or(0)
    }
}

/// The nim-values of the heaps 0 to `last`; see `Octal::nim_values_by_sparse_space`.
pub fn nim_values(amounts: Amounts, last: usize) -> Vec<u16> {
    let mut table = LongTable::new(amounts, Vec::with_capacity(last + LANES), 1);
    while table.values().len() <= last {
        table.extend(|jobs| jobs.iter_mut().for_each(TableJob::run));
    }
    let mut values = table.sequence.values;
    values.truncate(last + 1);
    values
}

/// A table of nim-values that grows block by block, on one thread or on several.
///
/// ```
/// use gamecore::{Octal, TableJob};
///
/// let mut table = Octal::KAYLES.long_table(Vec::new(), 2);
/// while table.values().len() <= 1000 {
///     // In any order, or at the same time.
///     table.extend(|jobs| jobs.iter_mut().for_each(TableJob::run));
/// }
/// assert_eq!(table.values()[..=1000], *Octal::KAYLES.nim_values(1000).table());
/// ```
pub struct LongTable {
    sequence: Sequence,
    marks: Vec<Marks>,
    // From which heap on a better sparse space is looked for.
    next_look: usize,
}

impl LongTable {
    /// A table that begins with these values, to be continued in blocks of this many jobs.
    ///
    /// # Panics
    /// If there is no job.
    pub fn new(amounts: Amounts, values: Vec<u16>, jobs: usize) -> LongTable {
        assert!(jobs > 0, "there is nobody to do the work");
        let largest = values.iter().copied().max().unwrap_or(0);
        let space = SparseSpace::none();
        let (marked, block) = (FEWEST_MARKED, jobs * LANES);
        let sequence = Sequence { amounts, values, largest, space, marked, block };
        LongTable { sequence, marks: (0..jobs).map(|_| Marks::new()).collect(), next_look: 0 }
    }

    /// The nim-values of the heaps 0, 1, 2, ..., as far as they are known.
    pub fn values(&self) -> &[u16] {
        &self.sequence.values
    }

    /// The mask for which the fewest of these heaps are rare; `None` if there is no mask that
    /// pays. O(n) time for n heaps.
    pub fn sparse_mask(&self) -> Option<u16> {
        Some(SparseSpace::of(self.values()).mask()).filter(|&mask| mask != 0)
    }

    /// Finds the next values: at least one, and at most eight for each job.
    ///
    /// `run` is given jobs that do not depend on each other, and must have each of them
    /// [run](TableJob::run) before it returns. There are none while the table is short.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535.
    pub fn extend<F: FnOnce(&mut [TableJob])>(&mut self, run: F) {
        let first = self.sequence.values.len();
        if first < 4 * self.sequence.block + self.sequence.amounts.most() {
            let value = self.marks[0].by_definition(&self.sequence);
            return self.sequence.push(value);
        }
        if first >= self.next_look {
            self.sequence.space = SparseSpace::of(&self.sequence.values);
            self.next_look = first + first / 8;
        }
        self.share(first, run);
        for marks in &mut self.marks {
            for lane in 0..LANES {
                let value = marks.complete(lane, first, &self.sequence);
                self.sequence.push(value);
            }
        }
        let searches = self.marks.iter_mut().map(|marks| take(&mut marks.searches)).sum();
        self.sequence.adapt(searches);
    }

    fn share<F: FnOnce(&mut [TableJob])>(&mut self, first: usize, run: F) {
        let sequence = &self.sequence;
        let jobs = self.marks.iter_mut().enumerate();
        let job = |(job, marks)| TableJob { sequence, first: first + job * LANES, marks };
        run(&mut jobs.map(job).collect::<Vec<_>>());
    }
}

/// A part of the work on the next block of a [`LongTable`].
pub struct TableJob<'a> {
    sequence: &'a Sequence,
    // The first of the heaps that it is about.
    first: usize,
    marks: &'a mut Marks,
}

impl<'a> TableJob<'a> {
    /// Does this part of the work.
    pub fn run(&mut self) {
        self.marks.begin(self.first, self.sequence);
    }
}

// The nim-values of all heaps before a block, and what helps to find those of the block.
struct Sequence {
    amounts: Amounts,
    values: Vec<u16>,
    largest: u16,
    space: SparseSpace,
    // How many splits are marked before values are searched for.
    marked: usize,
    // The number of heaps in a block.
    block: usize,
}

impl Sequence {
    fn push(&mut self, value: u16) {
        self.space.push(self.values.len(), value);
        self.largest = self.largest.max(value);
        self.values.push(value);
    }

    fn is_rare(&self, value: u16) -> bool {
        !self.space.is_common(value)
    }

    // All values and all their nim-sums are less.
    fn end(&self) -> usize {
        (usize::from(self.largest) + 1).next_power_of_two()
    }

    // The smaller heaps of the splits that are marked, of those in which both heaps have at
    // least as many stones as a block has heaps and all larger heaps are known, where this
    // many stones are `left` of the first heap of a job.
    fn marked(&self, left: usize) -> Range<usize> {
        let all = self.block..left / 2;
        let end = if self.space.mask() == 0 { all.end } else { self.block + self.marked };
        all.start..end.min(all.end)
    }

    // Which of these values occur among the splits of `heap` that are not marked.
    fn later_splits_have(&self, values: &[u16], heap: usize, lane: usize) -> [bool; TOGETHER] {
        let mut wanted = [values[0]; TOGETHER];
        wanted[..values.len()].copy_from_slice(values);
        let mut found = [false; TOGETHER];
        for left in self.amounts.leaving_two.iter().map(|take| heap - take) {
            let smaller = self.marked(left - lane).end..(left - lane) / 2;
            let larger = left + 1 - smaller.end..left + 1 - smaller.start;
            search(wanted, &self.values[smaller], &self.values[larger], &mut found);
        }
        found
    }

    fn adapt(&mut self, searches: usize) {
        // The more splits are marked, the fewer values are searched for. Neither
        // should take much longer than the other, in whatever game this is; where
        // nothing else helps, all splits come to be marked, as by the definition.
        let step = self.marked / 16;
        if searches > USUAL_SEARCHES * self.block {
            self.marked += step;
        } else {
            self.marked = FEWEST_MARKED.max(self.marked - step);
        }
    }
}

// Looks for these values among the nim-sums of each of the smaller heaps' values and its
// counterpart among the larger ones', which come in the opposite order.
fn search(wanted: [u16; TOGETHER], smaller: &[u16], larger: &[u16], found: &mut [bool; TOGETHER]) {
    let mut sums = [0; STRETCH];
    for (smaller, larger) in smaller.chunks(STRETCH).zip(larger.rchunks(STRETCH)) {
        let sums = &mut sums[..smaller.len()];
        for (sum, (smaller, larger)) in sums.iter_mut().zip(smaller.iter().zip(larger.iter().rev()))
        {
            *sum = smaller ^ larger;
        }
        // Nothing is decided on the way, so that the compiler can compare eight sums at once.
        for (found, &wanted) in found.iter_mut().zip(&wanted) {
            *found = sums.iter().fold(*found, |found, &sum| found | (sum == wanted));
        }
        if found.iter().all(|&found| found) {
            return;
        }
    }
}

// The nim-values of the options of neighbouring heaps.
struct Marks {
    // For every value, which of the heaps have an option with it.
    rows: Vec<[u8; LANES]>,
    // For each heap the least value that no option has which leads to a heap before the block.
    least: [u16; LANES],
    // How often splits were searched.
    searches: usize,
}

// Rows for every value that a table can hold, so that no index has to be checked.
type Rows = [[u8; LANES]; 1 << 16];

impl Marks {
    fn new() -> Marks {
        Marks { rows: vec![[0; LANES]; 1 << 16], least: [0; LANES], searches: 0 }
    }

    fn mark(&mut self, lane: usize, value: u16) {
        self.rows[usize::from(value)][lane] = 1;
    }

    fn clear(&mut self, sequence: &Sequence) {
        self.rows[..sequence.end()].iter_mut().for_each(|row| *row = [0; LANES]);
    }

    // The nim-value of the next heap of a table that is still short.
    fn by_definition(&mut self, sequence: &Sequence) -> u16 {
        let heap = sequence.values.len();
        self.clear(sequence);
        self.mark_unsplit(0, heap, sequence);
        let lefts = sequence.amounts.leaving_two.iter().filter_map(|&take| heap.checked_sub(take));
        for left in lefts {
            self.mark_splits(0, left, 1..left / 2 + 1, sequence);
        }
        self.unmarked(0, 0).next().expect("a nim-value exceeds 65535")
    }

    // Marks the options of the heaps from `first` on that lead to heaps before the block.
    fn begin(&mut self, first: usize, sequence: &Sequence) {
        self.clear(sequence);
        for left in sequence.amounts.leaving_two.iter().map(|take| first - take) {
            self.mark_unequal(left, sequence);
            self.mark_nearly_equal(left, sequence);
            self.mark_others(left, sequence);
        }
        for lane in 0..LANES {
            self.least[lane] = self.least_missing(lane, first + lane, 0, sequence);
        }
    }

    // Splits into a heap smaller than a block and one that is known.
    fn mark_unequal(&mut self, left: usize, sequence: &Sequence) {
        for (lane, left) in (left..left + LANES).enumerate() {
            let least = (left + 1).saturating_sub(sequence.values.len()).max(1);
            self.mark_splits(lane, left, least..sequence.block, sequence);
        }
    }

    // Splits of which the smaller heap is in the middle, or one of those before it.
    fn mark_nearly_equal(&mut self, left: usize, sequence: &Sequence) {
        for lane in 0..LANES {
            let smaller = left / 2 - LANES..(left + lane) / 2 + 1;
            self.mark_splits(lane, left + lane, smaller, sequence);
        }
    }

    // The first of all other splits, and those with a rare heap.
    fn mark_others(&mut self, left: usize, sequence: &Sequence) {
        let rows = <&mut Rows>::try_from(&mut self.rows[..]).expect("a row for every value");
        let mut mark = |heap: usize, value: u16| {
            let others = &sequence.values[left - heap..][..LANES];
            let others = <&[u16; LANES]>::try_from(others).expect("one for each lane");
            for (lane, other) in others.iter().enumerate() {
                rows[usize::from(value ^ other)][lane] = 1;
            }
        };
        let first = sequence.marked(left);
        for (&value, heap) in sequence.values[first.clone()].iter().zip(first) {
            mark(heap, value);
        }
        let space = &sequence.space;
        let (smaller, larger) = (sequence.block..left / 2, left / 2 + LANES..left - sequence.block);
        for &(heap, value) in space.rare_among(smaller).iter().chain(space.rare_among(larger)) {
            mark(heap as usize, value);
        }
    }

    // Marks the options of the first heap that is not known yet which lead to heaps of the block
    // that `begins` there, and those without a split; its nim-value.
    fn complete(&mut self, lane: usize, begins: usize, sequence: &Sequence) -> u16 {
        let heap = sequence.values.len();
        self.mark_unsplit(lane, heap, sequence);
        for left in sequence.amounts.leaving_two.iter().map(|take| heap - take) {
            let smaller = 1..(left + 1).saturating_sub(begins);
            self.mark_splits(lane, left, smaller, sequence);
        }
        match self.least[lane] {
            least if !self.is_marked(lane, least) => least,
            least => self.least_missing(lane, heap, usize::from(least) + 1, sequence),
        }
    }

    fn mark_unsplit(&mut self, lane: usize, heap: usize, sequence: &Sequence) {
        if sequence.amounts.leaving_none.contains(&heap) {
            self.mark(lane, 0);
        }
        for &take in sequence.amounts.leaving_one.iter().filter(|&&take| take < heap) {
            self.mark(lane, sequence.values[heap - take]);
        }
    }

    fn mark_splits(
        &mut self,
        lane: usize,
        left: usize,
        smaller: Range<usize>,
        sequence: &Sequence,
    ) {
        for smaller in smaller {
            let larger = left - smaller;
            if sequence.amounts.equal || smaller < larger {
                self.mark(lane, sequence.values[smaller] ^ sequence.values[larger]);
            }
        }
    }

    // The least value from `from` on that no option has, as far as these are known: a common one
    // that is not marked, or a smaller one that the splits that are not marked do not have, either.
    fn least_missing(
        &mut self,
        lane: usize,
        heap: usize,
        mut from: usize,
        sequence: &Sequence,
    ) -> u16 {
        loop {
            let rare = self.unmarked(lane, from).take_while(|&value| sequence.is_rare(value));
            let rare: Vec<u16> = rare.take(TOGETHER).collect();
            if !rare.is_empty() {
                self.searches += 1;
                let found = sequence.later_splits_have(&rare, heap, lane);
                if let Some(missing) = rare.iter().zip(&found).find(|&(_, &found)| !found) {
                    return *missing.0;
                }
            }
            from = rare.last().map_or(from, |&last| usize::from(last) + 1);
            if rare.len() < TOGETHER {
                return self.unmarked(lane, from).next().expect("a nim-value exceeds 65535");
            }
        }
    }

    fn unmarked<'a>(&'a self, lane: usize, from: usize) -> impl Iterator<Item = u16> + 'a {
        let rows = self.rows.iter().enumerate().skip(from);
        rows.filter(move |&(_, row)| row[lane] == 0).map(|(value, _)| value as u16)
    }

    fn is_marked(&self, lane: usize, value: u16) -> bool {
        self.rows[usize::from(value)][lane] != 0
    }
}
