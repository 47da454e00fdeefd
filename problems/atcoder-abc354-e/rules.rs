//! The rules: remove two cards with equal fronts or with equal backs.

use oracle::Ruleset;

/// A position is the front and the back of each card, or 0 and 0 where a card has been removed.
pub struct RemovePairs;

impl Ruleset for RemovePairs {
    type Position = Vec<u64>;

    fn options(&self, cards: &Vec<u64>) -> Vec<Vec<u64>> {
        let sides = |card: usize| (cards[2 * card], cards[2 * card + 1]);
        let left: Vec<usize> = (0..cards.len() / 2).filter(|&card| sides(card).0 > 0).collect();
        let mut options = Vec::new();
        for (place, &one) in left.iter().enumerate() {
            for &other in &left[place + 1..] {
                if sides(one).0 == sides(other).0 || sides(one).1 == sides(other).1 {
                    let mut cards = cards.clone();
                    cards[2 * one..2 * one + 2].fill(0);
                    cards[2 * other..2 * other + 2].fill(0);
                    options.push(cards);
                }
            }
        }
        options
    }
}
