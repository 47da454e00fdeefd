//! The line that stands before each case of a problem that is played, and which only the judge's
//! side sees: the opponent.

use std::sync::{Arc, LazyLock, OnceLock};

use protocol::{Scope, OPPONENT};

use crate::definition::{Definition, Law, OfCase, Studied};
use crate::shape::{int, Node};
use crate::value::Value;

/// The greatest number of an opponent.
const LAST: u64 = 9;

/// So many opponents are one of each kind.
const ALL: u64 = 3;

/// The same problem, where the line with the opponent stands before each case.
///
/// The answer to a case is who wins, whichever opponent there is.
pub(crate) fn with_opponents(definition: Definition) -> Definition {
    let Definition { mut grammar, small, laws, studied, .. } = definition;
    grammar.case = behind_opponent(grammar.case);
    let laws = laws.into_iter().map(|Law { name, cases }| {
        // Each opponent has its turn.
        let with_turns = move || {
            let turns = cases.iter().zip((0..ALL).cycle());
            turns.map(|((case, answer), turn)| (against(turn, case), answer.clone())).collect()
        };
        Law { name, cases: LazyLock::new(Box::new(with_turns)) }
    });
    let every_small = move || {
        small.iter().flat_map(|case| (0..ALL).map(|opponent| against(opponent, case))).collect()
    };
    Definition {
        grammar,
        laws: laws.collect(),
        small: LazyLock::new(Box::new(every_small)),
        small_answers: OnceLock::new(),
        studied: studied.map(|studied| Studied { rows: of_game(studied.rows), ..studied }),
        solution: of_game(definition.solution),
        rules: of_game(definition.rules),
        reach: of_game(definition.reach),
        formula: of_game(definition.formula),
        ..definition
    }
}

/// A function of the game alone, asked about a case with its opponent.
fn of_game<T: 'static>(function: OfCase<T>) -> OfCase<T> {
    Box::new(move |case| function(&case.row()[1]))
}

fn behind_opponent(case: Node) -> Node {
    let opponent = Node::Line(Arc::new(Node::Int(int(OPPONENT, 0..=LAST))));
    let always = case.clone();
    let values = move |scope: Scope| {
        let cases = always.always(scope);
        cases.iter().flat_map(|case| [0, 1].map(|opponent| against(opponent, case))).collect()
    };
    let node = Arc::new(Node::Tuple(vec![opponent, case]));
    Node::Always { node, values: Arc::new(values) }
}

/// The case with its opponent.
fn against(opponent: u64, case: &Value) -> Value {
    Value::Row(vec![Value::Int(opponent), case.clone()])
}
