//! The judge's player.

use study::Random;

use super::{guest, Board};

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

/// A written case behind the perfect opponent.
pub(crate) fn against_the_first(case: &str) -> String {
    format!("0\n{case}")
}
