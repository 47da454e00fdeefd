//! The rules: choose a power of a prime that divides a number, and divide all numbers by it that it
//! divides.

use oracle::Ruleset;

/// A position is the numbers.
pub struct Dividing;

impl Ruleset for Dividing {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let is_prime =
            |n: u64| (2..n).take_while(|factor| factor * factor <= n).all(|factor| n % factor > 0);
        let most = numbers.iter().copied().max().unwrap_or(0);
        let mut options = Vec::new();
        for prime in (2..=most).filter(|&n| is_prime(n)) {
            let mut power = prime;
            while power <= most {
                if numbers.iter().any(|number| number % power == 0) {
                    options.push(divided(numbers, power));
                }
                power *= prime;
            }
        }
        options
    }

    fn representative(&self, numbers: &Vec<u64>) -> Vec<u64> {
        let mut numbers = numbers.clone();
        numbers.sort_unstable();
        numbers
    }
}

fn divided(numbers: &[u64], power: u64) -> Vec<u64> {
    let divide = |&number: &u64| if number % power == 0 { number / power } else { number };
    numbers.iter().map(divide).collect()
}
