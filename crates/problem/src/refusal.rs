//! What a solution says when it refuses an input.
//!
//! A panic of std is what a mistake looks like ("index out of bounds"), so it refuses nothing: a
//! refusal says in the solution's own words, or in those of its reader, what is wrong.

use std::process::Output;

use anyhow::{ensure, Context, Result};

/// What a refusal has to name.
#[derive(Debug)]
pub enum Naming {
    /// Something, in whichever words.
    Anything,
    /// This text, as words of its own.
    Text(String),
}

/// The exit code of a Rust program that panics; one that aborts has none.
const PANIC: i32 = 101;

/// How the messages of the compiler, of `core`, `alloc` and `std` begin.
const OF_STD: [&str; 36] = [
    "`at` split index",
    "already borrowed",
    "already mutably borrowed",
    "argument of integer logarithm",
    "assertion failed",
    "assertion `left == right` failed\n",
    "assertion `left != right` failed\n",
    "attempt to ",
    "begin <= end",
    "byte index",
    "called `Option",
    "called `Result",
    "capacity overflow",
    "chunk size must be",
    "copy_from_slice",
    "end byte index",
    "explicit panic",
    "index out of bounds",
    "insertion index",
    "internal error",
    "max-len",
    "memory allocation of",
    "mid > len",
    "min > max",
    "no entry found for key",
    "not implemented",
    "not yet implemented",
    "overflow ",
    "range ",
    "removal index",
    "rhs ",
    "slice index",
    "source slice length",
    "start byte index",
    "swap_remove index",
    "window size must be",
];

/// Checks that a program has refused its input: it prints no answer, and panics with a message of
/// its own that says what is wrong.
pub fn refused_in_words(output: &Output, naming: &Naming) -> Result<()> {
    let stderr = String::from_utf8_lossy(&output.stderr);
    let said = stderr.trim();
    ensure!(output.status.code() == Some(PANIC), "{}, and not a panic: {said}", output.status);
    ensure!(
        output.stdout.is_empty(),
        "it prints an answer before it has read all: collect them, and print at the end"
    );
    in_words(said, naming)
}

/// Checks that what a program has written to stderr is a refusal.
fn in_words(said: &str, naming: &Naming) -> Result<()> {
    let message = message(said).with_context(|| format!("not the message of a panic: {said}"))?;
    ensure!(!message.is_empty(), "the panic has no message");
    let is_of_std = OF_STD.iter().any(|start| format!("{message}\n").starts_with(start));
    ensure!(!is_of_std, "a panic of std, as a mistake has it, and no refusal: {message}");
    if let Naming::Text(text) = naming {
        ensure!(has_words(message, text), "{text:?} is not named: {message}");
    }
    Ok(())
}

/// A panic's own message: what stands between the line that says where it was, and the note on
/// how to see the way to it.
fn message(stderr: &str) -> Option<&str> {
    let (place, said) = stderr.split_once(":\n")?;
    let message = said.split("\nnote: run with `RUST_BACKTRACE").next();
    message.filter(|_| place.contains("panicked at ")).map(str::trim)
}

/// Whether `words` stand in `text`, and are not part of longer words or numbers.
fn has_words(text: &str, words: &str) -> bool {
    let joins = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(words).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + words.len()..].chars().next();
        let goes_on = |inside: Option<char>, outside: Option<char>| {
            inside.is_some_and(joins) && outside.is_some_and(joins)
        };
        let is_negative =
            before == Some('-') && words.starts_with(|first: char| first.is_numeric());
        !is_negative
            && !goes_on(words.chars().next(), before)
            && !goes_on(words.chars().next_back(), after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a program that panics with this message, in a place that has a 0, names `words`.
    fn refuses(message: &str, words: &str) -> bool {
        let said = format!(
            "thread 'main' (0) panicked at problems/codeforces-0/src/main.rs:0:0:\n{message}\n\
             note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace: 0"
        );
        in_words(&said, &Naming::Text(words.to_string())).is_ok()
    }

    #[test]
    fn a_refusal_names_what_is_wrong_in_its_message() {
        assert!(refuses("bad", "bad"));
        assert!(!refuses("bad", "0"));
        assert!(refuses("an amount is 0", "0"));
        assert!(refuses("not from 1 to 3:\n`0`", "0"));
        assert!(!refuses("", ""));
        assert!(in_words("0", &Naming::Text("0".to_string())).is_err());
        assert!(in_words("thread 'main' panicked at 0:0:0:\n", &Naming::Anything).is_err());
    }

    #[test]
    fn a_part_of_a_word_or_of_a_number_is_not_named() {
        for message in ["10", "01", "-0", "0x", "x0", "10 and 100"] {
            assert!(!refuses(message, "0"), "{message}");
        }
        for message in ["0", "(0)", "10 0", "n=0.", "0-10"] {
            assert!(refuses(message, "0"), "{message}");
        }
        assert!(refuses("a heap above 60: 61", "heap above 60"));
        assert!(!refuses("a heap above 601", "heap above 60"));
    }

    #[test]
    fn a_panic_of_std_is_not_a_refusal() {
        let panics: [fn(usize) -> usize; 9] = [
            |zero| [7][..zero][zero],
            |zero| [7][zero + 1..zero].len(),
            |zero| [7][zero + 2..].len(),
            |zero| "0"[zero + 2..].len(),
            |zero| zero - 1,
            |zero| 1 / zero,
            |zero| Some(zero).filter(|&number| number > 0).unwrap(),
            |zero| Vec::<u64>::with_capacity(usize::MAX - zero).len(),
            |zero| {
                assert!(zero > 0);
                zero
            },
        ];
        for (number, panics) in panics.into_iter().enumerate() {
            let panic = std::panic::catch_unwind(|| panics(0)).unwrap_err();
            let text = panic.downcast_ref::<String>().cloned();
            let message = text.or(panic.downcast_ref::<&str>().map(|text| text.to_string()));
            let message = message.unwrap();
            assert!(!refuses(&message, ""), "{number}: {message}");
        }
        assert!(refuses("assertion `left == right` failed: two heaps\n  left: 0", "two heaps"));
        assert!(!refuses("assertion `left == right` failed\n  left: 0\n right: 1", "0"));
    }
}
