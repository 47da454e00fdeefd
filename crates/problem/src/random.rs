//! Random values that depend on a seed alone.

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A source of random values that depends on the seed alone.
pub fn runner(seed: u64) -> TestRunner {
    let config = Config { failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, rng(seed, 0))
}

/// Random numbers that depend on the seed and on the `purpose`.
pub(crate) fn rng(seed: u64, purpose: u64) -> TestRng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&purpose.to_le_bytes());
    TestRng::from_seed(RngAlgorithm::ChaCha, &bytes)
}
