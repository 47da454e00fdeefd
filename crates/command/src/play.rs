//! The verb `play`: a game in the terminal, against a player who never errs.

use anyhow::{ensure, Result};
use judge::open_problem::OpenProblem;
use judge::session::Session;

use crate::explain::positions;
use command::arguments::Numbers;
use command::progress::Screen;
use command::terminal_game;
use command::RIGHT;

/// Plays from a position, or from where the study begins.
pub fn play(session: &Session, options: &Numbers) -> Result<u8> {
    let OpenProblem { problem, server, .. } = session.opened(&options.problem, &Screen::start())?;
    let start = match &options.numbers[..] {
        [] => None,
        _ => Some(only(positions(&server, options)?)?),
    };
    let ask = |verb: &str, argument: &str| server.ask_study(verb, argument);
    terminal_game::play(&ask, &problem.game, start)?;
    Ok(RIGHT)
}

/// The only position of a case.
fn only(mut positions: Vec<String>) -> Result<String> {
    ensure!(positions.len() == 1, "there are {} positions in this case, not one", positions.len());
    Ok(positions.remove(0))
}
