// Its helper is not that of the heap, so one of the two stays a module.
pub fn half(number: u64) -> u64 {
    helper(number) / 2
}

fn helper(number: u64) -> u64 {
    number
}
