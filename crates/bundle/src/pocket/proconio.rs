//! Reads the input as the crate proconio does, for judges that do not have it.

use std::any::type_name;
use std::cell::RefCell;
use std::convert::TryFrom;
use std::io::{stdin, BufRead, BufReader, Read, Stdin};
use std::str::{self, FromStr};

pub use crate::pocket_input as input;
pub use crate::pocket_input as read_value;

/// Declares variables and reads them, `input! { n: usize, mut heaps: [u64; n] }`, or
/// reads something without a name, `read_value!(u64)`.
#[macro_export]
macro_rules! pocket_input {
    ($($name:tt: $kind:tt),* $(,)?) => {
        $(let $name = $crate::pocket_input!(@ $kind);)*
    };
    ($kind:tt) => {
        $crate::pocket_input!(@ $kind)
    };
    // One by one, where some are `mut`.
    (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::pocket_input!(@ $kind);
        $crate::pocket_input! { $($($rest)*)? }
    };
    ($name:tt: $kind:tt, $($rest:tt)*) => {
        let $name = $crate::pocket_input!(@ $kind);
        $crate::pocket_input! { $($rest)* }
    };
    (@ [$kind:tt; $length:expr]) => {{
        let length: usize = $length;
        // The input may promise more than it holds.
        let mut list = Vec::with_capacity(length.min(1 << 16));
        for _ in 0..length {
            list.push($crate::pocket_input!(@ $kind));
        }
        list
    }};
    (@ [$kind:tt]) => {
        $crate::pocket_input!(@ [$kind; $crate::pocket_input!(@ usize)])
    };
    (@ ($($kind:tt),+ $(,)?)) => {
        ($($crate::pocket_input!(@ $kind),)+)
    };
    (@ String) => {
        $crate::proconio::word::<String>()
    };
    (@ char) => {
        $crate::proconio::word::<char>()
    };
    (@ bool) => {
        $crate::proconio::word::<bool>()
    };
    (@ f32) => {
        $crate::proconio::word::<f32>()
    };
    (@ f64) => {
        $crate::proconio::word::<f64>()
    };
    (@ Chars) => {
        Chars::read()
    };
    (@ Bytes) => {
        Bytes::read()
    };
    (@ Usize1) => {
        Usize1::read()
    };
    (@ Isize1) => {
        Isize1::read()
    };
    (@ $integer:ty) => {
        $crate::proconio::integer::<$integer>()
    };
}

type Input = RefCell<BufReader<Stdin>>;

thread_local! {
    static INPUT: Input = RefCell::new(BufReader::with_capacity(1 << 16, stdin()));
}

/// Whether nothing but white space is left of standard input.
pub fn is_stdin_empty() -> bool {
    INPUT.with(|input| loop {
        let mut input = input.borrow_mut();
        let bytes = input.fill_buf().unwrap_or(&[]);
        match (1..=3.min(bytes.len())).find(|&length| is_space(&bytes[..length])) {
            Some(length) => input.consume(length),
            None => return bytes.is_empty(),
        }
    })
}

// White space as in proconio: that of Unicode, at most three bytes long.
fn is_space(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).map_or(false, |text| text.trim().is_empty())
}

/// Reads a word and makes something of it. Like proconio it panics if it cannot.
pub fn word<T: FromStr>() -> T {
    let mut word = Vec::new();
    INPUT.with(|input| {
        for byte in input.borrow_mut().by_ref().bytes().map_while(Result::ok) {
            word.push(byte);
            if !byte.is_ascii_graphic() {
                let end = (0..word.len()).rev().take(3).find(|&end| is_space(&word[end..]));
                word.truncate(end.unwrap_or(word.len()));
                if end > Some(0) {
                    break;
                }
            }
        }
    });
    let kind = type_name::<T>();
    assert!(!word.is_empty(), "expected {}, found the end of the input", kind);
    let text = String::from_utf8(word).expect("the input is not UTF-8");
    text.parse().unwrap_or_else(|_| panic!("expected {}, found {:.80}", kind, text))
}

/// Reads an integer.
#[inline]
pub fn integer<T: TryFrom<u64> + FromStr>() -> T {
    INPUT.with(plain_integer).unwrap_or_else(word)
}

// Digits and a space, all in the window. Anything else is left to `word`.
#[inline]
fn plain_integer<T: TryFrom<u64>>(input: &Input) -> Option<T> {
    let mut input = input.borrow_mut();
    let bytes = input.buffer();
    let spaces = bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let (mut number, mut end) = (0, spaces);
    while bytes.get(end)?.is_ascii_digit() && number < u64::MAX / 10 {
        number = 10 * number + u64::from(bytes[end] - b'0');
        end += 1;
    }
    let is_whole = bytes[end].is_ascii_whitespace();
    let integer = T::try_from(number).ok().filter(|_| is_whole)?;
    input.consume(end + 1);
    Some(integer)
}

pub mod marker {
    use super::{integer, word};

    /// A word as the list of its characters.
    pub enum Chars {}

    impl Chars {
        pub fn read() -> Vec<char> {
            word::<String>().chars().collect()
        }
    }

    /// A word as the list of its bytes.
    pub enum Bytes {}

    impl Bytes {
        pub fn read() -> Vec<u8> {
            word::<String>().into_bytes()
        }
    }

    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Usize1 {}

    impl Usize1 {
        pub fn read() -> usize {
            integer::<usize>().checked_sub(1).expect("expected a number from 1")
        }
    }

    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Isize1 {}

    impl Isize1 {
        pub fn read() -> isize {
            integer::<isize>().checked_sub(1).expect("expected a larger number")
        }
    }
}
