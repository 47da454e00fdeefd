//! The judge's player.

use std::sync::{Arc, LazyLock, OnceLock};

use protocol::{Scope, OPPONENT};
use study::Random;

use super::{guest, Board};
use crate::definition::{Definition, Law, OfCase, Studied};
use crate::shape::{int, Node};
use crate::value::Value;

/// The greatest number of an opponent.
const LAST: u64 = 9;

/// So many opponents are one of each kind.
const ALL: u64 = 3;

/// How the judge's player chooses its moves.
pub(super) enum Opponent {
    /// It wins if it can; otherwise it moves at random.
    Perfect(Random),
    /// It wins if it can, and makes the game as long as it can.
    Stubborn,
    /// It moves at random.
    Random(Random),
    /// Somebody else moves.
    Guest,
}

impl Opponent {
    /// The opponent with this number: 0 is perfect, 1 is stubborn, and any other moves at random.
    pub(super) fn from_number(number: u64) -> Opponent {
        match number {
            0 => Opponent::Perfect(Random::new(0)),
            1 => Opponent::Stubborn,
            seed => Opponent::Random(Random::new(seed)),
        }
    }

    /// Its move, if it can move.
    pub(super) fn choose<B: Board>(&mut self, board: &B) -> Option<B::Move> {
        let at_random = |random: &mut Random| match &board.moves()[..] {
            [] => None,
            moves => Some(random.choose(moves).clone()),
        };
        let winning = |board: &B| match board.is_lost() {
            Some(true) => None,
            _ => board.winning_move(),
        };
        match self {
            Opponent::Perfect(random) => winning(board).or_else(|| at_random(random)),
            Opponent::Stubborn => {
                let moves = board.moves();
                let wins = |chosen: &&B::Move| board.after(chosen).is_lost() == Some(true);
                let first = match board.is_lost() {
                    Some(false) => moves.iter().find(wins).cloned().or_else(|| winning(board)),
                    _ => None,
                };
                first.or_else(|| moves.into_iter().next())
            }
            Opponent::Random(random) => at_random(random),
            Opponent::Guest => guest::choose(board),
        }
    }
}

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

/// A written case behind the perfect opponent.
pub(crate) fn against_the_first(case: &str) -> String {
    format!("0\n{case}")
}

/// The case with its opponent.
fn against(opponent: u64, case: &Value) -> Value {
    Value::Row(vec![Value::Int(opponent), case.clone()])
}
