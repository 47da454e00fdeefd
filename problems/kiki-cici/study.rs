//! Kiki and Cici, to be explained, drawn and played.

use games::{Asks, PowersOfTwo};
use study::prelude::*;

const GAME: PowersOfTwo = PowersOfTwo {
    rules: || {
        sentences! {
            "Take a number of cards that is a power of two: 1, 2, 4, 8, and so on."
            "每次抓的张数必须是二的幂：1, 2, 4, 8，依此类推。"
            "The player who takes the last card wins."
            "抓到最后一张牌的人获胜。"
        }
    },
    noun: || words("card", "张"),
    asks: Asks::Winner(["Kiki", "Cici"]),
    starts: &[&[10], &[9], &[17], &[20], &[24]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(GAME)
}

/// Who wins with 0 to 26 cards.
pub fn pictures() -> Vec<(&'static str, String)> {
    let won: Vec<bool> = (0..27).map(|cards| GAME.wins(&[cards])).collect();
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
