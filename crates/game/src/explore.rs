//! The positions of a game whose rules a program tells.
//!
//! Each line that goes in is a position, and each that comes out its options, with `;` between
//! them. All positions that are known go in before any answer is waited for. A program that keeps
//! its answers back until its input ends is let end, and started again for the positions that its
//! answers have led to.

use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::time::{Duration, Instant};

use anyhow::{anyhow, bail, ensure, Error, Result};
use judge::conversation::{Conversation, Heard};
use judge::limits::Limits;
use judge::output::shown;
use judge::verdict;
use study::{read, write, Row};

use crate::explored::Moves;

/// A position has at most so many numbers.
pub const LONGEST: usize = 200;

/// How long a program may take to start, and then to answer, until its input is closed. It need not
/// be enough: a program that was only slow answers all the same, and is started again.
const STARTING: Duration = Duration::from_secs(1);
const ANSWERING: Duration = Duration::from_millis(300);

/// So much of what a program prints is shown.
const SHOWN: usize = 60;

/// A program, and what it has told of its game.
pub struct Explorer<'a> {
    command: &'a [OsString],
    limits: Limits,
    most: usize,
    is_unordered: bool,
    start: Instant,
    /// Whether the program keeps its answers back until its input ends.
    keeps_back: bool,
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
        let (start, keeps_back) = (Instant::now(), false);
        Explorer { command, limits, most, is_unordered, start, keeps_back, places, rows, moves }
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
            self.converse()?;
        }
        Ok((self.rows, self.moves))
    }

    /// Asks one process about the positions not answered, and those that they lead to, until there
    /// are none or it has ended.
    fn converse(&mut self) -> Result<()> {
        let mut program = Conversation::start(self.command, self.limits)?;
        let first = self.moves.len();
        let mut asked = self.ask(&program, first);
        loop {
            let mut heard = program.hear(Duration::ZERO);
            if heard == Heard::Silence {
                if program.is_open() {
                    asked = self.ask(&program, asked);
                }
                if self.keeps_back || self.moves.len() == asked {
                    program.close();
                }
                let left = self.limits.time.saturating_sub(self.start.elapsed());
                heard = program.hear(match self.moves.len() {
                    told if told < asked && !program.is_open() => left,
                    told if told == first => STARTING.min(left),
                    _ => ANSWERING.min(left),
                });
            }
            match heard {
                Heard::Line(line) if self.moves.len() < asked => self.take_in(&line)?,
                Heard::Line(line) => bail!(
                    "after the answer to `{}` the program prints another line, `{}`",
                    write(&self.rows[asked - 1]),
                    shown(&line, SHOWN)
                ),
                Heard::TooLong => bail!("the line for `{}` is endless", self.next()),
                Heard::End => break,
                Heard::Silence if self.moves.len() == asked => break,
                Heard::Silence => {
                    self.keeps_back |= program.is_open();
                    program.close();
                }
            }
            if self.moves.len() < self.rows.len() && self.start.elapsed() >= self.limits.time {
                bail!(
                    "after {} s the program has answered {} of the {} positions known so far, and \
                     not `{}`; `--time` allows more{}",
                    self.limits.time.as_secs_f64(),
                    self.moves.len(),
                    self.rows.len(),
                    self.next(),
                    match self.keeps_back && !self.moves.is_empty() {
                        true => ", and a program that answers each line at once needs less",
                        false => "",
                    }
                );
            }
        }
        match self.moves.len() < asked {
            true => Err(self.ended(program)?),
            false => Ok(()),
        }
    }

    /// Asks about the positions from this place on; returns how many have been asked about.
    fn ask(&self, program: &Conversation, from: usize) -> usize {
        program.say(self.rows[from..].iter().map(|row| write(row) + "\n").collect());
        self.rows.len()
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
    fn ended(&self, program: Conversation) -> Result<Error> {
        let reason = match program.end(STARTING)? {
            None => "its output is closed".to_string(),
            Some(execution) => verdict::failure(&execution).map_or_else(
                || "each line is answered by one, empty if there is no move".to_string(),
                |(_, reason)| reason,
            ),
        };
        let advice = match self.moves.len() {
            0 => "; `--from` or `--heaps` says which positions there are",
            _ => "",
        };
        let next = self.next();
        Ok(anyhow!("the program ended before it answered `{next}`: {reason}{advice}"))
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
