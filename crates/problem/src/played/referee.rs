//! What carries the dialogue between a program and the judge's side.

use std::cell::Cell;
use std::fmt::Display;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};

use super::guest::{FromProgram, ToProgram};
use super::opponent::Opponent;
use super::{guest, Board, Turn, Wrong};
use crate::shortened::shortened;

/// No line of a program needs as many bytes.
const LONGEST: u64 = 10_000;

/// The judge's side of a dialogue: it says and hears lines, moves for the judge, and remembers by
/// which move the program gave its win away.
pub struct Referee<'a> {
    program: BufReader<Box<dyn Read + 'a>>,
    /// What is said is sent when the program is heard next.
    said: BufWriter<Box<dyn Write + 'a>>,
    opponent: Opponent,
    /// How many moves both have made in this case.
    moves: usize,
    /// How many lines the program has printed.
    heard: usize,
    given_away: Option<Wrong>,
    /// Where the board first said what a program disproves that wins in the end.
    doubt: Option<String>,
    /// Whether a guest moves for the judge.
    is_hosted: bool,
    /// The program's last move, as long as no guest has been told.
    last: Option<String>,
}

impl<'a> Referee<'a> {
    /// A referee who hears the program on one pipe and speaks to it on another.
    pub(crate) fn new(program: impl Read + 'a, said: impl Write + 'a) -> Referee<'a> {
        Referee {
            program: BufReader::new(Box::new(program)),
            said: BufWriter::new(Box::new(said)),
            opponent: Opponent::from_number(0),
            moves: 0,
            heard: 0,
            given_away: None,
            doubt: None,
            is_hosted: false,
            last: None,
        }
    }

    /// A referee in a game in which a guest moves for the judge.
    pub(crate) fn hosted() -> Referee<'static> {
        let referee = Referee::new(FromProgram::default(), ToProgram);
        Referee { is_hosted: true, ..referee }
    }

    /// Begins a case against the opponent with this number.
    pub(super) fn begin(&mut self, opponent: u64) {
        self.opponent =
            if self.is_hosted { Opponent::Guest } else { Opponent::from_number(opponent) };
        self.moves = 0;
        self.given_away = None;
    }

    /// Says a line to the program.
    ///
    /// # Errors
    ///
    /// If the program has gone on before it was its turn.
    pub fn say(&mut self, line: impl Display) -> Turn<()> {
        let early = String::from_utf8_lossy(self.program.buffer()).into_owned();
        if let Some(early) = early.trim().lines().next() {
            let early = shortened(early);
            return Err(self.wrong(format!("`{early}` out of turn: the judge had not replied")));
        }
        // A program that has ended is noticed when it is to be heard.
        let _ = writeln!(self.said, "{line}");
        if self.moves == 0 {
            // The guest is told the case as well; its own moves it knows.
            self.tell_guest(&line.to_string());
        }
        Ok(())
    }

    /// Says a line to the guest, if there is one and something to say.
    pub(super) fn tell_guest(&self, line: &str) {
        if self.is_hosted && !line.is_empty() {
            guest::tell('[', line);
        }
    }

    /// The program's next line that is not blank. `what` is what it should be, such as `a move`.
    ///
    /// # Errors
    ///
    /// If the program has ended, or if the line is too long or not UTF-8.
    pub fn hear(&mut self, what: &str) -> Turn<Line> {
        self.flush();
        loop {
            let mut line = Vec::new();
            let read = (&mut self.program).take(LONGEST).read_until(b'\n', &mut line);
            if !read.is_ok_and(|length| length > 0) {
                return Err(self.wrong(format!("it ended where the judge waits for {what}")));
            }
            self.heard += 1;
            let number = self.heard;
            if line.len() as u64 == LONGEST {
                let reason = format!("line {number} is longer than any that the judge reads");
                return Err(self.wrong(reason));
            }
            let Ok(text) = String::from_utf8(line) else {
                return Err(self.wrong(format!("line {number} is not UTF-8")));
            };
            if !text.trim().is_empty() {
                return Ok(Line::new(number, text.trim(), what));
            }
        }
    }

    /// The program's next numbers, on one line or on several.
    ///
    /// # Errors
    ///
    /// As for [`hear`](Referee::hear), and if these are not as many numbers of 64 bits.
    pub fn numbers<const N: usize>(&mut self, what: &str) -> Turn<[i64; N]> {
        self.read(what, Line::numbers)
    }

    /// Whether the program wants to begin, by the first of two words. The words may be for the same
    /// player whom it says to be the winner.
    ///
    /// # Errors
    ///
    /// As for [`hear`](Referee::hear), and if it is neither of the words.
    pub fn begins<B: Board>(&mut self, board: &B, words: [&str; 2]) -> Turn<bool> {
        let line = self.hear(&format!("`{}` or `{}`", words[0], words[1]))?;
        let place = line.one_of(&words)?;
        let begins = place == 0;
        self.hear_guest(words[1 - place])?;
        if board.is_lost() == Some(begins) {
            self.doubts(words[place]);
            self.given_away = Some(Wrong {
                reason: format!("`{}`: from here the judge wins", words[place]),
                better: Some(format!("`{}` would have been right", words[1 - place])),
            });
        }
        Ok(begins)
    }

    /// A guest that is a program says who begins as well, and must say what the program does not.
    fn hear_guest(&mut self, expected: &str) -> Turn<()> {
        match self.is_hosted.then(guest::hear).flatten() {
            Some(said) if said != expected => {
                Err(self.wrong(format!("both say who begins: the other program says `{said}`")))
            }
            _ => Ok(()),
        }
    }

    /// Hears the program's move and makes it on the board.
    ///
    /// # Errors
    ///
    /// If there is no move, so that the program has lost; as for [`hear`](Referee::hear); if it is
    /// an illegal move, or none.
    pub fn turn<B: Board>(&mut self, board: &mut B) -> Turn<B::Move> {
        if !board.can_move() {
            let lost = self.lost();
            self.refuse(B::ILLEGAL);
            return Err(lost);
        }
        let number = self.moves + 1;
        let read = self.read(&format!("move {number}"), |line| {
            board.read(line)?.map_err(|why| {
                let reason =
                    format!("move {number}, `{}`, is illegal: {why}", shortened(&line.text));
                Wrong { reason, better: None }
            })
        });
        let chosen = read.inspect_err(|_| self.refuse(B::ILLEGAL))?;
        let before = board.clone();
        board.play(&chosen);
        self.moves = number;
        self.last = Some(before.write(&chosen));
        if before.is_lost() == Some(true) || board.is_lost() == Some(false) {
            self.doubts(&before.write(&chosen));
        }
        let is_won = |board: &B| board.is_lost() == Some(false);
        if self.given_away.is_none() && is_won(&before) && is_won(board) {
            let better = before.winning_move().map(|better| before.write(&better));
            self.gives_away(&before.write(&chosen), better);
        }
        Ok(chosen)
    }

    /// What `meaning` makes of the program's next line, or of several where it needs more numbers.
    fn read<T>(&mut self, what: &str, meaning: impl Fn(&Line) -> Turn<T>) -> Turn<T> {
        let mut line = self.hear(what)?;
        loop {
            let meant = meaning(&line);
            if meant.is_ok() || !line.is_short.get() {
                return meant;
            }
            line.goes_on(&self.hear(what)?);
        }
    }

    /// Remembers that the board takes the program's last word or move for lost.
    fn doubts(&mut self, said: &str) {
        let moves = self.moves;
        self.doubt.get_or_insert_with(|| format!("after {moves} moves `{said}` is lost"));
    }

    /// Where the board has taken the program for lost. Of a program that keeps its win from the start
    /// it never should: so the tests of the solution are those of the board.
    pub(super) fn doubt(&self) -> Option<&str> {
        self.doubt.as_deref()
    }

    /// Remembers that the program's last move, the first such one, gave its win away; `better` is a
    /// move that would have kept it. [`turn`](Referee::turn) does so by itself.
    pub fn gives_away(&mut self, chosen: &str, better: Option<String>) {
        let reason = format!("move {}, `{chosen}`: from here the judge wins", self.moves);
        let better = better.map(|better| format!("`{better}` would have won"));
        self.given_away.get_or_insert(Wrong { reason, better });
    }

    /// The judge's move, made on the board and not said; `None` if it cannot move.
    pub fn reply<B: Board>(&mut self, board: &mut B) -> Option<B::Move> {
        if let Some(last) = self.last.take() {
            self.tell_guest(&last);
        }
        let chosen = self.opponent.choose(board)?;
        board.play(&chosen);
        self.moves += 1;
        Some(chosen)
    }

    /// That the program has lost, by the move that gave the win away if there was one.
    pub fn lost(&self) -> Wrong {
        self.given_away.clone().unwrap_or_else(|| self.wrong("the judge wins"))
    }

    /// Any other reason against the program.
    pub fn wrong(&self, reason: impl Into<String>) -> Wrong {
        Wrong { reason: reason.into(), better: None }
    }

    /// Sends all that has been said.
    pub(super) fn flush(&mut self) {
        let _ = self.said.flush();
    }

    /// Says no more; all that the program still prints.
    pub(super) fn rest(self) -> String {
        drop(self.said);
        let (mut program, mut rest) = (self.program, Vec::new());
        // What cannot be read is not there.
        let _ = program.read_to_end(&mut rest);
        String::from_utf8_lossy(&rest).into_owned()
    }

    fn refuse(&mut self, words: &str) {
        if !words.is_empty() {
            let _ = writeln!(self.said, "{words}");
            self.flush();
        }
    }
}

/// A line of the program's, or several of them that hold the numbers of one move.
#[derive(Clone, Debug)]
pub struct Line {
    number: usize,
    text: String,
    what: String,
    /// Whether it was asked for more numbers than it has.
    is_short: Cell<bool>,
}

impl Line {
    pub(super) fn new(number: usize, text: &str, what: &str) -> Line {
        let (text, what) = (text.to_string(), what.to_string());
        Line { number, text, what, is_short: Cell::new(false) }
    }

    /// Adds the next line.
    fn goes_on(&mut self, next: &Line) {
        self.text = format!("{} {}", self.text, next.text);
        self.is_short.set(false);
    }

    /// The place of the line among the words.
    ///
    /// # Errors
    ///
    /// If it is none of them.
    pub fn one_of(&self, words: &[&str]) -> Turn<usize> {
        let place = words.iter().position(|word| *word == self.text);
        place.ok_or_else(|| self.not(&self.what))
    }

    /// As many numbers, with white space between them.
    ///
    /// # Errors
    ///
    /// If there are fewer or more, or if one is not an integer of 64 bits.
    pub fn numbers<const N: usize>(&self) -> Turn<[i64; N]> {
        let words = self.text.split_whitespace();
        let numbers: Result<Vec<i64>, _> = words.map(str::parse).collect();
        let numbers = numbers.map_err(|_| self.not(&self.what))?;
        self.is_short.set(numbers.len() < N);
        let s = if N == 1 { "" } else { "s" };
        numbers.try_into().map_err(|_| self.not(&format!("{}, which is {N} number{s}", self.what)))
    }

    /// That the line is not what was expected.
    fn not(&self, expected: &str) -> Wrong {
        let Line { number, text, .. } = self;
        let reason = format!("line {number}: expected {expected}, found `{}`", shortened(text));
        Wrong { reason, better: None }
    }
}
