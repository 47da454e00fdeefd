//! Random values that depend on a seed alone.

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A source of random values that depends on the seed alone.
pub fn runner(seed: u64) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(Config { failure_persistence: None, ..Config::default() }, rng)
}
