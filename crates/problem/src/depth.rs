//! How thoroughly a problem is tested.
//!
//! `cargo test` tries the same inputs each time, few enough to be run all day. With [`SEED`] in
//! the environment the same tests try several times as many inputs, and other ones for each seed.

use std::env;

use proptest::prelude::RngExt;
use proptest::test_runner::TestRng;

use crate::random::rng;

/// The variable that asks for depth; its value is the seed of all randomness.
const SEED: &str = "DEEP_SEED";

/// How much of each kind is tried.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Where random inputs begin: 0 unless depth is asked for.
    seed: u64,
    /// How many random inputs of each size are compared with the formula.
    pub random_inputs: u32,
    /// How many random inputs of each size are read again, in each scope.
    pub read_again: u64,
    /// How many of the small positions are also given to the solution alone.
    pub alone: usize,
    /// How many tokens of a good input are replaced in every way.
    pub tokens: usize,
    /// How many options the rules of a study may list.
    pub effort: u64,
}

impl Depth {
    /// The depth that the environment asks for.
    ///
    /// # Panics
    ///
    /// If the seed is not a number of 64 bits.
    pub fn asked_for() -> Depth {
        match env::var(SEED) {
            Ok(seed) => {
                let seed = seed.parse().unwrap_or_else(|_| panic!("{SEED}={seed} is not a number"));
                Depth {
                    seed,
                    random_inputs: 60,
                    read_again: 16,
                    alone: 60,
                    tokens: 40,
                    effort: 400_000,
                }
            }
            Err(_) => Depth {
                seed: 0,
                random_inputs: 8,
                read_again: 2,
                alone: 10,
                tokens: 10,
                effort: 50_000,
            },
        }
    }

    /// Whether more is tried than usually.
    pub fn is_deep(&self) -> bool {
        env::var_os(SEED).is_some()
    }

    /// Random numbers that depend on the seed and on the `purpose`.
    pub fn rng(&self, purpose: u64) -> TestRng {
        rng(self.seed, purpose)
    }

    /// A seed that depends on the `purpose`.
    pub fn seed(&self, purpose: u64) -> u64 {
        self.rng(purpose).random()
    }
}
