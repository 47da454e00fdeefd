//! The judge's side of Blackout.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::rc::Rc;

use problem::played::{Board, Line, Referee, Turn};

use super::rules::{pieces, squares, Piece};
use super::study::is_mirrored;

pub const ROWS: u64 = 5;
pub const COLUMNS: u64 = 6;

/// With more white squares nobody tries all moves.
const PLAYED_OUT: u32 = 20;

/// Whether the player to move wins with some of the squares, each a bit.
struct Endgame {
    squares: u64,
    wins: Vec<u64>,
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

    fn new(all: u64) -> Endgame {
        let bits = |piece: Piece| packed(squares(COLUMNS, piece), all);
        let mut pieces: Vec<usize> = pieces(ROWS, COLUMNS).into_iter().map(bits).collect();
        pieces.sort_unstable();
        pieces.dedup();
        // Long pieces come first, as they win more often.
        pieces.sort_by_key(|piece| Reverse(piece.count_ones()));
        let mut wins = vec![0; (1 << all.count_ones()) / 64 + 1];
        for white in 1..1_usize << all.count_ones() {
            let mut left = pieces.iter().map(|piece| white & !piece);
            let is_won = left.any(|left| left < white && wins[left / 64] >> (left % 64) & 1 == 0);
            wins[white / 64] |= u64::from(is_won) << (white % 64);
        }
        Endgame { squares: all, wins }
    }

    fn loses(&self, white: u64) -> bool {
        let white = packed(white, self.squares);
        self.wins[white / 64] >> (white % 64) & 1 == 0
    }
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
        match is_mirrored(COLUMNS, self.0) {
            true => Some(true),
            false if self.mirroring().is_some() => Some(false),
            false => self.loses_endgame(self.0),
        }
    }

    fn winning_move(&self) -> Option<Piece> {
        let left = |piece: &Piece| self.0 & !squares(COLUMNS, *piece);
        let loses = |piece: &Piece| self.loses_endgame(left(piece)) == Some(true);
        self.mirroring().or_else(|| self.moves().into_iter().find(loses))
    }
}

impl White {
    /// A piece that leaves a mirrored board.
    fn mirroring(&self) -> Option<Piece> {
        let mirrors = |it: &Piece| is_mirrored(COLUMNS, self.0 & !squares(COLUMNS, *it));
        self.moves().into_iter().find(mirrors)
    }

    /// Whether some of the white squares are lost, if there are few of these.
    fn loses_endgame(&self, left: u64) -> Option<bool> {
        let is_small = self.0.count_ones() <= PLAYED_OUT;
        is_small.then(|| Endgame::of(self.0).loses(left))
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
