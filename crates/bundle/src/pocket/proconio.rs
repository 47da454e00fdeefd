//! Reads the input as the crate proconio does, for judges that do not have it.

use std::any::type_name;
use std::cell::RefCell;
use std::convert::TryFrom;
use std::io::{stdin, BufRead, BufReader, Read, Stdin};
use std::str::FromStr;

pub use crate::pocket_input as input;
pub use crate::pocket_input as read_value;

/// Declares variables and reads them, `input! { n: usize, mut heaps: [u64; n] }`, or
/// reads something without a name, `read_value!(u64)`.
#[macro_export]
macro_rules! pocket_input {
    ($($name:ident: $kind:tt),* $(,)?) => {
        $(let $name = $crate::pocket_input!(@ $kind);)*
    };
    ($kind:tt) => {
        $crate::pocket_input!(@ $kind)
    };
    // With `mut`, which is a name to a macro.
    ($($($name:ident)+: $kind:tt),* $(,)?) => {
        $(let $($name)+ = $crate::pocket_input!(@ $kind);)*
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
        let spaces = bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        if spaces == 0 {
            return bytes.is_empty();
        }
        input.consume(spaces);
    })
}

/// Reads a word and makes something of it.
pub fn word<T: FromStr>() -> T {
    let word: Vec<_> = INPUT.with(|input| {
        let mut input = input.borrow_mut();
        let bytes = input.by_ref().bytes().map_while(Result::ok);
        let bytes = bytes.skip_while(|byte| byte.is_ascii_whitespace());
        bytes.take_while(|byte| !byte.is_ascii_whitespace()).collect()
    });
    let text = String::from_utf8_lossy(&word);
    match text.parse() {
        Ok(value) if !word.is_empty() && text.as_bytes() == word => value,
        _ => {
            let found = if word.is_empty() { "the end of the input" } else { &text };
            eprintln!("expected {}, found {:.80}", type_name::<T>(), found);
            ::std::process::exit(1)
        }
    }
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
            integer::<usize>().checked_sub(1).unwrap_or_else(|| {
                eprintln!("expected a number from 1, found 0");
                ::std::process::exit(1)
            })
        }
    }

    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Isize1 {}

    impl Isize1 {
        pub fn read() -> isize {
            integer::<isize>() - 1
        }
    }
}
