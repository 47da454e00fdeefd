//! What is said to a user and heard from one: at a terminal, or through pipes.

use std::io::{stdin, stdout, IsTerminal, Read};
use std::path::Path;

use anyhow::{Context, Result};
use judge::disk::files;
use judge::output::{flush, print, println};
use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};
use study::text::{padded, width};
use study::words;
use terminal_size::Width;
use textwrap::{Options, WordSeparator, WordSplitter};

/// Prints lines. On a terminal, a line that is wider than it is broken between words.
pub fn tell(text: &str) -> Result<()> {
    for line in text.lines() {
        match columns() {
            Some(width) => println!("{}", wrapped(line, width))?,
            None => println!("{line}")?,
        }
    }
    Ok(())
}

/// Prints short lines, on a terminal in as many columns as there is room for.
pub fn tell_columns(lines: &[String]) -> Result<()> {
    let longest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let columns = columns().map_or(1, |columns| (columns / (longest + 1)).max(1));
    let height = lines.len().div_ceil(columns);
    for first in 0..height {
        let row = lines[first..].iter().step_by(height);
        tell(
            row.map(|line| padded(line, longest, false)).collect::<Vec<_>>().join(" ").trim_end(),
        )?;
    }
    Ok(())
}

/// The columns of the terminal, if standard output is one.
fn columns() -> Option<usize> {
    terminal_size::terminal_size_of(stdout()).map(|(Width(width), _)| width.into())
}

/// A line as several; if it is indented, those after the first are so a little more.
fn wrapped(line: &str, width: usize) -> String {
    let words = line.trim_start();
    let indent = &line[..line.len() - words.len()];
    let further = if indent.is_empty() { String::new() } else { format!("{indent}  ") };
    // Nothing else than a space divides words: a move has hyphens and dots.
    let options = Options::new(width)
        .initial_indent(indent)
        .subsequent_indent(&further)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .break_words(false);
    textwrap::fill(words, options)
}

/// The text of a file or of standard input. If it is not text, the strict reader finds the place.
///
/// # Errors
///
/// If it cannot be read.
pub fn input(file: Option<&Path>) -> Result<String> {
    let Some(file) = file else {
        let mut bytes = Vec::new();
        stdin().read_to_end(&mut bytes).context("standard input")?;
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    };
    files::text(file)
}

/// Answers a user who wants help, and hands on everything else that is said, as it is and as words
/// in lower case, until the user or `hear` ends it.
///
/// # Errors
///
/// If a line cannot be read, or `hear` fails.
pub fn listen(help: &str, mut hear: impl FnMut(&str, &[&str]) -> Result<bool>) -> Result<()> {
    let mut ear = Ear::new()?;
    while let Some(line) = ear.hear()? {
        let lower = line.to_lowercase();
        match &lower.split_whitespace().collect::<Vec<&str>>()[..] {
            [] => {}
            ["quit" | "exit" | "q"] => break,
            ["help" | "?"] => println!("{help}")?,
            words if hear(&line, words)? => {}
            _ => break,
        }
    }
    Ok(())
}

/// Where the user's lines come from.
pub enum Ear {
    /// A terminal, where lines can be edited.
    Terminal(Box<DefaultEditor>),
    /// A file or a pipe.
    Pipe,
}

impl Ear {
    /// Listens to standard input.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be read.
    pub fn new() -> Result<Ear> {
        if !stdin().is_terminal() || !stdout().is_terminal() {
            return Ok(Ear::Pipe);
        }
        let config = Config::builder().auto_add_history(true).build();
        let editor = DefaultEditor::with_config(config).context("cannot read from the terminal")?;
        Ok(Ear::Terminal(Box::new(editor)))
    }

    /// The next line without white space around it; `None`, and a goodbye, at the end of the input
    /// or when the user interrupts it.
    ///
    /// # Errors
    ///
    /// If no line can be read.
    pub fn hear(&mut self) -> Result<Option<String>> {
        const PROMPT: &str = "> ";
        let line = match self {
            Ear::Terminal(editor) => match editor.readline(PROMPT) {
                Ok(line) => Some(line),
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => None,
                Err(error) => return Err(error).context("cannot read from the terminal"),
            },
            Ear::Pipe => {
                print!("{PROMPT}")?;
                flush()?;
                let mut line = String::new();
                let read = stdin().read_line(&mut line).context("cannot read standard input")?;
                if read == 0 {
                    println!()?;
                }
                (read > 0).then_some(line)
            }
        };
        if line.is_none() {
            println!("{}", words("Goodbye.", "再见。"))?;
        }
        Ok(line.map(|line| line.trim().to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_broken_between_words_and_a_short_one_is_not() {
        assert_eq!(wrapped("heap 1: 3 to 2", 14), "heap 1: 3 to 2");
        assert_eq!(wrapped("heap 1: 3 to 2", 13), "heap 1: 3 to\n2");
        assert_eq!(wrapped("  heap-1 3->2", 9), "  heap-1\n    3->2");
        assert_eq!(wrapped("    3     0 1 1", 80), "    3     0 1 1");
        assert_eq!(wrapped("", 80), "");
        assert_eq!(wrapped("unbreakable", 4), "unbreakable");
    }
}
