//! The rules: a bean becomes two beans in later bottles.

use oracle::Ruleset;

/// A position is the beans in each bottle.
pub struct Beans;

impl Ruleset for Beans {
    type Position = Vec<u64>;

    fn options(&self, beans: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for i in 0..beans.len() {
            for j in i + 1..beans.len() {
                for k in j..beans.len() {
                    if beans[i] > 0 {
                        let mut left = beans.clone();
                        left[i] -= 1;
                        left[j] += 1;
                        left[k] += 1;
                        options.push(left);
                    }
                }
            }
        }
        options
    }

    /// The beans in the last bottle never move.
    fn representative(&self, beans: &Vec<u64>) -> Vec<u64> {
        let mut beans = beans.clone();
        beans.pop();
        beans.push(0);
        beans
    }
}
