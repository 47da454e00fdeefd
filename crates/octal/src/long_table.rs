//! Long tables of the nim-values of octal games.
//!
//! By the definition a heap costs one step for each way to split it.
//! Three observations save most of these steps and leave the values exact.
//!
//! Common values: where a sparse space divides the values into common and rare ones and
//! few heaps are rare, all options of common value are found among the splits with a rare
//! heap. The least common value missing there is a bound for the mex.
//!
//! Rare values: the first splits show nearly all of those below the bound. Each of the few
//! others is searched for among the remaining splits, several values at a time, which is
//! faster than marking these splits.
//!
//! Neighbours: where consecutive heaps are split into the same heap and the rest, the rests
//! are consecutive, too. So the options of several heaps are marked together; only those
//! that lead to a heap of the same block have to wait.

use std::mem::take;
use std::ops::Range;

use gamecore::Octal;

use crate::sparse_space::{Kind, SparseSpace};

/// The number of heaps whose options one job marks: a row of marks is a machine word.
const LANES: usize = 8;

/// How many values are searched for at a time.
const TOGETHER: usize = 4;

/// How often the splits of an average heap are searched when searching takes about as long as
/// marking the first ones.
const USUAL_SEARCHES: usize = 2;

/// The least number of splits that are marked before values are searched for.
const FEWEST_MARKED: usize = 32;

/// The number of splits searched between two checks whether all values were found.
const STRETCH: usize = 256;

/// The numbers of stones that may be taken from a heap, by the number of heaps that are left of it.
struct Amounts {
    leaving_none: Vec<usize>,
    leaving_one: Vec<usize>,
    leaving_two: Vec<usize>,
}

impl Amounts {
    fn of(game: &Octal) -> Amounts {
        let digits = game.digits();
        let amounts = |part| (0..digits.len()).filter(|&take| digits[take] & part != 0).collect();
        Amounts { leaving_none: amounts(1), leaving_one: amounts(2), leaving_two: amounts(4) }
    }

    /// The kinds of sparse space that the splits admit.
    fn kinds(&self) -> Vec<Kind> {
        let mut kinds = vec![Kind::Range];
        if let [first, others @ ..] = &self.leaving_two[..] {
            if others.iter().all(|take| take % 2 == first % 2) {
                kinds.push(Kind::Domain(first % 2));
            }
        }
        kinds
    }

    /// The most stones that a move may take.
    fn most(&self) -> usize {
        let all = self.leaving_none.iter().chain(&self.leaving_one).chain(&self.leaving_two);
        all.copied().max().unwrap_or(0)
    }
}

/// A table of the nim-values of an octal game that grows block by block, on one thread or on
/// several.
///
/// If all but r heaps belong to the common coset of a sparse space, n heaps take about O(s n r)
/// time for s digits that allow a split; otherwise O(s n^2), about as long as
/// [`Octal::up_to`]. O(n) space.
///
/// Sources: Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4, sparse spaces; Gangolli and
/// Plambeck, 1989; Flammenkamp's tables of octal games.
///
/// ```
/// use gamecore::Octal;
/// use octal::{LongTable, TableJob};
///
/// let mut table = LongTable::new(&Octal::KAYLES, Vec::new(), 2);
/// while table.values().len() <= 1000 {
///     // In any order, or at the same time.
///     table.extend(|jobs| jobs.iter_mut().for_each(TableJob::run));
/// }
/// assert_eq!(table.values()[..=1000], *Octal::KAYLES.up_to(1000).table());
/// ```
pub struct LongTable {
    sequence: Sequence,
    marks: Vec<Marks>,
    /// From which heap on a better sparse space is looked for.
    next_look: usize,
}

impl LongTable {
    /// A table that begins with these values of the game, none or those that an earlier table
    /// found, to be continued in blocks of this many jobs.
    ///
    /// # Panics
    /// If `jobs` is 0.
    pub fn new(game: &Octal, values: Vec<u16>, jobs: usize) -> LongTable {
        assert!(jobs > 0, "a table needs at least one job");
        let amounts = Amounts::of(game);
        let largest = values.iter().copied().max().unwrap_or(0);
        let space = SparseSpace::none();
        let (marked, block) = (FEWEST_MARKED, jobs * LANES);
        let sequence = Sequence { amounts, values, largest, space, marked, block };
        LongTable { sequence, marks: (0..jobs).map(|_| Marks::new()).collect(), next_look: 0 }
    }

    /// The nim-values of the heaps 0, 1, 2, ..., as far as they are known. O(1).
    pub fn values(&self) -> &[u16] {
        &self.sequence.values
    }

    /// The sparse space for which the fewest of these heaps are rare; `None` if none pays. O(n) time
    /// for n heaps.
    pub fn sparse_space(&self) -> Option<SparseSpace> {
        let space = SparseSpace::of(self.values(), &self.sequence.amounts.kinds());
        Some(space).filter(|space| space.mask() != 0)
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
            let kinds = self.sequence.amounts.kinds();
            self.sequence.space = SparseSpace::of(&self.sequence.values, &kinds);
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
    /// The first of the heaps that it is about.
    first: usize,
    marks: &'a mut Marks,
}

impl TableJob<'_> {
    /// Does this part of the work.
    pub fn run(&mut self) {
        self.marks.begin(self.first, self.sequence);
    }
}

/// The nim-values of all heaps before a block, and the means to find those of the block.
struct Sequence {
    amounts: Amounts,
    values: Vec<u16>,
    largest: u16,
    space: SparseSpace,
    /// How many splits are marked before values are searched for.
    marked: usize,
    /// The number of heaps in a block.
    block: usize,
}

impl Sequence {
    fn push(&mut self, value: u16) {
        self.space.push(self.values.len(), value);
        self.largest = self.largest.max(value);
        self.values.push(value);
    }

    fn is_rare(&self, heap: usize, value: u16) -> bool {
        !self.space.is_common(heap, value)
    }

    /// An upper bound, not attained, for all values so far and their nim-sums.
    fn end(&self) -> usize {
        (usize::from(self.largest) + 1).next_power_of_two()
    }

    /// The first splits of `left` stones, each by its smaller heap: those that are marked. `left`
    /// is for the first heap of a job. Both parts are at least as large as a block, so that the
    /// larger one is known for every heap of the job.
    fn marked(&self, left: usize) -> Range<usize> {
        let all = self.block..left / 2;
        let end = if self.space.mask() == 0 { all.end } else { self.block + self.marked };
        all.start..end.min(all.end)
    }

    /// Which of these values, at most `TOGETHER`, occur among the unmarked splits of `heap`.
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
        // The more splits are marked, the fewer values are searched for. Neither should take much
        // longer than the other, whatever the game; where nothing else helps, all splits come to
        // be marked, as by the definition.
        let step = self.marked / 16;
        if searches > USUAL_SEARCHES * self.block {
            self.marked += step;
        } else {
            self.marked = FEWEST_MARKED.max(self.marked - step);
        }
    }
}

/// Looks for these values among the nim-sums of each of the smaller heaps' values and its
/// counterpart among the larger ones', which come in the opposite order.
fn search(wanted: [u16; TOGETHER], smaller: &[u16], larger: &[u16], found: &mut [bool; TOGETHER]) {
    let mut sums = [0; STRETCH];
    for (smaller, larger) in smaller.chunks(STRETCH).zip(larger.rchunks(STRETCH)) {
        let sums = &mut sums[..smaller.len()];
        for (sum, (smaller, larger)) in sums.iter_mut().zip(smaller.iter().zip(larger.iter().rev()))
        {
            *sum = smaller ^ larger;
        }
        // The loop has no early exit, so that the compiler can compare eight sums at once.
        for (found, &wanted) in found.iter_mut().zip(&wanted) {
            *found = sums.iter().fold(*found, |found, &sum| found | (sum == wanted));
        }
        if found.iter().all(|&found| found) {
            return;
        }
    }
}

/// The nim-values of the options of neighbouring heaps.
struct Marks {
    /// For every value, which of the heaps have an option with it.
    rows: Vec<[u8; LANES]>,
    /// For each heap the least value that does not occur among its options before the block.
    least: [u16; LANES],
    /// How often splits were searched.
    searches: usize,
}

/// Rows for every value that a table can hold, so that no index has to be checked.
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

    /// The nim-value of the next heap of a table that is still short.
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

    /// Marks the options of the heaps from `first` on that lead to heaps before the block.
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

    /// Splits into a heap smaller than a block and one that is known.
    fn mark_unequal(&mut self, left: usize, sequence: &Sequence) {
        for (lane, left) in (left..left + LANES).enumerate() {
            let least = (left + 1).saturating_sub(sequence.values.len()).max(1);
            self.mark_splits(lane, left, least..sequence.block, sequence);
        }
    }

    /// Splits into two nearly equal heaps.
    fn mark_nearly_equal(&mut self, left: usize, sequence: &Sequence) {
        for lane in 0..LANES {
            let smaller = left / 2 - LANES..(left + lane) / 2 + 1;
            self.mark_splits(lane, left + lane, smaller, sequence);
        }
    }

    /// The first of the other splits, and those with a rare heap.
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

    /// The nim-value of the first heap that is not known yet. Its options without a split and those
    /// that lead to heaps from `begins` on, the first of the block, are marked only here.
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
            self.mark(lane, sequence.values[smaller] ^ sequence.values[left - smaller]);
        }
    }

    /// The least value from `from` on that no known option has: the least common value that is not
    /// marked, or a smaller rare one that is neither marked nor found among the remaining splits.
    fn least_missing(
        &mut self,
        lane: usize,
        heap: usize,
        mut from: usize,
        sequence: &Sequence,
    ) -> u16 {
        loop {
            let rare = self.unmarked(lane, from).take_while(|&value| sequence.is_rare(heap, value));
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
