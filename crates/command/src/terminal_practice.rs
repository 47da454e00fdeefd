//! Positions to judge, in the terminal.

use std::collections::VecDeque;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use serde::Deserialize;
use study::{said, words};

use crate::dialogue::{listen, tell};
use crate::look::{ask, Asked, Facts, Look};

const HELP: [&str; 2] = [
    "\
Answer with a winning move, by its number or in enough of its words, or say `none`.
Where play need not end, `draw` means that neither player can force a win.
  moves     list the moves          level 2   positions of another level
  board     the board again         skip      another position
  why       the theorem on the last answer
  help      this list               quit      end, as exit does",
    "\
用必胜走法作答，输入它的编号或足以区分的一部分；没有就输入 `none`。
游戏未必会结束时，`draw` 表示双方都没有必胜策略。
  moves     列出走法                level 2   换一个级别
  board     再看一次棋盘            skip      换一个局面
  why       上一题的定理
  help      这张表                  quit      结束（exit 也可以）",
];

/// Asks about positions until the user has had enough, from this level on; the same seed asks about
/// the same positions.
///
/// # Errors
/// If standard input cannot be read.
pub fn practise(study: &Asked, title: &str, level: u64, seed: Option<u64>) -> Result<()> {
    let about: Facts = ask(study, "about", "")?;
    tell(&format!("{title}\n{}\n", about.rules))?;
    tell(words(
        "\nDoes the player to move win? Answer with a winning move, by its number or in its words, \
         or say `none`; `help` lists what else you can say.",
        "\n当前玩家能赢吗？输入必胜走法或它的编号，没有就输入 `none`；`help` 列出其他命令。",
    ))?;
    let mut practice = Practice {
        study,
        level,
        seed: seed.unwrap_or_else(any_seed),
        round: Round::default(),
        position: String::new(),
        right: 0,
        asked: 0,
        run: Vec::new(),
        is_second: false,
        why: String::new(),
    };
    practice.next()?;
    let [english, chinese] = HELP;
    listen(words(english, chinese), |line, words| practice.hear(line, words))?;
    practice.sum_up()
}

/// Positions that belong to a level.
#[derive(Default, Deserialize)]
struct Round {
    levels: u64,
    /// So many right answers in a row, among them a won and a lost position, lead to the next level.
    streak: usize,
    positions: VecDeque<String>,
}

#[derive(Deserialize)]
struct Judged {
    right: bool,
    outcome: String,
    label: String,
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
    position: String,
    /// How many answers were right, of how many.
    right: u64,
    asked: u64,
    /// The outcomes of the last positions on this level, all of them judged rightly.
    run: Vec<String>,
    /// Whether the first answer about this position was wrong.
    is_second: bool,
    /// What the theorem says of the position of the last answer.
    why: String,
}

impl Practice<'_> {
    /// Asks about another position.
    fn next(&mut self) -> Result<()> {
        let Practice { level, seed, .. } = self;
        if self.round.positions.is_empty() {
            self.round = ask(self.study, "practice", &format!("{level} {seed}"))?;
            *seed = seed.wrapping_add(1);
        }
        let next = self.round.positions.pop_front();
        self.position = next.context(words("no position has a move", "没有可以走的局面"))?;
        self.is_second = false;
        tell(&said!("\nPosition {}, level {}:", "\n第 {} 题，级别 {}：", self.asked + 1, level))?;
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
            ["why"] if self.why.is_empty() => {
                tell(study::words("`why` is for after an answer", "作答之后才能用 `why`"))?
            }
            ["why"] => tell(&self.why)?,
            ["level", level] => self.choose(level)?,
            [answer @ ("none" | "draw")] => self.judge(answer)?,
            _ => match self.find_position(line) {
                Ok(to) => self.judge(&to)?,
                Err(error) => tell(&format!("{error:#}"))?,
            },
        }
        Ok(true)
    }

    /// The position to which the move leads that the words mean, or that has this number.
    fn find_position(&self, words: &str) -> Result<String> {
        let look = self.look()?;
        let number = words.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|index| look.moves.get(index)) {
            Some(found) => Ok(found.to.clone()),
            None => Ok(look.find(words)?.to.clone()),
        }
    }

    /// Judges an answer; the first one counts, and after a wrong one there is a second try.
    fn judge(&mut self, answer: &str) -> Result<()> {
        let Judged { right, outcome, label, verdict, text } =
            ask(self.study, "judge", &format!("{}; {answer}", self.position))?;
        tell(&verdict)?;
        self.why = text;
        if !self.is_second {
            self.count(right, &outcome)?;
            self.is_second = !right;
            if !right {
                return tell(words(
                    "Try again, or `skip`; `why` tells the theorem.",
                    "再试一次，或者 `skip`；`why` 说明定理。",
                ));
            }
        } else if !right {
            tell(&match outcome.as_str() {
                "win" => said!("A winning move: {}.", "一步必胜走法：{}。", label),
                "loss" => words("There is no winning move.", "没有必胜走法。").to_string(),
                _ => words("Neither player can force a win.", "双方都没有必胜策略。").to_string(),
            })?;
        }
        self.next()
    }

    fn count(&mut self, is_right: bool, outcome: &str) -> Result<()> {
        self.asked += 1;
        if !is_right {
            self.run.clear();
            return Ok(());
        }
        self.right += 1;
        self.run.push(outcome.to_string());
        self.rise()
    }

    /// Goes on to the next level after some right answers in a row.
    fn rise(&mut self) -> Result<()> {
        let Round { levels, streak, .. } = self.round;
        let last = &self.run[self.run.len().saturating_sub(streak)..];
        let has = |wanted: &str| last.iter().any(|outcome| outcome == wanted);
        if last.len() == streak && has("win") && has("loss") && self.level < levels {
            self.go_to(self.level + 1);
            tell(&said!(
                "That makes {} in a row: on to level {}.",
                "连续答对 {} 题：升到第 {} 级。",
                streak,
                self.level
            ))?;
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
            _ => tell(&said!(
                "`{}` is not a level from 1 to {}",
                "`{}` 不是 1 到 {} 的级别",
                level,
                levels
            )),
        }
    }

    fn go_to(&mut self, level: u64) {
        self.level = level;
        self.run.clear();
        self.round.positions.clear();
    }

    fn sum_up(&self) -> Result<()> {
        let Practice { right, asked, level, .. } = self;
        tell(&said!("{} of {}, level {}.", "{}/{}，级别 {}。", right, asked, level))
    }
}

/// Another seed each time.
fn any_seed() -> u64 {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    time.as_nanos() as u64
}
