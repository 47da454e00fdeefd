//! The functions and operators of formulas.

use std::ops::RangeInclusive;

use gamecore::{prime_factors, prime_omega, zeckendorf};

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
    /// A call in Python, C++ and Rust, with the arguments in place of `{0}` and `{1}`.
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
pub static FUNCTIONS: [Function; 34] = [
    Function { name: "or", level: 1, ..PLAIN },
    Function { name: "and", level: 2, ..PLAIN },
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
    operator("//", 9, |of, _| of[0].checked_div_euclid(of[1])),
    operator("%", 9, |of, _| of[0].checked_rem_euclid(of[1])),
    Function { name: "negative", value: |of, _| of[0].checked_neg(), call: ["-{0}"; 3], ..PLAIN },
    Function {
        name: "if",
        level: 0,
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
        name: "ctz",
        value: |of, _| Some(i128::from(positive(of)?.trailing_zeros())),
        call: ["ctz({0})", "__builtin_ctzll({0})", "i64::from(({0}).trailing_zeros())"],
        definition: ["ctz = lambda n: (n & -n).bit_length() - 1", "", ""],
        ..PLAIN
    },
    Function {
        name: "log2",
        value: |of, _| Some(63 - i128::from(positive(of)?.leading_zeros())),
        call: ["(({0}).bit_length() - 1)", "__lg({0})", "i64::from(({0}).ilog2())"],
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
        name: "zeckendorf",
        value: |of, _| zeckendorf(positive(of)?).into_iter().min().map(i128::from),
        call: ["zeckendorf({0})", "zeckendorf({0})", "zeckendorf({0}, 1, 2)"],
        definition: [
            "zeckendorf = lambda n, f=1, g=2: n if n == f else zeckendorf(n, g, f + g) if g <= n else zeckendorf(n - f)",
            "long long zeckendorf(long long n, long long f = 1, long long g = 2) { return n == f ? n : g <= n ? zeckendorf(n, g, f + g) : zeckendorf(n - f); }",
            "fn zeckendorf(n: i64, f: i64, g: i64) -> i64 { if n == f { n } else if g <= n { zeckendorf(n, g, f + g) } else { zeckendorf(n - f, 1, 2) } }",
        ],
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
        call: ["gcd({0}, {1})", "gcd({0}, {1})", "gcd({0}, {1})"],
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
