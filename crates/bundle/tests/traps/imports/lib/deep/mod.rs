pub mod inner;

/// Used in a type only.
pub const EDGE: usize = UNIT * 2;
const UNIT: usize = 3;
const OTHER: usize = UNIT;

/// Names its child, which names it.
pub fn other() -> usize {
    inner::double(OTHER as u64) as usize
}
