//! Take a power of two, to be explained, drawn and played.

use games::{Asks, PowersOfTwo};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(PowersOfTwo {
        rules: || {
            sentences! {
                "Take a number of stones that is a power of two: 1, 2, 4, 8, and so on."
                "每次取的颗数必须是二的幂：1, 2, 4, 8，依此类推。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            }
        },
        noun: || words("stone", "颗"),
        asks: Asks::Other(answer),
        starts: &[&[10], &[8], &[9], &[16], &[22], &[24]],
    })
}

/// `1` and the least winning take, or `2`.
fn answer(heap: &[u64]) -> String {
    match PowersOfTwo::winning_takes(heap[0]).first() {
        Some(take) => format!("1\n{}", take),
        None => "2".to_string(),
    }
}

/// The least winning takes.
pub fn pictures() -> Vec<(&'static str, String)> {
    let least = |stones| PowersOfTwo::winning_takes(stones).first().copied().unwrap_or(0);
    let takes: Vec<u64> = (0..24).map(least).collect();
    let three = |from: u64| Bracket { from, to: from + 2, label: String::new() };
    let strip = ValueStrip {
        brackets: (0..24).step_by(3).map(three).collect(),
        outlined: vec![8],
        ..ValueStrip::of_values(0, &takes)
    };
    let caption = "in each cell the least winning take; 0 where there is none";
    let title = "The least winning takes from 0 to 23 stones";
    let description = "They are 0, 1, 2 again and again, where 0 means that every take loses. The heap of 8 is outlined.";
    vec![("takes", strip.draw().captioned(caption).document(title, description))]
}
