use super::heap::Heap;
use crate::clash::half as by_two;
use std::collections::BTreeSet;

pub struct Sum {
    heaps: BTreeSet<u64>,
}

impl Sum {
    pub fn of(sizes: &[u64]) -> Sum {
        let heaps = sizes.iter().map(|&size| Heap::new(by_two(size)).size());
        Sum { heaps: heaps.collect() }
    }

    pub fn show(&self) -> String {
        format!("{:?}", self.heaps)
    }
}
