//! Reads what its argument names, and shows it.

use proconio::marker::{Bytes, Chars, Isize1, Usize1};
use proconio::{input, is_stdin_empty, read_value};

macro_rules! show {
    ($($kind:tt)*) => {
        // A second argument asks for a window that is filled before the first word is
        // read, and for a value without a name.
        let filled = std::env::args().count() > 2 && !is_stdin_empty();
        match std::env::args().nth(1).as_deref() {
            $(Some(stringify!($kind)) if filled => println!("{:?}", read_value!($kind)),
            Some(stringify!($kind)) => {
                input! { value: $kind }
                println!("{:?}", value);
            })*
            Some("two sizes") => two_sizes(),
            Some("shapes") => shapes(),
            Some("patterns") => patterns(),
            Some("in turn") => in_turn(),
            Some("is empty") => println!("{}", is_stdin_empty()),
            kind => unreachable!("{:?}", kind),
        }
    };
}

fn main() {
    show! {
        u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize
        f32 f64 bool char String Chars Bytes Usize1 Isize1
        [u8] [u64] [u128] [i128] [char] [Usize1] [[char]] [(String, i8)] ((u8, (i8, char)), bool)
    }
}

// Each line is written before the next number is read.
fn two_sizes() {
    for _ in 0..2 {
        input! { n: usize }
        println!("{}", n);
    }
}

fn shapes() {
    input! { n: usize, m: usize }
    input! {
        mut grid: [[u64; m]; n],
        rows: [(usize, [u64; 2]); n],
        lists: [[Usize1]; m],
        words: [Chars; 2],
        fixed: [(u8, char,); n + 1],
    }
    grid.reverse();
    println!("{:?} {:?} {:?} {:?} {:?}", grid, rows, lists, words, fixed);
}

fn patterns() {
    input! { (a, b): (u8, u8), mut c: [u8; 2], _: String }
    c.push(a);
    input! { mut d: u8, (mut e, (f, _)): (u8, (Usize1, Chars)), g: char, mut h: u8 }
    d += b;
    e += 1;
    h += 1;
    println!("{} {} {:?} {} {} {} {} {}", a, b, c, d, e, f, g, h);
}

fn in_turn() {
    input! {}
    input!(a: u8);
    input! { mut b: i8, c: String, }
    b -= 1;
    let before = is_stdin_empty();
    input! { d: char }
    println!("{} {} {} {} {} {}", a, b, c, before, d, is_stdin_empty());
}
