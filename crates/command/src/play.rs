//! `cargo judge play`: on the board, against a program of the user's, or by the judge's protocol.

mod host;

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{bail, ensure, Context, Result};
use judge::catalogue::problem::Kind;
use judge::judging::grading::limits;
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use protocol::question::{Cases, Compose};
use protocol::{Scope, ACCEPTED, INTERACT, MESSAGE, REJECTED};
use study::{said, words};

use command::arguments::Play;
use command::dialogue::tell;
use command::meant::{command, in_one_word};
use command::progress::Screen;
use command::{RIGHT, WRONG};

use crate::explain;

use host::{Guest, Host};

pub fn play(session: &Session, options: &Play) -> Result<u8> {
    if options.command.is_empty() && !options.dialogue {
        return explain::play(session, &options.start);
    }
    let open = session.open_by_name(&options.start.problem, &Screen::start())?;
    ensure!(
        open.problem.kind == Kind::Played,
        "{}",
        said!(
            "{} is not played against its judge: its programs only answer who wins",
            "{} 不是交互题：程序只回答谁赢",
            open.slug()
        )
    );
    // Several games may be played at a time.
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("game.in");
    fs::write(&file, input(&open, &options.start.numbers)?)?;
    match options.dialogue {
        true => by_hand(&open, &file),
        false => host(&open, &file, options),
    }
}

/// The input with one game: the user's, or the first of the first golden case.
fn input(open: &OpenProblem, numbers: &[String]) -> Result<String> {
    let scope = Scope::Beyond;
    let case = match numbers {
        [] => {
            let golden = open.session.workspace.golden(open.slug(), Scope::Judge)?;
            let first = golden.first().context("there is no golden case")?;
            let input = fs::read_to_string(&first.input)?;
            let cases = open.server.ask(Cases { input, scope })?.unwrap_or_default();
            cases.into_iter().next().context("the first golden case is empty")?
        }
        // Against the perfect opponent.
        _ => format!("0\n{}\n", numbers.join(" ")),
    };
    let composed = open.server.ask(Compose { cases: vec![case], scope })?;
    composed.map(|(input, _)| input).context("an input holds no game")
}

/// Has the user say what a program would, and the judge what it says.
fn by_hand(open: &OpenProblem, input: &Path) -> Result<u8> {
    tell(words(
        "You are the program: read what the judge says, and type what a program would print.",
        "你来扮演程序：读裁判给出的内容，输入程序该输出的内容。",
    ))?;
    let feedback = input.parent().context("the input lies in a folder")?;
    let mut judge = Command::new(open.server.executable());
    let status = judge.args([INTERACT.as_ref(), input, input, feedback]).status()?;
    match status.code() {
        Some(ACCEPTED) => {
            tell(words("Accepted: you win.", "通过：你赢了。"))?;
            Ok(RIGHT)
        }
        Some(REJECTED) => {
            tell(fs::read_to_string(feedback.join(MESSAGE))?.trim_end())?;
            Ok(WRONG)
        }
        _ => bail!("the judge's side of {} fails: {status}", open.slug()),
    }
}

/// Has a program play against the user or against another program.
fn host(open: &OpenProblem, input: &Path, options: &Play) -> Result<u8> {
    let tools = open.session.tools(&open.problem, &[], None)?;
    let limits = limits(&open.problem, None, None);
    let workspace = &open.session.workspace;
    let prepared = |words: &[OsString]| command(workspace, open.slug(), words, (&tools, &limits));
    let program = prepared(&options.command)?;
    let guest = match &options.against {
        None => Guest::User,
        Some(words) => Guest::program(&prepared(&in_one_word(words)?)?)?,
    };
    let ask = |verb: &str, argument: &str| open.server.ask_study(verb, argument);
    let mut host = Host::start(open.server.executable(), input, &program, guest, &ask)?;
    match host.run()? {
        None => tell(words("The program wins.", "程序赢了。"))?,
        Some(reason) => tell(&said!("The program loses: {}", "程序输了：{}", reason))?,
    }
    Ok(RIGHT)
}
