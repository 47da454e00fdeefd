//! Inputs that a solution must refuse, made from one that it must accept.
//!
//! Every token of a good input is spoilt in every way, and the input is cut
//! off after every token. The strict reader of the wider range then tells
//! whether what came out is an input after all, so that nobody has to list
//! what is wrong with which format.

use anyhow::{ensure, Context, Result};
use assert_cmd::assert::Assert;
use predicates::prelude::*;

use crate::format::Format;
use crate::program::Program;
use crate::shape::Shape;
use crate::tokens::{Fault, Scope};

/// What a token is replaced with: junk, a sign, a fraction, more than 64 and more than
/// 128 bits, and zero.
const SPOILT: [&str; 7] = [
    "x7",
    "-3",
    "1.5",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "9\u{661}",
    "0",
];

/// As many tokens of the good input are spoilt.
const TOKENS: usize = 40;

/// Spoils every token of `good` in every way, and checks what `program` makes of it.
///
/// Returns how many inputs were refused.
pub fn check_spoilt<S: Shape>(format: &Format<S>, program: Program, good: &str) -> Result<usize> {
    let tokens: Vec<&str> = good.split_whitespace().collect();
    let mut refused = 0;
    for index in 0..tokens.len().min(TOKENS) {
        for spoilt in SPOILT {
            let mut tokens = tokens.clone();
            tokens[index] = spoilt;
            refused += usize::from(check(format, program, &tokens.join(" "))?);
        }
    }
    ensure!(refused > 0, "nothing was spoilt");
    Ok(refused)
}

/// Cuts `good` off after every token, and checks what `program` makes of it.
///
/// Returns how many inputs were refused.
pub fn check_cut_off<S: Shape>(format: &Format<S>, program: Program, good: &str) -> Result<usize> {
    let tokens: Vec<&str> = good.split_whitespace().collect();
    let mut refused = 0;
    for length in 0..tokens.len().min(TOKENS) {
        refused += usize::from(check(format, program, &tokens[..length].join(" "))?);
    }
    Ok(refused)
}

/// Checks that `program` refuses `input` if the format does, naming the
/// offending token, and accepts it if the format does.
///
/// Numbers above their range and tokens after the end are nobody's fault: a
/// solution may handle more than it must, and need not look behind the end.
/// Returns whether the input had to be refused.
fn check<S: Shape>(format: &Format<S>, program: Program, input: &str) -> Result<bool> {
    match format.read(input, Scope::Beyond) {
        Ok(_) => {
            program.answers(input).with_context(|| format!("good input refused: {input:?}"))?;
            Ok(false)
        }
        Err(offence) => match offence.fault {
            Fault::TooLarge | Fault::Trailing => Ok(false),
            Fault::NotANumber => {
                check_refused(program, input, &offence.found.unwrap_or_default())?;
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

fn refused(run: Assert, names: &str) -> Result<()> {
    run.try_failure()?
        .try_stdout(predicate::str::is_empty())?
        .try_stderr(predicate::str::is_empty().not())?
        .try_stderr(predicate::str::contains(names))?;
    Ok(())
}
