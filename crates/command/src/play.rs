//! The verb `play`: a game in the terminal, against a player who never errs.

use std::io::{stdin, BufRead};

use anyhow::{bail, ensure, Context, Result};
use itertools::Itertools;
use judge::open_problem::OpenProblem;
use judge::output::{flush, print, println};
use judge::tests_server::TestsServer;
use judge::workspace::Workspace;
use serde::de::DeserializeOwned;
use serde::Deserialize;

use crate::explain::{positions, text_of};
use command::arguments::Numbers;
use command::problems::opened;
use command::progress::Screen;
use command::RIGHT;

const HELP: &str = "\
Type a move as it is listed, or enough of it to be unambiguous; or the position that it leaves.
  moves     list the moves          undo      take your last move back
  ?         a hint                  first     a new game, in which you move first
  why       what the theorem says   second    a new game, in which I move first
  new 3 4   a new position          quit      end the game";

/// Plays from a position, or from where the study begins.
pub fn play(workspace: &Workspace, options: &Numbers) -> Result<u8> {
    let OpenProblem { entry, server, .. } =
        opened(workspace, &options.problem, None, &Screen::start())?;
    let about: About = ask(&server, "about", "")?;
    let start = match &options.numbers[..] {
        [] => about.starts.first().context("there is no position to start from")?.clone(),
        _ => only(positions(&server, options)?)?,
    };
    let mut game = Game { server: &server, positions: vec![start] };
    let look = game.look()?;
    println!("{}\n{}\n", entry.game, about.rules)?;
    println!("You move first; `help` lists what you can say.")?;
    println!("A position is {}.", about.numbers)?;
    look.show_beginning()?;
    let mut lines = stdin().lock().lines();
    loop {
        print!("> ")?;
        flush()?;
        let Some(line) = lines.next() else { break };
        let line = line.context("cannot read standard input")?;
        if !game.hear(line.trim())? {
            return Ok(RIGHT);
        }
    }
    println!("\nGoodbye.")?;
    Ok(RIGHT)
}

/// The only position of a case.
fn only(mut positions: Vec<String>) -> Result<String> {
    ensure!(positions.len() == 1, "there are {} positions in this case, not one", positions.len());
    Ok(positions.remove(0))
}

fn ask<A: DeserializeOwned>(server: &TestsServer, verb: &str, argument: &str) -> Result<A> {
    Ok(serde_json::from_value(server.ask_study(verb, argument)?)?)
}

#[derive(Deserialize)]
struct About {
    rules: String,
    numbers: String,
    starts: Vec<String>,
}

/// A position as the study shows it.
#[derive(Deserialize)]
struct Look {
    text: String,
    over: Option<Winner>,
    /// Whether neither player can force a win.
    #[serde(default)]
    drawn: bool,
    moves: Vec<Move>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Winner {
    Next,
    Previous,
}

#[derive(Clone, Deserialize)]
struct Move {
    to: String,
    label: String,
}

impl Look {
    fn show(&self) -> Result<()> {
        println!("\n{}", self.text.trim_end())?;
        Ok(())
    }

    /// Shows where a game begins, and whether it is over before it has begun.
    fn show_beginning(&self) -> Result<()> {
        self.show()?;
        match self.over {
            None => {}
            Some(Winner::Next) => println!("No move is left: the player to move wins.")?,
            Some(Winner::Previous) => println!("No move is left: the player to move loses.")?,
        }
        Ok(())
    }

    /// The move that the words mean.
    fn find(&self, words: &str) -> Result<&Move> {
        let said = tokens(words);
        let exact =
            |candidate: &&Move| tokens(&candidate.to) == said || tokens(&candidate.label) == said;
        if let Some(found) = self.moves.iter().find(exact) {
            return Ok(found);
        }
        let agreement = |candidate: &&Move| common_beginning(&said, &tokens(&candidate.label));
        let meant = self.moves.iter().filter(|candidate| is_part(&said, &tokens(&candidate.label)));
        match meant.max_set_by_key(agreement)[..] {
            [found] => Ok(found),
            [] => bail!("`{words}` is not a move here; `moves` lists them"),
            [first, second, ..] => {
                bail!("`{words}` can mean `{}` or `{}`", first.label, second.label)
            }
        }
    }
}

/// The words and numbers of a text, in small letters.
fn tokens(text: &str) -> Vec<String> {
    let words = text.split(|character: char| !character.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Whether the words stand in the text, in this order.
fn is_part(words: &[String], text: &[String]) -> bool {
    let mut text = text.iter();
    !words.is_empty() && words.iter().all(|word| text.any(|other| other == word))
}

/// How many words two texts have in common at the beginning: `heap 3 to 0` means
/// `heap 3: 7 to 0` rather than `heap 1: 3 to 0`.
fn common_beginning(words: &[String], text: &[String]) -> usize {
    words.iter().zip(text).take_while(|(word, other)| word == other).count()
}

struct Game<'a> {
    server: &'a TestsServer,
    /// Where the game began, and the positions after every move; the user is to move in the
    /// last one.
    positions: Vec<String>,
}

impl Game<'_> {
    fn look(&self) -> Result<Look> {
        self.look_at(self.here())
    }

    fn look_at(&self, position: &str) -> Result<Look> {
        ask(self.server, "position", position)
    }

    fn here(&self) -> &str {
        self.positions.last().expect("a game has a beginning")
    }

    /// Does what the user says, or says why it cannot be done. Returns whether play goes on.
    fn hear(&mut self, line: &str) -> Result<bool> {
        let lower = line.to_lowercase();
        let words = lower.split_whitespace().collect::<Vec<&str>>();
        match words[..] {
            [] => {}
            ["quit" | "exit" | "q"] => return Ok(false),
            ["help"] => println!("{HELP}")?,
            ["?" | "hint"] => println!("{}", text_of(&self.study("hint")?, "text")?)?,
            ["why"] => print!("{}", text_of(&self.study("why")?, "text")?)?,
            ["moves"] => self.list()?,
            ["undo"] => self.undo()?,
            ["first"] => self.begin(self.positions[0].clone())?,
            ["second"] => {
                self.begin(self.positions[0].clone())?;
                return self.reply();
            }
            ["new", ..] => self.begin(words[1..].join(" "))?,
            _ => return self.make(line),
        }
        Ok(true)
    }

    fn study(&self, verb: &str) -> Result<serde_json::Value> {
        self.server.ask_study(verb, self.here())
    }

    fn list(&self) -> Result<()> {
        for Move { label, .. } in self.look()?.moves {
            println!("  {label}")?;
        }
        Ok(())
    }

    /// A new game from here; a position that cannot be played leaves the old one as it is.
    fn begin(&mut self, position: String) -> Result<()> {
        match self.look_at(&position) {
            Ok(look) => {
                self.positions = vec![position];
                look.show_beginning()
            }
            Err(error) => Ok(println!("{error:#}")?),
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
        match look.find(words) {
            Ok(Move { to, label }) => {
                println!("You move: {label}")?;
                self.positions.push(to.clone());
            }
            Err(error) => {
                println!("{error:#}")?;
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
        let Move { to, label }: Move = ask(self.server, "reply", self.here())?;
        println!("I move: {label}")?;
        self.positions.push(to);
        let look = self.look()?;
        look.show()?;
        match look.over {
            Some(winner) => self.end(matches!(winner, Winner::Next)),
            None if look.drawn && self.is_back_again() => {
                println!("This position has come up for the third time, and neither of us can force a win: a draw.")?;
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
