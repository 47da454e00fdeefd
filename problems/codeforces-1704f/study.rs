//! The colouring game, to be explained, drawn and played.

use gamecore::colouring::{stretches, surplus, Colour, ColouringGame};
use oracle::Ruleset;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::{nim_sum_of, SHOWN};

/// Paint two neighbours white, one of them of the own colour. A position is the player to move,
/// 1 or 2, and the cells: 0 is white, 1 red and 2 blue, the colour of player 2.
pub struct Painting;

impl Ruleset for Painting {
    type Position = Row;

    fn options(&self, position: &Row) -> Vec<Row> {
        let mover = position[0];
        let lefts =
            (1..position.len() - 1).filter(|&left| position[left..left + 2].contains(&mover));
        lefts.map(|left| painted(position, left)).collect()
    }
}

/// The position after the cells at `left` and to the right of it are painted.
fn painted(position: &[u64], left: usize) -> Row {
    let mut row = position.to_vec();
    row[0] = 3 - position[0];
    row[left..left + 2].fill(0);
    row
}

fn colour(number: u64) -> Option<Colour> {
    match number {
        1 => Some(Colour::Red),
        2 => Some(Colour::Blue),
        _ => None,
    }
}

fn cells(position: &[u64]) -> Vec<Option<Colour>> {
    position[1..].iter().map(|&number| colour(number)).collect()
}

fn mover(position: &[u64]) -> Colour {
    colour(position[0]).expect("1 or 2 is to move")
}

fn name(player: Colour) -> &'static str {
    match player {
        Colour::Red => "Alice",
        Colour::Blue => "Bob",
    }
}

/// The study.
struct Colouring(ColouringGame);

impl Colouring {
    /// `red 3, blue 3`
    fn counts(position: &[u64]) -> String {
        let count = |number| position[1..].iter().filter(|&&cell| cell == number).count();
        format!("red {}, blue {}", count(1), count(2))
    }

    fn values(&self, row: &[Option<Colour>]) -> Vec<u64> {
        stretches(row).iter().map(|stretch| self.0.nim_value(stretch.len() as u64)).collect()
    }

    /// The stretches and their values.
    fn figures(&self, position: &[u64]) -> Vec<String> {
        let row = cells(position);
        let (stretches, values) = (stretches(&row), self.values(&row));
        let mut lines = vec![["stretch", "length", "nim-value"].map(str::to_string).to_vec()];
        for (stretch, value) in stretches.iter().zip(&values).take(SHOWN) {
            let cells = format!("{} to {}", stretch.start + 1, stretch.end);
            lines.push(vec![cells, stretch.len().to_string(), value.to_string()]);
        }
        let mut lines = table(&lines);
        if stretches.len() > SHOWN {
            lines.push(format!("... and {} more stretches", stretches.len() - SHOWN));
        }
        lines.push(nim_sum_of(values));
        lines
    }
}

impl Study for Colouring {
    fn rules(&self) -> &'static str {
        "Paint two neighbouring cells white. One of them must have your colour: red (light) for Alice, blue (dark) for Bob; the other one may have any colour. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "who is to move, 1 for Alice or 2 for Bob, then the cells: 1 red, 2 blue, 0 white"
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

    fn outcome(&self, position: &[u64]) -> Outcome {
        self.0.outcome(&cells(position), mover(position))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let mut lefts = self.0.winning_moves(&cells(position), mover(position));
        // A cell with white neighbours on both sides is painted with either of them.
        lefts.dedup_by(|next, left| {
            *next == *left + 1 && position[*left + 1] == 0 && position[*left + 3] == 0
        });
        Winning::all(lefts.into_iter().map(move |left| painted(position, left + 1)))
    }

    fn answer(&self, position: &[u64]) -> String {
        let mover = mover(position);
        name(self.outcome(position).choose(mover, mover.other())).to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (row, mover) = (cells(position), mover(position));
        let (reason, lines) = match surplus(&row, mover) {
            _ if row.len() == 1 => ("a single cell cannot be painted".to_string(), Vec::new()),
            0 => {
                let sum = self.0.nim_sum(&row);
                let reason = format!("red and blue cells are equally many, and the nim-sum of the alternating stretches is {}", sum);
                (reason, self.figures(position))
            }
            more if more > 0 => (format!("{} has more cells", name(mover)), Vec::new()),
            _ => (format!("{} has more cells", name(mover.other())), Vec::new()),
        };
        let counts = vec![format!("{} to move; {}", name(mover), Colouring::counts(position))];
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines: [counts, lines].concat(),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // Two own cells, one of each colour, an own cell and a white one: the first of each.
        let own = position[0];
        let pairs = [[own, own], [own, 3 - own], [3 - own, own], [own, 0], [0, own]];
        let first = |pair: &[u64; 2]| position[1..].windows(2).position(|cells| cells == pair);
        pairs.iter().filter_map(first).map(|left| painted(position, left + 1)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed: Vec<usize> = (1..from.len()).filter(|&cell| from[cell] != to[cell]).collect();
        match changed[..] {
            [cell] => format!("paint cell {} and a white neighbour", cell),
            _ => format!("paint cells {}", series(&changed, " and ")),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let pieces = position.iter().zip(0..).skip(1).filter(|&(&number, _)| number > 0);
        let piece = |(&number, cell): (&u64, u64)| Piece { cell, dark: number == 2 };
        let mut strip = Strip {
            first: 1,
            cells: position.len() as u64 - 1,
            pieces: pieces.map(piece).collect(),
            marked: Vec::new(),
            note: format!("{} to move", name(mover(position))),
        };
        if theorem {
            let row = cells(position);
            if surplus(&row, mover(position)) == 0 {
                strip.note += &format!("; {}", nim_sum_of(self.values(&row)));
                let longer = stretches(&row).into_iter().filter(|stretch| stretch.len() > 1);
                strip.marked = longer.flatten().map(|cell| cell as u64 + 1).collect();
            } else {
                strip.note += &format!("; {}", Colouring::counts(position));
            }
        }
        Board::Strips(vec![strip])
    }

    fn starts(&self) -> Vec<Row> {
        let rows = ["BBRRBRRB", "RBRBRB", "RBBR", "RBRBRBRBBBRR", "BRB"];
        let number = |letter| if letter == 'R' { 1 } else { 2 };
        rows.iter().map(|row| [1].into_iter().chain(row.chars().map(number)).collect()).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        // As many red cells as blue ones, in some order.
        let half = random.int(3..=6);
        let mut left = [half; 2];
        let mut row = vec![1];
        while row.len() as u64 <= 2 * half {
            let colour = random.int(0..=1) as usize;
            let colour = if left[colour] > 0 { colour } else { 1 - colour };
            left[colour] -= 1;
            row.push(colour as u64 + 1);
        }
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Colouring(ColouringGame::new()))
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let before = [1, 2, 2, 1, 1, 2, 1, 1, 2];
    let strips = [before.to_vec(), painted(&before, 2)];
    let play = strips.iter().map(|row| Drawing::from(&study.board(row, true))).collect();
    let description = "Stretches of 1, 2, 3 and 2 cells, with nim-values 0, 1, 1 and 1; after cells 2 and 3 are painted, of 1, 3 and 2 cells.";
    let game = ColouringGame::new();
    let values: Vec<u64> = (0..136).map(|length| game.nim_value(length)).collect();
    let differs = |length: &u64| game.nim_value(*length) != game.nim_value(68 + *length % 34);
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
