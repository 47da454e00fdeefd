pub enum Way {
    Up,
    Down,
}

pub mod deep {
    pub fn one() -> u64 {
        1
    }
    pub fn two() -> u64 {
        2
    }
}
