//! Questions about a described game and their answers, as JSON.

use std::cell::RefCell;
use std::rc::Rc;

use gamecore::Period;
use study::json::{list, object, optional, string};
use study::{about_game, said, Study};

use super::{Game, Report, MOST};

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

/// The answer to a question about the game of a description, as a JSON object; `{"error": "..."}`
/// if there is none.
///
/// The questions are those of [`study::respond`], and `report`. Its argument is the last heap, coin
/// or vertex; its answer has `name` (or `null`), `rules`, `kind` (`heap`, `coin` or `vertex`),
/// `component` (the same in the language that is spoken), `first`, `values`, `lost`, `period` (the
/// preperiod and the period, or `null`), `remark` and `picture` (SVG, or `null`).
///
/// ```
/// use games::playground::respond;
///
/// assert_eq!(respond("take 1 2", "reply", "5"), r#"{"to":"3","label":"heap 1: 5 to 3"}"#);
/// ```
pub fn respond(description: &str, verb: &str, argument: &str) -> String {
    let answer = asked(description).and_then(|Asked { game, study, .. }| match verb {
        "about" => Ok(about_game(study.as_ref(), &game.rules(), &game.starts())),
        "report" => report(description, &game, argument),
        _ => Ok(study::respond(study.as_ref(), verb, argument)),
    });
    answer.unwrap_or_else(|error| object(&[("error", string(&error))]))
}

fn asked(description: &str) -> Result<Asked, String> {
    let last = LAST.with(|last| last.borrow().clone());
    if let Some(last) = last.filter(|last| last.description == description) {
        return Ok(last);
    }
    let game: Game = description.parse().map_err(|mistake: super::Mistake| mistake.to_string())?;
    let study = Rc::from(game.study());
    let asked = Asked { description: description.to_string(), game, study };
    LAST.with(|last| *last.borrow_mut() = Some(asked.clone()));
    Ok(asked)
}

fn report(description: &str, game: &Game, to: &str) -> Result<String, String> {
    let number = to.parse().ok().filter(|to| (1..=MOST).contains(to));
    let to = number.ok_or_else(|| {
        said!(
            "expected a number from 1 to {}, found `{}`",
            "应为 1 到 {} 的数，却是 `{}`",
            MOST,
            to
        )
    })?;
    let report = game.report(to);
    let title = game.name().unwrap_or(description);
    let picture = report.picture(&said!("Nim-values: {}", "SG 值：{}", title));
    let Report { component, first, values, lost, period, remark } = report;
    let pair = |Period { preperiod, period }| list([preperiod, period].map(|n| n.to_string()));
    Ok(object(&[
        ("name", optional(game.name().map(string))),
        ("rules", string(&game.rules())),
        ("kind", string(component.code())),
        ("component", string(component.word())),
        ("first", first.to_string()),
        ("values", list(values.iter().map(|value| string(value)))),
        ("lost", list(lost.iter().map(u64::to_string))),
        ("period", optional(period.map(pair))),
        ("remark", string(&remark)),
        ("picture", optional(picture.map(|svg| string(&svg)))),
    ]))
}
