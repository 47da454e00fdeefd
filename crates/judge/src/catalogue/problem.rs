//! A problem as a command works on it.

use std::ops::Deref;

use anyhow::{ensure, Result};
use protocol::Bounds;

use crate::catalogue::entry::Entry;
use crate::catalogue::online_judge::OnlineJudge;

/// A problem of the set or of the user's, as all judges have it or as one does: its entry, whose
/// fields are its own, and what no manifest says.
#[derive(Clone, Debug, Default)]
pub struct Problem {
    pub(crate) entry: Entry,
    /// The bounds of the judge it is taken from, if that allows less than the others.
    pub bounds: Bounds,
    /// The stack in megabytes that the judge it is taken from gives to programs, if known.
    pub stack: Option<f64>,
    /// Whether it is a problem of the user's, of which there is nothing but samples.
    pub is_yours: bool,
}

impl Problem {
    /// A problem of the set, as all judges have it.
    pub fn of_the_set(entry: &Entry) -> Problem {
        Problem { entry: entry.clone(), ..Problem::default() }
    }

    /// A problem of the user's.
    pub fn yours(entry: Entry) -> Problem {
        Problem { entry, is_yours: true, ..Problem::default() }
    }

    /// Checks that it is a problem of the set, whose tests know its rules.
    ///
    /// # Errors
    ///
    /// If it is the user's.
    pub fn check_rules_are_known(&self) -> Result<()> {
        let says = "is a problem of yours: its rules are not known, only samples";
        ensure!(!self.is_yours, "{} {says}", self.slug);
        Ok(())
    }

    /// The problem as this judge has it, with its limits and bounds; `None` if it does not have it.
    pub fn at(&self, judge: &OnlineJudge) -> Option<Problem> {
        let listing = judge.problem(self)?;
        let entry = Entry {
            time: listing.time.unwrap_or(self.time),
            memory: listing.memory.unwrap_or(self.memory),
            ..self.entry.clone()
        };
        let (bounds, stack) = (listing.bounds.clone(), judge.stack);
        Some(Problem { entry, bounds, stack, is_yours: self.is_yours })
    }
}

impl Deref for Problem {
    type Target = Entry;

    fn deref(&self) -> &Entry {
        &self.entry
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::entry::Listing;

    #[test]
    fn a_judge_has_its_own_limits_bounds_and_stack() {
        let bounds = Bounds::from([("N".to_string(), [1, 47])]);
        let listing = Listing {
            id: "Luogu P1".to_string(),
            memory: Some(125.0),
            bounds: bounds.clone(),
            ..Listing::default()
        };
        let entry = Entry { time: 2.0, memory: 64.0, judges: vec![listing], ..Entry::default() };
        let judge = |name: &str| OnlineJudge {
            name: name.to_string(),
            stack: Some(32.0),
            ..OnlineJudge::default()
        };
        let problem = Problem::of_the_set(&entry);
        assert!(problem.at(&judge("HDU")).is_none());
        let there = problem.at(&judge("Luogu")).unwrap();
        assert_eq!((there.time, there.memory, there.stack), (2.0, 125.0, Some(32.0)));
        assert_eq!(there.bounds, bounds);
        assert_eq!((problem.memory, problem.stack), (64.0, None));
    }
}
