//! The rules: take any number of pebbles from one heap, but no heap may become smaller than the
//! one to its left.

use oracle::Ruleset;

/// A position is the heaps from left to right, none smaller than the one before it.
pub struct Pebbles;

impl Ruleset for Pebbles {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            let left = if place == 0 { 0 } else { heaps[place - 1] };
            options.extend((left..heap).map(|rest| {
                let mut lowered = heaps.to_vec();
                lowered[place] = rest;
                lowered
            }));
        }
        options
    }
}
