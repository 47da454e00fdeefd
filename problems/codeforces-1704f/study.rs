//! The colouring game, to be explained, drawn and played.

use gamecore::{Colour, ColouringGame, Game};
use oracle::Ruleset;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::nim_sum_of;

use super::rules::Painting;

/// A position is the player to move, 1 or 2, and the cells: 0 is white, 1 red and 2 blue.
struct Colouring(ColouringGame);

/// The position after the cells at `left` and to the right of it are painted.
fn painted(position: &[u64], left: usize) -> Row {
    let mut row = position.to_vec();
    row[0] = 3 - position[0];
    row[left..left + 2].fill(0);
    row
}

fn colour(number: &u64) -> Option<Colour> {
    match number {
        1 => Some(Colour::Red),
        2 => Some(Colour::Blue),
        _ => None,
    }
}

fn cells(position: &[u64]) -> Vec<Option<Colour>> {
    position[1..].iter().map(colour).collect()
}

fn mover(position: &[u64]) -> Colour {
    colour(&position[0]).expect("1 or 2 is to move")
}

fn name(player: Colour) -> &'static str {
    match player {
        Colour::Red => "Alice",
        Colour::Blue => "Bob",
    }
}

/// `red 3, blue 3`
fn counts(position: &[u64]) -> String {
    let count = |number| position[1..].iter().filter(|&&cell| cell == number).count();
    format!("red {}, blue {}", count(1), count(2))
}

impl Colouring {
    /// The nim-values of the stretches.
    fn values(&self, position: &[u64]) -> Vec<u64> {
        let stretches = ColouringGame::stretches(&cells(position)).into_iter();
        stretches.map(|stretch| self.0.stretch_value(stretch.len() as u64)).collect()
    }
}

impl Study for Colouring {
    fn about(&self) -> About {
        About {
            rules: "Paint two neighbouring cells white. One of them must have your colour: red for Alice, blue for Bob; the other one may have any colour. A player who cannot move loses.",
            numbers: "who is to move, 1 for Alice or 2 for Bob, then the cells: 1 red, 2 blue, 0 white",
            misere: false,
            answers: ["Alice", "Bob"],
            starts: &[
                &[1, 2, 2, 1, 1, 2, 1, 1, 2],
                &[1, 1, 2, 1, 2, 1, 2],
                &[1, 1, 2, 2, 1],
                &[1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2, 1, 1],
                &[1, 2, 1, 2],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [1..=2] => Err("there are no cells".to_string()),
            [1..=2, cells @ ..] if cells.iter().all(|&cell| cell <= 2) => Ok(()),
            [1..=2, ..] => Err("a cell is 0, 1 or 2".to_string()),
            _ => Err("1 or 2 is to move".to_string()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.len() <= 41
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Painting.options(&position.to_vec())
    }

    fn wins(&self, position: &[u64]) -> bool {
        self.0.outcome(&(cells(position), mover(position))).is_n()
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let mut lefts = self.0.winning_moves(&(cells(position), mover(position)));
        // A cell with white neighbours on both sides is painted with either of them.
        lefts.dedup_by(|next, left| {
            *next == *left + 1 && position[*left + 1] == 0 && position[*left + 3] == 0
        });
        Winning::all(lefts.into_iter().map(move |left| painted(position, left + 1)))
    }

    fn answer(&self, position: &[u64]) -> String {
        let mover = mover(position);
        name(if self.wins(position) { mover } else { mover.other() }).to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        let (row, mover) = (cells(position), mover(position));
        match ColouringGame::surplus(&row, mover) {
            _ if row.len() == 1 => "a single cell cannot be painted".to_string(),
            0 => format!("red and blue cells are equally many, and the nim-sum of the alternating stretches is {}", self.0.nim_sum(&row)),
            more if more > 0 => format!("{} has more cells", name(mover)),
            _ => format!("{} has more cells", name(mover.other())),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (row, mover) = (cells(position), mover(position));
        let mut lines = vec![format!("{} to move; {}", name(mover), counts(position))];
        if row.len() > 1 && ColouringGame::surplus(&row, mover) == 0 {
            let (stretches, values) = (ColouringGame::stretches(&row), self.values(position));
            lines.extend(figures(&["stretch", "length", "nim-value"], values.len(), |place| {
                let stretch = &stretches[place];
                let cells = format!("{} to {}", stretch.start + 1, stretch.end);
                vec![cells, stretch.len().to_string(), values[place].to_string()]
            }));
            lines.push(nim_sum_of(values));
        }
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed: Vec<usize> = (1..from.len()).filter(|&cell| from[cell] != to[cell]).collect();
        match changed[..] {
            [cell] => format!("paint cell {} and a white neighbour", cell),
            _ => format!("paint cells {}", series(&changed, " and ")),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let paint = |colour: &Option<Colour>| match colour {
            Some(Colour::Red) => Cell::Red,
            Some(Colour::Blue) => Cell::Blue,
            None => Cell::Free,
        };
        let row = cells(position);
        let is_balanced = ColouringGame::surplus(&row, mover(position)) == 0;
        let stretches = ColouringGame::stretches(&row).into_iter();
        let longer = stretches.filter(|stretch| is_balanced && stretch.len() > 1);
        Board::Cells(Cells {
            cells: row.iter().map(paint).collect(),
            painted: true,
            caption: format!("{} to move", name(mover(position))),
            marked: longer.flatten().map(|cell| cell as u64 + 1).collect(),
            note: match is_balanced {
                true => nim_sum_of(self.values(position)),
                false => counts(position),
            },
            ..Cells::default()
        })
    }

    fn name(&self, position: &[u64]) -> String {
        let letter = |cell: &u64| ["w", "R", "B"][*cell as usize];
        let cells: String = position[1..].iter().map(letter).collect();
        said!("{} moves: {}", "{} 先走：{}", name(mover(position)), cells)
    }

    fn random(&self, random: &mut Random) -> Row {
        // As many red cells as blue ones: each pair of neighbours has one of each.
        let pairs = random.int(3..=6);
        let pairs = random.list(pairs, 1..=2).into_iter().flat_map(|first| [first, 3 - first]);
        Some(1).into_iter().chain(pairs).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Colouring(ColouringGame::new()))
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let before = [1, 2, 2, 1, 1, 2, 1, 1, 2];
    let strips = [before.to_vec(), painted(&before, 2)];
    let play = strips.iter().map(|row| Drawing::from(&study.board(row))).collect();
    let description = "Stretches of 1, 2, 3 and 2 cells, with nim-values 0, 1, 1 and 1; after cells 2 and 3 are painted, of 1, 3 and 2 cells.";
    let game = ColouringGame::new();
    let values: Vec<u64> = (0..136).map(|length| game.stretch_value(length)).collect();
    let differs = |length: &u64| values[*length as usize] != values[68 + *length as usize % 34];
    let table = ValueStrip {
        caption: "Nim-values of stretches of 0 to 135 cells, 34 to a line".to_string(),
        line: 34,
        outlined: (0..136).filter(differs).collect(),
        ..ValueStrip::of_values(0, &values)
    };
    let below = "From 53 on every line is the same; of the stretches before, those outlined differ: 0, 1, 15, 17, 18, 32, 35 and 52.";
    vec![
        (
            "play",
            Drawing::below(play)
                .document("Alice's winning move in the fourth case of the sample", description),
        ),
        ("values", table.draw().document("Nim-values of Dawson's Kayles", below)),
    ]
}
