//! Shared by the benchmarks: numbers without pattern, the same in every run.

/// This many 64-bit numbers: SplitMix64 (Steele, Lea and Flood, 2014) from 0.
pub fn random(count: usize) -> Vec<u64> {
    let states = (1..=count as u64).map(|step| step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    states.map(mixed).collect()
}

fn mixed(state: u64) -> u64 {
    let state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ state >> 31
}
