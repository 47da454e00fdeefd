//! The rules: lower a city's tax, and set those of the cities after it to anything.

use oracle::Ruleset;

/// The cities after each city, which is counted from 1; and the greatest tax.
///
/// The game itself has no greatest tax, so that there are endlessly many moves. Play with one is
/// play with a part of these.
pub struct Promises {
    pub successors: Vec<Vec<u64>>,
    pub most: u64,
}

impl Ruleset for Promises {
    /// The taxes.
    type Position = Vec<u64>;

    fn options(&self, taxes: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (city, successors) in self.successors.iter().enumerate() {
            for less in 0..taxes[city] {
                let mut lowered = taxes.clone();
                lowered[city] = less;
                options.extend(self.with_any(lowered, successors));
            }
        }
        options
    }
}

impl Promises {
    /// The same taxes with any in these cities.
    fn with_any(&self, taxes: Vec<u64>, cities: &[u64]) -> Vec<Vec<u64>> {
        let mut all = vec![taxes];
        for &city in cities {
            let with = |taxes: &Vec<u64>, tax| {
                let mut taxes = taxes.clone();
                taxes[city as usize - 1] = tax;
                taxes
            };
            let any = |taxes: &Vec<u64>| (0..=self.most).map(|tax| with(taxes, tax)).collect();
            all = all.iter().flat_map(|taxes| -> Vec<Vec<u64>> { any(taxes) }).collect();
        }
        all
    }
}
