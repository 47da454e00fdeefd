//! Sets of amounts: listed ones, and those of a rule.

use study::text::series;
use study::{said, words};

/// A rule that amounts keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Odd,
    Even,
    Squares,
    Primes,
    Fibonacci,
    /// The powers of a number above 1, with 1.
    Powers(u64),
}

impl Rule {
    /// Those without a number, each with the word that a description has for it.
    pub const NAMED: [(&'static str, Rule); 5] = [
        ("odd", Rule::Odd),
        ("even", Rule::Even),
        ("squares", Rule::Squares),
        ("primes", Rule::Primes),
        ("fibonacci", Rule::Fibonacci),
    ];

    /// The amounts up to `last`, in ascending order.
    pub fn up_to(self, last: u64) -> Vec<u64> {
        let next = |&(one, other): &(u64, u64)| Some((other, one.checked_add(other)?));
        let is_prime = |n: &u64| (2..).take_while(|d| d * d <= *n).all(|d| n % d != 0);
        match self {
            Rule::Odd => (1..=last).step_by(2).collect(),
            Rule::Even => (2..=last).step_by(2).collect(),
            Rule::Squares => (1..).map(|root| root * root).take_while(|n| *n <= last).collect(),
            Rule::Primes => (2..=last).filter(is_prime).collect(),
            Rule::Fibonacci => std::iter::successors(Some((1, 2)), next)
                .map(|(number, _)| number)
                .take_while(|number| *number <= last)
                .collect(),
            Rule::Powers(base) => std::iter::successors(Some(1_u64), |n| n.checked_mul(base))
                .take_while(|power| *power <= last)
                .collect(),
        }
    }

    fn name(self) -> String {
        match self {
            Rule::Odd => words("all odd numbers", "所有奇数").to_string(),
            Rule::Even => words("all even numbers", "所有正偶数").to_string(),
            Rule::Squares => words("all squares", "所有完全平方数").to_string(),
            Rule::Primes => words("all primes", "所有质数").to_string(),
            Rule::Fibonacci => words("all Fibonacci numbers", "所有斐波那契数").to_string(),
            Rule::Powers(base) => {
                said!("1 and all powers of {base}", "1 以及 {base} 的所有正整数次幂")
            }
        }
    }
}

/// A set of amounts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Amounts {
    /// Those that are listed, in ascending order.
    pub listed: Vec<u64>,
    /// The rules, each of which has others.
    pub rules: Vec<Rule>,
}

impl Amounts {
    /// The amounts up to `last`, in ascending order.
    pub fn up_to(&self, last: u64) -> Vec<u64> {
        let listed = self.listed.iter().copied().take_while(|amount| *amount <= last);
        let by_rule = self.rules.iter().flat_map(|rule| rule.up_to(last));
        let mut amounts: Vec<u64> = listed.chain(by_rule).collect();
        amounts.sort_unstable();
        amounts.dedup();
        amounts
    }

    /// All of them that fit into 64 bits, if these are few.
    pub fn all(&self) -> Option<Vec<u64>> {
        let are_few = self.rules.iter().all(|rule| matches!(rule, Rule::Powers(_)));
        are_few.then(|| self.up_to(u64::MAX))
    }

    /// `1, 3, all squares`.
    pub fn in_words(&self) -> String {
        let listed = self.listed.iter().map(u64::to_string);
        series(listed.chain(self.rules.iter().map(|rule| rule.name())), words(", ", "、"))
    }
}
