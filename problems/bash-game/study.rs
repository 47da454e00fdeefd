//! Bachet's game, to be explained, drawn and played.

use gamecore::{BoundedNim, Game};
use games::Bachet;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Bachet {
        answers: ["A", "B"],
        starts: &[&[10, 3], &[7, 3], &[12, 3], &[21, 5], &[20, 4]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let won: Vec<bool> = (0..=16).map(|stones| BoundedNim.outcome(&[(stones, 3)]).is_n()).collect();
    let lost = (0..16).filter(|&stones| !won[stones as usize]);
    let reach =
        |lost: u64| Bracket { from: lost + 1, to: lost + 3, label: format!("leave {}", lost) };
    let strip =
        ValueStrip { brackets: lost.map(reach).collect(), ..ValueStrip::of_outcomes(0, &won) };
    let title = "Who wins a heap of 0 to 16 stones with K = 3";
    let description = "The multiples of 4 are P-positions. From the three numbers after each of them, a move can leave it.";
    vec![("outcomes", strip.draw().document(title, description))]
}
