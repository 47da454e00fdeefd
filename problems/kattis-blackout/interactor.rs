//! The judge's side of Blackout.

use std::cell::RefCell;
use std::rc::Rc;

use problem::played::{Board, Line, Referee, Turn};

use super::rules::{pieces, squares, Piece};
use super::study::is_mirrored;

pub const ROWS: u64 = 5;
pub const COLUMNS: u64 = 6;

/// With more white squares nobody tries all moves.
const PLAYED_OUT: u32 = 20;

/// Who wins with some of the squares, which take the places of its bits.
struct Endgame {
    squares: u64,
    wins: Vec<bool>,
}

thread_local! {
    /// The last one; a game needs only one, as its white squares become fewer.
    static ENDGAME: RefCell<Option<Rc<Endgame>>> = const { RefCell::new(None) };
}

/// The bits of `white` in the places that `squares` has, moved together.
fn packed(white: u64, squares: u64) -> usize {
    let places = (0..ROWS * COLUMNS).filter(|place| squares >> place & 1 == 1);
    places.enumerate().map(|(to, from)| ((white >> from & 1) as usize) << to).sum()
}

impl Endgame {
    fn of(white: u64) -> Rc<Endgame> {
        let known = ENDGAME.with_borrow(Clone::clone).filter(|it| white & !it.squares == 0);
        known.unwrap_or_else(|| {
            let endgame = Rc::new(Endgame::new(white));
            ENDGAME.set(Some(Rc::clone(&endgame)));
            endgame
        })
    }

    fn new(squares: u64) -> Endgame {
        let mut pieces: Vec<usize> = all_masks().map(|piece| packed(piece, squares)).collect();
        pieces.sort_unstable();
        pieces.dedup();
        let mut wins = vec![false; 1 << squares.count_ones()];
        for white in 1..wins.len() {
            let mut left = pieces.iter().rev().map(|piece| white & !piece);
            wins[white] = left.any(|left| left < white && !wins[left]);
        }
        Endgame { squares, wins }
    }
}

fn all_masks() -> impl Iterator<Item = u64> {
    pieces(ROWS, COLUMNS).into_iter().map(|piece| squares(COLUMNS, piece))
}

/// The white squares.
#[derive(Clone)]
struct White(u64);

impl Board for White {
    type Move = Piece;

    fn read(&self, line: &Line) -> Turn<Result<Piece, String>> {
        let numbers: [i64; 4] = line.numbers()?;
        let piece = numbers.map(|number| u64::try_from(number).unwrap_or(0));
        Ok(if !pieces(ROWS, COLUMNS).contains(&piece) {
            Err("it is not a piece of a row or of a column of the board".to_string())
        } else if self.0 & squares(COLUMNS, piece) == 0 {
            Err("all of its squares are black".to_string())
        } else {
            Ok(piece)
        })
    }

    fn write(&self, piece: &Piece) -> String {
        piece.map(|number| number.to_string()).join(" ")
    }

    fn play(&mut self, piece: &Piece) {
        self.0 &= !squares(COLUMNS, *piece);
    }

    /// Those that blacken the fewest squares come first.
    fn moves(&self) -> Vec<Piece> {
        let white = |piece: &Piece| (self.0 & squares(COLUMNS, *piece)).count_ones();
        let mut moves = pieces(ROWS, COLUMNS);
        moves.retain(|piece| white(piece) > 0);
        moves.sort_by_key(white);
        moves
    }

    fn is_lost(&self) -> Option<bool> {
        if is_mirrored(COLUMNS, self.0) {
            return Some(true);
        }
        if all_masks().any(|piece| is_mirrored(COLUMNS, self.0 & !piece)) {
            return Some(false);
        }
        let is_small = self.0.count_ones() <= PLAYED_OUT;
        is_small.then(|| {
            let endgame = Endgame::of(self.0);
            !endgame.wins[packed(self.0, endgame.squares)]
        })
    }
}

/// One game; the program begins.
pub fn play((): &(), referee: &mut Referee<'_>) -> Turn<()> {
    let mut board = White((1 << (ROWS * COLUMNS)) - 1);
    referee.turn(&mut board)?;
    while let Some(piece) = referee.reply(&mut board) {
        referee.say(format!("MOVE {}", board.write(&piece)))?;
        referee.turn(&mut board)?;
    }
    referee.say("GAME")
}
