//! The rules: knock down one pin, or two neighbours.

use std::ops::Range;

use oracle::Ruleset;

/// A position says of each place whether a pin stands there.
pub struct Pins;

impl Ruleset for Pins {
    type Position = Vec<bool>;

    fn options(&self, pins: &Vec<bool>) -> Vec<Vec<bool>> {
        let single = (0..pins.len()).map(|place| place..place + 1);
        let pairs = (1..pins.len()).map(|place| place - 1..place + 1);
        let hit = single.chain(pairs).filter(|places| pins[places.clone()].iter().all(|&pin| pin));
        let knocked_down = |places: Range<usize>| {
            let mut left = pins.clone();
            left[places].iter_mut().for_each(|pin| *pin = false);
            left
        };
        hit.map(knocked_down).collect()
    }
}
