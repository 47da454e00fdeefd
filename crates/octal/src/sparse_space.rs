//! Sparse spaces: masks that divide the nim-values of a game into common and rare ones.
//!
//! For some mask, nearly all values of many games have an odd number of binary digits in
//! common with it (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4). Call these
//! common, the others rare. The nim-sum of two values is common if and only if exactly one of
//! them is. This is true of every mask; the table so far shows a good one (Flammenkamp's
//! computations of octal games rest on such masks).
//!
//! This is a sparse space in the range. In the domain it is the other way round for every second
//! heap: a value is common for the heap n if it has an odd number of binary digits in common with
//! the mask and n - t is even, or an even number and n - t is odd. It needs an even or odd number
//! t of stones that all splits have in common: a split of n leaves heaps a and b with a + b = n - t,
//! and again their nim-sum is common for n if and only if exactly one of their values is common for
//! its heap (Flammenkamp).

use std::ops::Range;

/// A mask pays if at most one of this many heaps is rare.
const SPARSE: usize = 4;

/// What decides whether a value is common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The value alone.
    Range,
    /// The value and the parity of its heap, where all splits take a number of stones of this
    /// parity.
    Domain(usize),
}

/// A mask, and the heaps whose nim-values are rare by it.
pub struct SparseSpace {
    kind: Kind,
    /// 0 if no mask pays.
    mask: u16,
    /// The heaps of rare value except for the heap 0, in increasing order, each with its value.
    /// Empty if no mask pays: then all heaps are rare.
    rare: Vec<(u32, u16)>,
}

impl SparseSpace {
    /// The space of no mask: all values are rare.
    pub fn none() -> SparseSpace {
        SparseSpace { kind: Kind::Range, mask: 0, rare: Vec::new() }
    }

    /// The space of one of these kinds for which the fewest of these heaps are rare, if it pays.
    pub fn of(values: &[u16], kinds: &[Kind]) -> SparseSpace {
        let mut space = SparseSpace::none();
        let masks = kinds.iter().map(|&kind| (sparsest_mask(values, kind), kind));
        match masks.min_by_key(|&((_, rare), _)| rare) {
            Some(((mask, rare), kind)) if rare <= values.len() / SPARSE => {
                space = SparseSpace { kind, mask, ..space };
            }
            _ => return space,
        }
        for (heap, &value) in values.iter().enumerate() {
            space.push(heap, value);
        }
        space
    }

    /// The mask; 0 if there is none that pays.
    pub fn mask(&self) -> u16 {
        self.mask
    }

    /// What the mask is applied to.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The rare heaps among these, each with its value; none if no mask pays.
    pub fn rare_among(&self, heaps: Range<usize>) -> &[(u32, u16)] {
        let before = |end| self.rare.partition_point(|&(heap, _)| (heap as usize) < end);
        &self.rare[before(heaps.start)..before(heaps.end)]
    }

    /// Adds the next heap, which has this value.
    pub fn push(&mut self, heap: usize, value: u16) {
        if self.mask != 0 && heap > 0 && !self.is_common(heap, value) {
            self.rare.push((heap as u32, value));
        }
    }

    /// Whether a value is common for this heap.
    pub fn is_common(&self, heap: usize, value: u16) -> bool {
        let ones = (value & self.mask).count_ones() as usize;
        (ones + self.kind.parity(heap)) % 2 == 1
    }
}

impl Kind {
    /// 1 for the heaps whose common values have an even number of digits in common with the mask.
    fn parity(self, heap: usize) -> usize {
        match self {
            Kind::Range => 0,
            Kind::Domain(taken) => (heap + taken) % 2,
        }
    }
}

/// The mask for which the fewest of these values are rare, and how many are.
///
/// O(n + v log v) for n values up to v.
fn sparsest_mask(values: &[u16], kind: Kind) -> (u16, usize) {
    // The sum of (-1)^(the number of binary digits in common) over all values, or of its opposite
    // for every second heap, is the number of the rare ones less that of the common ones. The
    // transform gives it for all masks at once.
    let largest = values.iter().copied().max().unwrap_or(0);
    let mut surplus = vec![0; (usize::from(largest) + 1).next_power_of_two()];
    for (heap, &value) in values.iter().enumerate() {
        surplus[usize::from(value)] += 1 - 2 * kind.parity(heap) as i64;
    }
    walsh_hadamard(&mut surplus);
    let least = surplus.iter().enumerate().min_by_key(|&(mask, &surplus)| (mask == 0, surplus));
    let (mask, &surplus) = least.expect("a power of two is not 0");
    (mask as u16, (values.len() as i64 + surplus) as usize / 2)
}

/// Replaces the numbers a(v) by the sums of (-1)^(ones of u & v) a(v), for each u.
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
