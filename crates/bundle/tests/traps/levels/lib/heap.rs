//! Nobody names this module, but its helper is not the only one.

use std::collections::BTreeSet;
use std::fmt::Debug;

pub struct Heap {
    sizes: BTreeSet<u64>,
}

impl Heap {
    pub fn new(size: u64) -> Heap {
        Heap { sizes: Some(size).into_iter().collect() }
    }

    pub fn size(&self) -> u64 {
        helper(&self.sizes) + super::clash::half(2)
    }
}

fn helper<T: Debug>(of: &T) -> u64 {
    format!("{:?}", of).len() as u64
}
