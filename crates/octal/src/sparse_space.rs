//! Sparse spaces: masks that divide the nim-values of a game into common and rare ones.
//!
//! For some mask, nearly all values of many games have an odd number of binary digits in
//! common with it (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4). Call these
//! common, the others rare. The nim-sum of two values is common if and only if exactly one of
//! them is. This is true of every mask; the table so far shows a good one (Flammenkamp's
//! computations of octal games rest on such masks).

/// A mask pays if at most one of this many heaps is rare.
const SPARSE: usize = 4;

/// A mask, and the heaps whose nim-values are rare by it.
pub struct SparseSpace {
    /// 0 if no mask pays.
    mask: u16,
    /// An upper bound, not attained, for all values and their nim-sums.
    end: usize,
    /// The heaps of rare value except for the heap 0, in increasing order, each with its value.
    /// Empty if no mask pays: then all heaps are rare.
    rare: Vec<(u32, u16)>,
}

impl SparseSpace {
    /// The space of no mask: all values are rare.
    pub fn none() -> SparseSpace {
        SparseSpace { mask: 0, end: 1, rare: Vec::new() }
    }

    /// The space for which the fewest of these heaps are rare, if it pays.
    ///
    /// O(n + v log v) for n values up to v.
    pub fn of(values: &[u16]) -> SparseSpace {
        // The sum of (-1)^(the number of binary digits in common) over all values is the number of
        // the rare ones less that of the common ones. The transform gives it for all masks at once.
        let largest = values.iter().copied().max().unwrap_or(0);
        let end = (usize::from(largest) + 1).next_power_of_two();
        let mut surplus = vec![0; end];
        values.iter().for_each(|&value| surplus[usize::from(value)] += 1);
        walsh_hadamard(&mut surplus);
        let least = surplus.iter().enumerate().min_by_key(|&(mask, &surplus)| (mask == 0, surplus));
        let (mask, &surplus) = least.expect("a power of two is not 0");
        let rare = (values.len() as i64 + surplus) as usize / 2;
        let mask = if rare <= values.len() / SPARSE { mask as u16 } else { 0 };
        let mut space = SparseSpace { mask, end, rare: Vec::new() };
        for (heap, &value) in values.iter().enumerate() {
            space.push(heap, value);
        }
        space
    }

    /// The mask; 0 if there is none that pays.
    pub fn mask(&self) -> u16 {
        self.mask
    }

    /// An upper bound, not attained, for all values and their nim-sums.
    pub fn end(&self) -> usize {
        self.end
    }

    /// The rare heaps from 1 on before this one, each with its value; none if no mask pays.
    pub fn rare_before(&self, heap: usize) -> &[(u32, u16)] {
        &self.rare[..self.rare.partition_point(|&(rare, _)| (rare as usize) < heap)]
    }

    /// Adds the next heap, which has this value.
    pub fn push(&mut self, heap: usize, value: u16) {
        self.end = self.end.max((usize::from(value) + 1).next_power_of_two());
        if self.mask != 0 && heap > 0 && !self.is_common(value) {
            self.rare.push((heap as u32, value));
        }
    }

    /// Whether a value is common.
    pub fn is_common(&self, value: u16) -> bool {
        (value & self.mask).count_ones() % 2 == 1
    }
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
