//! The positions of a game whose rules a program tells.
//!
//! Each line that goes in is a position, and each that comes out its options, with `;` between
//! them. The program is started with all positions that are known, and again with those that its
//! answers have led to; so it may answer at once or at the end of its input.

use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::time::Instant;

use anyhow::{anyhow, ensure, Error, Result};
use judge::execution::{execute, input_file, Excess, Execution};
use judge::limits::Limits;
use judge::output::shown;
use judge::verdict;
use study::{read, write, Row};

use crate::explored::Moves;

/// A position has at most so many numbers.
pub const LONGEST: usize = 200;

/// So much of what a program prints is shown.
const SHOWN: usize = 60;

/// A program, and what it has told of its game.
pub struct Explorer<'a> {
    command: &'a [OsString],
    limits: Limits,
    most: usize,
    is_unordered: bool,
    start: Instant,
    places: HashMap<Row, usize>,
    rows: Vec<Row>,
    /// The options of the first rows, each once.
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
        let (places, rows, moves) = Default::default();
        let start = Instant::now();
        Explorer { command, limits, most, is_unordered, start, places, rows, moves }
    }

    /// The place of a position among the rows, where it is put if it is new.
    ///
    /// # Errors
    /// If it is one too many.
    pub fn add(&mut self, mut row: Row) -> Result<usize> {
        if self.is_unordered {
            row.sort_unstable();
        }
        if let Some(&place) = self.places.get(&row) {
            return Ok(place);
        }
        ensure!(
            self.rows.len() < self.most,
            "there are more than {} positions, and perhaps no end of them: the next is `{}`; \
             `--most` allows more",
            self.most,
            write(&row)
        );
        self.places.insert(row.clone(), self.rows.len());
        self.rows.push(row);
        Ok(self.rows.len() - 1)
    }

    /// All positions that can be reached from those added, and the options of each, each once.
    ///
    /// # Errors
    /// If the program does not tell them, in a sentence that says where and why; if there are too
    /// many.
    pub fn explore(mut self) -> Result<(Vec<Row>, Moves)> {
        while self.moves.len() < self.rows.len() {
            self.ask()?;
        }
        Ok((self.rows, self.moves))
    }

    /// Asks about the positions that are not answered.
    fn ask(&mut self) -> Result<()> {
        let (told, asked) = (self.moves.len(), self.rows.len());
        let time = self.limits.time.saturating_sub(self.start.elapsed());
        ensure!(!time.is_zero(), self.late());
        let input: String = self.rows[told..].iter().map(|row| write(row) + "\n").collect();
        let limits = Limits { time, ..self.limits };
        let execution = execute(self.command, input_file(&input)?, limits)?;
        let output = String::from_utf8_lossy(&execution.output);
        // A program that was stopped may have been in the middle of a line.
        let whole = execution.excess.map(|_| output.rfind('\n').map_or(0, |end| end + 1));
        for line in output[..whole.unwrap_or(output.len())].lines() {
            ensure!(
                self.moves.len() < asked,
                "after the answer to `{}` the program prints another line, `{}`",
                write(&self.rows[asked - 1]),
                shown(line, SHOWN)
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
        write(&self.rows[self.moves.len()])
    }

    /// Takes in the options of the next position.
    fn take_in(&mut self, line: &str) -> Result<()> {
        let (line, from) = (line.trim(), self.next());
        let (mut options, mut seen) = (Vec::new(), HashSet::new());
        for part in line.split(';').filter(|_| !line.is_empty()) {
            let row = position(part).map_err(|error| {
                let (line, error) = (shown(line, SHOWN), shown(&error, 3 * SHOWN));
                anyhow!("the answer to `{from}` is `{line}`: {error}")
            })?;
            let place = self.add(row)?;
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
            0 => "; `--from` or `--heaps` says which positions there are",
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
            self.rows.len(),
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
