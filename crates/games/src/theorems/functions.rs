//! The functions that formulas call.

use std::fmt;

use gamecore::{prime_factors, prime_omega, zeckendorf};

/// A function of one or two numbers.
pub struct Function {
    pub name: &'static str,
    /// Its value; `None` where it has none.
    pub value: fn(&[i128]) -> Option<i128>,
    /// A call in Python, C++ and Rust, with the arguments in place of `{0}` and `{1}`.
    pub call: [&'static str; 3],
    /// Its definition in these languages; nothing if the language has it.
    pub definition: [&'static str; 3],
}

impl fmt::Debug for Function {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)
    }
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

const NONE: [&str; 3] = [""; 3];

/// All of them.
pub static FUNCTIONS: [Function; 12] = [
    Function {
        name: "popcount",
        value: |of| Some(i128::from(natural(of)?.count_ones())),
        call: [
            "bin({0}).count('1')",
            "__builtin_popcountll({0})",
            "i64::from(({0}).count_ones())",
        ],
        definition: NONE,
    },
    Function {
        name: "ctz",
        value: |of| Some(i128::from(positive(of)?.trailing_zeros())),
        call: ["ctz({0})", "__builtin_ctzll({0})", "i64::from(({0}).trailing_zeros())"],
        definition: ["ctz = lambda n: (n & -n).bit_length() - 1", "", ""],
    },
    Function {
        name: "log2",
        value: |of| Some(63 - i128::from(positive(of)?.leading_zeros())),
        call: ["log(2, {0})", "__lg({0})", "i64::from(({0}).ilog2())"],
        definition: ["log = lambda b, n: 0 if n < b else 1 + log(b, n // b)", "", ""],
    },
    Function {
        name: "log",
        value: |of| {
            let (base, mut number) = (u64::try_from(of[0]).ok()?, positive(&of[1..])?);
            let mut powers = 0;
            while number >= base.max(2) {
                number /= base.max(2);
                powers += 1;
            }
            Some(powers)
        },
        call: ["log({0}, {1})", "log({0}, {1})", "i64::from(({1}).ilog({0}))"],
        definition: [
            "log = lambda b, n: 0 if n < b else 1 + log(b, n // b)",
            "int log(long long b, long long n) { return n < b ? 0 : 1 + log(b, n / b); }",
            "",
        ],
    },
    Function {
        name: "valuation",
        value: |of| {
            let (prime, mut number) = (u64::try_from(of[0]).ok()?, positive(&of[1..])?);
            let mut powers = 0;
            while number % prime.max(2) == 0 {
                number /= prime.max(2);
                powers += 1;
            }
            Some(powers)
        },
        call: ["valuation({0}, {1})"; 3],
        definition: [
            "valuation = lambda p, n: 0 if n % p else 1 + valuation(p, n // p)",
            "int valuation(long long p, long long n) { return n % p ? 0 : 1 + valuation(p, n / p); }",
            "fn valuation(p: i64, n: i64) -> i64 { if n % p > 0 { 0 } else { 1 + valuation(p, n / p) } }",
        ],
    },
    Function {
        name: "omega",
        value: |of| Some(i128::from(prime_omega(positive(of)?))),
        call: ["omega({0})", "omega({0})", "omega({0}, 2)"],
        definition: [
            "omega = lambda n, p=2: 0 if n < 2 else omega(n, p + 1) if n % p else 1 + omega(n // p, p)",
            "int omega(long long n, long long p = 2) { return n < 2 ? 0 : n % p ? omega(n, p + 1) : 1 + omega(n / p, p); }",
            "fn omega(n: i64, p: i64) -> i64 { if n < 2 { 0 } else if n % p > 0 { omega(n, p + 1) } else { 1 + omega(n / p, p) } }",
        ],
    },
    Function {
        name: "least_prime",
        value: |of| {
            let number = positive(of)?;
            Some(prime_factors(number).into_iter().min().map_or(1, i128::from))
        },
        call: ["least_prime({0})", "least_prime({0})", "least_prime({0}, 2)"],
        definition: [
            "least_prime = lambda n, p=2: n if p * p > n else p if n % p == 0 else least_prime(n, p + 1)",
            "long long least_prime(long long n, long long p = 2) { return p * p > n ? n : n % p == 0 ? p : least_prime(n, p + 1); }",
            "fn least_prime(n: i64, p: i64) -> i64 { if p * p > n { n } else if n % p == 0 { p } else { least_prime(n, p + 1) } }",
        ],
    },
    Function {
        name: "primes",
        value: |of| {
            let last = usize::try_from(of[0]).ok().filter(|last| *last < SIEVE)?;
            Some(PRIMES.with(|counts| counts[last]))
        },
        call: ["primes({0})"; 3],
        definition: [
            "primes = lambda n: sum(all(q % p for p in range(2, q)) for q in range(2, n + 1))",
            "int primes(int n) { int s = 0; for (int q = 2, p; q <= n; q++) { for (p = 2; q % p; p++); s += p == q; } return s; }",
            "fn primes(n: i64) -> i64 { (2..=n).filter(|q| (2..*q).all(|p| q % p > 0)).count() as i64 }",
        ],
    },
    Function {
        name: "isqrt",
        value: |of| isqrt(of[0]),
        call: ["isqrt({0})", "(long long)sqrtl({0})", "({0}).isqrt()"],
        definition: NONE,
    },
    Function {
        name: "zeckendorf",
        value: |of| zeckendorf(positive(of)?).into_iter().min().map(i128::from),
        call: ["zeckendorf({0})", "zeckendorf({0})", "zeckendorf({0}, 1, 2)"],
        definition: [
            "zeckendorf = lambda n, f=1, g=2: n if n == f else zeckendorf(n, g, f + g) if g <= n else zeckendorf(n - f)",
            "long long zeckendorf(long long n, long long f = 1, long long g = 2) { return n == f ? n : g <= n ? zeckendorf(n, g, f + g) : zeckendorf(n - f); }",
            "fn zeckendorf(n: i64, f: i64, g: i64) -> i64 { if n == f { n } else if g <= n { zeckendorf(n, g, f + g) } else { zeckendorf(n - f, 1, 2) } }",
        ],
    },
    Function {
        name: "gcd",
        value: |of| {
            let (mut a, mut b) = (of[0].checked_abs()?, of[1].checked_abs()?);
            while b != 0 {
                let rest = a % b;
                a = b;
                b = rest;
            }
            Some(a)
        },
        call: ["gcd({0}, {1})", "gcd({0}, {1})", "gcd({0}, {1})"],
        definition: ["", "", "fn gcd(a: i64, b: i64) -> i64 { if b == 0 { a } else { gcd(b, a % b) } }"],
    },
    Function {
        name: "abs",
        value: |of| of[0].checked_abs(),
        call: ["abs({0})", "abs({0})", "({0}).abs()"],
        definition: NONE,
    },
];
