//! The verbs `play` and `practice`: a game in the terminal against a player who never errs, and
//! positions to judge.

use std::fs;

use anyhow::{ensure, Result};
use judge::open_problem::OpenProblem;
use judge::problem::Problem;
use judge::session::Session;
use study::{said, Language};

use crate::explain::positions;
use command::arguments::{Numbers, Practice};
use command::progress::Screen;
use command::terminal_game;
use command::terminal_practice::practise;
use command::RIGHT;

/// Plays from a position, or from where the study begins.
pub fn play(session: &Session, options: &Numbers) -> Result<u8> {
    let OpenProblem { problem, server, .. } = session.opened(&options.problem, &Screen::start())?;
    let start = match &options.numbers[..] {
        [] => None,
        _ => Some(only(positions(&server, options)?)?),
    };
    let ask = |verb: &str, argument: &str| server.ask_study(verb, argument);
    terminal_game::play(&ask, &title(session, &problem), start)?;
    Ok(RIGHT)
}

/// Asks about positions until the user has had enough.
pub fn practice(session: &Session, options: &Practice) -> Result<u8> {
    let OpenProblem { problem, server, .. } = session.opened(&options.problem, &Screen::start())?;
    let ask = |verb: &str, argument: &str| server.ask_study(verb, argument);
    practise(&ask, &title(session, &problem), options.level, options.seed)?;
    Ok(RIGHT)
}

/// The problem's game, as the heading of its page in the language that is spoken has it.
fn title(session: &Session, problem: &Problem) -> String {
    let folder = session.workspace.root.join("problems").join(&problem.slug);
    let page = fs::read_to_string(folder.join(Language::spoken().document("README.md")));
    let page = page.unwrap_or_default();
    let heading = page.lines().next().and_then(|line| line.strip_prefix("# "));
    heading.unwrap_or(&problem.game).to_string()
}

/// The only position of a case.
fn only(mut positions: Vec<String>) -> Result<String> {
    let count = positions.len();
    ensure!(
        count == 1,
        "{}",
        said!(
            "there are {} positions in this case, not one",
            "这组数据中有 {} 个局面，而不是一个",
            count
        )
    );
    Ok(positions.remove(0))
}
