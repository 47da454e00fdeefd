//! Reads the input as the crate proconio does, for judges that do not have it.

use std::cell::RefCell;
//? plain quick
use std::io::{stdin, Read};
//? by-line
use std::io::stdin;
//? quick
use std::mem::replace;
use std::str::FromStr;
//? plain by-line
use std::str::{FromStr, SplitWhitespace};
//?

//? input
pub use crate::pocket_input as input;
//? read_value
pub use crate::pocket_input as read_value;
//? input_interactive
pub use crate::pocket_input as input_interactive;
//? read_value_interactive
pub use crate::pocket_input as read_value_interactive;
//?

#[macro_export]
macro_rules! pocket_input {
    //? input input_interactive
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
    //? [;]
    ([$kind:tt; $length:expr]) => {
        // No `map`, which reserves memory: the input may promise more than it holds.
        (0..$length).filter_map(|_| Some($crate::pocket_input!($kind))).collect::<Vec<_>>()
    };
    //? []
    ([$kind:tt]) => {{
        let length = $crate::pocket_input!(usize);
        (0..length).filter_map(|_| Some($crate::pocket_input!($kind))).collect::<Vec<_>>()
    }};
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
    //? quick+String: quick+Chars quick+Bytes
    (String) => {
        $crate::proconio::word::<String>("String")
    };
    //? quick+char:
    (char) => {
        $crate::proconio::word::<char>("char")
    };
    //? quick+bool:
    (bool) => {
        $crate::proconio::word::<bool>("bool")
    };
    //? quick+f32:
    (f32) => {
        $crate::proconio::word::<f32>("f32")
    };
    //? quick+f64:
    (f64) => {
        $crate::proconio::word::<f64>("f64")
    };
    //? quick
    ($integer:ty) => {
        $crate::proconio::digits(<$integer>::max_value() as u64)
            .map_or_else(|| $crate::proconio::word(stringify!($integer)), |it| it as $integer)
    };
    //? plain by-line
    ($kind:ty) => {
        $crate::proconio::word::<$kind>(stringify!($kind))
    };
    //?
}

//? plain
thread_local! {
    static WORDS: RefCell<SplitWhitespace<'static>> = {
        let mut input = String::new();
        assert!(stdin().read_to_string(&mut input).is_ok(), "the input is not UTF-8");
        RefCell::new(Box::leak(input.into_boxed_str()).split_whitespace())
    };
}

//? by-line
thread_local! {
    // What is left of the last line that was read.
    static WORDS: RefCell<SplitWhitespace<'static>> = RefCell::new("".split_whitespace());
}

// Reads on to a line with words: the judge sends the next one only after the program's answer.
fn find_words() {
    while WORDS.with(|words| words.borrow().clone().next().is_none()) {
        let mut line = String::new();
        assert!(stdin().read_line(&mut line).is_ok(), "the input is not UTF-8");
        if line.is_empty() {
            break;
        }
        let line = Box::leak(line.into_boxed_str()).split_whitespace();
        WORDS.with(|words| *words.borrow_mut() = line);
    }
}

//? plain by-line
/// Reads a word and makes something of it. Like proconio it panics if it cannot.
pub fn word<T: FromStr>(kind: &str) -> T {
    //? by-line
    find_words();
    //? plain by-line
    let word = WORDS.with(|words| words.borrow_mut().next());
    let word = word.unwrap_or_else(|| panic!("expected {}, found the end of the input", kind));
    word.parse().unwrap_or_else(|_| panic!("expected {}, found {:.80}", kind, word))
}

//? plain+is_stdin_empty by-line+is_stdin_empty
/// Whether nothing but white space is left of standard input.
pub fn is_stdin_empty() -> bool {
    //? by-line+is_stdin_empty
    find_words();
    //? plain+is_stdin_empty by-line+is_stdin_empty
    WORDS.with(|words| words.borrow().clone().next().is_none())
}

//? quick
thread_local! {
    // Whole words, how many of their bytes have been read, and what there is of the next word.
    static INPUT: &'static RefCell<(String, usize, Vec<u8>)> = Box::leak(Box::default());
}

/// Whether nothing but white space is left of standard input.
pub fn is_stdin_empty() -> bool {
    let (words, read, next) = &mut *INPUT.with(|input| input.borrow_mut());
    let mut new = 1;
    while words[*read..].trim_start().is_empty() {
        if new == 0 {
            return true;
        }
        let known = next.len();
        next.resize(known + (1 << 15), b' ');
        new = stdin().read(&mut next[known..]).unwrap_or(0);
        // At the end of the input a space ends the last word.
        next.truncate(known + new.max(1));
        let space = next[known..].iter().rposition(|byte| byte.is_ascii_whitespace());
        let rest = next.split_off(space.map_or(0, |space| known + space + 1));
        // Malformed UTF-8 counts as soon as it is read.
        *words = String::from_utf8(replace(next, rest))
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        *read = 0;
    }
    false
}

/// Reads a word and makes something of it. Like proconio it panics if it cannot.
pub fn word<T: FromStr>(kind: &str) -> T {
    assert!(!is_stdin_empty(), "expected {}, found the end of the input", kind);
    let (words, read, _) = &mut *INPUT.with(|input| input.borrow_mut());
    let rest = words[*read..].trim_start();
    let word = rest.split(char::is_whitespace).next().unwrap_or(rest);
    *read = words.len() - rest.len() + word.len();
    assert!(!word.contains('\u{fffd}'), "the input is not UTF-8");
    word.parse().unwrap_or_else(|_| panic!("expected {}, found {:.80}", kind, word))
}

//? quick+input quick+read_value
// Reads a number and the space behind it. `word` does whatever is unusual.
#[inline(always)]
pub fn digits(most: u64) -> Option<u64> {
    let (words, read, _) = &mut *INPUT.with(|input| input.borrow_mut());
    loop {
        let word = words.as_bytes()[*read..].get(..21)?;
        let (mut number, mut length) = (0u64, 0);
        while word.get(length)?.is_ascii_digit() {
            number = number.wrapping_mul(10).wrapping_add(u64::from(word[length] - b'0'));
            length += 1;
        }
        // Twenty digits are too many if they do not begin with 1, or wrap around.
        let fits = length < 20 || word[0] == b'1' && number >= 10u64.pow(19);
        if !fits || number > most || !word[length].is_ascii_whitespace() {
            return None;
        }
        *read += length + 1;
        if length > 0 {
            return Some(number);
        }
    }
}

//? Chars Bytes Usize1 Isize1
pub mod marker {
    //? Chars
    /// A word as the list of its characters.
    pub enum Chars {}

    impl Chars {
        pub fn read() -> Vec<char> {
            crate::pocket_input!(String).chars().collect()
        }
    }

    //? Bytes
    /// A word as the list of its bytes.
    pub enum Bytes {}

    impl Bytes {
        pub fn read() -> Vec<u8> {
            crate::pocket_input!(String).into_bytes()
        }
    }

    //? Usize1
    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Usize1 {}

    impl Usize1 {
        pub fn read() -> usize {
            crate::pocket_input!(usize).checked_sub(1).expect("expected a number from 1, found 0")
        }
    }

    //? Isize1
    /// A number counted from 1 in the input and from 0 in the program.
    pub enum Isize1 {}

    impl Isize1 {
        pub fn read() -> isize {
            crate::pocket_input!(isize).checked_sub(1).expect("expected a larger number")
        }
    }
    //? Chars Bytes Usize1 Isize1
}
//?
