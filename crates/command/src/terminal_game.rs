//! A game in the terminal, against a player who never errs.

use anyhow::{ensure, Context, Result};
use study::{said, words};

use crate::dialogue::{listen, tell};
use crate::look::{ask, text, Asked, Facts, Look, Move, Winner};

const HELP: [&str; 2] = [
    "\
Type a move as it is listed, or enough of it to be unambiguous; or the position that it leaves.
  moves     list the moves          undo      take your last move back
  hint      a hint                  first     a new game, in which you move first
  why       what the theorem says   second    a new game, in which I move first
  theorem   what it looks at        board     the board again
  help      this list               quit      end the game, as exit does",
    "\
照列出的样子输入走法，或者输入其中足以区分的一部分，也可以输入走完之后的局面。
  moves     列出走法                undo      悔一步棋
  hint      提示                    first     重新开始，你先走
  why       定理怎么说              second    重新开始，我先走
  theorem   定理依据的部分          board     再看一次棋盘
  help      这张表                  quit      结束（exit 也可以）",
];

/// Plays from a position, or from where the study begins, until the user or the game ends it.
///
/// # Errors
/// If the position cannot be played, or standard input cannot be read.
pub fn play(study: &Asked, title: &str, start: Option<String>) -> Result<()> {
    let about: Facts = ask(study, "about", "")?;
    let first = about.starts.into_iter().next().map(|start| start.position);
    let start = start.or(first).context("there is no position to start from")?;
    let mut game = Game { study, positions: vec![start] };
    let look = game.look()?;
    ensure!(look.over.is_none(), "{}", words("no move is left here", "这个局面已经无法操作"));
    tell(&format!("{title}\n{}\n", about.rules))?;
    tell(words(
        "\nYou move first; `help` lists what you can say.",
        "\n你先走；输入 `help` 可以看到所有命令。",
    ))?;
    tell(&said!("A position lists {}.", "局面依次写出：{}。", about.numbers))?;
    look.show()?;
    let [english, chinese] = HELP;
    listen(words(english, chinese), |line, words| game.hear(line, words))
}

struct Game<'a> {
    study: &'a Asked<'a>,
    /// Where the game began, and the positions after every move; the user is to move in the
    /// last one.
    positions: Vec<String>,
}

impl Game<'_> {
    fn look(&self) -> Result<Look> {
        ask(self.study, "position", self.here())
    }

    fn here(&self) -> &str {
        self.positions.last().expect("a game has a beginning")
    }

    /// Does what the user says, or says why it cannot be done. Returns whether play goes on.
    fn hear(&mut self, line: &str, words: &[&str]) -> Result<bool> {
        match words {
            ["hint"] => tell(&text(self.study, "hint", self.here())?)?,
            ["why"] => tell(&text(self.study, "reason", self.here())?)?,
            ["theorem"] => self.look()?.show_marked()?,
            ["board"] => self.look()?.show()?,
            ["moves"] => self.look()?.list()?,
            ["undo"] => self.undo()?,
            ["first"] => {
                self.positions.truncate(1);
                self.look()?.show()?;
            }
            ["second"] => {
                self.positions.truncate(1);
                return self.reply();
            }
            _ => return self.make(line),
        }
        Ok(true)
    }

    fn undo(&mut self) -> Result<()> {
        if self.positions.len() < 3 {
            return tell(words("there is no move to take back", "没有可以悔的棋"));
        }
        self.positions.truncate(self.positions.len() - 2);
        self.look()?.show()
    }

    /// The user's move, and the answer to it.
    fn make(&mut self, words: &str) -> Result<bool> {
        let look = self.look()?;
        match look.find(words) {
            Ok(Move { to, label }) => {
                tell(&said!("You move: {}", "你走：{}", label))?;
                self.positions.push(to.clone());
            }
            Err(error) => {
                tell(&format!("{error:#}"))?;
                return Ok(true);
            }
        }
        match self.look()?.over {
            Some(winner) => self.end(matches!(winner, Winner::Previous)),
            None => self.reply(),
        }
    }

    /// The perfect player's move.
    fn reply(&mut self) -> Result<bool> {
        let Move { to, label }: Move = ask(self.study, "reply", self.here())?;
        tell(&said!("I move: {}", "我走：{}", label))?;
        self.positions.push(to);
        let look = self.look()?;
        look.show()?;
        match look.over {
            Some(winner) => self.end(matches!(winner, Winner::Next)),
            None if look.drawn && self.is_back_again() => {
                tell(words(
                    "This position has come up for the third time, and neither of us can force a \
                     win: a draw.",
                    "这个局面第三次出现，双方都没有必胜策略：平局。",
                ))?;
                Ok(false)
            }
            None => Ok(true),
        }
    }

    /// Whether the user has been to move here twice before.
    fn is_back_again(&self) -> bool {
        let turns = self.positions.iter().rev().step_by(2);
        turns.filter(|position| *position == self.here()).count() > 2
    }

    fn end(&self, user_wins: bool) -> Result<bool> {
        tell(match user_wins {
            true => words("No move is left: you win!", "已经无法操作：你赢了！"),
            false => words("No move is left: I win.", "已经无法操作：我赢了。"),
        })?;
        Ok(false)
    }
}
