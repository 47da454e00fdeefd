//! Questions about a described game and their answers, as JSON.

use std::cell::RefCell;
use std::rc::Rc;

use gamecore::Period;
use study::json::{list, object, optional, string};
use study::{about_game, said, Study};

use super::{starts, Game, Mistake, Report, MOST};

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
/// `remark` and `picture` (SVG, or `null`).
///
/// ```
/// use games::playground::respond;
///
/// assert_eq!(respond("take 1 2", "reply", "5"), r#"{"to":"3","label":"heap 1: 5 to 3"}"#);
/// ```
pub fn respond(description: &str, verb: &str, argument: &str) -> String {
    let error = |text: &str| ("error", string(text));
    let Asked { game, study, .. } = match asked(description) {
        Ok(asked) => asked,
        Err(mistake) => {
            let example = ("example", string(&mistake.example));
            return object(&[error(&mistake.sentence()), example]);
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
            "The last value has a number from 1 to {}, and `{}` is none.",
            "最后一个值的编号应为 1 到 {}，而不是 `{}`。",
            MOST,
            to
        )
    })?;
    let reports = game.reports(to);
    Ok(object(&[
        ("name", optional(game.name().map(string))),
        ("rules", string(&game.rules())),
        ("reports", list(reports.iter().map(written))),
    ]))
}

fn written(report: &Report) -> String {
    let picture = report.picture(&said!("Nim-values: {}", "SG 值：{}", report.game));
    let pair = |Period { preperiod, period }| list([preperiod, period].map(|n| n.to_string()));
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
    ])
}
