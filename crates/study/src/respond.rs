//! Questions about a study and their answers, as text: the same for a terminal and a page.
//!
//! A question is a verb and an argument, which is a position in most cases. The answer is JSON.

use crate::json::{list, object, optional, string};
use crate::player::{best_move, options, why, winner, Winner};
use crate::random::Random;
use crate::row::Row;
use crate::study::Study;

/// The answer to a question, as a JSON object; `{"error": "..."}` if there is none.
///
/// | verb | argument | answer |
/// |---|---|---|
/// | `about` | | `rules`, `numbers`, `misere`, `starts` |
/// | `position` | a position | `position`, `board` and `theorem` (SVG), `text` and `marked` (the same for a terminal), `kind`, `over` (`next` or `previous` has won, or `null`), `drawn` (neither player can force a win), `moves`: `to`, `label`, `clicks`; an error if the position is too large to be played |
/// | `why` | a position | `text` |
/// | `hint` | a position | `move`, `label`, `text` |
/// | `reply` | a position | `to`, `label`: the perfect player's move |
/// | `random` | a seed | `position` |
pub fn respond(study: &dyn Study, verb: &str, argument: &str) -> String {
    let answer = match verb {
        "about" => Ok(about(study)),
        "position" => position(study, argument),
        "why" => why_text(study, argument),
        "hint" => hint(study, argument),
        "reply" => reply(study, argument),
        "random" => random(study, argument),
        _ => Err(format!("`{}` is not a question", verb)),
    };
    answer.unwrap_or_else(|error| object(&[("error", string(&error))]))
}

/// The numbers of a position that is written as text.
///
/// # Errors
/// The mistake, if a word is not a number or the numbers are not a position.
pub fn parse(study: &dyn Study, text: &str) -> Result<Row, String> {
    let number = |word: &str| {
        let number = word.parse::<u64>();
        number.map_err(|_| format!("`{}` is not a number from 0 to 2^64 - 1", word))
    };
    let words = text.split(|character: char| character.is_whitespace() || character == ',');
    let row = words.filter(|word| !word.is_empty()).map(number).collect::<Result<Row, String>>()?;
    let checked = study.check(&row);
    checked.map_err(|error| format!("{} (a position is {})", error, study.about().numbers))?;
    Ok(row)
}

/// A position as text.
pub fn write(row: &[u64]) -> String {
    row.iter().map(u64::to_string).collect::<Vec<String>>().join(" ")
}

fn playable(study: &dyn Study, text: &str) -> Result<Row, String> {
    let row = parse(study, text)?;
    if study.is_playable(&row) {
        Ok(row)
    } else {
        Err("this position is too large to be played, but not to be explained".to_string())
    }
}

fn about(study: &dyn Study) -> String {
    let about = study.about();
    object(&[
        ("rules", string(about.rules)),
        ("numbers", string(about.numbers)),
        ("misere", about.misere.to_string()),
        ("starts", list(about.starts.iter().map(|start| string(&write(start))))),
    ])
}

fn position(study: &dyn Study, text: &str) -> Result<String, String> {
    let row = playable(study, text)?;
    let marked = study.board(&row);
    let plain = marked.plain();
    let described = |to: &Row| {
        let clicks = plain.clicks(&study.board(to));
        object(&[
            ("to", string(&write(to))),
            ("label", string(&study.describe(&row, to))),
            ("clicks", list(clicks.iter().map(|click| string(click)))),
        ])
    };
    let options = options(study, &row);
    let over = winner(study, &options).map(|winner| match winner {
        Winner::Next => string("next"),
        Winner::Previous => string("previous"),
    });
    Ok(object(&[
        ("position", string(&write(&row))),
        ("kind", string(plain.kind())),
        ("board", string(&plain.svg())),
        ("theorem", string(&marked.svg())),
        ("text", string(&plain.text())),
        ("marked", string(&marked.text())),
        ("over", optional(over)),
        ("drawn", study.drawing(&row).is_some().to_string()),
        ("moves", list(options.iter().map(described))),
    ]))
}

fn why_text(study: &dyn Study, text: &str) -> Result<String, String> {
    let row = parse(study, text)?;
    Ok(object(&[("text", string(&why(study, &row)))]))
}

fn hint(study: &dyn Study, text: &str) -> Result<String, String> {
    let row = playable(study, text)?;
    let best = best_move(study, &row);
    let label = best.as_ref().map(|to| study.describe(&row, to));
    let wins = study.winning(&row).moves.next().is_some();
    let sentence = match &label {
        None => "There is no move.".to_string(),
        Some(label) if wins => format!("This wins: {}.", label),
        Some(label) if study.drawing(&row).is_some() => {
            format!("Neither player can force a win; this keeps the draw: {}.", label)
        }
        Some(label) => {
            format!(
                "Every move loses against perfect play; the hardest to answer is this: {}.",
                label
            )
        }
    };
    Ok(object(&[
        ("move", optional(best.map(|to| string(&write(&to))))),
        ("label", optional(label.map(|label| string(&label)))),
        ("text", string(&sentence)),
    ]))
}

fn reply(study: &dyn Study, text: &str) -> Result<String, String> {
    let row = playable(study, text)?;
    let to = best_move(study, &row).ok_or("play is over")?;
    let label = study.describe(&row, &to);
    Ok(object(&[("to", string(&write(&to))), ("label", string(&label))]))
}

fn random(study: &dyn Study, seed: &str) -> Result<String, String> {
    let seed = seed.parse().map_err(|_| format!("`{}` is not a seed", seed))?;
    let row = study.random(&mut Random::new(seed));
    Ok(object(&[("position", string(&write(&row)))]))
}
