//! A theorem with its parameters, not yet compared with all positions.

use super::evidence::MARGIN;
use super::formula::Formula;
use super::kinds::Kind;

/// A theorem with its parameters.
#[derive(Clone)]
pub struct Candidate {
    pub name: String,
    /// The theorems that it is, for it has the shape that they have.
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
    /// The bits that it can save at most, however many positions agree.
    pub saves: f64,
    /// The description of a game whose nim-values are known only as a table.
    pub game: Option<String>,
}

/// What is only a guess saves less than is believed.
pub const GUESS: f64 = MARGIN - 1.0;

impl Candidate {
    /// A theorem on whole positions.
    pub fn new(
        name: impl ToString,
        kinds: Vec<&'static Kind>,
        says: Formula,
        cost: f64,
    ) -> Candidate {
        Candidate {
            name: name.to_string(),
            kinds,
            says,
            is_sum: false,
            of_number: false,
            is_listed: false,
            cost,
            saves: f64::INFINITY,
            game: None,
        }
    }
}
