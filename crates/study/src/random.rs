//! Random numbers: the same seed gives the same ones everywhere.

use std::ops::RangeInclusive;

/// A source of random numbers, the same for the same seed.
pub struct Random(u64);

impl Random {
    /// The source that belongs to a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number from `range`, which must not be empty.
    pub fn int(&mut self, range: RangeInclusive<u64>) -> u64 {
        let (least, greatest) = range.into_inner();
        match (greatest - least).checked_add(1) {
            Some(numbers) => least + self.next() % numbers,
            None => self.next(),
        }
    }

    /// A row of `length` numbers from `range`.
    pub fn list(&mut self, length: u64, range: RangeInclusive<u64>) -> Vec<u64> {
        (0..length).map(|_| self.int(range.clone())).collect()
    }

    /// `count` values, each made by `one`.
    pub fn many<T>(&mut self, count: u64, mut one: impl FnMut(&mut Random) -> T) -> Vec<T> {
        (0..count).map(|_| one(self)).collect()
    }

    /// `length` different numbers from `range`, in ascending order; all of them if there are
    /// fewer.
    pub fn distinct(&mut self, length: u64, range: RangeInclusive<u64>) -> Vec<u64> {
        let mut numbers: Vec<u64> = range.collect();
        while numbers.len() as u64 > length {
            let surplus = self.int(0..=numbers.len() as u64 - 1) as usize;
            numbers.remove(surplus);
        }
        numbers
    }

    /// One of `items`, of which there must be some.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.int(0..=items.len() as u64 - 1) as usize]
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn numbers_keep_to_their_range_and_reach_it() {
        let mut random = Random::new(1);
        let numbers = random.list(1000, 3..=5);
        assert!([3, 4, 5].iter().all(|number| numbers.contains(number)));
        assert!(numbers.iter().all(|number| (3..=5).contains(number)));
    }

    #[test]
    fn a_number_may_be_any() {
        let numbers = Random::new(4).list(100, 0..=u64::MAX);
        assert!(numbers.iter().any(|&number| number > u64::MAX / 2));
    }

    #[test]
    fn distinct_numbers_are_distinct_and_in_order() {
        let numbers = Random::new(2).distinct(4, 1..=9);
        assert_eq!(numbers.len(), 4);
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(Random::new(3).distinct(9, 1..=3), [1, 2, 3]);
    }
}
