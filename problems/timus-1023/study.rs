//! Bachet's game whose cap is chosen first, to be explained, drawn and played.

use gamecore::factoring::divisors;
use study::families::Bachet;
use study::picture::Drawing;
use study::prelude::*;

/// A position is the buttons while L is not chosen, and then the buttons and L.
struct Buttons(Bachet);

/// What L + 1 may be for a heap that is to be lost: the divisors above 2.
fn rounds(buttons: u64) -> Vec<u64> {
    divisors(buttons).into_iter().filter(|&divisor| divisor > 2).collect()
}

impl Study for Buttons {
    fn rules(&self) -> &'static str {
        "First one player chooses L: at least 2, and less than the number of buttons. Then the players take 1 to L buttons in turn, the other player first. The player who takes the last button wins."
    }

    fn numbers(&self) -> &'static str {
        "the buttons, and L if it is chosen"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [0..=2] => Err("there are at least 3 buttons".to_string()),
            [_, 0..=1] => Err("L is at least 2".to_string()),
            [_] | [_, _] => Ok(()),
            _ => Err("a position is one number or two: the buttons and L".to_string()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.iter().all(|&number| number <= 24)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        match position {
            [buttons] => (2..*buttons).map(|most| vec![*buttons, most]).collect(),
            _ => self.0.options(position),
        }
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        match position {
            [_] => Outcome::N,
            _ => self.0.outcome(position),
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        match position {
            [buttons] => {
                let rounds = rounds(*buttons).into_iter();
                Winning::all(rounds.map(move |round| vec![*buttons, round - 1]))
            }
            _ => self.0.winning(position),
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        match position {
            [buttons] => (rounds(*buttons)[0] - 1).to_string(),
            _ => String::new(),
        }
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let buttons = match position {
            [buttons] => *buttons,
            _ => return self.0.explain(position),
        };
        let rounds = rounds(buttons);
        let listed = |name: &str, less: u64| {
            vec![name.to_string(), series(rounds.iter().map(|round| round - less), ", ")]
        };
        Explanation {
            headline: format!(
                "{}: the least divisor of {} above 2 is {}, so the player who chooses L = {} wins.",
                rounds[0] - 1,
                buttons,
                rounds[0],
                rounds[0] - 1
            ),
            lines: table(&[listed("divisors above 2", 0), listed("L, one less", 1)]),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let buttons = match position {
            [buttons] => *buttons,
            _ => return self.0.tempting(position),
        };
        let mut choices = vec![2, (buttons / 2).max(2), buttons - 1];
        choices.dedup();
        choices.into_iter().map(|most| vec![buttons, most]).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match from {
            [_] => format!("choose L = {}", to[1]),
            _ => format!("take {}", counted(from[0] - to[0], "button")),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (buttons, most) = (position[0], position.get(1));
        let mut heaps = match (most, self.0.board(&[buttons, *most.unwrap_or(&2)], theorem)) {
            (Some(_), Board::Heaps(heaps)) => heaps,
            _ => vec![Heap { stones: buttons, ..Heap::default() }],
        };
        heaps[0].name = "buttons".to_string();
        heaps[0].caption = String::new();
        heaps.push(Heap {
            stones: *most.unwrap_or(&buttons),
            name: "L".to_string(),
            caption: if most.is_some() { String::new() } else { "to be lowered".to_string() },
            ..Heap::default()
        });
        if theorem && most.is_none() {
            let rounds = rounds(buttons);
            heaps[0].blocks = vec![rounds[0]; (buttons / rounds[0]) as usize];
            heaps[1].note = format!("to {}", series(rounds.iter().map(|round| round - 1), ", "));
            heaps[1].marked = true;
        }
        Board::Heaps(heaps)
    }

    fn starts(&self) -> Vec<Row> {
        vec![vec![8], vec![22], vec![8, 3], vec![15], vec![14, 4]]
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(3..=18)]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Buttons(Bachet { answers: ["Won", "Lost"], starts: &[] }))
}

/// All choices that win with twelve buttons, each with its rounds.
pub fn pictures() -> Vec<(&'static str, String)> {
    let game = Bachet { answers: ["", ""], starts: &[] };
    let board = |round: &u64| {
        let caption = format!("L = {}", round - 1);
        Drawing::from_board(&game.board(&[12, round - 1], true), &caption)
    };
    let drawings = rounds(12).iter().map(board).collect();
    let title = "The choices that win with 12 buttons";
    let description =
        "12 buttons are whole rounds of 3, 4, 6 and 12, so the second player wins with L = 2, 3, 5 and 11.";
    vec![("rounds", Drawing::beside(drawings).document(title, description))]
}
