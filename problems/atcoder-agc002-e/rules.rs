//! The rules: eat the first of the largest piles, or one candy of every pile.

use oracle::Ruleset;

/// A position is the piles; empty ones remain.
pub struct CandyPiles;

impl Ruleset for CandyPiles {
    type Position = Vec<u64>;

    fn options(&self, piles: &Vec<u64>) -> Vec<Vec<u64>> {
        let most = piles.iter().max().copied().unwrap_or(0);
        if most == 0 {
            return Vec::new();
        }
        let largest = piles.iter().position(|&pile| pile == most);
        let eaten = |(place, &pile)| if Some(place) == largest { 0 } else { pile };
        let without_largest = piles.iter().enumerate().map(eaten).collect();
        vec![without_largest, piles.iter().map(|pile| pile.saturating_sub(1)).collect()]
    }

    fn representative(&self, piles: &Vec<u64>) -> Vec<u64> {
        let mut piles: Vec<u64> = piles.iter().copied().filter(|&pile| pile > 0).collect();
        piles.sort_unstable();
        piles
    }
}
