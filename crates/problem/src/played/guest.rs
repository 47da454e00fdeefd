//! A game that `cargo judge play` hosts: the program plays against a guest, who sits in the judge's
//! place: a person, or another program.
//!
//! This side leads, a line at a time on standard output, whose first character says what it is; the
//! host answers on standard input where it is asked.
//!
//! - `<` a line for the program; `[` a line for the guest, where that is a program;
//! - `>` asks for the program's next line, `]` for the guest's: `=` and the line, or anything else at
//!   the end;
//! - `?` asks for the guest's move in the position that follows as the study writes it, if it does:
//!   `=` and the move as the protocol has it, or `@` and the position that it leads to;
//! - `|` says what is wrong with that move, before it is asked for again;
//! - `!` ends the game, with the reason if the program has lost.

use std::io::{self, BufRead, Read, Write};

use super::{Board, Line};

/// Says a line to the host.
pub(super) fn tell(kind: char, line: &str) {
    let mut stdout = io::stdout().lock();
    // Where the host has gone, nothing is heard any more.
    let _ = writeln!(stdout, "{kind}{line}").and_then(|()| stdout.flush());
}

/// Asks the host.
fn ask(kind: char, about: &str) -> Option<String> {
    tell(kind, about);
    let mut reply = String::new();
    let read = io::stdin().lock().read_line(&mut reply);
    read.ok().filter(|&length| length > 0)?;
    Some(reply.trim_end().to_string())
}

/// The guest's next line, if it says one.
pub(super) fn hear() -> Option<String> {
    ask(']', "").and_then(|reply| Some(reply.strip_prefix('=')?.to_string()))
}

/// The guest's move; `None` if it has gone, or cannot move.
pub(super) fn choose<B: Board>(board: &B) -> Option<B::Move> {
    if !board.can_move() {
        return None;
    }
    let row = board.row().map(|row| study::write(&row)).unwrap_or_default();
    loop {
        let reply = ask('?', &row)?;
        match meaning(board, &reply)? {
            Ok(chosen) => return Some(chosen),
            Err(why) => tell('|', &why),
        }
    }
}

/// The move that a reply means, or why it means none.
fn meaning<B: Board>(board: &B, reply: &str) -> Option<Result<B::Move, String>> {
    if let Some(line) = reply.strip_prefix('=') {
        let read = board.read(&Line::new(1, line.trim(), "a move"));
        return Some(read.unwrap_or_else(|wrong| Err(wrong.reason)));
    }
    let to = reply.strip_prefix('@')?;
    let leads_there =
        |chosen: &B::Move| board.after(chosen).row().is_some_and(|row| study::write(&row) == to);
    let chosen = board.moves().into_iter().find(leads_there);
    Some(chosen.ok_or_else(|| format!("no move leads to {to}")))
}

/// The pipe from the program, through the host.
#[derive(Default)]
pub(super) struct FromProgram {
    left: Vec<u8>,
}

impl Read for FromProgram {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left.is_empty() {
            let reply = ask('>', "").unwrap_or_default();
            let Some(line) = reply.strip_prefix('=') else { return Ok(0) };
            self.left = format!("{line}\n").into_bytes();
        }
        let length = self.left.len().min(buffer.len());
        buffer[..length].copy_from_slice(&self.left[..length]);
        self.left.drain(..length);
        Ok(length)
    }
}

/// The pipe to the program, through the host.
pub(super) struct ToProgram;

impl Write for ToProgram {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // The referee sends whole lines.
        String::from_utf8_lossy(bytes).lines().for_each(|line| tell('<', line));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
