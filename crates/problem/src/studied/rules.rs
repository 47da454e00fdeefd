//! The rules of a study, as the oracle plays by them.

use std::cell::Cell;

use oracle::Ruleset;
use study::{Asked, Row, Study};

/// Rules that count what they have been asked.
pub(super) struct Rules<'a> {
    study: &'a dyn Study,
    effort: Cell<u64>,
}

impl<'a> Rules<'a> {
    pub(super) fn new(study: &'a dyn Study) -> Self {
        Rules { study, effort: Cell::new(0) }
    }

    /// How many options have been listed, and how many positions asked about.
    pub(super) fn effort(&self) -> u64 {
        self.effort.get()
    }
}

impl Ruleset for &Rules<'_> {
    type Position = Row;

    fn options(&self, position: &Row) -> Vec<Row> {
        // In misere play, a player who cannot move wins: as if there were one more move, to
        // where there is really none.
        if *position == THE_END {
            return Vec::new();
        }
        let mut options = self.study.options(position);
        if options.is_empty() && self.study.is_misere() {
            options.push(THE_END.to_vec());
        }
        self.effort.set(self.effort.get() + options.len() as u64 + 1);
        options
    }
}

/// No position of any problem.
pub(super) const THE_END: [u64; 7] = [u64::MAX; 7];
