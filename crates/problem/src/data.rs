//! Generated cases: small, medium, large and full ones, and the laws.

use anyhow::{anyhow, Context, Result};
use proptest::strategy::{Strategy, ValueTree};
use protocol::Scope;

use crate::definition::{Definition, Law};
use crate::format::MOST_CASES;
use crate::random::runner;
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

/// A random input of one to `most_cases` cases.
pub fn random_cases(
    definition: &Definition,
    size: Size,
    most_cases: usize,
    seed: u64,
) -> Result<Vec<Value>> {
    let strategy = definition.grammar.strategy(size, most_cases);
    let tree = strategy.new_tree(&mut runner(seed));
    tree.map(|tree| tree.current()).map_err(|reason| anyhow!("no random case: {reason}"))
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
    let most_cases = definition.grammar.most_cases(scope);
    data.extend(many(definition, scope, most_cases));
    for (number, law) in definition.laws.iter().enumerate() {
        let cases = law_cases(definition, law, scope);
        let mut bytes = 0;
        let inputs = definition.grammar.inputs(&cases, scope).take(SMALL_PARTS_OF_A_LAW);
        for (part, cases) in inputs.enumerate() {
            if part >= PARTS_OF_A_LAW && bytes >= BYTES_OF_SMALL_PARTS {
                break;
            }
            let datum = datum(definition, format!("law-{}-{}", number + 1, part + 1), cases);
            bytes += datum.input.len();
            data.push(datum);
        }
    }
    let beyond = |datum: &Datum| definition.grammar.read(&datum.input, Scope::Judge).is_err();
    data.retain(|datum| beyond(datum) == (scope == Scope::Beyond));
    Ok(data)
}

/// The cases of a law, those that `scope` excludes left out.
pub fn law_cases(definition: &Definition, law: &Law, scope: Scope) -> Vec<Value> {
    let cases = law.cases.iter().map(|(case, _)| case);
    cases.filter(|case| definition.grammar.holds(case, scope)).cloned().collect()
}

/// The small positions over and over, as many cases as an input may hold; none
/// if there is no bound.
fn many(definition: &Definition, scope: Scope, most_cases: usize) -> Option<Datum> {
    let mut positions = definition.small.clone();
    positions.retain(|position| definition.grammar.holds(position, scope));
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
