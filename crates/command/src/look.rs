//! What a study says of itself and of a position, and what a user says about that.

use std::fs;

use anyhow::{bail, Result};
use itertools::Itertools;
use judge::catalogue::page::heading;
use judge::catalogue::Problem;
use judge::workspace::Workspace;
use serde::de::DeserializeOwned;
use serde::Deserialize;
use serde_json::Value;
use study::{said, Language};

use crate::dialogue::{tell, tell_columns};

/// What answers questions about a study: a verb and an argument, as `study::respond` has them.
pub type Asked<'a> = dyn Fn(&str, &str) -> Result<Value> + 'a;

/// Asks the study.
///
/// # Errors
///
/// If it has no answer, with its reason.
pub fn ask<A: DeserializeOwned>(study: &Asked, verb: &str, argument: &str) -> Result<A> {
    Ok(serde_json::from_value(study(verb, argument)?)?)
}

/// The text with which the study answers.
///
/// # Errors
///
/// If it has no answer, with its reason.
pub fn text(study: &Asked, verb: &str, argument: &str) -> Result<String> {
    #[derive(Deserialize)]
    struct Answer {
        text: String,
    }
    Ok(ask::<Answer>(study, verb, argument)?.text)
}

/// A problem's game, as the heading of its page in the language that is spoken has it.
pub fn game(workspace: &Workspace, problem: &Problem) -> String {
    let page = workspace.problem(&problem.slug).join(Language::spoken().document("README.md"));
    let page = fs::read_to_string(page).unwrap_or_default();
    heading(&page).unwrap_or(&problem.game).to_string()
}

/// The facts of a study.
#[derive(Deserialize)]
pub struct Facts {
    /// The rules, in a sentence or two.
    pub rules: String,
    /// What a position's numbers mean.
    pub numbers: String,
    /// Positions to start from.
    pub starts: Vec<Start>,
}

/// A position to start from.
#[derive(Deserialize)]
pub struct Start {
    /// Its numbers.
    pub position: String,
}

/// A position as the study shows it.
#[derive(Deserialize)]
pub struct Look {
    /// The board.
    text: String,
    /// The board with all that the theorem looks at.
    marked: String,
    /// Who has won, if no move is left.
    pub over: Option<Winner>,
    /// Whether neither player can force a win.
    #[serde(default)]
    pub drawn: bool,
    /// The moves.
    pub moves: Vec<Move>,
}

/// Who has won.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// The player to move.
    Next,
    /// The other one.
    Previous,
}

/// A move: the position that it leads to, and its words.
#[derive(Clone, Deserialize)]
pub struct Move {
    /// The position that it leads to.
    pub to: String,
    /// Its words.
    pub label: String,
}

impl Look {
    /// Shows the board.
    pub fn show(&self) -> Result<()> {
        tell(&format!("\n{}", self.text.trim_end()))
    }

    /// Shows the board with what the theorem looks at.
    pub fn show_marked(&self) -> Result<()> {
        tell(&format!("\n{}", self.marked.trim_end()))
    }

    /// Lists the moves.
    pub fn list(&self) -> Result<()> {
        tell_columns(&self.moves.iter().map(|found| format!("  {}", found.label)).collect_vec())
    }

    /// Lists the moves with their numbers.
    pub fn list_numbered(&self) -> Result<()> {
        let numbered = self.moves.iter().zip(1..);
        let lines = numbered.map(|(found, number)| format!("{number:>4}  {}", found.label));
        tell_columns(&lines.collect_vec())
    }

    /// The move that the words mean.
    pub fn find(&self, words: &str) -> Result<&Move> {
        let said = tokens(words);
        let exact =
            |candidate: &&Move| tokens(&candidate.to) == said || tokens(&candidate.label) == said;
        if let Some(found) = self.moves.iter().find(exact) {
            return Ok(found);
        }
        let agreement = |candidate: &&Move| common_beginning(&said, &tokens(&candidate.label));
        let meant = self.moves.iter().filter(|candidate| is_part(&said, &tokens(&candidate.label)));
        match meant.max_set_by_key(agreement)[..] {
            [found] => Ok(found),
            [] => bail!(
                "{}",
                said!(
                    "`{}` is not a move here; `moves` lists them",
                    "这里没有走法 `{}`；`moves` 列出走法",
                    words
                )
            ),
            [first, second, ..] => {
                let [first, second] = [first, second].map(|found| &found.label);
                bail!(
                    "{}",
                    said!(
                        "`{}` can mean `{}` or `{}`",
                        "`{}` 可以是 `{}` 或 `{}`",
                        words,
                        first,
                        second
                    )
                )
            }
        }
    }
}

/// The words and numbers of a text, in small letters.
fn tokens(text: &str) -> Vec<String> {
    let words = text.split(|character: char| !character.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).map(str::to_lowercase);
    // In Chinese a number and a word may touch.
    let is_digit = |character: &char| character.is_ascii_digit();
    words
        .flat_map(|word| {
            let runs = word.chars().chunk_by(is_digit);
            runs.into_iter().map(|(_, run)| run.collect()).collect::<Vec<String>>()
        })
        .collect()
}

/// Whether the words stand in the text, in this order.
fn is_part(words: &[String], text: &[String]) -> bool {
    let mut text = text.iter();
    !words.is_empty() && words.iter().all(|word| text.any(|other| other == word))
}

/// How many words two texts have in common at the beginning: `take 3` means
/// `take 3 from heap 1` rather than `take 1 from heap 3`.
fn common_beginning(words: &[String], text: &[String]) -> usize {
    words.iter().zip(text).take_while(|(word, other)| word == other).count()
}
