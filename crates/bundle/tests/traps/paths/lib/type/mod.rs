use crate::tools;
use tools::{deep, Way};

pub fn largest(list: &[u64]) -> u64 {
    use std::cmp::max;
    use Way::*;
    let way = if list.is_empty() { Down } else { Up };
    list.iter().fold(0, |a, &b| match way {
        Up => max(a, b),
        Down => a,
    })
}

pub fn sum() -> u64 {
    use deep::{one as r#fn, two};
    r#fn() + two()
}

pub fn smaller(a: u64, b: u64) -> u64 {
    a.min(b)
}

pub fn other() -> u64 {
    use deep::one;
    one()
}
