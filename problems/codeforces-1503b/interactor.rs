//! The judge's side of 3-Coloring.

use problem::played::{Board, Line, Referee, Turn};

use super::study::Painted;

/// The board, and the colour that is forbidden, or 0 before one is.
#[derive(Clone)]
struct Colouring {
    painted: Painted,
    forbidden: u8,
}

/// The judge forbids a colour, and the program paints with one.
#[derive(Clone)]
enum Move {
    Forbid(u8),
    Paint(u8, usize),
}

impl Colouring {
    fn paints(&self) -> impl Iterator<Item = Move> + '_ {
        let colours = move |place| {
            let fits =
                move |colour: &u8| *colour != self.forbidden && self.painted.fits(place, *colour);
            (1..=3).filter(fits).map(move |colour| Move::Paint(colour, place))
        };
        (0..self.painted.squares.len()).flat_map(colours)
    }
}

impl Board for Colouring {
    type Move = Move;

    fn read(&self, line: &Line) -> Turn<Result<Move, String>> {
        let side = self.painted.side;
        let [colour, row, column]: [i64; 3] = line.numbers()?;
        let is_within = |number: i64, last: usize| (1..=last as i64).contains(&number);
        if !is_within(colour, 3) || !is_within(row, side) || !is_within(column, side) {
            return Ok(Err(format!("the colours are 1 to 3, and the squares 1 to {side}")));
        }
        let (colour, place) = (colour as u8, (row as usize - 1) * side + column as usize - 1);
        Ok(if colour == self.forbidden {
            Err(format!("colour {colour} is forbidden"))
        } else if self.painted.squares[place] > 0 {
            Err("the square is painted".to_string())
        } else if !self.painted.fits(place, colour) {
            Err(format!("a neighbour has colour {colour}"))
        } else {
            Ok(Move::Paint(colour, place))
        })
    }

    fn write(&self, chosen: &Move) -> String {
        match *chosen {
            Move::Forbid(colour) => colour.to_string(),
            Move::Paint(colour, place) => {
                let side = self.painted.side;
                format!("{colour} {} {}", place / side + 1, place % side + 1)
            }
        }
    }

    fn play(&mut self, chosen: &Move) {
        match *chosen {
            Move::Forbid(colour) => self.forbidden = colour,
            Move::Paint(colour, place) => {
                self.painted.paint(place, colour);
                self.forbidden = 0;
            }
        }
    }

    fn moves(&self) -> Vec<Move> {
        match self.forbidden {
            0 if self.painted.is_full() => Vec::new(),
            0 => (1..=3).map(Move::Forbid).collect(),
            _ => self.paints().collect(),
        }
    }

    fn can_move(&self) -> bool {
        match self.forbidden {
            0 => !self.painted.is_full(),
            _ => self.paints().next().is_some(),
        }
    }

    fn is_lost(&self) -> Option<bool> {
        let wins = self.painted.painter_wins(self.forbidden)?;
        Some(wins == (self.forbidden == 0))
    }
}

pub fn play(&n: &u64, referee: &mut Referee<'_>) -> Turn<()> {
    referee.say(n)?;
    let mut board = Colouring { painted: Painted::new(n as usize), forbidden: 0 };
    while let Some(forbidden) = referee.reply(&mut board) {
        referee.say(board.write(&forbidden))?;
        referee.turn(&mut board)?;
    }
    Ok(())
}
