//! The rules: put a plate on the table, on a place where none of it lies on another plate or over the
//! edge.

use oracle::Ruleset;

/// The sides of the table, and the radius of the plates. A position is the centres of the plates in
/// ascending order, from a corner, in halves of a unit: centres elsewhere are not played here.
pub struct Plates {
    pub sides: (u64, u64),
    pub radius: u64,
}

impl Ruleset for Plates {
    type Position = Vec<(u64, u64)>;

    fn options(&self, plates: &Vec<(u64, u64)>) -> Vec<Vec<(u64, u64)>> {
        let ((a, b), r) = (self.sides, self.radius);
        if 2 * r > a.min(b) {
            return Vec::new();
        }
        let across = 2 * r..=2 * (a - r);
        let places = across.flat_map(|x| (2 * r..=2 * (b - r)).map(move |y| (x, y)));
        let are_apart = |(x, y): (u64, u64), plate: &(u64, u64)| {
            x.abs_diff(plate.0).pow(2) + y.abs_diff(plate.1).pow(2) >= (4 * r).pow(2)
        };
        let free = places.filter(|&place| plates.iter().all(|plate| are_apart(place, plate)));
        let with = |place: (u64, u64)| {
            let mut plates = [&plates[..], &[place]].concat();
            plates.sort_unstable();
            plates
        };
        free.map(with).collect()
    }
}
