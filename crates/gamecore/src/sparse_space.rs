//! Long tables of the nim-values of octal games, and of Grundy's game.
//!
//! By the definition a heap costs as many steps as there are ways to split it.
//! Two observations save most of them and leave the values exact.
//!
//! The sparse space (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4):
//! for some mask, nearly all values of many games have an odd number of binary
//! digits in common with it. Call these common, the others rare. A nim-sum of two
//! is common if and only if exactly one of them is. So all options of common value
//! are found among the splits with a rare heap, and the least common value missing
//! there is a bound for the mex. This is true of every mask; the table so far shows
//! a good one (Flammenkamp's computations of octal games rest on such masks).
//!
//! Below the bound the first few splits show nearly all rare values. Whether one
//! that they do not show occurs in any of the other splits is searched for it alone,
//! eight splits at once, in less time than it takes to mark two of them.

use super::mex::{Marks, Stamps};

// For how many values all splits are searched, on an average heap.
const USUAL_SEARCHES: usize = 4;

// How many splits are marked at least.
const FEWEST_MARKED: usize = 32;

// In how many splits a value is searched for before it is checked if it was found.
const BLOCK: usize = 256;

// A mask pays if at most one of this many heaps is rare.
const SPARSE: usize = 12;

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
    // How many stones the two heaps may have that are left of `heap`.
    fn splits<'a>(&'a self, heap: usize) -> impl Iterator<Item = usize> + 'a {
        let left = self.leaving_two.iter().filter_map(move |&take| heap.checked_sub(take));
        left.filter(|&left| left >= 2)
    }

    // How many ways there are to make two heaps of `left` stones.
    fn pairs(&self, left: usize) -> usize {
        if self.equal {
            left / 2
        } else {
            (left - 1) / 2
        }
    }
}

/// The nim-values of the heaps 0 to `last`; see `Octal::nim_values_by_sparse_space`.
pub fn nim_values(amounts: &Amounts, last: usize) -> Vec<u16> {
    let mut sequence = Sequence::new(last);
    for heap in 0..=last {
        if heap.is_power_of_two() {
            sequence.space = SparseSpace::of(&sequence.values);
        }
        let value = sequence.mex_of_options(amounts);
        sequence.push(value);
    }
    sequence.values
}

// The nim-values of the first heaps, and what helps to find the next one.
struct Sequence {
    values: Vec<u16>,
    // The values from the end on: of two heaps with a given sum, one shrinks as
    // the other grows, and so both are read in the same direction.
    mirrored: Vec<u16>,
    space: SparseSpace,
    // Marks on values that the next heap is known to have an option with.
    marks: Marks,
    // How many splits are marked before values are searched for.
    marked: usize,
}

impl Sequence {
    fn new(last: usize) -> Sequence {
        Sequence {
            values: Vec::with_capacity(last + 1),
            mirrored: vec![0; last + 1],
            space: SparseSpace { mask: 0, rare: Vec::new() },
            marks: Marks::for_options(usize::from(u16::MAX)),
            marked: FEWEST_MARKED,
        }
    }

    fn push(&mut self, value: u16) {
        let heap = self.values.len();
        let place = self.mirrored.len() - 1 - heap;
        self.mirrored[place] = value;
        self.space.push(heap, value);
        self.values.push(value);
        self.marks.clear();
    }

    // The nim-value of the next heap.
    fn mex_of_options(&mut self, amounts: &Amounts) -> u16 {
        self.mark_unsplit(amounts);
        self.mark_rare_splits(amounts);
        let mut mex = self.least_unmarked(0);
        if self.space.is_common(mex) {
            return mex;
        }
        self.mark_first_splits(amounts);
        mex = self.least_unmarked(mex);
        let mut searches = 0;
        while !self.space.is_common(mex) {
            searches += 1;
            if !self.later_split_has(mex, amounts) {
                break;
            }
            self.marks.mark(u64::from(mex));
            mex = self.least_unmarked(mex);
        }
        self.adapt(searches);
        mex
    }

    fn least_unmarked(&self, from: u16) -> u16 {
        self.marks.mex_from(u64::from(from)) as u16
    }

    fn mark_unsplit(&mut self, amounts: &Amounts) {
        let heap = self.values.len();
        if amounts.leaving_none.contains(&heap) {
            self.marks.mark(0);
        }
        for &take in amounts.leaving_one.iter().filter(|&&take| take < heap) {
            self.marks.mark(u64::from(self.values[heap - take]));
        }
    }

    fn mark_rare_splits(&mut self, amounts: &Amounts) {
        let (stamps, stamp) = self.marks.stamps();
        let rare = &self.space.rare;
        let before = |end| rare.partition_point(|&(heap, _)| (heap as usize) < end);
        for left in amounts.splits(self.values.len()) {
            let (smaller, larger) = match amounts.equal || left % 2 == 1 {
                true => (0..0, 0..before(left)),
                // Not the heap that has its equal beside it.
                false => (0..before(left / 2), before(left / 2 + 1)..before(left)),
            };
            for part in [smaller, larger] {
                for &(heap, value) in &rare[part] {
                    let other = self.values[left - heap as usize];
                    stamps[usize::from(value ^ other)] = stamp;
                }
            }
        }
    }

    fn mark_first_splits(&mut self, amounts: &Amounts) {
        let (stamps, stamp) = self.marks.stamps();
        for left in amounts.splits(self.values.len()) {
            let (smaller, larger) = pairs(&self.values, &self.mirrored, left, amounts.pairs(left));
            let marked = self.marked.min(smaller.len());
            mark_sums(&smaller[..marked], &larger[..marked], stamp, stamps);
        }
    }

    fn later_split_has(&self, value: u16, amounts: &Amounts) -> bool {
        amounts.splits(self.values.len()).any(|left| {
            let (smaller, larger) = pairs(&self.values, &self.mirrored, left, amounts.pairs(left));
            let marked = self.marked.min(smaller.len());
            has_sum(value, &smaller[marked..], &larger[marked..])
        })
    }

    fn adapt(&mut self, searches: usize) {
        // The more splits are marked, the fewer values are searched for. Neither
        // should take much longer than the other, in whatever game this is; where
        // nothing else helps, all splits come to be marked, as by the definition.
        let step = self.marked / 16;
        if searches > USUAL_SEARCHES {
            self.marked += step;
        } else {
            self.marked = FEWEST_MARKED.max(self.marked - step);
        }
    }
}

// The values of the smaller heaps 1, 2, ..., `count`, and of the larger ones beside them, if
// both together are `left`.
fn pairs<'a>(
    values: &'a [u16],
    mirrored: &'a [u16],
    left: usize,
    count: usize,
) -> (&'a [u16], &'a [u16]) {
    let larger = &mirrored[mirrored.len() - left..];
    (&values[1..=count], &larger[..count])
}

// Marks the nim-sum of each of these with its counterpart.
fn mark_sums(some: &[u16], others: &[u16], stamp: u32, stamps: &mut Stamps) {
    // In eights, which the compiler writes out.
    let (eights, other_eights) = (some.chunks_exact(8), others.chunks_exact(8));
    let mut mark = |&some: &u16, &other: &u16| stamps[usize::from(some ^ other)] = stamp;
    let rest = eights.remainder().iter().zip(other_eights.remainder());
    rest.for_each(|(some, other)| mark(some, other));
    for (some, others) in eights.zip(other_eights) {
        some.iter().zip(others).for_each(|(some, other)| mark(some, other));
    }
}

// Whether the nim-sum of one of these with its counterpart is `value`.
fn has_sum(value: u16, some: &[u16], others: &[u16]) -> bool {
    // Within a block nothing is decided, so that the compiler can take eight
    // of them at once.
    let mut blocks = some.chunks(BLOCK).zip(others.chunks(BLOCK));
    blocks.any(|(some, others)| {
        let pairs = some.iter().zip(others);
        pairs.fold(false, |found, (some, other)| found | (some ^ other == value))
    })
}

// The values that have an odd number of binary digits in common with the mask
// are common, the others rare.
struct SparseSpace {
    // 0 if no mask pays.
    mask: u16,
    // The heaps of rare value, but not the heap 0, in increasing order, each with
    // its value. None if no mask pays: then all are rare.
    rare: Vec<(u32, u16)>,
}

impl SparseSpace {
    // The space of the mask for which the fewest of these heaps are rare.
    fn of(values: &[u16]) -> SparseSpace {
        let (mask, rare) = sparsest_mask(values);
        let mask = if rare <= values.len() / SPARSE { mask } else { 0 };
        let mut space = SparseSpace { mask, rare: Vec::new() };
        for (heap, &value) in values.iter().enumerate() {
            space.push(heap, value);
        }
        space
    }

    fn push(&mut self, heap: usize, value: u16) {
        if self.mask != 0 && heap > 0 && !self.is_common(value) {
            self.rare.push((heap as u32, value));
        }
    }

    fn is_common(&self, value: u16) -> bool {
        (value & self.mask).count_ones() % 2 == 1
    }
}

// The mask for which the fewest of these values are rare, and how many are.
//
// O(n + v log v) for n values up to v.
fn sparsest_mask(values: &[u16]) -> (u16, usize) {
    // The sum of (-1)^(the number of binary digits in common) over all values is
    // the number of the rare ones less that of the common ones. The transform
    // gives it for all masks at once.
    let largest = values.iter().copied().max().unwrap_or(0);
    let mut surplus = vec![0; (usize::from(largest) + 1).next_power_of_two()];
    for &value in values {
        surplus[usize::from(value)] += 1;
    }
    walsh_hadamard(&mut surplus);
    let least = surplus.iter().enumerate().min_by_key(|&(_, &surplus)| surplus);
    let (mask, &surplus) = least.expect("a power of two is not 0");
    (mask as u16, (values.len() as i64 + surplus) as usize / 2)
}

// Replaces the numbers a(v) by the sums of (-1)^(ones of u & v) a(v), for each u.
fn walsh_hadamard(numbers: &mut [i64]) {
    let mut width = 1;
    while width < numbers.len() {
        for block in numbers.chunks_mut(2 * width) {
            let (low, high) = block.split_at_mut(width);
            for (low, high) in low.iter_mut().zip(high) {
                let (sum, difference) = (*low + *high, *low - *high);
                *low = sum;
                *high = difference;
            }
        }
        width *= 2;
    }
}
