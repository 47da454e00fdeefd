//! The verb `practice`: positions to judge, in the terminal.

use std::collections::{HashSet, VecDeque};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use judge::open_problem::OpenProblem;
use judge::output::println;
use judge::session::Session;
use serde::Deserialize;

use command::arguments;
use command::dialogue::{listen, tell};
use command::look::{ask, Asked, Facts, Look};
use command::progress::Screen;
use command::RIGHT;

const HELP: &str = "\
Answer with a winning move, by its number or in enough of its words, or say `none`.
Where play need not end, `draw` means that neither player can force a win.
  moves     list the moves          level 3   positions of another level
  board     the board again         skip      another position
  help      this list               quit      end, as exit does";

/// What the help lists, to be suggested.
const COMMANDS: [&str; 8] = ["none", "draw", "moves", "board", "level", "skip", "help", "quit"];

/// Asks about positions until the user has had enough.
pub fn practice(session: &Session, options: &arguments::Practice) -> Result<u8> {
    let OpenProblem { problem, server, .. } = session.opened(&options.problem, &Screen::start())?;
    let study = |verb: &str, argument: &str| server.ask_study(verb, argument);
    let about: Facts = ask(&study, "about", "")?;
    tell(&format!("{}\n{}\n", problem.game, about.rules))?;
    tell(
        "\nDoes the player to move win? Answer with a winning move, by its number or in its words, \
         or say `none`; `help` lists what else you can say.",
    )?;
    let seed = options.seed.unwrap_or_else(any_seed);
    let mut practice = Practice {
        study: &study,
        level: options.level,
        seed,
        round: Round::default(),
        seen: HashSet::new(),
        position: String::new(),
        right: 0,
        asked: 0,
        streak: 0,
        best: 0,
        risen: 0,
    };
    practice.next()?;
    listen(HELP, |line, words| practice.hear(line, words))?;
    practice.sum_up()?;
    Ok(RIGHT)
}

/// Positions that belong to a level.
#[derive(Default, Deserialize)]
struct Round {
    levels: u64,
    /// So many right answers in a row lead to the next level.
    streak: u64,
    positions: VecDeque<String>,
}

#[derive(Deserialize)]
struct Judged {
    right: bool,
    verdict: String,
    text: String,
}

struct Practice<'a> {
    study: &'a Asked<'a>,
    level: u64,
    /// The seed of the next round.
    seed: u64,
    /// What is left of this round.
    round: Round,
    seen: HashSet<String>,
    position: String,
    /// How many answers were right, of how many, and how many in a row, now and at most.
    right: u64,
    asked: u64,
    streak: u64,
    best: u64,
    /// How many in a row were right on this level.
    risen: u64,
}

impl Practice<'_> {
    /// Asks about another position: one that has not been asked, if the round has such.
    fn next(&mut self) -> Result<()> {
        let Practice { level, seed, seen, .. } = self;
        if self.round.positions.is_empty() {
            self.round = ask(self.study, "practice", &format!("{level} {seed}"))?;
            *seed = seed.wrapping_add(1);
            if self.round.positions.iter().any(|position| !seen.contains(position)) {
                self.round.positions.retain(|position| !seen.contains(position));
            }
        }
        if let Some(position) = self.round.positions.pop_front() {
            seen.insert(position.clone());
            self.position = position;
        }
        println!("\nPosition {}, level {level}:", self.asked + 1)?;
        let look = self.look()?;
        look.show()?;
        look.list_numbered()
    }

    fn look(&self) -> Result<Look> {
        ask(self.study, "position", &self.position)
    }

    /// Does what the user says, or says why it cannot be done. Returns whether practice goes on.
    fn hear(&mut self, line: &str, words: &[&str]) -> Result<bool> {
        match words {
            ["moves"] => self.look()?.list_numbered()?,
            ["board"] => self.look()?.show()?,
            ["skip" | "next"] => self.next()?,
            ["level", level] => self.choose(level)?,
            [answer @ ("none" | "draw")] => self.judge(answer)?,
            _ => match self.meant(line) {
                Ok(to) => self.judge(&to)?,
                Err(error) => tell(&format!("{error:#}"))?,
            },
        }
        Ok(true)
    }

    /// The position to which the move leads that the words mean, or that has this number.
    fn meant(&self, words: &str) -> Result<String> {
        let look = self.look()?;
        let number = words.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|index| look.moves.get(index)) {
            Some(found) => Ok(found.to.clone()),
            None => Ok(look.find(words, &COMMANDS)?.to.clone()),
        }
    }

    fn judge(&mut self, answer: &str) -> Result<()> {
        let judged: Judged = ask(self.study, "judge", &format!("{}; {answer}", self.position))?;
        tell(&format!("{}\n{}", judged.verdict, judged.text))?;
        self.asked += 1;
        if judged.right {
            self.right += 1;
            self.streak += 1;
            self.risen += 1;
            self.best = self.best.max(self.streak);
            self.rise()?;
        } else {
            (self.streak, self.risen) = (0, 0);
        }
        self.next()
    }

    /// Goes on to the next level after some right answers in a row.
    fn rise(&mut self) -> Result<()> {
        let Round { levels, streak, .. } = self.round;
        if self.risen >= streak && self.level < levels {
            println!("That makes {streak} in a row: on to level {}.", self.level + 1)?;
            self.go_to(self.level + 1);
        }
        Ok(())
    }

    fn choose(&mut self, level: &str) -> Result<()> {
        let levels = self.round.levels;
        match level.parse() {
            Ok(level) if (1..=levels).contains(&level) => {
                self.go_to(level);
                self.next()
            }
            _ => Ok(println!("`{level}` is not a level from 1 to {levels}")?),
        }
    }

    fn go_to(&mut self, level: u64) {
        self.level = level;
        self.risen = 0;
        self.round.positions.clear();
    }

    fn sum_up(&self) -> Result<()> {
        let Practice { right, asked, best, level, .. } = self;
        Ok(println!("{right} of {asked} right, at most {best} in a row; level {level}.")?)
    }
}

/// Another seed each time.
fn any_seed() -> u64 {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    time.as_nanos() as u64
}
