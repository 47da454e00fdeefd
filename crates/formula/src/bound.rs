//! Large numbers as powers.

/// A bound with its large numbers as powers: `1 <= n <= 1000000` becomes `1 <= n <= 10^6`.
pub fn with_powers(bound: &str) -> String {
    bound.split(' ').map(power).collect::<Vec<_>>().join(" ")
}

fn power(word: &str) -> String {
    let (sign, number) = word.strip_prefix('-').map_or(("", word), |number| ("-", number));
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return word.to_string();
    }
    let factor = number.trim_end_matches('0');
    let zeros = number.len() - factor.len();
    let power = match number.parse::<u128>() {
        _ if zeros >= 5 && factor == "1" => Some(format!("10^{zeros}")),
        _ if zeros >= 5 && factor.len() == 1 => Some(format!("{factor} * 10^{zeros}")),
        Ok(number) => power_of_two(number),
        Err(_) => None,
    };
    format!("{sign}{}", power.unwrap_or(number.to_string()))
}

/// A number that is at most one below a large power of two.
fn power_of_two(number: u128) -> Option<String> {
    const LARGE: u128 = 1 << 16;
    match number {
        0..LARGE => None,
        _ if number.is_power_of_two() => Some(format!("2^{}", number.ilog2())),
        _ if (number + 1).is_power_of_two() => Some(format!("2^{} - 1", number.ilog2() + 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_become_powers() {
        for (number, expected) in [
            ("0", "0"),
            ("10000", "10000"),
            ("100000", "10^5"),
            ("-1000000", "-10^6"),
            ("200000", "2 * 10^5"),
            ("250000", "250000"),
            ("2147483647", "2^31 - 1"),
            ("2147483648", "2^31"),
            ("18446744073709551615", "2^64 - 1"),
            ("123456789", "123456789"),
            ("heap", "heap"),
        ] {
            assert_eq!(with_powers(number), expected);
        }
        let huge = format!("1{}", "0".repeat(250));
        assert_eq!(with_powers(&format!("1 <= N <= {huge}")), "1 <= N <= 10^250");
    }
}
