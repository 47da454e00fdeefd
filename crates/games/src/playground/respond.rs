//! Questions about a described game and their answers, as JSON.

use std::cell::RefCell;
use std::rc::Rc;

use gamecore::Period;
use study::json::{list, object, optional, string};
use study::text::capitalised;
use study::{about_game, each_once, said, words, write, Language, Study};

use crate::printed;
use crate::sequences::{shown, Sequence};
use crate::table::{Fate, Table};
use crate::theorems::{recognise_beside, Beside, Findings, Found, SHOWN};
use crate::told::{path, read_rules, Told};

use super::rules::options_of;
use super::{advice, starts, Game, Mistake, Report, MOST};

/// The word before what was told of a game.
const TOLD: &str = "told";

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
/// `has_outcomes` (`N`, `P` and `D` in place of nim-values), `rows` (the positions, where they are
/// not all numbers from `first` on), `remark`, `picture` (SVG, or `null`), `sequences` (sentences
/// that name numbers of the OEIS), and `theorems` and `misses` as they are found for the
/// values: `text` (lines), `code` (the lines of Python, C++ and Rust, or `null`), `kind` (the name of
/// the theorem, or `null`) and `theory` (the section of the theory); `advice`, lines on what would help
/// if no theorem was found.
///
/// The argument of `options` is the place of a game in the sum, counted from 0, and a heap, coin or
/// vertex of it; its answer has `options`, the positions that it leads to.
///
/// A description may also be a list that was printed: `values 0 1 0 1 2`, `outcomes LWWL`; a number
/// and a colon before the list is that of its first heap, as in `values 1: 1 0 1`. The word can be
/// left out. It has a report alone, on a game without rules. So has `told` and what was told of a
/// game, as [`read_rules`] reads it; of it, `values` is a report without the theorems, which may take
/// longer.
///
/// ```
/// use games::playground::respond;
///
/// let reply = respond("take 1 2", "reply", "5");
/// assert_eq!(reply, r#"{"to":"3","label":"take 2 from heap 1","refuted":null}"#);
/// ```
pub fn respond(description: &str, verb: &str, argument: &str) -> String {
    let error = |text: &str| ("error", string(text));
    if let Some(told) = told(description) {
        let told = told.map(|told| Answer::of_told(description, &told, verb != "values"));
        let answer = told.map(|answer| reported(None, "", &[answer]));
        return answer.unwrap_or_else(|text| object(&[error(&text)]));
    }
    let Asked { game, study, .. } = match asked(description) {
        Ok(asked) => asked,
        Err(mistake) => {
            let example = ("example", string(&mistake.example));
            let sentence = capitalised(&mistake.to_string()) + words(".", "。");
            return object(&[error(&sentence), example]);
        }
    };
    match verb {
        "about" => about_game(study.as_ref(), &game.rules(), &starts(study.as_ref())),
        "report" => report(&game, argument).unwrap_or_else(|text| object(&[error(&text)])),
        "options" => options(&game, argument).unwrap_or_else(|text| object(&[error(&text)])),
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
    let answers: Vec<Answer> = game.reports(to).into_iter().map(Answer::of_game).collect();
    Ok(reported(game.name(), &game.rules(), &answers))
}

fn reported(name: Option<&str>, rules: &str, answers: &[Answer]) -> String {
    object(&[
        ("name", optional(name.map(string))),
        ("rules", string(rules)),
        ("reports", list(answers.iter().map(Answer::written))),
    ])
}

fn options(game: &Game, argument: &str) -> Result<String, String> {
    let row = study::read(argument)?;
    let chosen =
        row.first().and_then(|place| Some((game.games.get(*place as usize)?, *row.get(1)?)));
    let (game, component) = chosen.ok_or_else(|| {
        said!("`{argument}` is not a game and a number", "“{argument}”不是游戏的编号和一个数")
    })?;
    let options = each_once(options_of(game, component));
    Ok(object(&[("options", list(options.iter().map(|row| string(&write(row)))))]))
}

/// What a description tells of a game without a study; `None` for a game.
fn told(description: &str) -> Option<Result<Told, String>> {
    let text = description.trim();
    let (kind, list) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if kind == TOLD {
        return Some(read_rules(list));
    }
    let table = match &*kind.to_lowercase() {
        "values" => Some(numbered(list, 0, printed::values)),
        "outcomes" => Some(numbered(list, 0, printed::outcomes)),
        _ => pasted(text),
    };
    table.map(|table| Ok(Told { table: table?, further: None, cycle: None }))
}

/// A list, before which may be the number of its first heap and a colon.
fn numbered(
    list: &str,
    first: u64,
    read: fn(u64, &str) -> Result<Table, String>,
) -> Result<Table, String> {
    let numbered = || {
        let (first, list) = list.split_once(':')?;
        Some((first.trim().parse().ok()?, list))
    };
    match numbered() {
        Some((first, list)) if !list.contains(':') => read(first, list),
        _ => read(first, list),
    }
}

/// A list without a word that says what it is. The heap 0 is lost, so a list that begins with another
/// value begins with the heap 1.
fn pasted(text: &str) -> Option<Result<Table, String>> {
    const FEWEST: usize = 2;
    let is_list = |table: &Table| table.rows.len() >= FEWEST;
    let first = |table: &Table| u64::from(table.fates[0] != Fate::Loss);
    let read = |read: fn(u64, &str) -> Result<Table, String>| {
        let table = numbered(text, 0, read).ok().filter(is_list)?;
        let begins = table.rows[0] == [0] && printed::positions(text).is_none();
        Some(if begins && !text.contains(':') { read(first(&table), text) } else { Ok(table) })
    };
    printed::positions(text).or_else(|| read(printed::values)).or_else(|| read(printed::outcomes))
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

/// What is answered about one game.
struct Answer {
    report: Report,
    found: Findings,
    advice: Vec<String>,
    sequences: Vec<&'static Sequence>,
}

impl Answer {
    fn of_game(report: Report) -> Answer {
        let more = |_| words("More values", "更多的值").to_string();
        let found = report.findings();
        let advice = found.as_ref().map(|found| advice(found, report.is_proved, more));
        let sequences = report.table().map_or(Vec::new(), |table| shown(&table));
        let (found, advice) = (found.unwrap_or_default(), advice.unwrap_or_default());
        Answer { report, found, advice, sequences }
    }

    /// What was told, with the theorems or without them.
    fn of_told(description: &str, told: &Told, is_whole: bool) -> Answer {
        let Told { table, further, cycle } = told;
        let (mut found, mut lines) = (Findings::default(), Vec::new());
        if is_whole {
            let further = further.as_ref();
            found = recognise_beside(table, Beside { further, ..Beside::default() });
            lines = advice(&found, false, |_| words("More values", "更多的值").to_string());
        }
        let game = if description.starts_with(TOLD) { "" } else { description };
        let remark = cycle.as_ref().map_or(String::new(), |cycle| {
            said!(
                "A position can come back, so play need not end: {}. In place of nim-values there are outcomes.",
                "局面可能重复出现，游戏不一定会结束：{}。这里给出的是胜负而不是 SG 值。",
                path(cycle)
            )
        });
        let mut report = Report::of_table(game, table);
        report.remark = remark;
        Answer { report, found, advice: lines, sequences: shown(table) }
    }

    fn written(&self) -> String {
        let Answer { report, found, advice, sequences } = self;
        let picture = report.picture(&said!("Nim-values: {}", "SG 值：{}", report.game));
        let pair = |found: Period| list([found.preperiod(), found.period()].map(|n| n.to_string()));
        object(&[
            ("game", string(&report.game)),
            ("misere", report.misere.to_string()),
            ("has_outcomes", report.has_outcomes.to_string()),
            ("kind", string(report.component.code())),
            ("component", string(report.component.word())),
            ("first", report.first.to_string()),
            ("rows", list(report.rows.iter().map(|row| string(&write(row))))),
            ("values", list(report.values.iter().map(|value| string(value)))),
            ("lost", list(report.lost.iter().map(u64::to_string))),
            ("period", optional(report.period.map(pair))),
            ("remark", string(&report.remark)),
            ("picture", optional(picture.map(|svg| string(&svg)))),
            ("theorems", list(found.theorems.iter().take(SHOWN).map(theorem))),
            ("misses", list(found.misses.iter().map(theorem))),
            ("sequences", list(sequences.iter().map(|sequence| string(&sequence.told())))),
            ("advice", list(advice.iter().map(|line| string(line)))),
        ])
    }
}
