//! The cases that any description of a format asks for, with nothing said about them.
//!
//! Programs go wrong in ways that have little to do with the game: a number is too short for what
//! it holds, a loop is slow on a list in some order, two lists are taken for equal because their
//! sums are. What shows this follows from the format, and the answers come from the rules or the
//! formula, as for random cases.

mod apart;
mod orders;
mod places;
mod unpaired;

use protocol::Scope;

pub(crate) use self::apart::{words, Word};
use crate::definition::Definition;
use crate::value::Value;

/// Cases of one kind.
pub(crate) struct Probe {
    /// What they are called among the data.
    pub kind: &'static str,
    /// The cases.
    pub cases: Vec<Value>,
}

/// The cases that a format asks for, and those that its parts have always, within some bounds.
pub(crate) fn probes(definition: &Definition, scope: Scope) -> Vec<Probe> {
    let mut probes = vec![
        Probe { kind: "always", cases: definition.grammar.case.always(scope) },
        Probe { kind: "apart", cases: apart::cases(definition, scope) },
    ];
    if scope == Scope::Judge {
        probes.push(Probe { kind: "unpaired", cases: unpaired::cases(definition) });
        probes.extend(orders::probes(definition));
    }
    for probe in &mut probes {
        probe.cases.retain(|case| definition.grammar.holds(case, scope));
    }
    probes
}
