//! The rules, with a target: Alice may not end the game with a smaller MEX.

use oracle::Ruleset;

/// A set of numbers in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Set {
    /// The MEX that Alice needs.
    pub target: usize,
    /// How many numbers Alice may still add.
    pub turns: usize,
    /// What she has just added, if Bob is to move.
    pub added: Option<usize>,
    /// Of each number whether it is there.
    pub numbers: Vec<bool>,
}

impl Set {
    /// The set after a player has added or removed a number.
    fn after(&self, number: usize) -> Set {
        let mut numbers = self.numbers.clone();
        numbers[number] = !numbers[number];
        let is_added = numbers[number];
        let turns = self.turns - usize::from(is_added);
        Set { turns, numbers, added: Some(number).filter(|_| is_added), ..*self }
    }

    /// The numbers that Bob can remove.
    fn smaller(&self) -> Vec<usize> {
        let smaller = (0..self.added.unwrap_or(0)).filter(|&number| self.numbers[number]);
        smaller.filter(|_| self.turns > 0).collect()
    }
}

/// Alice adds a number, and Bob removes a smaller one; a player who cannot move loses.
pub struct AddAndRemove;

impl Ruleset for AddAndRemove {
    type Position = Set;

    fn options(&self, set: &Set) -> Vec<Set> {
        if set.added.is_some() {
            return set.smaller().into_iter().map(|number| set.after(number)).collect();
        }
        let absent = (0..set.numbers.len()).filter(|&number| !set.numbers[number]);
        let added = absent.filter(|_| set.turns > 0).map(|number| set.after(number));
        let reaches =
            |set: &Set| set.numbers.iter().take_while(|&&is_there| is_there).count() >= set.target;
        added.filter(|set| !set.smaller().is_empty() || reaches(set)).collect()
    }
}
