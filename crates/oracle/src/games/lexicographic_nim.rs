//! Numbers on a digraph, of which one goes down and others may change.

use super::super::positions::products;
use super::super::Ruleset;

/// Lower the number at a vertex of a digraph, and replace those of its successors by any from 0 to
/// `most`.
///
/// The position is the number at each vertex, all of them at most `most`.
///
/// ```
/// use oracle::games::LexicographicNim;
/// use oracle::Oracle;
///
/// let edge = LexicographicNim { successors: vec![vec![1], vec![]], most: 1 };
/// assert_eq!(Oracle::new(edge).winning_options(&vec![1, 0]), [[0, 0]]);
/// ```
pub struct LexicographicNim {
    /// The successors of each vertex.
    pub successors: Vec<Vec<usize>>,
    /// The greatest number.
    pub most: u64,
}

impl LexicographicNim {
    /// The options that lower the number at this vertex.
    pub fn options_at(&self, vertex: usize, numbers: &[u64]) -> Vec<Vec<u64>> {
        let ranges = numbers.iter().enumerate().map(|(index, &number)| {
            if self.successors[vertex].contains(&index) {
                0..=self.most
            } else {
                number..=number
            }
        });
        let mut options = Vec::new();
        for changed in products(ranges) {
            options.extend((0..numbers[vertex]).map(|lower| {
                let mut after = changed.to_vec();
                after[vertex] = lower;
                after
            }));
        }
        options
    }
}

impl Ruleset for LexicographicNim {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        (0..numbers.len()).flat_map(|vertex| self.options_at(vertex, numbers)).collect()
    }
}
