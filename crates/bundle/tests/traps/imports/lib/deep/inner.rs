/// Twice as much, known by its method only.
pub trait Twice {
    /// Twice.
    fn twice(self) -> u64;
    /// Nobody calls it.
    fn four_times(self) -> u64;
}

impl Twice for u64 {
    fn twice(self) -> u64 {
        double(self)
    }
    fn four_times(self) -> u64 {
        double(double(self))
    }
}

/// Nobody has it.
pub trait Thrice {
    /// Thrice.
    fn thrice(self) -> u64;
}

impl Thrice for u64 {
    fn thrice(self) -> u64 {
        triple(self)
    }
}

pub fn double(x: u64) -> u64 {
    2 * x
}

pub fn triple(x: u64) -> u64 {
    super::EDGE as u64 / 2 * x
}
