//! Green Hackenbush, with one or more vertices on the ground.

use super::super::Ruleset;

/// Cut an edge; what is no longer joined to a vertex on the ground falls.
///
/// The position is a number with a binary digit 1 for each edge that stands.
///
/// ```
/// use oracle::games::Hackenbush;
/// use oracle::Oracle;
///
/// // A string of three edges on the ground; then both of its ends are on the ground.
/// let edges = vec![(0, 1), (1, 2), (2, 3)];
/// let string = Oracle::new(Hackenbush { edges: edges.clone(), grounded: vec![0] });
/// assert_eq!(string.nim_value(&0b111), 3);
/// let arch = Oracle::new(Hackenbush { edges, grounded: vec![0, 3] });
/// assert_eq!(arch.winning_options(&0b111), [0b101]);
/// ```
pub struct Hackenbush {
    /// The two ends of each edge.
    pub edges: Vec<(usize, usize)>,
    /// The vertices on the ground.
    pub grounded: Vec<usize>,
}

impl Hackenbush {
    /// What is left of a set of edges when those without a way to the ground have fallen.
    ///
    /// ```
    /// use oracle::games::Hackenbush;
    ///
    /// let edges = vec![(0, 1), (1, 2), (3, 3)];
    /// let rules = Hackenbush { edges, grounded: vec![2] };
    /// assert_eq!(rules.standing(0b111), 0b011);
    /// assert_eq!(rules.standing(0b101), 0);
    /// ```
    pub fn standing(&self, set: u64) -> u64 {
        let (mut reached, mut stands) = (self.grounded.clone(), 0);
        while let Some(vertex) = reached.pop() {
            for (edge, &(one, other)) in self.edges.iter().enumerate() {
                let new = set & !stands & 1 << edge;
                if new > 0 && (one == vertex || other == vertex) {
                    stands |= new;
                    reached.push(one);
                    reached.push(other);
                }
            }
        }
        stands
    }
}

impl Ruleset for Hackenbush {
    type Position = u64;

    /// By the edge that is cut.
    fn options(&self, &set: &u64) -> Vec<u64> {
        let cuts = (0..self.edges.len()).filter(|edge| set >> edge & 1 == 1);
        cuts.map(|edge| self.standing(set & !(1 << edge))).collect()
    }
}
