//! `cargo judge play`: on the board, against a program of the user's, or by the judge's protocol.

mod host;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{ensure, Context, Result};
use judge::disk::scratch::put_text;
use judge::judging::grading::limits;
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use judge::workspace::tools::words_of;
use protocol::question::{Cases, Compose};
use protocol::{Scope, ACCEPTED, INTERACT, MESSAGE, REJECTED};
use study::{said, words};

use command::arguments::Play;
use command::dialogue::tell;
use command::meant::command;
use command::progress::Screen;
use command::{RIGHT, WRONG};

use crate::explain;

use host::{Guest, Host};

pub fn play(session: &Session, options: &Play) -> Result<u8> {
    if options.command.is_empty() && !options.dialogue {
        return explain::play(session, &options.start);
    }
    let open = session.opened(&options.start.problem, &Screen::start())?;
    let folder = session.workspace.problem(open.slug());
    ensure!(
        folder.join("interactor.rs").is_file(),
        "{}",
        said!(
            "{} is not played against its judge: its programs only answer who wins",
            "{} 不是交互题：程序只回答谁赢",
            open.slug()
        )
    );
    let input = input(&open, &options.start.numbers)?;
    match options.dialogue {
        true => by_hand(&open, &input),
        false => host(&open, &input, options),
    }
}

/// The input with one game: the user's, or the first of the first golden case.
fn input(open: &OpenProblem, numbers: &[String]) -> Result<PathBuf> {
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
    let (input, _) = composed.context("an input holds no game")?;
    let file = open.session.workspace.scratch("play").join(format!("{}.in", open.slug()));
    put_text(&file, &input)?;
    Ok(file)
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
        _ => anyhow::bail!("the judge's side of {} fails: {status}", open.slug()),
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
        Some(words) => {
            let words: Vec<OsString> = match Path::new(words).is_file() {
                true => vec![words.into()],
                false => words_of(words)?.into_iter().map(OsString::from).collect(),
            };
            Guest::program(&prepared(&words)?)?
        }
    };
    let ask = |verb: &str, argument: &str| open.server.ask_study(verb, argument);
    let mut host = Host::start(open.server.executable(), input, &program, guest, &ask)?;
    match host.run()? {
        None => tell(words("The program wins.", "程序赢了。"))?,
        Some(reason) => tell(&said!("The program loses: {}", "程序输了：{}", reason))?,
    }
    Ok(RIGHT)
}
