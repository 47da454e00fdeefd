// A trap
use gamecore::*;

fn main() {
    // One implementation less, and another would take the call.
    println!("{} {} {}", 5.score(), (&5).score(), Heap::from(3).0);
    println!("{} {}", best(), Heap(1).describe());
    println!("{}", Letter(Stamp(5)).clone().0 .0);
}

mod gamecore {
    mod second {
        pub fn best() -> u64 {
            2
        }
    }

    // Hides the other one.
    pub use self::second::best;

    pub trait Score {
        fn score(self) -> u64;
    }

    // What a number is unless something else is said.
    impl Score for i32 {
        fn score(self) -> u64 {
            32
        }
    }

    impl Score for &i32 {
        fn score(self) -> u64 {
            0
        }
    }

    pub struct Heap(pub u64);

    impl From<i32> for Heap {
        fn from(stones: i32) -> Heap {
            Heap(stones as u64)
        }
    }

    pub trait Describe {
        fn describe(&self) -> &'static str {
            "something"
        }
    }

    impl Describe for Heap {
        fn describe(&self) -> &'static str {
            "a heap"
        }
    }

    pub struct Stamp(pub u64);

    impl Copy for Stamp {}

    impl Clone for Stamp {
        fn clone(&self) -> Stamp {
            Stamp(self.0 + 1)
        }
    }

    // Without Copy it would be cloned field by field.
    #[derive(Clone, Copy)]
    pub struct Letter(pub Stamp);
}
