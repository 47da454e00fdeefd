//! `cargo judge game --values` and `--outcomes`: the theorem for what a program has printed.

use std::path::Path;

use anyhow::{anyhow, bail, ensure, Context, Result};
use command::arguments::Described;
use command::dialogue::input;
use command::RIGHT;
use games::table::{Fate, Table};
use games::theorems::recognise;
use judge::output::{println, shown};
use judge::workspace::Workspace;
use serde_json::json;

use crate::findings::Shown;

/// So much of a wrong word is shown.
const WORD: usize = 40;

/// Says which theorems agree with the list.
pub fn game(workspace: &Workspace, options: &Described) -> Result<u8> {
    let list = &options.list;
    let table = match (&list.values, &list.outcomes) {
        (Some(values), _) => {
            Table::of_values(list.first, numbers(&text(values)?).context("--values")?)
        }
        (_, Some(outcomes)) => {
            Table::of_outcomes(list.first, fates(&text(outcomes)?).context("--outcomes")?)
        }
        (None, None) => bail!("a list is needed"),
    };
    let count = table.rows.len() as u64;
    ensure!(count > 0, "the list is empty");
    ensure!(list.first.checked_add(count).is_some(), "--first: the last heap exceeds 2^64 - 1");
    let shown = Shown::new(recognise(&table), workspace, options.all)?;
    match options.json {
        true => println!("{}", json!(shown.json()))?,
        false => shown.tell()?,
    }
    Ok(RIGHT)
}

/// The list itself, or the contents of the file of this name.
fn text(list: &str) -> Result<String> {
    match list {
        "-" => input(None),
        _ if Path::new(list).is_file() => input(Some(Path::new(list))),
        _ => Ok(list.to_string()),
    }
}

/// The words of a list, also of one that Python has printed.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let separates = |letter: char| letter.is_whitespace() || ",;[](){}'\"".contains(letter);
    text.split(separates).filter(|word| !word.is_empty())
}

fn numbers(text: &str) -> Result<Vec<u64>> {
    let number = |(place, word): (usize, &str)| {
        word.parse().map_err(|_| {
            anyhow!(
                "number {} is `{}`: expected a list of numbers from 0 to 2^64 - 1, or a file",
                place + 1,
                shown(word, WORD)
            )
        })
    };
    parts(text).enumerate().map(number).collect()
}

fn fates(text: &str) -> Result<Vec<Fate>> {
    let mut fates = Vec::new();
    for (place, word) in parts(text).enumerate() {
        let lower = word.to_lowercase();
        match &*lower {
            "lost" | "lose" | "loss" => fates.push(Fate::Loss),
            "won" | "win" => fates.push(Fate::Win),
            "draw" | "drawn" => fates.push(Fate::Draw),
            _ => {
                for letter in lower.chars() {
                    fates.push(match letter {
                        'l' | 'p' => Fate::Loss,
                        'w' | 'n' => Fate::Win,
                        'd' => Fate::Draw,
                        _ => bail!(
                            "word {} is `{}`: expected L (lost), W (won) or D (drawn), or a file",
                            place + 1,
                            shown(word, WORD)
                        ),
                    });
                }
            }
        }
    }
    Ok(fates)
}
