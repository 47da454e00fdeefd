//! Periods, held to long tables by the definition.

use gamecore::Period;
use games::playground::{Game, Report};
use proptest::prelude::*;
use proptest::sample::subsequence;

fn report(text: &str, to: u64) -> Report {
    text.parse::<Game>().unwrap().reports(to).remove(0)
}

fn mex(mut values: Vec<u64>) -> u64 {
    values.sort_unstable();
    values.dedup();
    (0..).zip(&values).take_while(|(least, value)| least == *value).count() as u64
}

/// The nim-values of so many parts, each by those before it.
fn table(length: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut values = Vec::new();
    for part in 0..length {
        values.push(mex(options(part, &values)));
    }
    values
}

fn by_octal(digits: &[u32], heap: usize, values: &[u64]) -> Vec<u64> {
    let mut options = Vec::new();
    for (taken, digit) in digits.iter().enumerate().take_while(|(taken, _)| *taken <= heap) {
        let left = heap - taken;
        if digit & 1 != 0 && left == 0 {
            options.push(0);
        }
        if digit & 2 != 0 && left > 0 {
            options.push(values[left]);
        }
        if digit & 4 != 0 {
            options.extend((1..left).map(|part| values[part] ^ values[left - part]));
        }
    }
    options
}

/// A period that is said to be proved holds in a table, and no smaller one does.
fn check(text: &str, found: Option<Period>, first: u64, table: &[u64]) {
    let Some(Period { preperiod, period }) = found else { return };
    let (begin, length) = ((preperiod - first) as usize, period as usize);
    let holds = |begin: usize, length: usize| {
        (begin..table.len() - length).all(|place| table[place] == table[place + length])
    };
    assert!(table.len() > begin + 2 * length, "{text}: the table is too short for {period}");
    assert!(holds(begin, length), "{text}: {period} from {preperiod}");
    assert!(begin == 0 || !holds(begin - 1, length), "{text}: {period} from {preperiod}");
    assert!((1..length).all(|shorter| !holds(begin, shorter)), "{text}: {period}");
}

/// The values of coins, and their period, which must be proved.
fn check_coins(text: &str, table: &[u64]) {
    let report = report(text, 1500);
    assert!(report.period.is_some(), "{text}");
    check(text, report.period, 1, table);
    let shown: Vec<String> = table[..1500].iter().map(u64::to_string).collect();
    assert_eq!(report.values, shown, "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, ..ProptestConfig::default() })]

    #[test]
    fn of_amounts(amounts in subsequence((1..=12_usize).collect::<Vec<_>>(), 1..5)) {
        let text = format!("take {}", amounts.iter().map(|a| format!("{a} ")).collect::<String>());
        let table = table(6000, |heap, values| {
            amounts.iter().filter(|&&a| a <= heap).map(|&a| values[heap - a]).collect()
        });
        let report = report(&text, 3000);
        prop_assert!(report.period.is_some(), "{}", text);
        check(&text, report.period, 0, &table);
        let shown: Vec<String> = table[..=3000].iter().map(u64::to_string).collect();
        prop_assert_eq!(report.values, shown, "{}", text);
    }

    #[test]
    fn of_octal_codes(first in prop::sample::select(vec![0_u32, 4]), rest in "[0-7]{1,3}") {
        let code = format!("{first}.{rest}");
        let digits: Vec<u32> = code.chars().filter_map(|digit| digit.to_digit(8)).collect();
        let table = table(700, |heap, values| by_octal(&digits, heap, values));
        let report = report(&code, 300);
        if report.period.is_some_and(|found| found.preperiod + 2 * found.period < 700) {
            check(&code, report.period, 0, &table);
        }
        let shown: Vec<String> = table[..=300].iter().map(u64::to_string).collect();
        prop_assert_eq!(report.values, shown, "{}", code);
    }

    #[test]
    fn of_coins(distances in subsequence((0..=9_usize).collect::<Vec<_>>(), 1..5)) {
        let words = distances.iter().map(|d| format!("{d} ")).collect::<String>();
        let text = format!("turn at {words}");
        let table = table(4000, |coin, values| {
            let fitting = distances.iter().filter(|&&distance| distance <= coin);
            fitting.map(|&d| if d == 0 { 0 } else { values[coin - d] }).collect()
        });
        check_coins(&text, &table);
    }

    #[test]
    fn of_neighbouring_coins(counts in subsequence((1..=6_usize).collect::<Vec<_>>(), 1..4)) {
        let words = counts.iter().map(|count| format!("{count} ")).collect::<String>();
        let text = format!("turn {words} neighbours");
        let table = table(4000, |coin, values| {
            let fitting = counts.iter().filter(|&&count| count <= coin + 1);
            let others = fitting.map(|count| &values[coin + 1 - count..coin]);
            others.map(|others| others.iter().fold(0, |sum, value| sum ^ value)).collect()
        });
        check_coins(&text, &table);
    }
}

#[test]
fn of_the_literature() {
    let period = |text: &str, to: u64| {
        let found = report(text, to).period.unwrap();
        (found.preperiod, found.period)
    };
    // Guy and Smith, 1956; Kenyon, 1967.
    assert_eq!(period("0.77", 100), (71, 12));
    assert_eq!(period("0.137", 100), (52, 34));
    assert_eq!(period("0.156", 8000), (3479, 349));
}

#[test]
fn what_is_not_proved_is_not_said() {
    for text in ["0.007", "0.156", "4!", "take any but 2 5", "turn 1 3", "turn neighbours"] {
        assert_eq!(report(text, 100).period, None, "{text}");
    }
    assert_eq!(report("0.007", 100).remark, "The nim-values up to heap 2000 prove no period.");
    assert_eq!(report("0.007", 3000).remark, "The nim-values up to heap 3000 prove no period.");
}
