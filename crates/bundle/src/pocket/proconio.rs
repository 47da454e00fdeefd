//! Reads the input as the crate proconio does, for judges that do not have it.

use std::cell::RefCell;
use std::io::{stdin, Read};
use std::str::FromStr;

pub use crate::pocket_input as input;
pub use crate::pocket_input as read_value;

/// Declares variables and reads them, `input! { n: usize, mut heaps: [u64; n] }`, or
/// reads something without a name, `read_value!(u64)`.
#[macro_export]
macro_rules! pocket_input {
    ($($name:tt: $kind:tt),* $(,)?) => {
        $(let $name = $crate::pocket_input!($kind);)*
    };
    // One by one, where some are `mut`.
    (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::pocket_input!($kind);
        $crate::pocket_input! { $($($rest)*)? }
    };
    ($name:tt: $kind:tt, $($rest:tt)*) => {
        let $name = $crate::pocket_input!($kind);
        $crate::pocket_input! { $($rest)* }
    };
    ([$kind:tt; $length:expr]) => {
        // No `map`, which reserves memory: the input may promise more than it holds.
        (0..$length).filter_map(|_| Some($crate::pocket_input!($kind))).collect::<Vec<_>>()
    };
    ([$kind:tt]) => {
        $crate::pocket_input!([$kind; $crate::pocket_input!(usize)])
    };
    (($($kind:tt),* $(,)?)) => {
        ($($crate::pocket_input!($kind),)*)
    };
    (String) => {
        $crate::proconio::word::<String>("alloc::string::String")
    };
    (char) => {
        $crate::proconio::word::<char>("char")
    };
    (bool) => {
        $crate::proconio::word::<bool>("bool")
    };
    (f32) => {
        $crate::proconio::word::<f32>("f32")
    };
    (f64) => {
        $crate::proconio::word::<f64>("f64")
    };
    (Chars) => {
        Chars::read()
    };
    (Bytes) => {
        Bytes::read()
    };
    (Usize1) => {
        Usize1::read()
    };
    (Isize1) => {
        Isize1::read()
    };
    ($integer:ty) => {
        match $crate::proconio::digits(<$integer>::max_value() as u64) {
            Some(number) => number as $integer,
            None => $crate::proconio::word(stringify!($integer)),
        }
    };
}

thread_local! {
    // A part of the input with whole words, and how many of its bytes have been read.
    static INPUT: RefCell<(String, usize)> = RefCell::default();
}

/// Whether nothing but white space is left of standard input.
pub fn is_stdin_empty() -> bool {
    INPUT.with(|input| {
        let (part, read) = &mut *input.borrow_mut();
        while part[*read..].trim_start().is_empty() {
            *part = next_part();
            *read = 0;
            if part.is_empty() {
                return true;
            }
        }
        false
    })
}

// What a single read gives, and the rest of its last word: nothing else is awaited.
fn next_part() -> String {
    let mut part = vec![0; 1 << 13];
    let length = stdin().read(&mut part).unwrap_or(0);
    part.truncate(length);
    let mut rest = stdin().bytes();
    while part.last().map_or(false, |byte| !byte.is_ascii_whitespace()) {
        part.push(rest.next().map_or(b' ', |byte| byte.unwrap_or(b' ')));
    }
    // What is no text counts as soon as it is read.
    String::from_utf8(part)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// Reads a word and makes something of it. Like proconio it panics if it cannot.
pub fn word<T: FromStr>(kind: &str) -> T {
    assert!(!is_stdin_empty(), "expected {}, found the end of the input", kind);
    INPUT.with(|input| {
        let (part, read) = &mut *input.borrow_mut();
        let rest = part[*read..].trim_start();
        let word = rest.split(char::is_whitespace).next().unwrap_or(rest);
        *read = part.len() - rest.len() + word.len();
        assert!(!word.contains('\u{fffd}'), "the input is not UTF-8");
        word.parse().unwrap_or_else(|_| panic!("expected {}, found {:.80}", kind, word))
    })
}

// Reads a number and the space behind it. `word` does whatever is unusual.
#[inline]
pub fn digits(most: u64) -> Option<u64> {
    let number = INPUT.try_with(|input| {
        let (part, read) = &mut *input.borrow_mut();
        let rest = &part.as_bytes()[*read..];
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let word = rest[start..].get(..21)?;
        let (mut number, first) = eight_digits(word).map_or((0u64, 0), |eight| (eight, 8));
        for (length, byte) in (first..).zip(&word[first..]) {
            if byte.is_ascii_digit() {
                number = number.checked_mul(10)?.checked_add(u64::from(byte - b'0'))?;
            } else if length > 0 && number <= most && byte.is_ascii_whitespace() {
                *read += start + length + 1;
                return Some(number);
            } else {
                break;
            }
        }
        None
    });
    number.ok()?
}

// Neighbouring digits become pairs, pairs fours, and fours the number, all in one integer.
#[inline]
fn eight_digits(word: &[u8]) -> Option<u64> {
    let (all, ones) = (u64::max_value(), u64::max_value() / 255);
    let mut eight = [0; 8];
    eight.copy_from_slice(&word[..8]);
    let mut number = u64::from_le_bytes(eight) ^ 48 * ones;
    if (number | number.wrapping_add(118 * ones)) & 128 * ones != 0 {
        return None;
    }
    for &(tens, bits) in &[(10, 8), (100, 16), (10_000, 32)] {
        number = number.wrapping_mul(tens << bits | 1) >> bits & all / ((1 << bits) + 1);
    }
    Some(number)
}

pub mod marker {
    use super::read_value;

    /// A word as the list of its characters.
    pub enum Chars {}

    impl Chars {
        pub fn read() -> Vec<char> {
            read_value!(String).chars().collect()
        }
    }

    /// A word as the list of its bytes.
    pub enum Bytes {}

    impl Bytes {
        pub fn read() -> Vec<u8> {
            read_value!(String).into_bytes()
        }
    }

    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Usize1 {}

    impl Usize1 {
        pub fn read() -> usize {
            read_value!(usize).checked_sub(1).expect("expected a number from 1")
        }
    }

    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Isize1 {}

    impl Isize1 {
        pub fn read() -> isize {
            read_value!(isize).checked_sub(1).expect("expected a larger number")
        }
    }
}
