//! Standard output whose errors are errors, not panics.
//!
//! `use judge::output::{print, println}` puts these macros in the place of the standard
//! ones. They return a `Result`, so each call ends with a `?`, and the compiler says where
//! one is missing. `main` hands its result to [`exit_code`].
//!
//! There is nowhere to report that standard error cannot be written, so [`eprintln`] is
//! silent about it, where the standard macro panics.

use std::fmt;
use std::io::{self, ErrorKind, Write};

#[doc(inline)]
pub use crate::{output_eprintln as eprintln, output_print as print, output_println as println};

/// The exit code of a command that failed, or whose output could not be written.
const FAILED: u8 = 2;

/// The exit code where the reader of the output has closed the pipe: a shell says the same of
/// programs that the signal for this, 13, has ended.
const CLOSED: u8 = 128 + 13;

/// Writes to standard output; `?` hands on the error.
#[macro_export]
macro_rules! output_print {
    ($($text:tt)*) => { $crate::output::write(::std::format_args!($($text)*)) };
}

/// Writes a line to standard output; `?` hands on the error.
#[macro_export]
macro_rules! output_println {
    () => { $crate::output::write(::std::format_args!("\n")) };
    ($($text:tt)*) => {
        $crate::output::write(::std::format_args!("{}\n", ::std::format_args!($($text)*)))
    };
}

/// Writes a line to standard error, if that is possible.
#[macro_export]
macro_rules! output_eprintln {
    ($($text:tt)*) => {{
        let line = ::std::format_args!("{}\n", ::std::format_args!($($text)*)).to_string();
        let line = $crate::output::visible(&line);
        let _ = ::std::io::Write::write_all(&mut ::std::io::stderr(), line.as_bytes());
    }};
}

/// The error that standard output cannot be written.
#[derive(Debug)]
pub struct OutputError(io::Error);

impl OutputError {
    /// Whether the reader has closed the pipe, as `head` does. This is not reported.
    pub fn is_closed(&self) -> bool {
        self.0.kind() == ErrorKind::BrokenPipe
    }
}

impl fmt::Display for OutputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot write to standard output: {}", self.0)
    }
}

impl std::error::Error for OutputError {}

/// Writes to standard output.
///
/// # Errors
///
/// If that is not possible.
pub fn write(text: fmt::Arguments<'_>) -> Result<(), OutputError> {
    io::stdout().write_fmt(text).map_err(OutputError)
}

/// Writes the rest of the buffer.
///
/// # Errors
///
/// If that is not possible.
pub fn flush() -> Result<(), OutputError> {
    io::stdout().flush().map_err(OutputError)
}

/// A message without the greater part of what is too long in it to be read: a word, as a user may
/// have given one, or a line of words.
pub fn brief(message: &str) -> String {
    const WORD: usize = 200;
    const LINE: usize = 1000;
    let words = |line: &str| -> Vec<String> {
        line.split(' ').map(|word| without_middle(word, WORD)).collect()
    };
    let lines = message.split('\n').map(|line| without_middle(&words(line).join(" "), LINE));
    lines.collect::<Vec<String>>().join("\n")
}

/// A text that may quote what a user has given, with what cannot be seen in it escaped, apart from
/// line ends and tabs: a zero-width space, or what a terminal would obey.
pub fn visible(text: &str) -> String {
    let escaped = |character: char| match character {
        '\n' | '\t' | ' '..='~' => character.to_string(),
        _ => character.escape_debug().to_string(),
    };
    text.chars().map(escaped).collect()
}

/// A text from elsewhere, safe to be shown: printable characters in one line, without its middle if
/// it has more characters than `most`.
pub fn printable(text: &str, most: usize) -> String {
    let escaped = |character: char| match character {
        ' '..='~' => character.to_string(),
        _ => character.escape_debug().to_string(),
    };
    without_middle(text, most).chars().map(escaped).collect()
}

/// The beginning and the end of a text that has more characters than `most`.
fn without_middle(text: &str, most: usize) -> String {
    let length = text.chars().count();
    if length <= most {
        return text.to_string();
    }
    let beginning: String = text.chars().take(most / 2).collect();
    let end: String = text.chars().skip(length - most / 4).collect();
    format!("{beginning}...{end}")
}

/// The exit code with which the command called `name` ends. Its error is put into one
/// line on standard error; if the reader of its output has gone, it is silent, as other programs
/// are then.
pub fn exit_code(name: &str, result: anyhow::Result<u8>) -> u8 {
    let result = result.and_then(|code| {
        flush()?;
        Ok(code)
    });
    report(name, result, &mut io::stderr())
}

fn report(name: &str, result: anyhow::Result<u8>, to: &mut impl Write) -> u8 {
    result.unwrap_or_else(|error| {
        if error.downcast_ref().is_some_and(OutputError::is_closed) {
            return CLOSED;
        }
        let line = visible(&brief(&format!("{error:#}")));
        let _ = to.write_all(format!("{name}: {line}\n").as_bytes());
        FAILED
    })
}

#[cfg(test)]
mod tests {
    use anyhow::{Context, Result};

    use super::{eprintln, print, println, *};

    fn reported(result: Result<u8>) -> (u8, String) {
        let mut text = Vec::new();
        let code = report("a command", result, &mut text);
        (code, String::from_utf8(text).unwrap())
    }

    fn fails(kind: ErrorKind) -> Result<u8> {
        Err(OutputError(kind.into())).context("in the middle of a list")
    }

    #[test]
    fn an_output_that_cannot_be_written_is_reported_unless_its_reader_has_gone() {
        let full = "a command: in the middle of a list: \
                    cannot write to standard output: no storage space\n";
        let other = Err(io::Error::from(ErrorKind::BrokenPipe).into());
        for (result, code, text) in [
            (fails(ErrorKind::StorageFull), 2, full),
            (fails(ErrorKind::BrokenPipe), 141, ""),
            (other, 2, "a command: broken pipe\n"),
            (Ok(1), 1, ""),
        ] {
            assert_eq!(reported(result), (code, text.to_string()));
        }
    }

    #[test]
    fn what_is_too_long_to_be_read_is_cut() {
        for long in ["x".repeat(100_000), "7 ".repeat(50_000), "\u{e9}".repeat(100_000)] {
            let (_, text) = reported(Err(anyhow::anyhow!("there is no problem `{long}`; try nim")));
            assert!(text.chars().count() < 1100, "{} characters", text.chars().count());
            assert!(text.starts_with("a command: there is no problem `"), "{text}");
            assert!(text.contains("...") && text.ends_with("`; try nim\n"), "{text}");
        }
        let short = format!("{} {}\n{}", "x".repeat(200), "y ".repeat(300), "z".repeat(200));
        assert_eq!(brief(&short), short);
    }

    #[test]
    fn a_text_from_elsewhere_is_safe_to_be_shown() {
        assert_eq!(printable("a \\ b", 60), "a \\ b");
        assert_eq!(printable("\u{1b}[2J\n\u{202e}", 60), r"\u{1b}[2J\n\u{202e}");
        assert_eq!(printable("\u{e9}\u{57ce}", 60), "\u{e9}\u{57ce}");
        assert_eq!(printable(&"12345678".repeat(3), 8), "1234...78");
    }

    #[test]
    fn the_macros_take_what_the_standard_ones_take() -> Result<()> {
        // Empty, so that nothing appears among the results of the tests.
        let (nothing, width) = ("", 0);
        print!("{nothing:width$}{}", nothing)?;
        let _: fn() -> Result<(), OutputError> = || println!();
        let _: fn() -> Result<(), OutputError> = || println!("{:?}", 7);
        let _: fn() = || eprintln!("{}", 7);
        Ok(())
    }
}
