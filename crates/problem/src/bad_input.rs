//! Inputs that a solution must refuse, made from one that it must accept.
//!
//! Every token of a good input is replaced in every way, and the input is cut
//! off after every token. The strict reader of the wider range then decides
//! whether the result is an input after all, so that nobody has to list what
//! is wrong with which grammar.

use anyhow::{ensure, Context, Result};
use assert_cmd::assert::Assert;
use predicates::prelude::*;

use crate::format::Grammar;
use crate::program::Program;
use crate::token::{Fault, Scope};

/// What a token is replaced with: junk, a sign, a fraction, the end of 64 bits, more than
/// 64 and more than 128 bits, a digit that is not ASCII, and zero.
const REPLACEMENTS: [&str; 8] = [
    "x7",
    "-3",
    "1.5",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "9\u{661}",
    "0",
];

/// How many tokens of the good input are replaced.
const TOKENS: usize = 40;

/// Replaces every token of `good` in every way, and checks what `program` makes of it.
pub fn check_replaced(grammar: &Grammar, program: Program, good: &str) -> Result<()> {
    let tokens: Vec<&str> = good.split_whitespace().collect();
    let mut refused = 0;
    for index in 0..tokens.len().min(TOKENS) {
        for replacement in REPLACEMENTS {
            let mut tokens = tokens.clone();
            tokens[index] = replacement;
            refused += usize::from(check(grammar, program, &tokens.join(" "))?);
        }
    }
    ensure!(refused > 0, "nothing was refused");
    Ok(())
}

/// Cuts `good` off after every token, and checks what `program` makes of it.
pub fn check_cut_off(grammar: &Grammar, program: Program, good: &str) -> Result<()> {
    let tokens: Vec<&str> = good.split_whitespace().collect();
    for length in 0..tokens.len().min(TOKENS) {
        check(grammar, program, &tokens[..length].join(" "))?;
    }
    Ok(())
}

/// Checks that `program` refuses `input` if the grammar does, naming the number or
/// the word that is wrong, and accepts it if the grammar does.
///
/// What a solution takes is what its validator says. Only tokens after the end are not
/// asked for, because a solution need not look beyond the end.
/// Returns whether the input had to be refused.
fn check(grammar: &Grammar, program: Program, input: &str) -> Result<bool> {
    match grammar.read(input, Scope::Beyond) {
        Ok(_) => {
            program.answers(input).with_context(|| format!("good input refused: {input:?}"))?;
            Ok(false)
        }
        Err(error) => match error.fault {
            Fault::Trailing => Ok(false),
            Fault::NotANumber | Fault::TooLarge => {
                check_refused(program, input, &error.found.unwrap_or_default())?;
                Ok(true)
            }
            Fault::Ended | Fault::TooSmall | Fault::Broken => {
                check_refused(program, input, "")?;
                Ok(true)
            }
        },
    }
}

/// Checks that `program` fails on `input`, prints no answer, and names `names` on stderr.
pub fn check_refused(program: Program, input: &str, names: &str) -> Result<()> {
    let run = program.on(input).assert();
    refused(run, names).with_context(|| format!("bad input {input:?}"))
}

/// The exit code of a Rust program that panics; one that aborts has none.
const PANIC: i32 = 101;

fn refused(run: Assert, names: &str) -> Result<()> {
    run.try_failure()?
        .try_code(PANIC)?
        .try_stdout(predicate::str::is_empty())?
        .try_stderr(predicate::str::is_empty().not())?
        .try_stderr(predicate::str::contains(names))?;
    Ok(())
}
