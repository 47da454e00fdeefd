// New Nim: first whole heaps, then Nim (Luogu P4301, https://www.luogu.com.cn/problem/P4301)
// Bundled from problems/new-nim and gamecore, MIT-0
//! Nim with an opening: before play begins, first one player and then the other may
//! remove whole heaps, none at all or several, but not all that are there. What is
//! the least number of stones that the first player can remove in order to win?
//!
//! Theorem: the heaps kept must be independent, that is, no nonempty part of them
//! may have the nim-sum 0; and the greedy choice, heaviest first, is best (Rado, 1957).

use gamecore::xor_basis::maximum_weight;
use proconio::{input, is_stdin_empty};

// The second player wants to leave heaps with the nim-sum 0, for then the first loses
// at Nim (Bouton, 1901). A single heap is independent, so the first player can
// always win.
fn solve(heaps: &[u64]) -> u128 {
    let stones: u128 = heaps.iter().map(|&heap| u128::from(heap)).sum();
    stones - maximum_weight(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { k: usize }
        assert!((1..=100_000).contains(&k), "not from 1 to 100000: k = {}", k);
        input! { heaps: [u64; k] }
        assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
        answers += &solve(&heaps).to_string();
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}

mod gamecore {
	pub mod xor_basis {
		use std::mem::swap;

		fn top_bit(value: u64) -> usize {
			63 - value.leading_zeros() as usize
		}

		pub fn maximum_weight(values: &[u64]) -> u128 {
			// For each highest digit a nim-sum of values, and the weight of the lightest of them; 0
			// stands for none. A heavier sum takes the place of a lighter one, which is reduced in its
			// stead. So whoever looks only at the weights from w on sees an ordinary basis of the values
			// from w on: as many weights as the greedy choice keeps of these.
			let mut kept = [(0, 0); 64];
			// For each digit the least weight up to there. Below heavier sums for all digits a sum is
			// reduced to 0, and nothing changes.
			let mut least = [0; 64];
			for &value in values {
				let mut new = (value, value);
				while new.0 != 0 && new.1 > least[top_bit(new.0)] {
					let old = &mut kept[top_bit(new.0)];
					if new.1 > old.1 {
						swap(old, &mut new);
					}
					new.0 ^= old.0;
				}
				if new.1 < value {
					let mut lightest = u64::MAX;
					for (least, &(_, weight)) in least.iter_mut().zip(&kept) {
						if weight == 0 {
							break;
						}
						lightest = weight.min(lightest);
						*least = lightest;
					}
				}
			}
			kept.iter().map(|&(_, weight)| u128::from(weight)).sum()
		}
	}
}

// Reads the input as the crate proconio does, for judges that do not have it.
mod proconio {
	use std::cell::RefCell;
	use std::io::{stdin, Read};
	use std::mem::replace;
	use std::str::FromStr;

	pub use crate::pocket_input as input;

	#[macro_export]
	macro_rules! pocket_input {
		($($name:tt: $kind:tt),* $(,)?) => {
			$(let $name = $crate::pocket_input!($kind);)*
		};
		([$kind:tt; $length:expr]) => {
			// No `map`, which reserves memory: the input may promise more than it holds.
			(0..$length).filter_map(|_| Some($crate::pocket_input!($kind))).collect::<Vec<_>>()
		};
		($integer:ty) => {
			$crate::proconio::digits(<$integer>::max_value() as u64)
				.map_or_else(|| $crate::proconio::word(stringify!($integer)), |it| it as $integer)
		};
	}

	thread_local! {
		// Whole words, how many of their bytes have been read, and what there is of the next word.
		static INPUT: &'static RefCell<(String, usize, Vec<u8>)> = Box::leak(Box::default());
	}

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
			// What is no text counts as soon as it is read.
			*words = String::from_utf8(replace(next, rest))
				.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
			*read = 0;
		}
		false
	}

	pub fn word<T: FromStr>(kind: &str) -> T {
		assert!(!is_stdin_empty(), "expected {}, found the end of the input", kind);
		let (words, read, _) = &mut *INPUT.with(|input| input.borrow_mut());
		let rest = words[*read..].trim_start();
		let word = rest.split(char::is_whitespace).next().unwrap_or(rest);
		*read = words.len() - rest.len() + word.len();
		assert!(!word.contains('\u{fffd}'), "the input is not UTF-8");
		word.parse().unwrap_or_else(|_| panic!("expected {}, found {:.80}", kind, word))
	}

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
}
