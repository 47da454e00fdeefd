//! Reads the input as the crate proconio does, for judges that do not have it.

use std::cell::RefCell;
use std::io::{stdin, Read};
use std::str::{FromStr, SplitWhitespace};

//? input
pub use crate::pocket_input as input;
//? read_value
pub use crate::pocket_input as read_value;
//?

/// Declares variables and reads them, `input! { n: usize, heaps: [u64; n] }`, or reads something
/// without a name, `read_value!(u64)`.
#[macro_export]
macro_rules! pocket_input {
    //? input
    ($($name:tt: $kind:tt),* $(,)?) => {
        $(let $name = $crate::pocket_input!($kind);)*
    };
    //? mut:
    // One by one, where some are `mut`.
    (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::pocket_input!($kind);
        $crate::pocket_input! { $($($rest)*)? }
    };
    ($name:tt: $kind:tt, $($rest:tt)*) => {
        let $name = $crate::pocket_input!($kind);
        $crate::pocket_input! { $($rest)* }
    };
    //? [;] []
    ([$kind:tt; $length:expr]) => {
        (0..$length).map(|_| $crate::pocket_input!($kind)).collect::<Vec<_>>()
    };
    //? []
    ([$kind:tt]) => {
        $crate::pocket_input!([$kind; $crate::pocket_input!(usize)])
    };
    //? ()
    (($($kind:tt),* $(,)?)) => {
        ($($crate::pocket_input!($kind),)*)
    };
    //? Chars
    (Chars) => {
        Chars::read()
    };
    //? Bytes
    (Bytes) => {
        Bytes::read()
    };
    //? Usize1
    (Usize1) => {
        Usize1::read()
    };
    //? Isize1
    (Isize1) => {
        Isize1::read()
    };
    //?
    ($kind:ty) => {
        $crate::proconio::word::<$kind>(stringify!($kind))
    };
}

thread_local! {
    static WORDS: RefCell<SplitWhitespace<'static>> = {
        let mut input = String::new();
        stdin().read_to_string(&mut input).expect("the input is not UTF-8");
        let input: &'static str = Box::leak(input.into_boxed_str());
        RefCell::new(input.split_whitespace())
    };
}

/// Reads a word and makes something of it. Like proconio it panics if it cannot.
pub fn word<T: FromStr>(kind: &str) -> T {
    let word = WORDS.with(|words| words.borrow_mut().next());
    let word = word.unwrap_or_else(|| panic!("expected {}, found the end of the input", kind));
    word.parse().unwrap_or_else(|_| panic!("expected {}, found {:.80}", kind, word))
}

//? is_stdin_empty
/// Whether nothing but white space is left of standard input.
pub fn is_stdin_empty() -> bool {
    WORDS.with(|words| words.borrow().clone().next().is_none())
}

//? Chars Bytes Usize1 Isize1
pub mod marker {
    use super::word;

    //? Chars
    /// A word as the list of its characters.
    pub enum Chars {}

    impl Chars {
        pub fn read() -> Vec<char> {
            word::<String>("String").chars().collect()
        }
    }

    //? Bytes
    /// A word as the list of its bytes.
    pub enum Bytes {}

    impl Bytes {
        pub fn read() -> Vec<u8> {
            word::<String>("String").into_bytes()
        }
    }

    //? Usize1
    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Usize1 {}

    impl Usize1 {
        pub fn read() -> usize {
            word::<usize>("usize").checked_sub(1).expect("expected a number from 1, found 0")
        }
    }

    //? Isize1
    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Isize1 {}

    impl Isize1 {
        pub fn read() -> isize {
            word::<isize>("isize").checked_sub(1).expect("expected a larger number")
        }
    }
    //? Chars Bytes Usize1 Isize1
}
//?
