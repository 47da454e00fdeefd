//! The rules: cut the centre of a palindrome out of a word.

use oracle::Ruleset;

/// A position is a word and the places of the letters that have been cut out, counted from 1, in
/// ascending order; what is left between two of them is a word of its own.
pub struct CentreCuts;

impl Ruleset for CentreCuts {
    type Position = (Vec<u64>, Vec<u64>);

    fn options(&self, (word, cuts): &(Vec<u64>, Vec<u64>)) -> Vec<(Vec<u64>, Vec<u64>)> {
        let is_centre = |&place: &usize| {
            let in_one_word = (place - 1..=place + 1).all(|near| !cuts.contains(&(near as u64)));
            in_one_word && word[place - 2] == word[place]
        };
        let cut = |place: usize| {
            let mut cuts = cuts.to_vec();
            cuts.push(place as u64);
            cuts.sort_unstable();
            (word.to_vec(), cuts)
        };
        (2..word.len()).filter(is_centre).map(cut).collect()
    }
}
