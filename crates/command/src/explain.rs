//! What a study knows: the verbs `explain`, `play`, `practice` and `pictures`.

use anyhow::{ensure, Result};
use judge::catalogue::Need;
use judge::judging::tests_server::TestsServer;
use judge::output::{brief, eprintln, println};
use judge::session::open_problem::OpenProblem;
use judge::session::{Chosen, Session};
use protocol::question::{DrawPictures, Positions};
use serde_json::{json, Value};
use study::{said, words};

use command::arguments::{Explain, Numbers, Practice};
use command::dialogue::{input, tell};
use command::look::{game, text};
use command::progress::Screen;
use command::terminal_game;
use command::terminal_practice::practise;
use command::RIGHT;

/// The number of positions of an input that are explained.
const SHOWN: usize = 8;

/// Says why the answer to a position, a case or an input is what it is.
pub fn explain(session: &Session, Explain { of: options, json }: &Explain) -> Result<u8> {
    let OpenProblem { problem, server, .. } =
        session.open_by_name(&options.problem, &Screen::start())?;
    let positions = match &options.numbers[..] {
        [] => {
            let text = input(None)?;
            ensure!(
                text.contains(|character: char| character.is_ascii_digit()),
                "{}",
                words(
                    "standard input has no number: explain needs an input there, or a position as \
                     arguments, as in `cargo judge explain nim 1 2 3`",
                    "标准输入中没有数：应当在那里给出输入，或者把局面写成参数，例如 \
                     `cargo judge explain nim 1 2 3`"
                )
            );
            server.ask(Positions { text })?
        }
        _ => positions(&server, options)?,
    };
    if *json {
        let explained = positions.iter().map(|position| as_json(&server, position));
        let explained = explained.collect::<Result<Vec<Value>>>()?;
        let all = json!({ "problem": problem.slug, "positions": explained });
        println!("{}", serde_json::to_string_pretty(&all)?)?;
        return Ok(RIGHT);
    }
    if positions.is_empty() {
        println!("{}", words("there is no case in this input", "输入中没有数据"))?;
    }
    let study = |verb: &str, argument: &str| server.ask_study(verb, argument);
    // Arguments that were read as a case are shown as a position.
    let alone = positions.len() == 1 && is_same(&positions[0], &options.numbers.join(" "));
    for (number, position) in positions.iter().take(SHOWN).enumerate() {
        if !alone {
            println!("{}{}", if number > 0 { "\n" } else { "" }, titled(position))?;
        }
        tell(&text(&study, "why", position)?)?;
    }
    if positions.len() > SHOWN {
        let more = positions.len() - SHOWN;
        println!("\n{}", said!("... and {} more positions", "……另有 {} 个局面", more))?;
    }
    Ok(RIGHT)
}

/// A position with all that is known of it.
fn as_json(server: &TestsServer, position: &str) -> Result<Value> {
    let mut known = server.ask_study("winning", position)?;
    known["position"] = position.into();
    known["reason"] = server.ask_study("reason", position)?["text"].take();
    Ok(known)
}

/// A position above its explanation, unless it is too long for a line.
fn titled(position: &str) -> String {
    const LENGTH: usize = 70;
    if position.is_empty() {
        return words("the empty position:", "空局面：").to_string();
    }
    match position.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{} ...:", &position[..end]),
        None => format!("{position}:"),
    }
}

/// Whether two texts have the same numbers; between them a user may put commas.
fn is_same(text: &str, other: &str) -> bool {
    let [text, other] = [text, other].map(|text| text.replace(',', " "));
    text.split_whitespace().eq(other.split_whitespace())
}

/// The positions that the arguments mean.
fn positions(server: &TestsServer, options: &Numbers) -> Result<Vec<String>> {
    let text = options.numbers.join(" ");
    if options.position {
        return Ok(vec![text]);
    }
    let positions = server.ask(Positions { text: text.clone() })?;
    let differs = !positions.iter().any(|position| is_same(position, &text));
    if differs && server.ask_study("why", &text).is_ok() {
        let remark = said!(
            "{} is read as a case; with --position it is taken as a position",
            "{} 按一组数据读入；加上 --position 则作为局面",
            text
        );
        eprintln!("{}", brief(&remark));
    }
    Ok(positions)
}

/// Plays from a position, or from where the study begins.
pub fn play(session: &Session, options: &Numbers) -> Result<u8> {
    let OpenProblem { problem, server, .. } =
        session.open_by_name(&options.problem, &Screen::start())?;
    let start = match &options.numbers[..] {
        [] => None,
        _ => Some(only(positions(&server, options)?)?),
    };
    let ask = |verb: &str, argument: &str| server.ask_study(verb, argument);
    terminal_game::play(&ask, &game(&session.workspace, &problem), start)?;
    Ok(RIGHT)
}

/// Asks about positions until the user has had enough.
pub fn practice(session: &Session, options: &Practice) -> Result<u8> {
    let OpenProblem { problem, server, .. } =
        session.open_by_name(&options.problem, &Screen::start())?;
    let ask = |verb: &str, argument: &str| server.ask_study(verb, argument);
    practise(&ask, &game(&session.workspace, &problem), options.level, options.seed)?;
    Ok(RIGHT)
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

/// Draws the pictures of the pages: of all problems, those that can be studied.
pub fn pictures(session: &Session, named: &[String]) -> Result<u8> {
    let Chosen { mut problems, .. } = session.chosen(named, Need::Sources)?;
    problems.retain(|problem| !named.is_empty() || session.workspace.has_study(&problem.slug));
    for problem in OpenProblem::open(session, &problems, &Screen::start())? {
        println!("{}: {} drawn", problem.slug(), problem.server.ask(DrawPictures {})?)?;
    }
    Ok(RIGHT)
}
