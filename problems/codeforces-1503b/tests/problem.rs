//! 3-Coloring (Codeforces 1503B): a board is painted in three colours, in a dialogue.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::prelude::*;

use self::rules::ThreeColours;

/// An empty board, before a colour is forbidden.
fn empty(n: u64) -> Vec<u64> {
    [vec![n, 0], vec![0; (n * n) as usize]].concat()
}

/// Whether the painter's answers are legal whatever is forbidden: in a half that has an empty square,
/// and in a colour that is not forbidden and that the other half never has. A half has its own colour
/// as long as the other one is not full, and then no other half is left.
fn keeps_apart(answer: impl Fn(usize, [bool; 2]) -> (usize, usize)) -> bool {
    [[true, true], [true, false], [false, true]].iter().all(|&is_open| {
        (1..=3).all(|forbidden| {
            let (colour, half) = answer(forbidden, is_open);
            let is_apart = colour != 2 - half && (colour == half + 1 || !is_open[1 - half]);
            is_open[half] && colour != forbidden && (1..=3).contains(&colour) && is_apart
        })
    })
}

/// The least colour that is possible, from a list of what each half can have.
fn least_colour(forbidden: usize, is_open: [bool; 2]) -> (usize, usize) {
    let third = |half: usize| Some((3, half)).filter(|_| !is_open[1 - half]);
    let possible = [Some((1, 0)), Some((2, 1)), third(0), third(1)].into_iter().flatten();
    let mut legal = possible.filter(|&(colour, half)| is_open[half] && colour != forbidden);
    legal.next().expect("some colour")
}

fn main() {
    let judge_wins = by_play(ThreeColours, |&n: &u64| empty(n));
    let problem = Problem::new(single(int("n", 2..=100)))
        .winner("won", "lost")
        .played(interactor::play)
        .solution(|_| keeps_apart(solution::solve))
        .studied(431)
        .rules(move |n| !judge_wins(n))
        .every_small(|&n| n <= 3, || vec![2, 3])
        .formula(|_| keeps_apart(least_colour))
        .law("boards of every size can be filled", || {
            (4..=100).rev().step_by(8).map(|n| (n, true)).collect()
        })
        .study(study::study(), |&n| vec![empty(n)], study::pictures);
    run(this_problem!(), problem);
}
