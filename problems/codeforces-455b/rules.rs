//! The rules: add a letter, and begin the next game where you cannot.

use oracle::Ruleset;

/// The given words; letters are numbers.
pub struct Games {
    pub words: Vec<Vec<u64>>,
}

impl Ruleset for Games {
    /// The word so far, and the number of games left with this one.
    type Position = (Vec<u64>, u64);

    /// The loser of a game, who could not move in it, makes the first move of the next.
    fn options(&self, (word, games): &Self::Position) -> Vec<Self::Position> {
        let longer = self.words.iter().filter(|given| given.len() > word.len());
        let longer = longer.filter(|given| given.starts_with(word));
        let options: Vec<_> = longer.map(|given| (given[..=word.len()].to_vec(), *games)).collect();
        match options.is_empty() && *games > 1 {
            true => self.options(&(Vec::new(), games - 1)),
            false => options,
        }
    }
}
