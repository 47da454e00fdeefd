//! The game of prime powers, by its rules.

use gamecore::prime_powers::{exponent_masks, PrimePowers};
use gamecore::Outcome;
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

struct Dividing;

impl Ruleset for Dividing {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let is_prime = |n: u64| n > 1 && (2..n).all(|factor| n % factor > 0);
        let most = numbers.iter().copied().max().unwrap_or(0);
        let mut options = Vec::new();
        for prime in (2..=most).filter(|&n| is_prime(n)) {
            let mut power = prime;
            while power <= most {
                let divides = |number: &u64| number % power == 0;
                if numbers.iter().any(divides) {
                    let divided = |n: &u64| if n % power == 0 { n / power } else { *n };
                    options.push(numbers.iter().map(divided).collect());
                }
                power *= prime;
            }
        }
        options
    }

    fn representative(&self, numbers: &Vec<u64>) -> Vec<u64> {
        super::sorted(numbers.clone())
    }
}

#[test]
fn small_positions() {
    let (oracle, mut game) = (Oracle::new(Dividing), PrimePowers::new());
    let lists = [multisets_of(0..=1, 1..=128), multisets_of(2..=3, 1..=24)].concat();
    for numbers in lists {
        let outcome = Outcome::n_if(oracle.next_wins(&numbers));
        assert_eq!(game.outcome(&numbers), outcome, "{numbers:?}");
        let moves = game.winning_moves(&numbers);
        assert_eq!(super::sorted(moves.clone()), moves);
        let afters: Vec<Vec<u64>> = moves.iter().map(|power| power.after(&numbers)).collect();
        assert_eq!(afters, oracle.winning_options(&numbers), "{numbers:?}");
    }
}

/// With a single exponent e for each prime the game is Nim.
#[test]
fn single_exponents() {
    let mut game = PrimePowers::new();
    for exponent in 1..=64 {
        assert_eq!(game.nim_value(1 << (exponent - 1)), exponent);
    }
    assert_eq!(exponent_masks(&[1 << 63, u64::MAX / 3 * 3]).len(), 8);
    assert_eq!(game.outcome(&[1 << 63]), Outcome::N);
    assert_eq!(game.winning_moves(&[1 << 63])[0].after(&[1 << 63]), [1]);
}
