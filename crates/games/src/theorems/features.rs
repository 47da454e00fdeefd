//! Features: one number that a theorem makes of a position.

use super::kinds::{
    Kind, BACHET, DIRECT, DIVISORS, EUCLID, FIBONACCI, MIRROR, NIM, PARITY, PATTERN, STEALING,
};

/// A number that is made of a position.
pub struct Feature {
    /// What it is, in English and Chinese.
    pub words: [&'static str; 2],
    /// Of which theorems it is typical.
    pub kinds: &'static [&'static Kind],
    pub formula: &'static str,
}

const fn feature(
    words: [&'static str; 2],
    kinds: &'static [&'static Kind],
    formula: &'static str,
) -> Feature {
    Feature { words, kinds, formula }
}

/// Those of a single number, the simplest first.
#[rustfmt::skip]
pub static OF_NUMBER: [Feature; 14] = [
    feature(["the number", "这个数"], &[BACHET], "n"),
    feature(["the number of ones in binary", "二进制中 1 的个数"], &[PATTERN], "popcount(n)"),
    feature(["the low zero bits", "二进制末尾 0 的个数"], &[PATTERN], "ctz(n)"),
    feature(["the low one bits", "二进制末尾 1 的个数"], &[PATTERN], "ctz(n + 1)"),
    feature(["the lowest one bit", "最低位的 1（lowbit）"], &[PATTERN], "n & -n"),
    feature(["the logarithm to the base 2", "以 2 为底的对数"], &[PATTERN], "log2(n)"),
    feature(["the logarithm of the number + 1 to the base 2", "此数加一以 2 为底的对数"], &[PATTERN], "log2(n + 1)"),
    feature(["the number of prime factors", "质因子个数（计重数）"], &[DIVISORS], "omega(n)"),
    feature(["the place of the least prime factor among the primes", "最小质因子是第几个质数"], &[PATTERN], "primes(least_prime(n))"),
    feature(["the square root", "平方根（向下取整）"], &[PATTERN], "isqrt(n)"),
    feature(["the greatest k with 1 + 2 + ... + k at most the number", "满足 1 + 2 + ... + k 不超过此数的最大 k"], &[PATTERN], "(isqrt(8 * n + 1) - 1) // 2"),
    feature(["it is a Fibonacci number", "此数为斐波那契数"], &[FIBONACCI], "zeckendorf(n) == n"),
    feature(["the number without its lowest one bit", "去掉最低位的 1 之后的数"], &[PATTERN], "n & (n - 1)"),
    feature(["the number and its successor", "此数与后继的公共二进制位"], &[PATTERN], "n & (n + 1)"),
];

/// Those of a row of numbers, the simplest first.
#[rustfmt::skip]
pub static OF_ROW: [Feature; 24] = [
    feature(["the nim-sum", "异或和"], &[NIM], "xor(h)"),
    feature(["the sum", "总和"], &[PARITY, BACHET], "sum(h)"),
    feature(["the difference", "差"], &[MIRROR], "max(h) - min(h)"),
    feature(["the difference of both, with its sign", "两数之差（带符号）"], &[MIRROR], "a - b"),
    feature(["the common ones", "共有的二进制位"], &[PATTERN], "a & b"),
    feature(["the bits of both", "两数的或"], &[PATTERN], "a | b"),
    feature(["the low one bits of both less 1", "两数减一后的或的末尾 1 的个数"], &[PATTERN], "ctz(((a - 1) | (b - 1)) + 1)"),
    feature(["the low zero bits of both", "两数的或的末尾 0 的个数"], &[PATTERN], "ctz(a | b)"),
    feature(["the greatest common divisor", "最大公约数"], &[], "gcd(a, b)"),
    feature(["the quotient", "商"], &[EUCLID], "max(h) // min(h)"),
    feature(["the first number", "第一个数"], &[], "h[0]"),
    feature(["the second number", "第二个数"], &[], "h[1]"),
    feature(["the greatest number", "最大的数"], &[], "max(h)"),
    feature(["the least number", "最小的数"], &[], "min(h)"),
    feature(["the count of numbers", "数的个数"], &[PARITY], "len(h)"),
    feature(["the count of odd numbers", "奇数的个数"], &[PARITY], "sum(x % 2 for x in h)"),
    feature(["the sum less the count", "总和减去个数"], &[PARITY], "sum(h) - len(h)"),
    feature(["the count of numbers above 0", "正数的个数"], &[PARITY], "sum(1 if x > 0 else 0 for x in h)"),
    feature(["the count of numbers above 1", "大于 1 的数的个数"], &[PARITY], "sum(1 if x > 1 else 0 for x in h)"),
    feature(["the numbers above 0 are in equal pairs", "各正数可以两两相等地配对"], &[MIRROR], "all(y == 0 or sum(1 if x == y else 0 for x in h) % 2 == 0 for y in h)"),
    feature(["more than half of the numbers are the least one", "最小的数超过半数"], &[DIRECT, PATTERN], "2 * sum(1 if x == min(h) else 0 for x in h) > len(h)"),
    feature(["the greatest number less the count", "最大的数减去个数"], &[STEALING, PARITY], "max(h) - len(h)"),
    feature(["the ones at the beginning, but not all numbers", "开头连续的 1 的个数（不计最后一个数）"], &[STEALING], "sum(1 if all(h[j] < 2 for j in range(0, i + 1)) and h[i] == 1 else 0 for i in range(0, len(h) - 1))"),
    feature(["the parities of both", "两数的奇偶性"], &[PARITY], "a % 2 * 2 + b % 2"),
];
