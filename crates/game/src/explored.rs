//! A game whose positions are all known, as a study.

use anyhow::{ensure, Result};
use gamecore::{Digraph, Loopy, LoopyOutcome};
use games::digraph::{reason, verdict_in};
use games::table::Table;
use oracle::Ruleset;
use study::prelude::*;

use crate::positions::{rules, Positions};

/// A game by the table of its positions, with the options of each.
pub struct Explored {
    positions: Positions,
    /// The positions as the vertices of a token. In misere play there is one more, to which a
    /// player who cannot move goes to win.
    token: Loopy,
    is_misere: bool,
    /// Whether all numbers are 0 and 1: cells.
    has_cells: bool,
}

/// The moves of a game: the places of the options of each of its positions.
pub type Moves = Vec<Vec<usize>>;

impl Explored {
    /// # Errors
    /// If an option is not one of the positions.
    pub fn new(positions: Positions, is_misere: bool) -> Result<Explored> {
        let mut edges = positions.table.options.clone().unwrap_or_default();
        if is_misere {
            let end = edges.len();
            edges.iter_mut().filter(|to| to.is_empty()).for_each(|to| to.push(end));
            edges.push(Vec::new());
        }
        let token = Loopy::new(Digraph::new(edges)?);
        let has_cells = positions.table.rows.iter().flatten().all(|&number| number <= 1);
        Ok(Explored { positions, token, is_misere, has_cells })
    }

    /// The number of moves to the end if both play well; `None` if play need not end.
    fn remoteness(&self, place: usize) -> Option<u64> {
        // In misere play the last move is not one of the game.
        self.token.remoteness(place).map(|moves| moves - u64::from(self.is_misere))
    }

    /// # Panics
    /// If the row is not one of the positions, which `check` refuses.
    fn place(&self, row: &[u64]) -> usize {
        self.positions.place(row).expect("a position of the game")
    }

    fn rows(&self, places: &[usize]) -> Vec<Row> {
        let known = places.iter().filter_map(|&place| self.positions.table.rows.get(place));
        known.cloned().collect()
    }

    /// The nim-value, or else how play goes: `won in 3`.
    fn worth(&self, place: usize) -> String {
        match &self.positions.table.values {
            Some(values) => values[place].to_string(),
            None => verdict_in(self.token.outcome(place), self.remoteness(place)),
        }
    }

    fn moves(&self, place: usize) -> &[usize] {
        self.positions.table.options.as_ref().map_or(&[], |moves| &moves[place])
    }
}

/// The options that the program has told.
impl Ruleset for &Explored {
    type Position = Row;

    fn options(&self, row: &Row) -> Vec<Row> {
        self.rows(self.moves(self.place(row)))
    }
}

impl Study for Explored {
    fn about(&self) -> About {
        let numbers = words("the numbers that the program reads", "程序读入的各个数");
        About { rules: rules(self.is_misere), numbers, answers: ["", ""], starts: &[] }
    }

    fn is_misere(&self) -> bool {
        self.is_misere
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        match self.positions.place(row).is_some() {
            true => Ok(()),
            false => Err(said!(
                "`{}` is not among the {} positions",
                "`{}` 不在这 {} 个局面之中",
                study::write(row),
                self.positions.table.rows.len()
            )),
        }
    }

    fn is_playable(&self, _: &[u64]) -> bool {
        true
    }

    fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
        let place = self.place(row);
        Play::new(
            Options::of(self, row),
            move || self.token.outcome(place) == LoopyOutcome::N,
            move || Winning::all(self.rows(&self.token.winning_moves(place))),
        )
        // At a draw some move keeps it.
        .with_drawing(move || {
            Some(self.rows(&self.token.drawing_moves(place))).filter(|rows| !rows.is_empty())
        })
    }

    fn reason(&self, row: &[u64]) -> String {
        let place = self.place(row);
        match &self.positions.table.values {
            _ if self.moves(place).is_empty() => words("there is no move", "没有走法").to_string(),
            Some(values) => said!("the nim-value is {}", "SG 值为 {}", values[place]),
            None => reason(self.remoteness(place)),
        }
    }

    fn figures(&self, row: &[u64]) -> Vec<String> {
        let worth = match self.positions.table.values {
            Some(_) => words("nim-value", "SG 值"),
            None => words("outcome", "胜负"),
        };
        let moves = self.moves(self.place(row));
        figures(&[words("option", "后继"), worth], moves.len(), |number| {
            vec![study::write(&self.positions.table.rows[moves[number]]), self.worth(moves[number])]
        })
    }

    fn describe(&self, _: &[u64], to: &[u64]) -> String {
        said!("to {}", "到 {}", study::write(to))
    }

    fn board(&self, row: &[u64]) -> Board {
        if self.has_cells && row.len() > 1 {
            let cell = |&number: &u64| if number == 0 { Cell::Gone } else { Cell::Stone };
            return Board::Cells(Cells {
                cells: row.iter().map(cell).collect(),
                ..Cells::default()
            });
        }
        let heap = |(number, &stones): (usize, &u64)| Heap {
            stones,
            name: said!("number {}", "第 {} 个数", number),
            // Of a large number no stones are drawn.
            choices: Some(Vec::new()).filter(|_| !are_playable(&[stones])),
            ..Heap::default()
        };
        Board::Heaps((1..).zip(row).map(heap).collect())
    }

    fn random(&self, random: &mut Random) -> Row {
        random.choose(&self.positions.table.rows).clone()
    }
}

/// The game beside a Nim heap of at most so many stones, the last number of each position.
///
/// # Errors
/// If there are more than `most` positions.
pub fn beside_nim(rows: &[Row], moves: &Moves, stones: u64, most: u64) -> Result<Table> {
    let count = (u128::from(stones) + 1) * rows.len() as u128;
    ensure!(
        count <= most.into(),
        "with the Nim heap there are {count} positions, more than {most}; `--most` allows more"
    );
    let heaps = stones as usize + 1;
    let places = || (0..rows.len()).flat_map(|place| (0..heaps).map(move |heap| (place, heap)));
    let row = |(place, heap): (usize, usize)| [&rows[place][..], &[heap as u64]].concat();
    let to = |(place, heap): (usize, usize)| {
        let in_game = moves[place].iter().map(|to| to * heaps + heap);
        in_game.chain((0..heap).map(|left| place * heaps + left)).collect()
    };
    Ok(Table::of_options(places().map(row).collect(), places().map(to).collect()))
}
