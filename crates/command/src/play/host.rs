//! A game between two, for which the problem's tests lead the dialogue; see [`protocol::HOST`].

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{bail, Context, Result};
use judge::running::execution::start_server;
use protocol::HOST;
use study::{said, words};

use command::dialogue::{tell, Ear};
use command::look::{ask, Asked, Look};

/// A process that is talked to a line at a time, and is stopped when it is dropped.
pub struct Talker {
    process: Child,
    lines: BufReader<ChildStdout>,
    /// `None` once it has been told that there is no more.
    pipe: Option<ChildStdin>,
}

impl Talker {
    fn start(mut command: Command) -> Result<Talker> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = start_server(&mut command)?;
        let lines = BufReader::new(process.stdout.take().context("a pipe was asked for")?);
        let pipe = process.stdin.take();
        Ok(Talker { process, lines, pipe })
    }

    fn of_words(words: &[OsString]) -> Result<Talker> {
        let (program, arguments) = words.split_first().context("the command is empty")?;
        let mut command = Command::new(program);
        command.args(arguments);
        Talker::start(command)
    }

    /// Says a line. One who has gone does not hear it.
    fn say(&mut self, line: &str) {
        if let Some(pipe) = &mut self.pipe {
            let _ = writeln!(pipe, "{line}").and_then(|()| pipe.flush());
        }
    }

    /// The next line, if there is one.
    fn hear(&mut self) -> Result<Option<String>> {
        let mut line = Vec::new();
        let length = self.lines.read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line);
        Ok((length > 0).then(|| line.trim_end().to_string()))
    }
}

impl Drop for Talker {
    fn drop(&mut self) {
        self.pipe = None;
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Who sits in the judge's place.
pub enum Guest {
    /// The user.
    User,
    /// A program that talks to the judge as the other does.
    Program(Talker),
}

impl Guest {
    /// A program as the guest.
    pub fn program(words: &[OsString]) -> Result<Guest> {
        Ok(Guest::Program(Talker::of_words(words)?))
    }
}

/// A game, and those who play it.
pub struct Host<'a> {
    leader: Talker,
    program: Talker,
    guest: Guest,
    study: &'a Asked<'a>,
    ear: Ear,
}

impl<'a> Host<'a> {
    /// Starts a game of this input.
    pub fn start(
        tests: &Path,
        input: &Path,
        program: &[OsString],
        guest: Guest,
        study: &'a Asked<'a>,
    ) -> Result<Host<'a>> {
        let mut leader = Command::new(tests);
        leader.arg(HOST).arg(input);
        let (leader, program) = (Talker::start(leader)?, Talker::of_words(program)?);
        Ok(Host { leader, program, guest, study, ear: Ear::new()? })
    }

    /// Plays to the end: why the program has lost, if it has.
    pub fn run(&mut self) -> Result<Option<String>> {
        while let Some(line) = self.leader.hear()? {
            let Some(kind) = line.chars().next() else { continue };
            let about = &line[kind.len_utf8()..];
            match kind {
                '<' => {
                    tell(&format!("< {about}"))?;
                    self.program.say(about);
                }
                '>' => {
                    let said = self.program.hear()?;
                    said.iter().try_for_each(|said| tell(&format!("> {said}")))?;
                    self.reply('=', said);
                }
                '[' => {
                    if let Guest::Program(guest) = &mut self.guest {
                        guest.say(about);
                    }
                }
                ']' => {
                    let said = match &mut self.guest {
                        Guest::User => None,
                        Guest::Program(guest) => guest.hear()?,
                    };
                    self.reply('=', said);
                }
                '?' => self.answer(about)?,
                '|' => self.object(about)?,
                '!' => return Ok(Some(about.to_string()).filter(|reason| !reason.is_empty())),
                _ => bail!("tests/problem.rs says {line:?}"),
            }
        }
        bail!("{}", words("the game has no end", "对局没有结束"))
    }

    fn reply(&mut self, kind: char, said: Option<String>) {
        self.leader.say(&said.map_or_else(|| ".".to_string(), |said| format!("{kind}{said}")));
    }

    /// Says the guest's move in a position, if the study has it.
    fn answer(&mut self, position: &str) -> Result<()> {
        if let Guest::Program(guest) = &mut self.guest {
            let said = guest.hear()?;
            self.reply('=', said);
            return Ok(());
        }
        let look = match position {
            "" => None,
            _ => Some(ask::<Look>(self.study, "position", position)?),
        };
        look.iter().try_for_each(Look::show)?;
        let Some(said) = self.ear.hear()? else {
            bail!("{}", words("no more is said", "没有输入了"))
        };
        let meant = look.as_ref().and_then(|look| look.find(&said).ok()).map(|it| it.to.clone());
        match meant {
            Some(to) => self.reply('@', Some(to)),
            None => self.reply('=', Some(said)),
        }
        Ok(())
    }

    /// Hands on what is wrong with the guest's move. A program would only make it again.
    fn object(&mut self, why: &str) -> Result<()> {
        match self.guest {
            Guest::User => tell(&said!("This is not a move here: {}", "这里不能这样走：{}", why)),
            Guest::Program(_) => bail!(
                "{}",
                said!(
                    "the move of the program of --against is illegal: {}",
                    "--against 的程序走了不合法的一步：{}",
                    why
                )
            ),
        }
    }
}
