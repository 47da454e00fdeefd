//! Implementations made by macros.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
extern crate std;

use alloc::vec::Vec;
use core::ops::{BitAnd, BitXor};

pub trait Ones {
    fn ones(self) -> u32;
}

macro_rules! count_ones {
    ($($integer:ty),* $(,)?) => {
        $(impl Ones for $integer {
            fn ones(self) -> u32 {
                self.count_ones()
            }
        })*
    };
}

// Every integer that someone has.
count_ones!(u8, u16, u32, u64);

/// In binary.
#[derive(Clone, Copy, Debug)]
pub struct Heaps(pub u64);

macro_rules! operators {
    ($($operator:ident $method:ident |$a:ident, $b:ident| $result:expr;)*) => {
        $(impl $operator for Heaps {
            type Output = Heaps;
            fn $method(self, other: Heaps) -> Heaps {
                let ($a, $b) = (self.0, other.0);
                Heaps($result)
            }
        })*
    };
}

operators! {
    BitAnd bitand |a, b| a & b;
    BitXor bitxor |a, b| a ^ b;
}

impl Heaps {
    #[allow(non_snake_case)]
    pub fn pair(self) -> Vec<u64> {
        let N = self.0;
        alloc::vec![N, N]
    }
}
