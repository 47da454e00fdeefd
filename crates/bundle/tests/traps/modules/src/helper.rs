//! What main needs.

mod deep;

// Six times seven.
pub fn answer() -> u64 {
    // Not formatted,   and not changed:
    deep::six()*7 // "mod deep;"
}

#[cfg(test)]
mod tests;
