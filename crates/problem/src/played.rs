//! Problems that are played: the program makes its moves one by one, and the judge's side answers.
//!
//! A problem's `interactor.rs` tells what both sides say, in the order in which they say it. It
//! is called once for each case, with a [`Referee`] that carries the lines and chooses the judge's
//! moves; most games only describe a [`Board`] and [`alternate`].
//! Winning moves come from the rules or the theorem, so a lost game is told by the move that gave
//! it away.
//!
//! Each case of an input begins with a line that only the judge's side sees: the opponent.

mod guest;
mod opponent;
mod program;
mod referee;

use std::fmt;

use anyhow::Result;
use protocol::Scope;

use crate::format::{Framing, Grammar};
use crate::value::Value;

pub(crate) use self::opponent::against_the_first;
pub(crate) use self::program::play_solution;
pub use self::referee::{Line, Referee};

/// A part of a dialogue; an error is the verdict against the program.
pub type Turn<T> = Result<T, Wrong>;

/// The judge's side of a case.
pub(crate) type Play = Box<dyn Fn(&Value, &mut Referee<'_>) -> Turn<()> + Send + Sync>;

/// Why a program is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// In a line, which spoils nothing.
    pub reason: String,
    /// What would have been right, if there is more to say.
    pub better: Option<String>,
}

/// In the lines of `judgemessage.txt`.
impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let better = self.better.iter().flat_map(|better| ["\n", better]);
        write!(f, "{}{}", self.reason, better.collect::<String>())
    }
}

/// A position of a game in which the players take turns.
pub trait Board: Clone {
    /// A move.
    type Move: Clone;

    /// What the real judge says to an illegal move, and to a program that cannot move; nothing if
    /// it is empty.
    const ILLEGAL: &'static str = "";

    /// The move that a line means.
    ///
    /// # Errors
    ///
    /// A line that has not the form of a move, in the words of [`Line`]; within it, why a move is
    /// illegal: `card 3 is gone`.
    fn read(&self, line: &Line) -> Turn<Result<Self::Move, String>>;

    /// A move as the protocol has it.
    fn write(&self, chosen: &Self::Move) -> String;

    /// Makes a legal move.
    fn play(&mut self, chosen: &Self::Move);

    /// All moves, or some of each kind where there are very many; first those that a stubborn player
    /// prefers, as the game goes on for longest.
    fn moves(&self) -> Vec<Self::Move>;

    /// Whether the player to move loses against best play; `None` if that is not known here.
    fn is_lost(&self) -> Option<bool>;

    /// A move that wins, if one is known.
    fn winning_move(&self) -> Option<Self::Move> {
        self.moves().into_iter().find(|chosen| self.after(chosen).is_lost() == Some(true))
    }

    /// Whether there is a move.
    fn can_move(&self) -> bool {
        !self.moves().is_empty()
    }

    /// The position as the study draws it, if it does.
    fn row(&self) -> Option<Vec<u64>> {
        None
    }

    /// The position after a move.
    fn after(&self, chosen: &Self::Move) -> Self {
        let mut after = self.clone();
        after.play(chosen);
        after
    }
}

/// How the judge ends a game.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// What it says when it cannot move, and the program has won.
    pub judge_is_stuck: &'static str,
}

/// Plays by turns; a player who cannot move loses.
///
/// # Errors
///
/// If the program loses, or breaks the rules of the game or of the dialogue.
pub fn alternate<B: Board>(
    referee: &mut Referee<'_>,
    mut board: B,
    program_begins: bool,
    ends: Ends,
) -> Turn<()> {
    let mut is_programs_turn = program_begins;
    loop {
        if is_programs_turn {
            let won = if board.can_move() { "" } else { ends.judge_is_stuck };
            referee.tell_guest(won);
            referee.turn(&mut board)?;
        } else {
            let Some(reply) = referee.reply(&mut board) else { break };
            referee.say(board.write(&reply))?;
        }
        is_programs_turn = !is_programs_turn;
    }
    referee.tell_guest(B::ILLEGAL);
    referee.say(ends.judge_is_stuck)
}

/// Plays all cases of an input; the outer error is the judge's own.
pub(crate) fn converse(
    grammar: &Grammar,
    play: &Play,
    input: &str,
    referee: &mut Referee<'_>,
) -> Result<Turn<()>> {
    let cases = grammar.read(input, Scope::Beyond)?;
    let framing = &grammar.framing;
    let is_alone = matches!(framing, Framing::Single);
    let mut played = match framing {
        Framing::Counted(_) => referee.say(cases.len()),
        _ => Ok(()),
    };
    for (number, case) in (1..).zip(&cases) {
        let [opponent, case] = case.row() else { unreachable!("a case has an opponent") };
        referee.begin(opponent.int());
        played = played.and_then(|()| play(case, referee)).map_err(|wrong| match is_alone {
            true => wrong,
            false => Wrong { reason: format!("case {number}: {}", wrong.reason), ..wrong },
        });
        if played.is_err() {
            break;
        }
    }
    referee.flush();
    Ok(played)
}

#[cfg(test)]
mod tests;
