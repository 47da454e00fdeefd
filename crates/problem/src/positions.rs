//! The cases that a definition has or makes: random ones, those of a law, and the small positions.

use anyhow::{anyhow, Result};
use proptest::strategy::{Strategy, ValueTree};
use protocol::Scope;

use crate::definition::{Definition, Law};
use crate::random::runner;
use crate::shape::Size;
use crate::value::Value;

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

/// The cases of a law, those that `scope` excludes left out.
pub fn law_cases(definition: &Definition, law: &Law, scope: Scope) -> Vec<Value> {
    let cases = law.cases.iter().map(|(case, _)| case);
    cases.filter(|case| definition.grammar.holds(case, scope)).cloned().collect()
}

/// The small positions that `scope` allows.
pub(crate) fn small_positions(definition: &Definition, scope: Scope) -> Vec<Value> {
    let mut positions = definition.small.clone();
    positions.retain(|position| definition.grammar.holds(position, scope));
    positions
}
