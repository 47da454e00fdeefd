//! `--why`: the known mistake that gives the same answers as a program.

use anyhow::Result;
use judge::catalogue::problem::Problem;
use judge::judging::side::Judging;
use judge::output::println;
use judge::session::Session;
use judge::submissions::mistakes::{find_mistakes, Graded, Told};

use command::progress::Screen;

/// What is said where `--why` was not given.
pub const HINT: &str = "--why says whether a known mistake gives the same answers";

/// The same of a program that has played.
pub const HINT_OF_GAMES: &str =
    "--why says what would have been right, and whether a known mistake plays the same";

/// What is said instead of a transcript.
pub const NO_DIALOGUE: &str = "no transcript is written: no program has played and lost";

/// Says which mistake is behind the answers of the program that is called `name`.
pub fn tell(
    session: &Session,
    problem: &Problem,
    name: &str,
    judging: &Judging,
    graded: Vec<Graded>,
    screen: &Screen,
) -> Result<()> {
    let told = find_mistakes(&session.workspace, problem, judging, graded, screen)?;
    for tool in &told.missing {
        println!("there is no {tool}: the wrong programs in its language were left out")?;
    }
    let Told { mistakes, alike: [fails, passes], of: [failing, passing], .. } = &told;
    let all = match [fails, passes] == [failing, passing] {
        true => "on all ".to_string(),
        false => format!("no known mistake gives all its answers; on {fails} of "),
    };
    let on = format!("{all}{failing} failing cases and {passes} of {passing} others");
    for mistake in mistakes {
        println!("{name}: {on} it answers like `{}`: {}", mistake.mistake(), mistake.about()?)?;
        let root = &session.workspace.root;
        let source = mistake.source.strip_prefix(root).unwrap_or(&mistake.source);
        println!("    the wrong program: {}", source.display())?;
    }
    if mistakes.is_empty() {
        println!("{name}: no known mistake gives such answers")?;
    }
    Ok(())
}
