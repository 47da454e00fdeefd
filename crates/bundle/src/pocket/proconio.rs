//! The part of proconio that fits into a pocket, for judges without the crate.

use std::cell::RefCell;
use std::io::{self, Read};
use std::process;
use std::str::{self, FromStr};

pub use crate::pocket_input as input;

/// Declares variables and reads them: `input! { n: usize, mut heaps: [u64; n] }`.
#[macro_export]
macro_rules! pocket_input {
    () => {};
    (mut $name:ident : $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = $crate::proconio::read(|input| $crate::pocket_input!(@ input $kind));
        $crate::pocket_input!($($($rest)*)?);
    };
    ($name:ident : $kind:tt $(, $($rest:tt)*)?) => {
        let $name = $crate::proconio::read(|input| $crate::pocket_input!(@ input $kind));
        $crate::pocket_input!($($($rest)*)?);
    };
    (@ $input:ident [$kind:tt; $length:expr]) => {
        $crate::proconio::list($length, || $crate::pocket_input!(@ $input $kind))
    };
    (@ $input:ident [$kind:tt]) => {
        $crate::pocket_input!(@ $input [$kind; $crate::pocket_input!(@ $input usize)])
    };
    (@ $input:ident ($($kind:tt),+ $(,)?)) => {
        ($($crate::pocket_input!(@ $input $kind),)+)
    };
    (@ $input:ident $kind:ty) => {
        <$kind as $crate::proconio::Readable>::read($input)
    };
}

// What has been read and not been used yet is window[start..end].
pub struct Input {
    window: Vec<u8>,
    start: usize,
    end: usize,
}

thread_local! {
    static INPUT: RefCell<Input> =
        const { RefCell::new(Input { window: Vec::new(), start: 0, end: 0 }) };
}

pub fn read<T, F: FnOnce(&mut Input) -> T>(reader: F) -> T {
    INPUT.with(|input| reader(&mut input.borrow_mut()))
}

/// Whether nothing but white space is left of standard input.
pub fn is_stdin_empty() -> bool {
    read(|input| input.is_empty())
}

// Grows as it is read: a length is not believed before its elements are there.
pub fn list<T, F: FnMut() -> T>(length: usize, mut element: F) -> Vec<T> {
    let mut list = Vec::new();
    for _ in 0..length {
        list.push(element());
    }
    list
}

fn stop(complaint: &str) -> ! {
    eprintln!("{}", complaint);
    process::exit(1)
}

impl Input {
    fn is_empty(&mut self) -> bool {
        loop {
            let unused = &self.window[self.start..self.end];
            if let Some(spaces) = unused.iter().position(|byte| !byte.is_ascii_whitespace()) {
                self.start += spaces;
                return false;
            }
            self.start = self.end;
            if !self.refill() {
                return true;
            }
        }
    }

    // Whether there was any more to read.
    fn refill(&mut self) -> bool {
        self.window.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        if self.end == self.window.len() {
            self.window.resize((2 * self.end).max(1 << 16), 0);
        }
        let count = io::stdin().read(&mut self.window[self.end..]);
        let count = count.unwrap_or_else(|error| stop(&error.to_string()));
        self.end += count;
        count > 0
    }

    fn parse<T: FromStr>(&mut self, kind: &str) -> T {
        if self.is_empty() {
            stop(&format!("the input ends where {} is due", kind));
        }
        let mut length = 0;
        loop {
            let unseen = &self.window[self.start + length..self.end];
            let space = unseen.iter().position(|byte| byte.is_ascii_whitespace());
            length += space.unwrap_or(unseen.len());
            if space.is_some() || !self.refill() {
                break;
            }
        }
        let token = &self.window[self.start..self.start + length];
        self.start += length;
        let value = str::from_utf8(token).ok().and_then(|token| token.parse().ok());
        value.unwrap_or_else(|| stop(&format!("not {}: {}", kind, String::from_utf8_lossy(token))))
    }

    // The usual case: at most 18 digits that end inside the window. Whatever is
    // more than `most`, or anything else, is left to `parse`.
    fn number(&mut self, most: u64) -> Option<u64> {
        let unused = &self.window[self.start..self.end];
        let spaces = unused.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let mut number = 0;
        for (length, byte) in unused[spaces..].iter().take(19).enumerate() {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                let whole = length > 0 && byte.is_ascii_whitespace() && number <= most;
                self.start += if whole { spaces + length } else { 0 };
                return Some(number).filter(|_| whole);
            }
            number = 10 * number + u64::from(digit);
        }
        None
    }
}

pub trait Readable {
    type Output;
    fn read(input: &mut Input) -> Self::Output;
}

macro_rules! integer {
    ($kind:ident) => {
        impl Readable for $kind {
            type Output = $kind;
            fn read(input: &mut Input) -> $kind {
                match input.number($kind::MAX as u64) {
                    Some(number) => number as $kind,
                    None => input.parse(stringify!($kind)),
                }
            }
        }
    };
}

integer!(u8);
integer!(u16);
integer!(u32);
integer!(u64);
integer!(u128);
integer!(usize);
integer!(i8);
integer!(i16);
integer!(i32);
integer!(i64);
integer!(i128);
integer!(isize);

macro_rules! other {
    ($kind:ident) => {
        impl Readable for $kind {
            type Output = $kind;
            fn read(input: &mut Input) -> $kind {
                input.parse(stringify!($kind))
            }
        }
    };
}

other!(String);
other!(char);
other!(bool);
other!(f32);
other!(f64);

pub mod marker {
    use super::{stop, Input, Readable};

    /// A word as the list of its characters.
    pub enum Chars {}

    impl Readable for Chars {
        type Output = Vec<char>;
        fn read(input: &mut Input) -> Vec<char> {
            input.parse::<String>("String").chars().collect()
        }
    }

    /// A word as the list of its bytes.
    pub enum Bytes {}

    impl Readable for Bytes {
        type Output = Vec<u8>;
        fn read(input: &mut Input) -> Vec<u8> {
            input.parse::<String>("String").into_bytes()
        }
    }

    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Usize1 {}

    impl Readable for Usize1 {
        type Output = usize;
        fn read(input: &mut Input) -> usize {
            usize::read(input).checked_sub(1).unwrap_or_else(|| stop("not counted from 1: 0"))
        }
    }

    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Isize1 {}

    impl Readable for Isize1 {
        type Output = isize;
        fn read(input: &mut Input) -> isize {
            isize::read(input).checked_sub(1).unwrap_or_else(|| stop("too small to count from 0"))
        }
    }
}
