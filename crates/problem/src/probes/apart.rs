//! Two cases that differ in one number, by a power of two or by a usual modulus, and in their
//! answers: a program whose numbers are too short, or that computes with remainders, says the same
//! of both.

use std::collections::{BTreeMap, HashMap};

use protocol::Scope;

use super::places::{replaced, visit, Way};
use crate::definition::Definition;
use crate::positions::{random_cases, small_positions};
use crate::shape::decimal::digits_of;
use crate::shape::{Node, Size};
use crate::value::{Typed, Value};

/// The moduli that programs use; the last ones are powers of two.
const MODULI: [u128; 4] = [998_244_353, 1_000_000_007, 1_000_000_009, 1 << 64];

/// The words in which programs keep numbers, in bits.
const WORDS: [u32; 3] = [16, 32, 64];

/// So many small positions are looked at, and so many cases are changed.
const LOOKED_AT: usize = 200;
const STARTS: usize = 24;

/// So many changes are tried before a number is believed not to matter.
const TRIES: usize = 16;

/// Where an input holds fewer cases than this, only the greatest changes are made.
const FEW: usize = 20;

/// A case before and after the change of one of its numbers.
type Pair = [Value; 2];

/// The pairs by the name of the number, and by the change.
type Pairs = BTreeMap<(&'static str, u128), Option<Pair>>;

pub(super) fn cases(definition: &Definition, scope: Scope) -> Vec<Value> {
    let pairs = pairs(definition, scope);
    let is_few = definition.grammar.most_cases(scope) < FEW;
    let mut cases = Vec::new();
    for ((number, by), pair) in &pairs {
        let Some([before, after]) = pair else { continue };
        let is_last = !pairs
            .range((*number, by + 1)..)
            .any(|((other, by), pair)| other == number && by.is_power_of_two() && pair.is_some());
        let is_usual = is_last || MODULI.contains(by) || [1 << 16, 1 << 32].contains(by);
        if !is_few || is_usual {
            // Where an input holds one case, what is right before is wrong after.
            cases.extend((!is_few).then(|| before.clone()));
            cases.push(after.clone());
        }
    }
    cases
}

/// A word in which a number of the judge may be too long for a program.
#[derive(Debug, PartialEq)]
pub(crate) struct Word {
    /// The name of the number.
    pub number: &'static str,
    /// How many bits the word has.
    pub bits: u32,
    /// Whether some answer was seen to change with a digit that the word lacks.
    pub is_too_short: bool,
}

/// The words that programs use and that do not hold each number of the judge, up to the first that
/// seems to be long enough. A number is left out if no answer was seen to change with it.
pub(crate) fn words(definition: &Definition) -> Vec<Word> {
    let mut digits: BTreeMap<&str, Vec<(u32, bool)>> = BTreeMap::new();
    for ((number, by), pair) in pairs(definition, Scope::Judge) {
        if by.is_power_of_two() {
            digits.entry(number).or_default().push((by.trailing_zeros(), pair.is_some()));
        }
    }
    digits.retain(|_, digits| digits.iter().any(|(_, decides)| *decides));
    let mut words = Vec::new();
    for (number, digits) in digits {
        for bits in WORDS {
            let mut lacking = digits.iter().filter(|(digit, _)| *digit >= bits).peekable();
            if lacking.peek().is_none() {
                break;
            }
            let is_too_short = lacking.any(|(_, decides)| *decides);
            words.push(Word { number, bits, is_too_short });
            if !is_too_short {
                break;
            }
        }
    }
    words
}

fn pairs(definition: &Definition, scope: Scope) -> Pairs {
    let starts = starts(definition, scope);
    let mut places: BTreeMap<&str, Vec<Place>> = BTreeMap::new();
    for (start, (case, _)) in starts.iter().enumerate() {
        visit(&definition.grammar.case, case, &mut |node, _, way| {
            let (name, most) = match node {
                Node::Int(int) => (int.name, int.most(scope)),
                Node::Decimal(decimal) => (decimal.name, None),
                _ => return,
            };
            places.entry(name).or_default().push(Place { start, way: way.clone(), most });
        });
    }
    let mut pairs = Pairs::new();
    for (number, places) in places {
        let mut seed = 0;
        for by in (0..64).map(|digit| 1 << digit).chain(MODULI) {
            let (mut may_be, mut tries, mut found) = (false, 0, None);
            for turn in 0..places.len() {
                // The places are taken in another order for each change, none of them twice.
                let place = &places[(turn + seed) % places.len()];
                let (case, answer) = &starts[place.start];
                let Some(changed) = greater(case, place, by) else { continue };
                if !definition.grammar.holds(&changed, scope) {
                    continue;
                }
                may_be = true;
                tries += 1;
                if definition.answer(&changed) != *answer {
                    found = Some([case.clone(), changed]);
                }
                if found.is_some() || tries == TRIES {
                    break;
                }
            }
            seed += 7;
            if may_be {
                pairs.insert((number, by), found);
            }
        }
    }
    pairs
}

/// Where a number is among the starts.
struct Place {
    start: usize,
    way: Way,
    /// The bound of the number, if it is a constant.
    most: Option<u64>,
}

/// The case with the number there greater by so much, if it can be.
fn greater(case: &Value, Place { way, most, .. }: &Place, by: u128) -> Option<Value> {
    let part = way.iter().fold(case, |part, &place| &part.row()[place]);
    let part = match part {
        Value::Int(number) => {
            let sum = number.checked_add(u64::try_from(by).ok()?)?;
            // A bound is asked first, as whether the whole case keeps to the format takes long.
            Value::Int((sum <= most.unwrap_or(u64::MAX)).then_some(sum)?)
        }
        Value::Row(digits) => {
            let digits: Vec<u64> = digits.iter().map(Value::int).collect();
            sum(&digits, by).to_value()
        }
    };
    Some(replaced(case, way, part))
}

/// The decimal digits of a sum.
fn sum(digits: &[u64], by: u128) -> Vec<u64> {
    let (mut sum, mut left) = (Vec::new(), by);
    for digit in digits.iter().rev() {
        left += u128::from(*digit);
        sum.push((left % 10) as u64);
        left /= 10;
    }
    sum.reverse();
    match u64::try_from(left).unwrap_or(0) {
        0 => sum,
        rest => [digits_of(rest), sum].concat(),
    }
}

/// Cases of every answer, with their answers: small positions first, as those are lost more often
/// than large ones, then what has large numbers and short lists.
fn starts(definition: &Definition, scope: Scope) -> Vec<(Value, String)> {
    let small = small_positions(definition, scope);
    let step = small.len() / LOOKED_AT + 1;
    let mut of_answer: HashMap<String, usize> = HashMap::new();
    let mut ranked = Vec::new();
    for case in small.into_iter().step_by(step) {
        let answer = definition.answer(&case);
        let rank = of_answer.entry(answer.clone()).or_default();
        ranked.push((*rank, case, answer));
        *rank += 1;
    }
    ranked.sort_by_key(|(rank, ..)| *rank);
    ranked.truncate(STARTS);
    let mut starts: Vec<(Value, String)> =
        ranked.into_iter().map(|(_, case, answer)| (case, answer)).collect();
    let size = Size { length: 4, ..Size::large(scope) };
    let large =
        (0..STARTS as u64 / 2).filter_map(|seed| random_cases(definition, size, 1, seed).ok());
    starts.extend(large.flatten().map(|case| {
        let answer = definition.answer(&case);
        (case, answer)
    }));
    starts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{counted, single};
    use crate::problem::Problem;
    use crate::shape::decimal::{decimal, number_of};
    use crate::shape::{int, IntoShape};

    /// What a program that loses the upper digits says of one of the cases is wrong.
    fn caught(definition: &Definition, wrong: impl Fn(&Value) -> bool) -> bool {
        let cases = cases(definition, Scope::Judge);
        cases.iter().any(|case| definition.answer(case) != if wrong(case) { "Y\n" } else { "N\n" })
    }

    fn game(most: u64, is_single: bool) -> Definition {
        let pair = (int("a", 0..=most), int("b", 0..=most));
        let format = match is_single {
            true => single(pair),
            false => counted(int("T", 1..=1000), pair),
        };
        let small = || (0..20).flat_map(|a| (0..20).map(move |b| (a, b))).collect();
        let problem = Problem::new(format).winner("Y", "N").solution(|(a, b)| a != b);
        let problem = problem.rules(|(a, b)| a != b).every_small(|(a, _)| *a < 20, small);
        problem.formula(|(a, b)| a != b).definition().unwrap()
    }

    #[test]
    fn numbers_that_are_too_short_are_caught() {
        for is_single in [false, true] {
            let definition = game(100_000_000_000, is_single);
            for modulus in [1 << 16, 1 << 31, 1 << 32, 998_244_353, 1_000_000_007] {
                let wrong = |case: &Value| {
                    let (a, b) = <(u64, u64)>::from_value(case);
                    a % modulus != b % modulus
                };
                assert!(caught(&definition, wrong), "modulo {modulus}");
            }
            let word = |bits| ["a", "b"].map(|number| Word { number, bits, is_too_short: true });
            let [a, b] = [word(16), word(32)];
            let mut found = words(&definition);
            found.sort_by_key(|word| word.bits);
            assert_eq!(found, a.into_iter().chain(b).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_word_that_seems_long_enough_is_named() {
        let words_of = |most: u64, matters: bool| {
            let format = counted(int("T", 1..=1000), int("n", 0..=most));
            let wins = move |n: &u64| !matters || n % 256 > 0;
            let problem = Problem::new(format).winner("Y", "N").solution(move |n| wins(n));
            let problem = problem.rules(move |n| wins(n));
            let problem = problem.every_small(|n| *n < 9, || (0..9).collect());
            let definition = problem.formula(move |n| wins(n)).definition().unwrap();
            words(&definition).into_iter().map(|it| (it.bits, it.is_too_short)).collect::<Vec<_>>()
        };
        assert_eq!(words_of(1_000_000_000_000, true), [(16, false)]);
        assert_eq!(words_of(1000, true), []);
        assert_eq!(words_of(1_000_000, false), []);
    }

    #[test]
    fn numbers_beyond_a_word_are_changed_by_more_than_a_word() {
        let piles = (decimal("a", 30), decimal("b", 30)).into_shape();
        let problem = Problem::new(counted(int("T", 1..=1000), piles)).winner("Y", "N");
        let problem = problem.solution(|(a, b)| a != b).rules(|(a, b)| a != b);
        let small = || vec![(vec![7], vec![7]), (vec![9, 9], vec![9, 9]), (vec![1], vec![2])];
        let problem = problem.every_small(|_| true, small).formula(|(a, b)| a != b);
        let definition = problem.definition().unwrap();
        let in_a_word = |digits: &[u64]| {
            digits.iter().fold(0_u64, |n, digit| n.wrapping_mul(10).wrapping_add(*digit))
        };
        let wrong = |case: &Value| {
            let (a, b) = <(Vec<u64>, Vec<u64>)>::from_value(case);
            in_a_word(&a) != in_a_word(&b)
        };
        assert!(caught(&definition, wrong));
    }

    #[test]
    fn digits_are_added_as_in_school() {
        assert_eq!(number_of(&sum(&[9, 9], 1)), Some(100));
        assert_eq!(number_of(&sum(&[7], 1_000_000_007)), Some(1_000_000_014));
    }
}
