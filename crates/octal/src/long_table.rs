//! Long tables of the nim-values of octal games: those of [`OctalTable`], whose page has the theory,
//! with what is told of them.

use gamecore::{sparsest_mask, Octal, OctalTable};

/// A mask is told of if at most one of this many heaps is rare.
const SPARSE: usize = 4;

/// A table of the nim-values of an octal game that grows heap by heap.
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
pub struct LongTable(OctalTable);

impl LongTable {
    /// A table that begins with these values of the game, none or those that an earlier table
    /// found.
    pub fn new(game: &Octal, values: Vec<u16>) -> LongTable {
        LongTable(OctalTable::new(game.digits(), values))
    }

    /// The nim-values of the heaps 0, 1, 2, ..., as far as they are known. O(1).
    pub fn values(&self) -> &[u16] {
        self.0.values()
    }

    /// Finds the next value.
    ///
    /// # Panics
    /// If it exceeds 65535.
    pub fn extend(&mut self) {
        self.0.extend();
    }

    /// The sparse space for which the fewest of these heaps are rare; `None` if more than a quarter
    /// are. O(n) time for n heaps.
    pub fn sparse_space(&self) -> Option<SparseSpace> {
        let space = SparseSpace { mask: sparsest_mask(self.values()) };
        let rare = self.values().iter().filter(|&&value| !space.is_common(value)).count();
        Some(space).filter(|_| rare <= self.values().len() / SPARSE)
    }
}

/// A mask that divides nim-values into common and rare ones.
pub struct SparseSpace {
    mask: u16,
}

impl SparseSpace {
    /// The mask.
    pub fn mask(&self) -> u16 {
        self.mask
    }

    /// Whether a value is common.
    pub fn is_common(&self, value: u16) -> bool {
        (value & self.mask).count_ones() % 2 == 1
    }
}
