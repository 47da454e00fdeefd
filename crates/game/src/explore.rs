//! The positions of a game whose rules a program tells.
//!
//! Each line that goes in is a position, and each that comes out its options, with `;` between
//! them. The program is started with all positions that are known, and again with those that its
//! answers have led to; so it may answer at once or at the end of its input.

use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::time::Instant;

use anyhow::{anyhow, ensure, Error, Result};
use judge::judging::verdict;
use judge::output::printable;
use judge::running::execution::{execute, input_file, Excess, Execution};
use judge::running::limits::Limits;
use study::{read, write, Row};

use crate::explored::Moves;

/// A position has at most so many numbers.
pub const LONGEST: usize = 200;

/// So much of what a program prints is shown.
const SHOWN: usize = 60;

/// Which of the positions that it hears of the program is asked about, beside those added.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    Every,
    /// The single numbers that the others consist of.
    Single,
    None,
}

/// A program, and what it has told of its game.
#[derive(Clone)]
pub struct Explorer<'a> {
    command: &'a [OsString],
    pub limits: Limits,
    pub most: usize,
    is_unordered: bool,
    pub asks: Asks,
    pub start: Instant,
    places: HashMap<Row, usize>,
    rows: Vec<Row>,
    /// The places of the rows to be asked about, in this order.
    asked: Vec<usize>,
    /// Where each row is among these.
    at: Vec<Option<usize>>,
    /// The places of the options of the first of them, each once.
    moves: Moves,
}

impl<'a> Explorer<'a> {
    /// An explorer who is to ask a program about at most so many positions, within the time of the
    /// limits in all. If the order of their numbers does not matter, it is ascending.
    pub fn new(
        command: &'a [OsString],
        limits: Limits,
        most: usize,
        is_unordered: bool,
    ) -> Explorer<'a> {
        Explorer {
            command,
            limits,
            most,
            is_unordered,
            asks: Asks::Every,
            start: Instant::now(),
            places: HashMap::new(),
            rows: Vec::new(),
            asked: Vec::new(),
            at: Vec::new(),
            moves: Moves::new(),
        }
    }

    /// An explorer of the same program, within the same time, who has asked nothing yet and goes on
    /// to no position by himself.
    pub fn apart(&self) -> Explorer<'a> {
        let new = Explorer::new(self.command, self.limits, usize::MAX, self.is_unordered);
        Explorer { asks: Asks::None, start: self.start, ..new }
    }

    /// The place of a position among the rows, where it is put if it is new.
    fn place(&mut self, row: Row) -> usize {
        let row = self.in_order(row);
        let (rows, at) = (&mut self.rows, &mut self.at);
        *self.places.entry(row).or_insert_with_key(|row| {
            rows.push(row.clone());
            at.push(None);
            rows.len() - 1
        })
    }

    /// Adds a position to those that the program is asked about.
    ///
    /// # Errors
    /// If it is one too many.
    pub fn add(&mut self, row: Row) -> Result<()> {
        let place = self.place(row);
        self.add_place(place)
    }

    fn add_place(&mut self, place: usize) -> Result<()> {
        ensure!(
            self.at[place].is_some() || self.asked.len() < self.most,
            "there are more than {} positions, and perhaps no end of them: the next is `{}`; \
             `--most` allows more",
            self.most,
            write(&self.rows[place])
        );
        if self.at[place].is_none() {
            self.at[place] = Some(self.asked.len());
            self.asked.push(place);
        }
        Ok(())
    }

    /// Asks about all positions added, and those that they lead to.
    ///
    /// # Errors
    /// If the program does not tell them, in a sentence that says where and why; if there are too
    /// many.
    pub fn explore(&mut self) -> Result<()> {
        while self.moves.len() < self.asked.len() {
            self.ask()?;
        }
        Ok(())
    }

    /// Asks about every position that is known, from now on.
    ///
    /// # Errors
    /// As for [`Explorer::explore`].
    pub fn explore_every(&mut self) -> Result<()> {
        self.asks = Asks::Every;
        (0..self.rows.len()).try_for_each(|place| self.add_place(place))?;
        self.explore()
    }

    /// The most numbers that a position has.
    pub fn longest(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// A position with its numbers in the order in which it is kept.
    pub fn in_order(&self, mut row: Row) -> Row {
        if self.is_unordered {
            row.sort_unstable();
        }
        row
    }

    /// How many positions are answered.
    pub fn count_answers(&self) -> usize {
        self.moves.len()
    }

    /// The positions that were asked about, from one of them on, with their options.
    pub fn answers(&self, first: usize) -> impl Iterator<Item = (&Row, Vec<&Row>)> {
        let row = |place: &usize| &self.rows[*place];
        let answers = self.asked.iter().zip(&self.moves).skip(first);
        answers.map(move |(place, moves)| (row(place), moves.iter().map(row).collect()))
    }

    /// The first of these positions, which lead to no others, and the places of their options.
    pub fn table(&self, count: usize) -> (Vec<Row>, Moves) {
        let rows = self.asked[..count].iter().map(|&place| self.rows[place].clone()).collect();
        let of = |moves: &Vec<usize>| moves.iter().filter_map(|&place| self.at[place]).collect();
        (rows, self.moves[..count].iter().map(of).collect())
    }

    /// Asks about the positions that are not answered.
    fn ask(&mut self) -> Result<()> {
        let (told, asked) = (self.moves.len(), self.asked.len());
        let time = self.limits.time.saturating_sub(self.start.elapsed());
        ensure!(!time.is_zero(), self.late());
        let input: String =
            self.asked[told..].iter().map(|&place| write(&self.rows[place]) + "\n").collect();
        let limits = Limits { time, ..self.limits };
        let execution = execute(self.command, input_file(&input)?, limits)?;
        let output = String::from_utf8_lossy(&execution.output);
        // A program that was stopped may have been in the middle of a line.
        let whole = execution.excess.map(|_| output.rfind('\n').map_or(0, |end| end + 1));
        for line in output[..whole.unwrap_or(output.len())].lines() {
            ensure!(
                self.moves.len() < asked,
                "after the answer to `{}` the program prints another line, `{}`",
                write(&self.rows[self.asked[asked - 1]]),
                printable(line, SHOWN)
            );
            self.take_in(line)?;
        }
        match self.moves.len() < asked {
            true => Err(self.ended(&execution)),
            false => Ok(()),
        }
    }

    /// The position that is to be answered next.
    fn next(&self) -> String {
        write(&self.rows[self.asked[self.moves.len()]])
    }

    /// Takes in the options of the next position.
    fn take_in(&mut self, line: &str) -> Result<()> {
        let (line, from) = (line.trim(), self.next());
        let (mut options, mut seen) = (Vec::new(), HashSet::new());
        for part in line.split(';').filter(|_| !line.is_empty()) {
            let row = position(part).map_err(|error| {
                let (line, error) = (printable(line, SHOWN), printable(&error, 3 * SHOWN));
                anyhow!("the answer to `{from}` is `{line}`: {error}")
            })?;
            if self.asks == Asks::Single && row.len() > 1 {
                row.iter().try_for_each(|&number| self.add(vec![number]))?;
            }
            let (is_single, place) = (row.len() == 1, self.place(row));
            if self.asks == Asks::Every || self.asks == Asks::Single && is_single {
                self.add_place(place)?;
            }
            options.extend(Some(place).filter(|place| seen.insert(*place)));
        }
        self.moves.push(options);
        Ok(())
    }

    /// Why a program has not answered all that it was asked.
    fn ended(&self, execution: &Execution) -> Error {
        if let Some(Excess::Time { .. }) = execution.excess {
            return self.late();
        }
        let reason = verdict::failure(execution).map_or_else(
            || "each line is answered by one, empty if there is no move".to_string(),
            |(_, reason)| reason,
        );
        let advice = match self.moves.len() {
            0 if self.asks != Asks::None => {
                "; `--from` or `--heaps` says which positions there are"
            }
            _ => "",
        };
        let next = self.next();
        anyhow!("the program ended before it answered `{next}`: {reason}{advice}")
    }

    fn late(&self) -> Error {
        anyhow!(
            "after {} s the program has answered {} of the {} positions known so far, and \
             not `{}`; `--time` allows more, and the positions of `--heaps` are asked at once",
            self.limits.time.as_secs_f64(),
            self.moves.len(),
            self.asked.len(),
            self.next()
        )
    }
}

/// The numbers of a position.
///
/// # Errors
/// The mistake, in a few words.
pub fn position(text: &str) -> Result<Row, String> {
    let row = read(text)?;
    match row.len() {
        0 => Err("a position has a number, and `;` stands only between positions".to_string()),
        1..=LONGEST => Ok(row),
        many => Err(format!("a position has at most {LONGEST} numbers, not {many}")),
    }
}
