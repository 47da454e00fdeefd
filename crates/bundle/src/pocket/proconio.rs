//! Reads the input as the crate proconio does, for judges that do not have it.

use std::cell::RefCell;
use std::io::{stdin, BufRead, Read};
use std::str::FromStr;

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
    (@ ($($kind:tt),* $(,)?)) => {
        ($($crate::pocket_input!(@ $kind),)*)
    };
    (@ String) => {
        $crate::proconio::word::<String>("alloc::string::String")
    };
    (@ char) => {
        $crate::proconio::word::<char>("char")
    };
    (@ bool) => {
        $crate::proconio::word::<bool>("bool")
    };
    (@ f32) => {
        $crate::proconio::word::<f32>("f32")
    };
    (@ f64) => {
        $crate::proconio::word::<f64>("f64")
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
        match $crate::proconio::digits(<$integer>::max_value() as u64) {
            Some(number) => number as $integer,
            None => $crate::proconio::word::<$integer>(stringify!($integer)),
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

// A part is what a single read gives, and the rest of its last word: nothing else is awaited.
fn next_part() -> String {
    let stdin = stdin();
    let mut stdin = stdin.lock();
    let mut part = stdin.fill_buf().unwrap_or(&[]).to_vec();
    stdin.consume(part.len());
    if !part.last().map_or(true, u8::is_ascii_whitespace) {
        let bytes = stdin.bytes().map(|byte| byte.unwrap_or(b' '));
        part.extend(bytes.take_while(|byte| !byte.is_ascii_whitespace()));
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

/// Reads a number of at most 19 digits and the space behind it, if the input is at hand.
/// Anything unusual is left to `word`, and so are all mistakes.
#[inline]
pub fn digits(most: u64) -> Option<u64> {
    let number = INPUT.try_with(|input| {
        let (part, read) = &mut *input.borrow_mut();
        let (part, mut start) = (part.as_bytes(), *read);
        while part.get(start)?.is_ascii_whitespace() {
            start += 1;
        }
        let word = part[start..].get(..20)?;
        let (mut number, mut length) = (u64::from(word[0].wrapping_sub(b'0')), 1);
        if number > 9 {
            return None;
        }
        if word[1].is_ascii_digit() {
            if let Some(eight) = eight_digits(&word[1..9]) {
                number = 100_000_000 * number + eight;
                length = 9;
            }
        }
        while length < 19 && word[length].is_ascii_digit() {
            number = 10 * number + u64::from(word[length] - b'0');
            length += 1;
        }
        if number > most || !word[length].is_ascii_whitespace() {
            return None;
        }
        *read = start + length + 1;
        Some(number)
    });
    number.ok()?
}

// All in one integer: neighbours are joined to pairs, pairs to fours, and fours to the number.
#[inline]
fn eight_digits(bytes: &[u8]) -> Option<u64> {
    let mut eight = [0; 8];
    eight.copy_from_slice(bytes);
    let digits = u64::from_le_bytes(eight) ^ 0x3030_3030_3030_3030;
    if (digits | digits.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    let pairs = digits.wrapping_mul(10 << 8 | 1) >> 8 & 0x00ff_00ff_00ff_00ff;
    let fours = pairs.wrapping_mul(100 << 16 | 1) >> 16 & 0x0000_ffff_0000_ffff;
    Some(fours.wrapping_mul(10_000 << 32 | 1) >> 32)
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
