//! The rules: move the monster on by a number of your own, and win if it comes to place 0.

use oracle::Ruleset;

/// A circle of places, and the numbers of Rick and of Morty.
pub struct Circle {
    pub places: u64,
    pub numbers: Vec<Vec<u64>>,
}

impl Ruleset for Circle {
    /// The monster's place, and the player to move: 0 is Rick, 1 is Morty.
    type Position = (u64, usize);

    fn options(&self, &(place, player): &Self::Position) -> Vec<Self::Position> {
        if place == 0 {
            return Vec::new();
        }
        let to = |number: &u64| ((place + number) % self.places, 1 - player);
        self.numbers[player].iter().map(to).collect()
    }
}
