//! The functions and operators of formulas.

use std::iter::successors;
use std::ops::RangeInclusive;

use gamecore::{prime_factors, prime_omega};

/// A language in which a formula is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Python 3.
    Python,
    /// C++ of 2011 or newer.
    Cpp,
    /// Rust of 1.84 or newer.
    Rust,
}

impl Code {
    /// All of them, each with its key in an answer.
    pub const ALL: [(Code, &'static str); 3] =
        [(Code::Python, "python"), (Code::Cpp, "cpp"), (Code::Rust, "rust")];

    /// A number as a condition.
    pub fn truth(self, number: i128) -> &'static str {
        match (self, number) {
            (Code::Python, 0) => "False",
            (Code::Python, _) => "True",
            (_, 0) => "false",
            _ => "true",
        }
    }
}

/// A function of numbers, or of the row.
pub struct Function {
    pub name: &'static str,
    /// How much it binds: 0 for `if`, up to [`OPERATORS`] for an operator, or [`CALL`].
    pub level: usize,
    /// Its value, of its arguments and the row; `None` where it has none.
    pub value: fn(&[i128], &[i128]) -> Option<i128>,
    /// A call in Python, C++ and Rust, with the arguments in place of `{0}`, `{1}` and `{2}`.
    pub call: [&'static str; 3],
    /// Its definition in these languages; nothing if the language has it.
    pub definition: [&'static str; 3],
}

impl PartialEq for Function {
    fn eq(&self, other: &Function) -> bool {
        self.name == other.name
    }
}

fn natural(arguments: &[i128]) -> Option<u64> {
    u64::try_from(arguments[0]).ok()
}

fn positive(arguments: &[i128]) -> Option<u64> {
    natural(arguments).filter(|number| *number > 0)
}

/// What is divided by.
fn divisor(of: &[i128]) -> Option<i128> {
    Some(of[1]).filter(|divisor| *divisor > 0)
}

/// The digits of a number in a base, the last one first.
fn digits(of: &[i128]) -> Option<impl Iterator<Item = i128>> {
    let (number, base) = (natural(of)?, u64::try_from(of[1]).ok().filter(|base| *base > 1)?);
    let left = successors(Some(number).filter(|n| *n > 0), move |left| {
        Some(left / base).filter(|left| *left > 0)
    });
    Some(left.map(move |left| i128::from(left % base)))
}

/// The least part of n in the greedy decomposition into the numbers 1 = H(1) < H(2) < ..., where
/// H(i + 1) = H(i) + H(j) for the least j with c H(j) + d >= H(i) (Schwenk, 1970).
fn least_part(n: i128, c: i128, d: i128) -> Option<i128> {
    // With less the limits would fall, and with more the numbers would not fit.
    let is_sequence = n > 0 && c > 0 && c + d > 0 && c.max(d.abs()).max(n) < 1 << 62;
    let (mut parts, mut least) = (vec![1], 0);
    while is_sequence && *parts.last()? < n {
        let last = *parts.last()?;
        while c * parts[least] + d < last {
            least += 1;
        }
        parts.push(last + parts[least]);
    }
    let mut left = n;
    for part in parts.into_iter().rev().filter(|_| is_sequence) {
        match left - part {
            0 => return Some(part),
            rest if rest > 0 => left = rest,
            _ => {}
        }
    }
    None
}

/// The greatest root whose square is at most the number.
fn isqrt(number: i128) -> Option<i128> {
    let mut root = (number as f64).sqrt() as i128;
    while root * root > number {
        root -= 1;
    }
    while (root + 1) * (root + 1) <= number {
        root += 1;
    }
    Some(root).filter(|_| number >= 0)
}

/// Up to here primes are counted.
const SIEVE: usize = 1 << 17;

thread_local! {
    /// How many primes there are up to each number.
    static PRIMES: Vec<i128> = {
        let mut is_prime = vec![true; SIEVE];
        let mut count = 0;
        let each = (0..SIEVE).map(|number| {
            if number > 1 && is_prime[number] {
                count += 1;
                // Not from the square on, which does not fit into the 32 bits of a browser.
                (2 * number..SIEVE).step_by(number).for_each(|other| is_prime[other] = false);
            }
            count
        });
        each.collect()
    };
}

/// How much a choice binds, `or` and `and`.
pub const CHOICE: usize = 0;
pub const OR: usize = 1;
pub const AND: usize = 2;
/// How much comparisons bind.
pub const COMPARISONS: usize = 3;
/// How much operators on bits bind.
pub const BITS: RangeInclusive<usize> = 4..=7;
/// How much the operators bind that bind most.
pub const OPERATORS: usize = 9;
/// A call binds more than each operator.
pub const CALL: usize = 10;

/// A call without a definition.
const PLAIN: Function =
    Function { name: "", level: CALL, value: |_, _| None, call: [""; 3], definition: [""; 3] };

const fn operator(
    name: &'static str,
    level: usize,
    value: fn(&[i128], &[i128]) -> Option<i128>,
) -> Function {
    Function { name, level, value, ..PLAIN }
}

/// The function or the operator with this name.
///
/// # Panics
/// If there is none.
pub fn function(name: &str) -> &'static Function {
    let function = FUNCTIONS.iter().find(|function| function.name == name);
    function.unwrap_or_else(|| panic!("no function {}", name))
}

impl Function {
    /// Whether conditions stay conditions in it.
    pub fn takes_conditions(&self) -> bool {
        self.level <= AND
    }

    /// How it is written, with its arguments in place of `{0}`, `{1}` and `{2}`.
    pub fn template(&self, code: Code) -> String {
        let sign = match (self.name, code) {
            ("and", Code::Cpp) | ("and", Code::Rust) => "&&",
            ("or", Code::Cpp) | ("or", Code::Rust) => "||",
            ("//", Code::Cpp) | ("//", Code::Rust) => "/",
            (sign, _) => sign,
        };
        match self.level {
            1..=OPERATORS => format!("{{0}} {} {{1}}", sign),
            _ => self.call[code as usize].to_string(),
        }
    }
}

/// All of them.
pub static FUNCTIONS: [Function; 39] = [
    Function { name: "or", level: OR, ..PLAIN },
    Function { name: "and", level: AND, ..PLAIN },
    operator("==", COMPARISONS, |of, _| Some(i128::from(of[0] == of[1]))),
    operator("!=", COMPARISONS, |of, _| Some(i128::from(of[0] != of[1]))),
    operator("<=", COMPARISONS, |of, _| Some(i128::from(of[0] <= of[1]))),
    operator(">=", COMPARISONS, |of, _| Some(i128::from(of[0] >= of[1]))),
    operator("<", COMPARISONS, |of, _| Some(i128::from(of[0] < of[1]))),
    operator(">", COMPARISONS, |of, _| Some(i128::from(of[0] > of[1]))),
    operator("|", 4, |of, _| Some(of[0] | of[1])),
    operator("^", 5, |of, _| Some(of[0] ^ of[1])),
    operator("&", 6, |of, _| Some(of[0] & of[1])),
    operator(">>", 7, |of, _| Some(of[0] >> u32::try_from(of[1]).ok().filter(|bits| *bits < 64)?)),
    operator("+", 8, |of, _| of[0].checked_add(of[1])),
    operator("-", 8, |of, _| of[0].checked_sub(of[1])),
    operator("*", 9, |of, _| of[0].checked_mul(of[1])),
    operator("//", 9, |of, _| of[0].checked_div_euclid(divisor(of)?)),
    operator("%", 9, |of, _| of[0].checked_rem_euclid(divisor(of)?)),
    Function { name: "negative", value: |of, _| of[0].checked_neg(), call: ["-{0}"; 3], ..PLAIN },
    Function {
        name: "if",
        level: CHOICE,
        call: ["{0} if {1} else {2}", "{1} ? {0} : {2}", "if {1} { {0} } else { {2} }"],
        ..PLAIN
    },
    Function {
        name: "min",
        value: |_, h| h.iter().min().copied(),
        call: ["min(h)", "*min_element(h.begin(), h.end())", "*h.iter().min().unwrap()"],
        ..PLAIN
    },
    Function {
        name: "max",
        value: |_, h| h.iter().max().copied(),
        call: ["max(h)", "*max_element(h.begin(), h.end())", "*h.iter().max().unwrap()"],
        ..PLAIN
    },
    Function {
        name: "len",
        value: |_, h| Some(h.len() as i128),
        call: ["len(h)", "(int)h.size()", "(h.len() as i64)"],
        ..PLAIN
    },
    Function {
        name: "h",
        value: |of, h| h.get(usize::try_from(of[0]).ok()?).copied(),
        call: ["h[{0}]", "h[{0}]", "h[{0} as usize]"],
        ..PLAIN
    },
    Function {
        name: "run",
        value: |of, h| {
            let run = h.get(..=usize::try_from(of[0]).ok()?)?.iter().rev();
            Some(run.take_while(|each| **each == h[of[0] as usize]).count() as i128)
        },
        call: ["run(h, {0})", "run(h, {0})", "run(&h, {0})"],
        definition: [
            "run = lambda h, i: next(k for k in range(1, i + 2) if k > i or h[i - k] != h[i])",
            "int run(const vector<long long>& h, int i) { return i && h[i - 1] == h[i] ? 1 + run(h, i - 1) : 1; }",
            "fn run(h: &[i64], i: i64) -> i64 { if i > 0 && h[i as usize - 1] == h[i as usize] { 1 + run(h, i - 1) } else { 1 } }",
        ],
        ..PLAIN
    },
    Function {
        name: "modulo",
        call: ["{0} % {1}", "modulo({0}, {1})", "({0}).rem_euclid({1})"],
        definition: ["", "long long modulo(long long n, long long m) { return (n % m + m) % m; }", ""],
        ..PLAIN
    },
    Function {
        name: "quotient",
        call: ["{0} // {1}", "quotient({0}, {1})", "({0}).div_euclid({1})"],
        definition: [
            "",
            "long long quotient(long long n, long long m) { return (n - (n % m + m) % m) / m; }",
            "",
        ],
        ..PLAIN
    },
    Function {
        name: "bit",
        value: |of, _| Some(1 << u32::try_from(of[0]).ok().filter(|bits| *bits < 62)?),
        call: ["(1 << ({0}))", "(1LL << ({0}))", "(1i64 << ({0}))"],
        ..PLAIN
    },
    Function {
        name: "zeros",
        value: |of, _| {
            let count = digits(of)?.take_while(|digit| *digit == 0).count();
            positive(of).map(|_| count as i128)
        },
        call: ["zeros({0}, {1})"; 3],
        definition: [
            "zeros = lambda n, m: 0 if n % m else 1 + zeros(n // m, m)",
            "int zeros(long long n, long long m) { return n % m ? 0 : 1 + zeros(n / m, m); }",
            "fn zeros(n: i64, m: i64) -> i64 { if n % m > 0 { 0 } else { 1 + zeros(n / m, m) } }",
        ],
        ..PLAIN
    },
    Function {
        name: "length",
        value: |of, _| Some(digits(of)?.count() as i128),
        call: ["length({0}, {1})"; 3],
        definition: [
            "length = lambda n, m: 1 + length(n // m, m) if n else 0",
            "int length(long long n, long long m) { return n ? 1 + length(n / m, m) : 0; }",
            "fn length(n: i64, m: i64) -> i64 { if n > 0 { 1 + length(n / m, m) } else { 0 } }",
        ],
        ..PLAIN
    },
    Function {
        name: "popcount",
        value: |of, _| Some(i128::from(natural(of)?.count_ones())),
        call: [
            "bin({0}).count('1')",
            "__builtin_popcountll({0})",
            "i64::from(({0}).count_ones())",
        ],
        ..PLAIN
    },
    Function {
        name: "last_digit",
        value: |of, _| digits(of)?.find(|digit| *digit > 0),
        call: ["last_digit({0}, {1})"; 3],
        definition: [
            "last_digit = lambda n, m: n % m or last_digit(n // m, m)",
            "long long last_digit(long long n, long long m) { return n % m ? n % m : last_digit(n / m, m); }",
            "fn last_digit(n: i64, m: i64) -> i64 { if n % m > 0 { n % m } else { last_digit(n / m, m) } }",
        ],
        ..PLAIN
    },
    Function {
        name: "first_digit",
        value: |of, _| Some(digits(of)?.last().unwrap_or(0)),
        call: ["first_digit({0}, {1})"; 3],
        definition: [
            "first_digit = lambda n, m: n if n < m else first_digit(n // m, m)",
            "long long first_digit(long long n, long long m) { return n < m ? n : first_digit(n / m, m); }",
            "fn first_digit(n: i64, m: i64) -> i64 { if n < m { n } else { first_digit(n / m, m) } }",
        ],
        ..PLAIN
    },
    Function {
        name: "least_part",
        value: |of, _| least_part(of[0], of[1], of[2]),
        call: ["least_part({0}, {1}, {2})"; 3],
        definition: [
            "least_part = lambda n, c, d, h=(1,): n if n in h else least_part(n - h[-2], c, d) if h[-1] > n else least_part(n, c, d, h + (h[-1] + next(x for x in h if c * x + d >= h[-1]),))",
            "long long least_part(long long n, long long c, long long d) { vector<long long> h{1}; for (size_t j = 0; h.back() < n;) if (c * h[j] + d < h.back()) j++; else h.push_back(h.back() + h[j]); for (;; h.pop_back()) if (n == h.back()) return n; else if (n > h.back()) n -= h.back(); }",
            "fn least_part(mut n: i64, c: i64, d: i64) -> i64 { let (mut h, mut j) = (vec![1], 0); while h[h.len() - 1] < n { if c * h[j] + d < h[h.len() - 1] { j += 1; } else { h.push(h[h.len() - 1] + h[j]); } } for &x in h.iter().rev() { if x == n { return n; } if x < n { n -= x; } } n }",
        ],
        ..PLAIN
    },
    Function {
        name: "omega",
        value: |of, _| Some(i128::from(prime_omega(positive(of)?))),
        call: ["omega({0})", "omega({0})", "omega({0}, 2)"],
        definition: [
            "omega = lambda n, p=2: 0 if n < 2 else omega(n, p + 1) if n % p else 1 + omega(n // p, p)",
            "int omega(long long n, long long p = 2) { return n < 2 ? 0 : n % p ? omega(n, p + 1) : 1 + omega(n / p, p); }",
            "fn omega(n: i64, p: i64) -> i64 { if n < 2 { 0 } else if n % p > 0 { omega(n, p + 1) } else { 1 + omega(n / p, p) } }",
        ],
        ..PLAIN
    },
    Function {
        name: "least_prime",
        value: |of, _| {
            let number = positive(of)?;
            Some(prime_factors(number).into_iter().min().map_or(1, i128::from))
        },
        call: ["least_prime({0})", "least_prime({0})", "least_prime({0}, 2)"],
        definition: [
            "least_prime = lambda n, p=2: n if p * p > n else p if n % p == 0 else least_prime(n, p + 1)",
            "long long least_prime(long long n, long long p = 2) { return p * p > n ? n : n % p == 0 ? p : least_prime(n, p + 1); }",
            "fn least_prime(n: i64, p: i64) -> i64 { if p * p > n { n } else if n % p == 0 { p } else { least_prime(n, p + 1) } }",
        ],
        ..PLAIN
    },
    Function {
        name: "primes",
        value: |of, _| {
            let last = usize::try_from(of[0]).ok().filter(|last| *last < SIEVE)?;
            Some(PRIMES.with(|counts| counts[last]))
        },
        call: ["primes({0})"; 3],
        definition: [
            "primes = lambda n: sum(all(q % p for p in range(2, q)) for q in range(2, n + 1))",
            "int primes(int n) { int s = 0; for (int q = 2, p; q <= n; q++) { for (p = 2; q % p; p++); s += p == q; } return s; }",
            "fn primes(n: i64) -> i64 { (2..=n).filter(|q| (2..*q).all(|p| q % p > 0)).count() as i64 }",
        ],
        ..PLAIN
    },
    Function {
        name: "isqrt",
        value: |of, _| isqrt(of[0]),
        call: ["isqrt({0})", "(long long)sqrtl({0})", "({0}).isqrt()"],
        ..PLAIN
    },
    Function {
        name: "gcd",
        value: |of, _| {
            let (mut a, mut b) = (of[0].checked_abs()?, of[1].checked_abs()?);
            while b != 0 {
                let rest = a % b;
                a = b;
                b = rest;
            }
            Some(a)
        },
        call: ["gcd({0}, {1})", "__gcd<long long>({0}, {1})", "gcd({0}, {1})"],
        definition: ["", "", "fn gcd(a: i64, b: i64) -> i64 { if b == 0 { a } else { gcd(b, a % b) } }"],
        ..PLAIN
    },
    Function {
        name: "abs",
        value: |of, _| of[0].checked_abs(),
        call: ["abs({0})", "abs({0})", "({0}).abs()"],
        ..PLAIN
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Which heaps are lost if so many may be taken, and after t at most c t + d, by play.
    fn played(heaps: i128, c: i128, d: i128) -> Vec<Vec<bool>> {
        let mut lost: Vec<Vec<bool>> = Vec::new();
        for heap in 0..=heaps {
            let wins =
                |taken: i128| lost[(heap - taken) as usize][(c * taken + d).min(heaps) as usize];
            let row = (0..=heaps).map(|most| !(1..=most.min(heap)).any(wins)).collect();
            lost.push(row);
        }
        lost
    }

    #[test]
    fn the_least_part_decides_where_the_last_take_limits_the_next() {
        for (c, d) in (1..=4).flat_map(|c| (-1..=2).map(move |d| (c, d))) {
            // A take of 1 must leave a move.
            if c + d < 1 {
                assert_eq!(least_part(5, c, d), None);
                continue;
            }
            for (heap, row) in (0..).zip(played(60, c, d)) {
                for (most, lost) in (0..).zip(row) {
                    let says = heap == 0 || least_part(heap, c, d) > Some(most);
                    assert_eq!(says, lost, "{} of {}, {} t + {}", most, heap, c, d);
                }
            }
        }
    }

    #[test]
    fn digits_are_those_of_the_base() {
        let of = |name: &str, n: i128, base: i128| (function(name).value)(&[n, base], &[]);
        // 410 is 3120 to the base 5.
        let names = ["zeros", "length", "first_digit", "last_digit"];
        assert_eq!(names.map(|name| of(name, 410, 5)), [1, 4, 3, 2].map(Some));
        assert_eq!(names.map(|name| of(name, 0, 5)), [None, Some(0), Some(0), None]);
        assert_eq!(names.map(|name| of(name, 410, 1)), [None; 4]);
    }
}
