//! Kiki and Cici, to be explained, drawn and played.

use gamecore::{NimValues, SubtractionGame};
use oracle::games::Subtraction;
use oracle::Ruleset;
use study::picture::{Bracket, ValueStrip};
use study::prelude::*;
use study::text::SHOWN;

/// A position is the number of cards.
struct KikiCici;

fn powers_of_two() -> Vec<u64> {
    (0..64).map(|exponent| 1 << exponent).collect()
}

/// The nim-value of a pack is its remainder by 3.
fn remainders() -> NimValues {
    SubtractionGame::new(powers_of_two()).closed_form().expect("no power of two is a multiple of 3")
}

impl KikiCici {
    /// What the smallest takes leave.
    fn lines(&self, cards: u64) -> Vec<String> {
        let takes: Vec<u64> = powers_of_two().into_iter().filter(|&take| take <= cards).collect();
        if takes.is_empty() {
            return Vec::new();
        }
        let mut rows = vec![["take", "cards left", "mod 3"].map(str::to_string).to_vec()];
        for take in takes.iter().take(SHOWN) {
            let left = cards - take;
            rows.push([*take, left, remainders().value(left)].map(|n| n.to_string()).to_vec());
        }
        let rest = takes.len().saturating_sub(SHOWN);
        let rest = (rest > 0).then(|| format!("... and {} more powers of two", rest));
        let sum = format!("{} = 3 * {} + {}", cards, cards / 3, cards % 3);
        std::iter::once(sum).chain(table(&rows)).chain(rest).collect()
    }
}

impl Study for KikiCici {
    fn rules(&self) -> &'static str {
        "Take a number of cards that is a power of two: 1, 2, 4, 8, and so on. The player who takes the last card wins."
    }

    fn numbers(&self) -> &'static str {
        "the number of cards"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [_] => Ok(()),
            _ => Err(format!("there is one pack of cards, not {}", position.len())),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 60
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Subtraction(powers_of_two()).options(&position[0]);
        options.iter().map(|&cards| vec![cards]).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        remainders().outcome(Some(position[0]))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let takes = SubtractionGame::new(powers_of_two()).winning_moves(position, &remainders());
        Winning::all(takes.into_iter().map(move |take| take.after(position)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Kiki", "Cici").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (cards, outcome) = (position[0], self.outcome(position));
        let reason = outcome.choose(
            format!("{} leaves the remainder {} when divided by 3", cards, cards % 3),
            format!("{} is a multiple of 3", cards),
        );
        let headline = headline(&self.answer(position), &reason, outcome);
        Explanation { headline, lines: self.lines(cards) }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let takes: Vec<u64> =
            powers_of_two().into_iter().filter(|&take| take <= position[0]).collect();
        let mut chosen: Vec<u64> = takes.iter().take(2).chain(takes.last()).copied().collect();
        chosen.dedup();
        chosen.iter().map(|take| vec![position[0] - take]).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        format!("take {}", counted(from[0] - to[0], "card"))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let cards = position[0];
        let mut threes = vec![3; (cards / 3) as usize];
        threes.extend(Some(cards % 3).filter(|&rest| rest > 0));
        Board::Heaps(vec![Heap {
            stones: cards,
            name: "cards".to_string(),
            note: if theorem { format!("mod 3 = {}", cards % 3) } else { String::new() },
            blocks: if theorem { threes } else { Vec::new() },
            marked: theorem && cards % 3 > 0,
            ..Heap::default()
        }])
    }

    fn starts(&self) -> Vec<Row> {
        [10, 9, 17, 20, 24].map(|cards| vec![cards]).to_vec()
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(5..=24)]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(KikiCici)
}

/// Who wins with 0 to 26 cards.
pub fn pictures() -> Vec<(&'static str, String)> {
    let won: Vec<bool> = (0..27).map(|cards| remainders().value(cards) > 0).collect();
    let period = |start: u64| Bracket { from: start, to: start + 2, label: String::new() };
    let strip = ValueStrip {
        brackets: (0..27).step_by(3).map(period).collect(),
        ..ValueStrip::of_outcomes(0, &won)
    };
    let caption = "P: lost for the player to move, N: won; every third pack is lost";
    let title = "Who wins with 0 to 26 cards";
    let description =
        "The multiples of 3 are lost for the player to move, all other packs are won.";
    vec![("outcomes", strip.draw().captioned(caption).document(title, description))]
}
