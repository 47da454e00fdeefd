//! Periods, held to long tables by the definition.

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

/// The values up to a number are those of a longer table, in which a period that is said to be proved
/// holds, and no smaller one does. Whether there is one.
fn is_proved(text: &str, to: u64, table: &[u64]) -> bool {
    let report = report(text, to);
    let shown: Vec<String> = table[..report.values.len()].iter().map(u64::to_string).collect();
    assert_eq!(report.values, shown, "{text}");
    let Some(found) = report.period else { return false };
    let (preperiod, period) = (found.preperiod(), found.period());
    let (begin, length) = ((preperiod - report.first) as usize, period as usize);
    let holds = |begin: usize, length: usize| {
        (begin..table.len() - length).all(|place| table[place] == table[place + length])
    };
    assert!(table.len() > begin + 2 * length, "{text}: the table is too short for {period}");
    assert!(holds(begin, length), "{text}: {period} from {preperiod}");
    assert!(begin == 0 || !holds(begin - 1, length), "{text}: {period} from {preperiod}");
    assert!((1..length).all(|shorter| !holds(begin, shorter)), "{text}: {period}");
    true
}

fn words(numbers: &[usize]) -> String {
    numbers.iter().map(|number| format!("{number} ")).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, ..ProptestConfig::default() })]

    #[test]
    fn of_amounts(amounts in subsequence((1..=12_usize).collect::<Vec<_>>(), 1..5)) {
        let text = format!("take {}", words(&amounts));
        let table = table(6000, |heap, values| {
            amounts.iter().filter(|&&a| a <= heap).map(|&a| values[heap - a]).collect()
        });
        prop_assert!(is_proved(&text, 3000, &table), "{}", text);
    }

    #[test]
    fn of_octal_codes(first in prop::sample::select(vec![0_u32, 4]), rest in "[0-7]{1,3}") {
        let code = format!("{first}.{rest}");
        let digits: Vec<u32> = code.chars().filter_map(|digit| digit.to_digit(8)).collect();
        let found = report(&code, 300).period;
        // A longer table takes too long.
        prop_assume!(found.map_or(true, |found| found.preperiod() + 2 * found.period() < 700));
        is_proved(&code, 300, &table(700, |heap, values| by_octal(&digits, heap, values)));
    }

    #[test]
    fn of_coins(distances in subsequence((0..=9_usize).collect::<Vec<_>>(), 1..5)) {
        let text = format!("turn at {}", words(&distances));
        let table = table(4000, |coin, values| {
            let fitting = distances.iter().filter(|&&distance| distance <= coin);
            fitting.map(|&d| if d == 0 { 0 } else { values[coin - d] }).collect()
        });
        prop_assert!(is_proved(&text, 1500, &table), "{}", text);
    }

    #[test]
    fn of_neighbouring_coins(counts in subsequence((1..=6_usize).collect::<Vec<_>>(), 1..4)) {
        let text = format!("turn {} neighbours", words(&counts));
        let table = table(4000, |coin, values| {
            let fitting = counts.iter().filter(|&&count| count <= coin + 1);
            let others = fitting.map(|count| &values[coin + 1 - count..coin]);
            others.map(|others| others.iter().fold(0, |sum, value| sum ^ value)).collect()
        });
        prop_assert!(is_proved(&text, 1500, &table), "{}", text);
    }
}

#[test]
fn of_the_literature() {
    let period = |text: &str, to: u64| {
        let found = report(text, to).period.unwrap();
        (found.preperiod(), found.period())
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
