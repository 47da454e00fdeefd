//! The rules: divide by an odd divisor greater than 1, or subtract 1.

use oracle::Ruleset;

/// A position is the number.
pub struct DivideOrSubtract;

impl Ruleset for DivideOrSubtract {
    type Position = u64;

    fn options(&self, &n: &u64) -> Vec<u64> {
        let small = (1..).take_while(|divisor| divisor * divisor <= n);
        let divisors =
            small.filter(|divisor| n % divisor == 0).flat_map(|small| [small, n / small]);
        let quotients = divisors.filter(|divisor| divisor % 2 == 1 && *divisor > 1);
        quotients.map(|divisor| n / divisor).chain(Some(n - 1).filter(|&left| left > 0)).collect()
    }
}
