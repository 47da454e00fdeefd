//! Random values that depend on a seed alone.

use std::ops::RangeInclusive;

use proptest::prelude::RngExt;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A source of random values that depends on the seed alone.
pub fn runner(seed: u64) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(Config { failure_persistence: None, ..Config::default() }, rng)
}

/// Random numbers for a [workload](crate::problem::Problem::workload), the same for the same seed.
pub struct Random(TestRng);

impl Random {
    /// The numbers that belong to `seed`.
    pub fn new(seed: u64) -> Random {
        Random(runner(seed).new_rng())
    }

    /// A number in the range.
    pub fn int(&mut self, range: RangeInclusive<u64>) -> u64 {
        self.0.random_range(range)
    }

    /// `length` numbers in the range.
    pub fn list(&mut self, length: u64, range: RangeInclusive<u64>) -> Vec<u64> {
        (0..length).map(|_| self.int(range.clone())).collect()
    }

    /// `count` values, each made by `one`.
    pub fn many<T>(&mut self, count: u64, mut one: impl FnMut(&mut Random) -> T) -> Vec<T> {
        (0..count).map(|_| one(self)).collect()
    }
}
