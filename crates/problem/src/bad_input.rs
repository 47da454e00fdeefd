//! Inputs that a solution must refuse, made from one that it must accept.
//!
//! Every token of a good input is replaced in every way, numbers by their neighbours,
//! too, and the input is cut off before every token. The strict reader of the wider range then
//! decides whether the result is an input after all, so that no list of mistakes is needed for
//! each grammar.
//!
//! A solution must refuse what is not a number of 64 bits, and an early end. A number out of
//! bounds is left to the strict reader, but must not keep the solution busy for long, and if the
//! solution fails on it, then in words of its own; where it would give a wrong answer, the problem
//! itself says that the solution [refuses](crate::problem::Problem::refuses) it.

use std::ops::Range;
use std::process::Output;

use anyhow::{ensure, Context, Result};
use protocol::Scope;

use crate::format::Grammar;
use crate::refusal::{refused_in_words, Naming};
use crate::solution::Solution;
use crate::token::Fault;

/// The replacements of a token: junk, a sign, a fraction, more numbers than fit into the memory
/// of most machines and of any, the end of 64 bits, more than 64 and more than 128 bits, a digit
/// that is not ASCII, and zero.
const REPLACEMENTS: [&str; 10] = [
    "x7",
    "-3",
    "1.5",
    "4294967296",
    "1099511627776",
    "18446744073709551615",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "9\u{661}",
    "0",
];

/// Counts of lists that no memory holds: a list must not be allocated before it is read.
const ENORMOUS: [&str; 2] = ["1099511627776", "18446744073709551615"];

/// How many tokens of the good input are replaced at most.
const TOKENS: usize = 40;

/// Replacements of the white space between two tokens.
const GAPS: [&str; 9] = ["", " ", "  ", "\t", "\n", "\n\n", " \n", "\n ", "\r\n"];

/// Replacements of the end of the last line.
const ENDS: [&str; 5] = ["", " \n", "\n\n", "\n7\n", " 7\n"];

/// Tokens of `good` replaced in every way: as many as `most`, all over the input.
fn replaced(good: &str, most: usize) -> impl Iterator<Item = String> + '_ {
    let ways = move |token: Range<usize>| REPLACEMENTS.map(|new| with(good, &token, new));
    some_tokens(good, most).flat_map(ways)
}

/// `good` with other numbers that are near to those it has, as many as `most`, all over the input;
/// each with the new number.
fn nearby(good: &str, most: usize) -> impl Iterator<Item = (String, String)> + '_ {
    some_tokens(good, most).flat_map(move |token| {
        let inputs = near(&good[token.clone()]).into_iter();
        inputs.map(|new| (with(good, &token, &new), new)).collect::<Vec<_>>()
    })
}

/// `good` with numbers as large as can be: any of its tokens may be the count of a list.
fn enormous(good: &str) -> impl Iterator<Item = String> + '_ {
    some_tokens(good, TOKENS).flat_map(move |token| ENORMOUS.map(|new| with(good, &token, new)))
}

/// One more and one less than a number: a bound that depends on another number is near to it.
fn near(token: &str) -> Vec<String> {
    let number = token.parse::<i128>().ok();
    let near = number.into_iter().flat_map(|number| [number + 1, number - 1]);
    near.map(|number| number.to_string()).collect()
}

/// `good` cut off before as many tokens as `most`, all over the input.
pub(crate) fn cut_off(good: &str, most: usize) -> Vec<String> {
    some_tokens(good, most).map(|token| good[..token.start].to_string()).collect()
}

/// `good` with as many tokens as `most` replaced by what stands for nothing.
pub(crate) fn garbled(good: &str, most: usize) -> Vec<String> {
    some_tokens(good, most).map(|token| with(good, &token, "x7")).collect()
}

/// `good` with other numbers that may break a rule: one more, one less, and that of its neighbour.
fn nudged(good: &str) -> impl Iterator<Item = String> + '_ {
    let neighbours = tokens(good).zip(tokens(good).skip(1)).take(TOKENS);
    neighbours.flat_map(move |(token, next)| {
        let new = near(&good[token.clone()]).into_iter().chain([good[next].to_string()]);
        new.map(|new| with(good, &token, &new)).collect::<Vec<String>>()
    })
}

/// `good` with other white space at every place, and nothing but white space.
fn spaced(good: &str) -> impl Iterator<Item = String> + '_ {
    let gaps = tokens(good).zip(tokens(good).skip(1)).take(TOKENS);
    let gaps = gaps.map(|(token, next)| token.end..next.start);
    let ways = move |gap: Range<usize>| GAPS.map(|new| with(good, &gap, new));
    let line = good.trim_end();
    let ends = ENDS.into_iter().map(move |end| [line, end].concat());
    let starts = [" ", "\n", "\t"].into_iter().map(move |start| [start, good].concat());
    gaps.flat_map(ways).chain(ends).chain(starts).chain([String::new(), "\n".to_string()])
}

/// `good` with other white space and the same tokens.
pub fn rearranged(good: &str) -> impl Iterator<Item = String> + '_ {
    let is_same = |input: &String| input.split_ascii_whitespace().eq(good.split_ascii_whitespace());
    spaced(good).filter(move |input| input != good && is_same(input))
}

/// `good` corrupted in all these ways.
pub fn corrupted(good: &str) -> Vec<String> {
    replaced(good, TOKENS)
        .chain(cut_off(good, TOKENS))
        .chain(nudged(good))
        .chain(spaced(good))
        .collect()
}

/// Where as many tokens of a text as `most` are, at the same distance from each other.
fn some_tokens(text: &str, most: usize) -> impl Iterator<Item = Range<usize>> + '_ {
    let count = tokens(text).take(TOKENS).count();
    tokens(text).take(TOKENS).step_by(count.div_ceil(most).max(1))
}

/// Where the tokens of a text are.
fn tokens(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    text.split_ascii_whitespace().map(|token| {
        let start = token.as_ptr() as usize - text.as_ptr() as usize;
        start..start + token.len()
    })
}

/// The text with a part of it replaced.
pub(crate) fn with(text: &str, part: &Range<usize>, new: &str) -> String {
    [&text[..part.start], new, &text[part.end..]].concat()
}

/// Replaces as many tokens of `good` as `most` in every way, and checks that `solution` does the
/// right thing with each result.
pub fn check_replaced(
    grammar: &Grammar,
    solution: Solution,
    good: &str,
    most: usize,
) -> Result<()> {
    let mut refused = 0;
    for input in replaced(good, most) {
        let due = Due::find(grammar, &input);
        due.check(solution, &input)?;
        refused += usize::from(matches!(due, Due::Refused(_)));
    }
    // A format of words alone has no token that must be refused: see `Due`.
    let has_numbers = tokens(good).any(|token| good[token].parse::<u64>().is_ok());
    ensure!(refused > 0 || !has_numbers, "nothing was refused");
    for (input, new) in nearby(good, most) {
        let due = match Due::find(grammar, &input) {
            // Another count moves everything that follows, so another token may be at fault first.
            Due::Refused(Naming::Text(token)) if token != new => Due::Refused(Naming::Anything),
            due => due,
        };
        due.check(solution, &input)?;
    }
    enormous(good).try_for_each(|input| Due::find(grammar, &input).check(solution, &input))
}

/// Cuts `good` off before as many tokens as `most`, and checks that `solution` does the right
/// thing with each result.
pub fn check_cut_off(grammar: &Grammar, solution: Solution, good: &str, most: usize) -> Result<()> {
    cut_off(good, most)
        .iter()
        .try_for_each(|input| Due::find(grammar, input).check(solution, input))
}

/// What a solution must do with an input.
enum Due {
    /// It must answer it.
    Answered,
    /// It must refuse it, and name what is wrong.
    Refused(Naming),
    /// It must come to an end, and say why if it does not answer: a solution need not look at what
    /// follows the end of a case, or know the bounds.
    Ended,
}

impl Due {
    /// The grammar's verdict on an input.
    fn find(grammar: &Grammar, input: &str) -> Due {
        let Err(error) = grammar.read(input, Scope::Beyond) else {
            return Due::Answered;
        };
        match error.fault {
            Fault::NotANumber => Due::Refused(error.found.map_or(Naming::Anything, Naming::Text)),
            Fault::Ended => Due::Refused(Naming::Anything),
            Fault::Trailing | Fault::TooSmall | Fault::TooLarge | Fault::Broken => Due::Ended,
        }
    }

    fn check(&self, solution: Solution, input: &str) -> Result<()> {
        match self {
            Due::Answered => {
                solution
                    .answers(input)
                    .with_context(|| format!("good input refused: {input:?}"))?;
            }
            Due::Refused(naming) => check_refused(solution, input, naming)?,
            Due::Ended => {
                let output = solution.ends(input);
                let checked = output.and_then(|output| match output.status.success() {
                    true => Ok(()),
                    false => refused_in_words(&output, &Naming::Anything),
                });
                checked.with_context(|| format!("bad input {input:?}"))?;
            }
        }
        Ok(())
    }
}

/// Checks that `solution` fails on `input`, prints no answer, and says what is wrong.
pub fn check_refused(solution: Solution, input: &str, naming: &Naming) -> Result<()> {
    let refused = solution.on(input).output().map_err(Into::into);
    refused
        .and_then(|output| refused_in_words(&output, naming))
        .with_context(|| format!("bad input {input:?}"))
}

/// Checks that `solution` fails on what a judge has `said`, in words, whatever it has replied.
pub fn check_gives_up(solution: Solution, said: &str) -> Result<()> {
    let output = solution.ends(said)?;
    let silent = Output { stdout: Vec::new(), ..output };
    refused_in_words(&silent, &Naming::Anything).with_context(|| format!("the judge said {said:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_of_a_corrupted_input_stays_as_it_is() {
        assert!(replaced("1 2\n3\n", 3).any(|input| input == "1 x7\n3\n"));
        assert!(nearby("1 2\n3\n", 3).any(|(input, new)| input == "1 2\n4\n" && new == "4"));
        assert_eq!(cut_off("1 2\n3\n", 3), ["", "1 ", "1 2\n"]);
        assert_eq!(cut_off("1 2\n3\n", 2), ["", "1 2\n"]);
        assert_eq!(nudged("1 7\n").collect::<Vec<_>>(), ["2 7\n", "0 7\n", "7 7\n"]);
        let spaced: Vec<String> = spaced("1 2\n").collect();
        for input in ["12\n", "1\n2\n", "1 2", "1 2\n7\n", " 1 2\n", "1 2\n\n", ""] {
            assert!(spaced.iter().any(|other| other == input), "{input:?}");
        }
    }
}
