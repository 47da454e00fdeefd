//! The rules: make a 0 a 1 for a dollar, or reverse the string for nothing.

use oracle::Ruleset;

/// A position is the letters, what Bob has paid less what Alice has paid, whether Alice is to move,
/// and whether the last turn was a reversal.
pub struct ChangeOrReverse;

impl Ruleset for ChangeOrReverse {
    type Position = (Vec<u64>, i64, bool, bool);

    fn options(&self, (letters, lead, alice, reversed): &Self::Position) -> Vec<Self::Position> {
        let zeros = (0..letters.len()).filter(|&place| letters[place] == 0);
        let change = |place: usize| {
            let mut letters = letters.clone();
            letters[place] = 1;
            (letters, if *alice { lead - 1 } else { lead + 1 }, !alice, false)
        };
        let mut options: Vec<Self::Position> = zeros.map(change).collect();
        let back: Vec<u64> = letters.iter().rev().copied().collect();
        if !reversed && back != *letters {
            options.push((back, *lead, !alice, true));
        }
        options
    }
}
