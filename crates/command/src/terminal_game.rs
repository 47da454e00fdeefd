//! A game in the terminal, against a player who never errs.

use anyhow::{Context, Result};
use judge::output::println;

use crate::dialogue::{listen, tell};
use crate::look::{ask, text, Asked, Facts, Look, Move, Winner};

const HELP: &str = "\
Type a move as it is listed, or enough of it to be unambiguous; or the position that it leaves.
  moves     list the moves          undo      take your last move back
  hint      a hint                  first     a new game, in which you move first
  why       what the theorem says   second    a new game, in which I move first
  theorem   what it looks at        new 3 4   a new position
  board     the board again         quit      end the game, as exit does";

/// What the help lists, to be suggested.
const COMMANDS: [&str; 11] =
    ["moves", "hint", "why", "theorem", "board", "undo", "first", "second", "new", "help", "quit"];

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
    tell(&format!("{title}\n{}\n", about.rules))?;
    println!("\nYou move first; `help` lists what you can say.")?;
    tell(&format!("A position lists {}.", about.numbers))?;
    show_beginning(&look)?;
    listen(HELP, |line, words| game.hear(line, words))
}

/// Shows where a game begins, and whether it is over before it has begun.
fn show_beginning(look: &Look) -> Result<()> {
    look.show()?;
    match look.over {
        None => {}
        Some(Winner::Next) => println!("No move is left: the player to move wins.")?,
        Some(Winner::Previous) => println!("No move is left: the player to move loses.")?,
    }
    Ok(())
}

struct Game<'a> {
    study: &'a Asked<'a>,
    /// Where the game began, and the positions after every move; the user is to move in the
    /// last one.
    positions: Vec<String>,
}

impl Game<'_> {
    fn look(&self) -> Result<Look> {
        self.look_at(self.here())
    }

    fn look_at(&self, position: &str) -> Result<Look> {
        ask(self.study, "position", position)
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
            ["first"] => self.begin(self.positions[0].clone())?,
            ["second"] => {
                self.begin(self.positions[0].clone())?;
                return self.reply();
            }
            ["new", position @ ..] => self.begin(position.join(" "))?,
            _ => return self.make(line),
        }
        Ok(true)
    }

    /// A new game from here; a position that cannot be played leaves the old one as it is.
    fn begin(&mut self, position: String) -> Result<()> {
        match self.look_at(&position) {
            Ok(look) => {
                self.positions = vec![position];
                show_beginning(&look)
            }
            Err(error) => tell(&format!("{error:#}")),
        }
    }

    fn undo(&mut self) -> Result<()> {
        if self.positions.len() < 3 {
            println!("there is no move to take back")?;
            return Ok(());
        }
        self.positions.truncate(self.positions.len() - 2);
        self.look()?.show()
    }

    /// The user's move, and the answer to it.
    fn make(&mut self, words: &str) -> Result<bool> {
        let look = self.look()?;
        match look.find(words, &COMMANDS) {
            Ok(Move { to, label }) => {
                tell(&format!("You move: {label}"))?;
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
        if self.look()?.over.is_some() {
            return Ok(true);
        }
        let Move { to, label }: Move = ask(self.study, "reply", self.here())?;
        tell(&format!("I move: {label}"))?;
        self.positions.push(to);
        let look = self.look()?;
        look.show()?;
        match look.over {
            Some(winner) => self.end(matches!(winner, Winner::Next)),
            None if look.drawn && self.is_back_again() => {
                tell(
                    "This position has come up for the third time, and neither of us can force a \
                     win: a draw.",
                )?;
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
        println!("No move is left: {}", if user_wins { "you win!" } else { "I win." })?;
        Ok(false)
    }
}
