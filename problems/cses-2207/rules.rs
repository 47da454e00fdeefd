//! The rules: divide a heap into two of different sizes.

use oracle::Ruleset;

/// A position is the heaps; the larger part takes the place of the divided heap, and the smaller
/// one stands at the end.
pub struct Dividing;

impl Ruleset for Dividing {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for smaller in (1..heap).take_while(|smaller| *smaller < heap - smaller) {
                let mut divided = heaps.to_vec();
                divided[place] = heap - smaller;
                divided.push(smaller);
                options.push(divided);
            }
        }
        options
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        heaps
    }
}
