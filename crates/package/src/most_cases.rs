//! A limit on the number of cases of an input, where the format has none: contestants may rely on
//! it, and a judge's validator asks for it.

use anyhow::{Context, Result};
use protocol::Validators;

/// The greatest number of cases where there is none, as the tests write it.
const UNLIMITED: &str = "2^64 - 1";

/// The validators if an input holds at most `most` cases, and that number again if the statement
/// has to announce it.
///
/// # Errors
///
/// If the format of inputs has neither a loop over the cases nor a number of them.
pub fn limit(validators: &Validators, most: usize) -> Result<(Validators, Option<usize>)> {
    match counted(validators, most) {
        Some(limited) => Ok((limited, None)),
        None => {
            let input = looped(&validators.input, most).context("the format has no loop")?;
            Ok((Validators { input, ..validators.clone() }, Some(most)))
        }
    }
}

/// Where an input begins with the number of its cases, which has no bound.
fn counted(validators: &Validators, most: usize) -> Option<Validators> {
    let any = format!(", {UNLIMITED}, ");
    let (first, rest) = validators.input.split_once('\n')?;
    if !first.starts_with("INT(") || !first.contains(&any) || !rest.contains("REP(") {
        return None;
    }
    let input = format!("{}\n{rest}", first.replace(&any, &format!(", {most}, ")));
    let mut bounds = validators.bounds.clone();
    let count = bounds.first_mut()?;
    *count = count.replace(UNLIMITED, &most.to_string());
    Some(Validators { input, bounds, ..validators.clone() })
}

/// Where the cases go on to the end of the input, or to a last line that is not one of them.
fn looped(input: &str, most: usize) -> Option<String> {
    let mut lines: Vec<String> = input.lines().map(str::to_string).collect();
    let start = lines.iter().position(|line| line.starts_with("WHILE(") && line.ends_with(')'))?;
    // There the last line is read as a case, too.
    let most = if lines[start].starts_with("WHILE(ended") { most + 1 } else { most };
    lines.insert(start + 1, "    SET(cases = cases + 1)".to_string());
    lines.insert(start, "SET(cases = 0)".to_string());
    lines.push(format!("ASSERT(cases <= {most})"));
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limited(input: &str, bounds: &[&str]) -> (Validators, Option<usize>) {
        let bounds = bounds.iter().map(|bound| bound.to_string()).collect();
        let validators = Validators { input: input.to_string(), output: String::new(), bounds };
        limit(&validators, 12).unwrap()
    }

    #[test]
    fn a_loop_counts_its_cases() {
        let (to_eof, announced) = limited("ASSERT(!ISEOF)\nWHILE(!ISEOF)\n    LINE\nEND\n", &[]);
        assert_eq!(
            to_eof.input,
            "ASSERT(!ISEOF)\nSET(cases = 0)\nWHILE(!ISEOF)\n    SET(cases = cases + 1)\n    \
             LINE\nEND\nASSERT(cases <= 12)\n"
        );
        assert_eq!(announced, Some(12));
        let (ended, _) = limited("SET(ended = 0)\nWHILE(ended == 0)\n    LINE\nEND\n", &[]);
        assert!(ended.input.ends_with("ASSERT(cases <= 13)\n"), "{}", ended.input);
    }

    #[test]
    fn a_number_of_cases_gets_a_bound() {
        let input = "INT(1, 2^64 - 1, t) NEWLINE\nREP(t)\n    LINE\nEND\n";
        let (counted, announced) = limited(input, &["1 <= T <= 2^64 - 1", "1 <= n <= 5"]);
        assert_eq!(counted.input, input.replace("2^64 - 1", "12"));
        assert_eq!(counted.bounds, ["1 <= T <= 12", "1 <= n <= 5"]);
        assert_eq!(announced, None);
    }
}
