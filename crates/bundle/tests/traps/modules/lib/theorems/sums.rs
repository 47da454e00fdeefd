pub fn add(a: u64, b: u64) -> u64 {
    a + b
}

pub fn twice(a: u64) -> u64 {
    add(a, a)
}
