//! The executable of a problem's tests as the judge's side of one run; see [`protocol::INTERACT`].

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{bail, Context, Result};
use protocol::{Scope, ACCEPTED, REJECTED};

use crate::checked::check_words;
use crate::definition::{Definition, Side};
use crate::played::{converse, Referee, Wrong};

/// Judges what comes on standard input; the exit code.
pub(crate) fn judge(definition: &Definition, input: &Path, feedback: &Path) -> i32 {
    let judged = verdict(definition, input).and_then(|verdict| {
        let Some(wrong) = verdict else { return Ok(ACCEPTED) };
        let file = feedback.join(protocol::MESSAGE);
        fs::write(&file, format!("{wrong}\n")).with_context(|| file.display().to_string())?;
        Ok(REJECTED)
    });
    judged.unwrap_or_else(|error| {
        eprintln!("{error:#}");
        1
    })
}

/// Plays an input with a guest in the judge's place; see [`protocol::HOST`]. The exit code.
pub(crate) fn host(definition: &Definition, input: &Path) -> i32 {
    let played = text(input).and_then(|input| match &definition.side {
        Side::Played(play) => converse(&definition.grammar, play, &input, &mut Referee::hosted()),
        _ => bail!("this problem is not played"),
    });
    match played {
        Ok(played) => {
            println!("!{}", played.err().map(|wrong| wrong.reason).unwrap_or_default());
            0
        }
        Err(error) => {
            eprintln!("{error:#}");
            1
        }
    }
}

fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// What is wrong, if anything is.
fn verdict(definition: &Definition, input: &Path) -> Result<Option<Wrong>> {
    let name = || input.display().to_string();
    let text = text(input)?;
    match &definition.side {
        Side::Compared => bail!("the outputs of this problem are compared with the answers"),
        Side::Checked(check) => {
            let cases = definition.grammar.read(&text, Scope::Beyond).with_context(name)?;
            let mut output = Vec::new();
            io::stdin().lock().read_to_end(&mut output)?;
            let checked = match String::from_utf8(output) {
                Ok(output) => check_words(check, &cases, &output),
                Err(_) => Err("the output is not UTF-8".to_string()),
            };
            Ok(checked.err().map(|reason| Wrong { reason, better: None }))
        }
        Side::Played(play) => {
            let mut referee = Referee::new(io::stdin().lock(), io::stdout().lock());
            let played =
                converse(&definition.grammar, play, &text, &mut referee).with_context(name)?;
            Ok(played.err())
        }
    }
}
