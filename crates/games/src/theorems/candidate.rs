//! A theorem with its parameters.

use super::formula::Formula;
use super::kinds::Kind;

/// A theorem to be compared with all positions.
pub struct Candidate {
    pub name: String,
    pub kinds: Vec<&'static Kind>,
    /// What it says of the numbers of a view.
    pub says: Formula,
    /// Whether it is a nim-sum, of the numbers or of a nim-value of each, that is 0 or is the nim-value.
    pub is_sum: bool,
    /// Whether it is a law of single numbers, which the rules of single heaps may prove.
    pub of_number: bool,
    /// Whether it only lists what was seen.
    pub is_listed: bool,
    /// The bits of its parameters, and of its place among the others.
    pub cost: f64,
    /// The description of a game whose nim-values are known only as a table.
    pub game: Option<String>,
}

impl Candidate {
    /// A theorem on whole positions.
    pub fn new(name: impl ToString, kind: &'static Kind, says: Formula, cost: f64) -> Candidate {
        let (name, kinds) = (name.to_string(), vec![kind]);
        Candidate {
            name,
            kinds,
            says,
            is_sum: false,
            of_number: false,
            is_listed: false,
            cost,
            game: None,
        }
    }
}
