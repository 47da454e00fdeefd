//! Questions about a described game and their answers, as JSON.

use std::cell::RefCell;
use std::rc::Rc;

use gamecore::Period;
use study::json::{list, object, optional, string};
use study::text::capitalised;
use study::{about_game, said, words, Language, Study};

use crate::printed;
use crate::table::Table;
use crate::theorems::{Found, SHOWN};

use super::{advice, starts, Game, Mistake, Report, MOST};

/// A game and its study, which is kept from one question to the next.
#[derive(Clone)]
struct Asked {
    description: String,
    game: Game,
    study: Rc<dyn Study>,
}

thread_local! {
    static LAST: RefCell<Option<Asked>> = const { RefCell::new(None) };
}

/// The answer to a question about the game of a description, as a JSON object.
///
/// If there is none, it has `error`, a sentence in which code stands between backticks, and for a
/// mistake in the description `example`, a description that is understood.
///
/// The questions are those of [`study::respond`], and `report`. Its argument is the last heap, coin
/// or vertex; its answer has `name` (or `null`), `rules`, and `reports`, one for each game of a sum:
/// `game`, `misere`, `kind` (`heap`, `coin` or `vertex`), `component` (the same in the language
/// that is spoken), `first`, `values`, `lost`, `period` (the preperiod and the period, or `null`),
/// `remark`, `picture` (SVG, or `null`), and `theorems` and `misses` as they are found for the
/// values: `text` (lines), `code` (the lines of Python, C++ and Rust, or `null`), `kind` (the name of
/// the theorem, or `null`) and `theory` (the section of the theory); `advice`, lines on what would help
/// if no theorem was found.
///
/// A description may also be a list that was printed: `values 0 1 0 1 2`, `outcomes LWWL`; a number
/// and a colon before the list is that of its first heap, as in `values 1: 1 0 1`. It has a report
/// alone, on a game without rules.
///
/// ```
/// use games::playground::respond;
///
/// let reply = respond("take 1 2", "reply", "5");
/// assert_eq!(reply, r#"{"to":"3","label":"take 2 from heap 1","refuted":null}"#);
/// ```
pub fn respond(description: &str, verb: &str, argument: &str) -> String {
    let error = |text: &str| ("error", string(text));
    if let Some(table) = listed(description) {
        let reports = table.map(|table| [Report::of_table(description, &table)]);
        let answer = reports.map(|reports| reported(None, "", &reports));
        return answer.unwrap_or_else(|text| object(&[error(&text)]));
    }
    let Asked { game, study, .. } = match asked(description) {
        Ok(asked) => asked,
        Err(mistake) => {
            let example = as_list(description).unwrap_or(mistake.example.clone());
            let example = ("example", string(&example));
            let sentence = capitalised(&mistake.to_string()) + words(".", "。");
            return object(&[error(&sentence), example]);
        }
    };
    match verb {
        "about" => about_game(study.as_ref(), &game.rules(), &starts(study.as_ref())),
        "report" => report(&game, argument).unwrap_or_else(|text| object(&[error(&text)])),
        _ => study::respond(study.as_ref(), verb, argument),
    }
}

fn asked(description: &str) -> Result<Asked, Mistake> {
    let last = LAST.with(|last| last.borrow().clone());
    if let Some(last) = last.filter(|last| last.description == description) {
        return Ok(last);
    }
    let game: Game = description.parse()?;
    let study = Rc::from(game.study());
    let asked = Asked { description: description.to_string(), game, study };
    LAST.with(|last| *last.borrow_mut() = Some(asked.clone()));
    Ok(asked)
}

fn report(game: &Game, to: &str) -> Result<String, String> {
    let number = to.parse().ok().filter(|to| (1..=MOST).contains(to));
    let to = number.ok_or_else(|| {
        said!(
            "The last value has a number from 1 to {MOST}, and `{to}` is none.",
            "最后一个值的编号应为 1 到 {MOST}，而不是 `{to}`。"
        )
    })?;
    Ok(reported(game.name(), &game.rules(), &game.reports(to)))
}

fn reported(name: Option<&str>, rules: &str, reports: &[Report]) -> String {
    object(&[
        ("name", optional(name.map(string))),
        ("rules", string(rules)),
        ("reports", list(reports.iter().map(written))),
    ])
}

/// The table of a list; `None` for a game.
fn listed(description: &str) -> Option<Result<Table, String>> {
    let (kind, list) = description.trim().split_once(char::is_whitespace)?;
    let read = match &*kind.to_lowercase() {
        "values" => printed::values,
        "outcomes" => printed::outcomes,
        _ => return None,
    };
    let numbered = list.split_once(':').map(|(first, list)| (first.trim().parse(), list));
    Some(match numbered {
        Some((Ok(first), list)) => read(first, list),
        Some((Err(_), _)) | None => read(0, list),
    })
}

/// The description of numbers that were printed, if these are nim-values from heap 0 on, whose
/// value is 0.
fn as_list(numbers: &str) -> Option<String> {
    let is_between = |letter: char| letter.is_whitespace() || ",;[]".contains(letter);
    let numbers: Vec<&str> = numbers.split(is_between).filter(|text| !text.is_empty()).collect();
    let list = format!("values {}", numbers.join(" "));
    let is_list = numbers.len() > 1 && numbers[0] == "0" && matches!(listed(&list), Some(Ok(_)));
    if is_list {
        Some(list)
    } else {
        None
    }
}

/// A theorem, in the language that is spoken.
fn theorem(found: &Found) -> String {
    let place = Language::spoken() as usize;
    let kind = found.kinds.first();
    let lines = |lines: &Vec<String>| string(&lines.join("\n"));
    let code = found.code.as_ref().map(|codes| list(codes.iter().map(lines)));
    object(&[
        ("text", list(found.lines().iter().map(|line| string(line)))),
        ("code", optional(code)),
        ("kind", optional(kind.map(|kind| string(kind.name[place])))),
        ("theory", optional(kind.map(|kind| string(kind.theory[place])))),
    ])
}

fn written(report: &Report) -> String {
    let found = report.findings();
    let more = |_| words("More values", "更多的值").to_string();
    let advice = found.as_ref().map(|found| advice(found, report.is_proved, more));
    let (found, advice) = (found.unwrap_or_default(), advice.unwrap_or_default());
    let picture = report.picture(&said!("Nim-values: {}", "SG 值：{}", report.game));
    let pair = |found: Period| list([found.preperiod(), found.period()].map(|n| n.to_string()));
    object(&[
        ("game", string(&report.game)),
        ("misere", report.misere.to_string()),
        ("kind", string(report.component.code())),
        ("component", string(report.component.word())),
        ("first", report.first.to_string()),
        ("values", list(report.values.iter().map(|value| string(value)))),
        ("lost", list(report.lost.iter().map(u64::to_string))),
        ("period", optional(report.period.map(pair))),
        ("remark", string(&report.remark)),
        ("picture", optional(picture.map(|svg| string(&svg)))),
        ("theorems", list(found.theorems.iter().take(SHOWN).map(theorem))),
        ("misses", list(found.misses.iter().map(theorem))),
        ("advice", list(advice.iter().map(|line| string(line)))),
    ])
}
