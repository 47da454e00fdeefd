//! Generated cases: small, medium, large and full ones, the laws, and the small positions.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result};
use protocol::Scope;
use study::Random;

use crate::definition::Definition;
use crate::format::MOST_CASES;
use crate::positions::{law_cases, random_cases, small_positions};
use crate::probes::{probes, Probe};
use crate::shape::Size;
use crate::value::Value;

/// An input with its answers.
pub struct Datum {
    /// What kind of case it is, and its number.
    pub name: String,
    /// The input.
    pub input: String,
    /// The answers.
    pub expected: String,
}

/// A kind of random inputs: their size, how many cases they hold, how many there are.
struct Kind {
    name: &'static str,
    size: fn(Scope) -> Size,
    most_cases: usize,
    inputs: u64,
}

const KINDS: [Kind; 4] = [
    Kind { name: "small", size: Size::small, most_cases: 40, inputs: 3 },
    Kind { name: "medium", size: Size::medium, most_cases: 12, inputs: 3 },
    Kind { name: "large", size: Size::large, most_cases: 4, inputs: 2 },
    Kind { name: "full", size: Size::full, most_cases: 1, inputs: 2 },
];

/// A law of many cases fills no more inputs than this.
const PARTS_OF_A_LAW: usize = 3;

/// Unless they are small: then this many, up to this many bytes in all. Where an input
/// holds a single case, a program may be right on any three of them.
const SMALL_PARTS_OF_A_LAW: usize = 32;
const BYTES_OF_SMALL_PARTS: usize = 1 << 16;

/// The small positions fill no more inputs than this, however few an input holds: each is a
/// start of every program.
const MOST_INPUTS_OF_SMALL: usize = 32;

/// No judge gives more bytes than this, whatever its bounds allow.
const LONGEST: u64 = 100_000_000;

/// About how many bytes the judge's longest input has: as many of the longest cases as it may
/// hold. 0 where that is one case or the number has no bound.
pub fn longest(definition: &Definition) -> Result<u64> {
    const DRAWS: u64 = 8;
    let grammar = &definition.grammar;
    let most_cases = grammar.most_cases(Scope::Judge);
    if !(2..=MOST_CASES).contains(&most_cases) {
        return Ok(0);
    }
    let together = |case: &Value| {
        let fitting = grammar.total.as_ref().map(|it| it.most / grammar.added(it, case).max(1));
        let count = fitting.map_or(most_cases as u64, |fitting| fitting.min(most_cases as u64));
        (count * grammar.write_case(case).len() as u64).min(LONGEST)
    };
    let mut longest = 0;
    for seed in 1..=DRAWS {
        let cases = random_cases(definition, Size::full(Scope::Judge), 1, seed)?;
        longest = cases.iter().map(together).fold(longest, u64::max);
    }
    Ok(longest)
}

/// The generated cases within the bounds of `scope`; with [`Scope::Beyond`],
/// only those that the judge's bounds exclude.
pub fn generate(definition: &Definition, scope: Scope, seed: u64) -> Result<Vec<Datum>> {
    let mut data = Vec::new();
    for kind in &KINDS {
        for number in 0..kind.inputs {
            let size = (kind.size)(scope);
            let cases = random_cases(definition, size, kind.most_cases, seed.wrapping_add(number))?;
            let datum = datum(definition, format!("{}-{}", kind.name, number + 1), &cases);
            definition.grammar.read(&datum.input, scope).with_context(|| datum.name.clone())?;
            data.push(datum);
        }
    }
    for (number, law) in definition.laws.iter().enumerate() {
        let cases = law_cases(definition, law, scope);
        data.extend(parts(definition, &format!("law-{}", number + 1), &cases, scope));
    }
    for Probe { kind, cases } in probes(definition, scope) {
        data.extend(parts(definition, kind, &cases, scope));
    }
    let small = small_inputs(definition, scope);
    for (number, cases) in small.iter().enumerate() {
        data.push(datum(definition, format!("every-small-{}", number + 1), cases));
    }
    let most_cases = definition.grammar.most_cases(scope);
    if small.iter().all(|cases| cases.len() < most_cases) {
        data.extend(many(definition, scope, most_cases));
    }
    let mut inputs = HashSet::new();
    data.retain(|datum| inputs.insert(datum.input.clone()));
    let beyond = |datum: &Datum| definition.grammar.read(&datum.input, Scope::Judge).is_err();
    data.retain(|datum| beyond(datum) == (scope == Scope::Beyond));
    Ok(data)
}

/// Cases in as many inputs as hold them, unless these are too many.
fn parts(definition: &Definition, name: &str, cases: &[Value], scope: Scope) -> Vec<Datum> {
    let mut bytes = 0;
    let mut data = Vec::new();
    let inputs = definition.grammar.inputs(cases, scope).take(SMALL_PARTS_OF_A_LAW);
    for (part, cases) in inputs.enumerate() {
        if part >= PARTS_OF_A_LAW && bytes >= BYTES_OF_SMALL_PARTS {
            break;
        }
        let datum = datum(definition, format!("{name}-{}", part + 1), cases);
        bytes += datum.input.len();
        data.push(datum);
    }
    data
}

/// All small positions, in as few inputs as hold them; if these are too many, as many of the
/// positions as go into those that there may be.
fn small_inputs(definition: &Definition, scope: Scope) -> Vec<Vec<Value>> {
    let mut positions = small_positions(definition, scope);
    let needed = definition.grammar.inputs(&positions, scope).count();
    if needed > MOST_INPUTS_OF_SMALL {
        let fitting = positions.len() * MOST_INPUTS_OF_SMALL / needed;
        positions = spread(definition, positions, fitting);
    }
    let inputs = definition.grammar.inputs(&positions, scope).take(MOST_INPUTS_OF_SMALL);
    inputs.map(<[Value]>::to_vec).collect()
}

/// Some of the positions. From the shortest to the longest they are cut into `count` stretches,
/// the shorter a position the shorter its stretch, because mistakes are found at both ends but
/// there are few short positions. Of each stretch one is taken whose answer is the rarest until
/// then, as most positions are won. The first few of them are spread in the same way as all.
fn spread(definition: &Definition, mut positions: Vec<Value>, count: usize) -> Vec<Value> {
    positions.sort_by_cached_key(|position| definition.grammar.write_case(position).len());
    let begin =
        |stretch: usize| stretch + (positions.len() - count) * stretch * stretch / (count * count);
    let mut random = Random::new(1);
    let mut seen = HashMap::new();
    let one_of = |stretch: u32| {
        let stretch = &positions[begin(stretch as usize)..begin(stretch as usize + 1)];
        let start = random.int(0..=stretch.len() as u64 - 1) as usize;
        let turned = stretch[start..].iter().chain(&stretch[..start]);
        let answered = turned.map(|position| (position, definition.answer(position)));
        let (position, answer) = answered
            .min_by_key(|(_, answer)| seen.get(answer).copied().unwrap_or(0))
            .expect("a stretch has a position at least");
        *seen.entry(answer).or_insert(0) += 1;
        position.clone()
    };
    let mut stretches: Vec<u32> = (0..count as u32).collect();
    stretches.sort_by_key(|stretch| stretch.reverse_bits());
    stretches.into_iter().map(one_of).collect()
}

/// The small positions over and over, as many cases as an input may hold; none
/// if there is no bound.
fn many(definition: &Definition, scope: Scope, most_cases: usize) -> Option<Datum> {
    let mut positions = small_positions(definition, scope);
    if let Some(total) = definition.grammar.total.as_ref().filter(|_| scope == Scope::Judge) {
        // Where all cases together are bounded, only the smallest can be that many.
        let least =
            positions.iter().map(|position| definition.grammar.added(total, position)).min();
        positions.retain(|position| Some(definition.grammar.added(total, position)) == least);
    }
    let bounded = (2..=MOST_CASES).contains(&most_cases) && !positions.is_empty();
    let datum = || {
        let cases: Vec<Value> = positions.iter().cycle().take(most_cases).cloned().collect();
        let fitting = definition.grammar.fitting(&cases, scope);
        datum(definition, "many-1".to_string(), &cases[..fitting])
    };
    bounded.then(datum)
}

fn datum(definition: &Definition, name: String, cases: &[Value]) -> Datum {
    let expected = definition.answers(cases);
    Datum { name, input: definition.grammar.write(cases), expected }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{counted, single, Format};
    use crate::problem::Problem;
    use crate::shape::{int, list};
    use crate::value::Typed;

    /// A game that is lost if 16 divides `n`, with the small positions 0 to `last`.
    fn game(format: Format<u64>, last: u64) -> Definition {
        let problem = Problem::new(format)
            .winner("Y", "N")
            .solution(|n| n % 16 > 0)
            .rules(|n| n % 16 > 0)
            .every_small(|_| true, move || (0..=last).collect())
            .formula(|n| n % 16 > 0);
        problem.definition().unwrap()
    }

    fn data_of(definition: &Definition) -> Vec<Datum> {
        generate(definition, Scope::Judge, 1).unwrap()
    }

    #[test]
    fn where_an_input_holds_one_case_small_positions_of_all_lengths_are_there() {
        let game = game(single(int("n", 0..=1_000_000)), 9999);
        let small = small_inputs(&game, Scope::Judge).concat();
        let numbers: Vec<u64> = small.iter().map(u64::from_value).collect();
        assert_eq!(numbers.len(), MOST_INPUTS_OF_SMALL);
        for digits in 1..=4 {
            let mut lengths = numbers.iter().map(|number| number.to_string().len());
            assert!(lengths.any(|length| length == digits), "{digits} digits");
        }
        let first = &numbers[..4];
        assert!(first.iter().any(|&number| number < 10), "{first:?}");
        assert!(first.iter().any(|&number| number > 5000), "{first:?}");
        let lost = numbers.iter().filter(|&number| number % 16 == 0).count();
        assert!((8..=16).contains(&lost), "{lost}");
    }

    #[test]
    fn all_small_positions_are_there_where_few_inputs_hold_them() {
        let cases = |most: u64, last: u64| {
            let data = data_of(&game(counted(int("T", 1..=most), int("n", 0..=999)), last));
            let cases = |name| -> Vec<usize> {
                let named = data.iter().filter(|datum| datum.name.starts_with(name));
                named.map(|datum| datum.expected.lines().count()).collect()
            };
            (cases("every-small-"), cases("many-"))
        };
        assert_eq!(cases(10, 24), (vec![10, 10, 5], vec![]));
        assert_eq!(cases(30, 24), (vec![25], vec![30]));
        assert_eq!(cases(2, 999), (vec![2; MOST_INPUTS_OF_SMALL], vec![]));
    }

    #[test]
    fn the_longest_input_has_as_many_of_the_longest_cases_as_fit() {
        let cases = |most| counted(int("T", 1..=most), list(int("n", 3..=3), int("a", 10..=99)));
        let longest = |format: Format<Vec<u64>>| {
            let problem = Problem::new(format)
                .winner("Y", "N")
                .solution(|_| true)
                .rules(|_| true)
                .every_small(|_| true, || vec![vec![10; 3]])
                .formula(|_| true);
            super::longest(&problem.definition().unwrap()).unwrap()
        };
        let bytes = "3\n10 20 30\n".len() as u64;
        assert_eq!(longest(cases(1000)), 1000 * bytes);
        assert_eq!(longest(cases(1000).with_total("n", 61)), 20 * bytes);
        assert_eq!([1, u64::MAX].map(|most| longest(cases(most))), [0, 0]);
    }

    #[test]
    fn no_input_is_there_twice() {
        let data = data_of(&game(single(int("n", 0..=9)), 9));
        let inputs: HashSet<&str> = data.iter().map(|datum| datum.input.as_str()).collect();
        assert_eq!((inputs.len(), data.len()), (10, 10));
    }
}
