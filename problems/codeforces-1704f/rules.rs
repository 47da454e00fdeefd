//! The rules: paint two neighbours white, one of them of the own colour.

use oracle::Ruleset;

/// A position is the player to move, 1 or 2, and the cells: 0 is white, 1 red and 2 blue, the
/// colour of player 2.
pub struct Painting;

impl Ruleset for Painting {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let mover = position[0];
        let lefts =
            (1..position.len() - 1).filter(|&left| position[left..left + 2].contains(&mover));
        let painted = |left: usize| {
            let mut position = position.clone();
            position[0] = 3 - mover;
            position[left..left + 2].fill(0);
            position
        };
        lefts.map(painted).collect()
    }
}
