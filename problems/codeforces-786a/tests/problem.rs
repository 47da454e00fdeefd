//! Berzerk (Codeforces 786A): a monster on a circle, and two players with numbers of their own.

#[path = "../rules.rs"]
mod rules;
problem::solution!();

use std::collections::BTreeSet;

use oracle::retrograde::{Fate, Retrograde};
use problem::fixtures::subsets_to;
use problem::prelude::*;

use self::rules::Circle;

/// The number of places, and the numbers of Rick and of Morty.
type Case = (u64, Vec<Vec<u64>>);

/// For Rick and for Morty, the places from 1 on.
type Results = [Vec<Fate>; 2];

const WORDS: &str = "REGEX(\"(Win|Lose|Loop)( (Win|Lose|Loop))*\") NEWLINE";

/// `n`, then for each player a line `k s1 .. sk`.
fn circle() -> Shape<Case> {
    let number = int("a number", between(1, named("n") - 1));
    let once =
        |numbers: Vec<u64>| numbers.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
    let numbers = list(int("k", 1..=6999), number).inline().repaired_by(once);
    let differ =
        |numbers: &Vec<u64>| numbers.len() == numbers.iter().collect::<BTreeSet<_>>().len();
    (int("n", 2..=7000), column(2, numbers)).such_that(
        "different numbers of a player",
        "REPI(i, 2) REPI(j, k[i]) SET(own[i, j] = i * 7000 + number[i, j]) END END ASSERT(UNIQUE(own))",
        move |(_, numbers)| numbers.iter().all(differ),
    )
}

/// Random circles of up to 30 places with few numbers, as with many there are no loops.
fn random_circle(size: Size) -> BoxedStrategy<Case> {
    let sets = || (0..u32::MAX, 0..u32::MAX, 0..u32::MAX);
    let circle = |(n, rick, morty): (u64, (u32, u32, u32), (u32, u32, u32))| {
        // Each number is there with the probability 1/8, and some number is.
        let chosen = |(a, b, c): (u32, u32, u32)| {
            let mut numbers: Vec<u64> =
                (1..n).filter(|number| (a & b & c) >> number & 1 == 1).collect();
            if numbers.is_empty() {
                numbers.push(1 + u64::from(a) % (n - 1));
            }
            numbers
        };
        (n, vec![chosen(rick), chosen(morty)])
    };
    (2..=size.length.clamp(2, 30), sets(), sets()).prop_map(circle).boxed()
}

fn by_rules((n, numbers): &Case) -> Results {
    let play = Retrograde::new(Circle { places: *n, numbers: numbers.clone() });
    [0, 1].map(|player| (1..*n).map(|place| play.fate(&(place, player))).collect())
}

/// For each of the two players alone, from where that player can come to place 0, whatever the
/// other one does: round by round, `reaches[player][place]` being for each player to move. Most
/// moves lead on, so each round begins with the last place and finds a way in small steps at once.
fn reach((n, numbers): &Case, hunter: usize) -> [Vec<bool>; 2] {
    let mut reaches = [vec![false; *n as usize], vec![false; *n as usize]];
    reaches[1 - hunter][0] = true;
    loop {
        let mut grows = false;
        for place in (1..*n).rev() {
            for player in [0, 1] {
                let mut after = numbers[player]
                    .iter()
                    .map(|number| reaches[1 - player][((place + number) % n) as usize]);
                let now = if player == hunter { after.any(|it| it) } else { after.all(|it| it) };
                grows |= now && !reaches[player][place as usize];
                reaches[player][place as usize] |= now;
            }
        }
        if !grows {
            return reaches;
        }
    }
}

fn by_reach(case: &Case) -> Results {
    let reaches = [reach(case, 0), reach(case, 1)];
    let fate = |player: usize, place: usize| match (
        reaches[player][player][place],
        reaches[1 - player][player][place],
    ) {
        (true, _) => Fate::Win,
        (_, true) => Fate::Loss,
        _ => Fate::Draw,
    };
    [0, 1].map(|player| (1..case.0 as usize).map(|place| fate(player, place)).collect())
}

fn word(fate: &Fate) -> &'static str {
    match fate {
        Fate::Win => "Win",
        Fate::Loss => "Lose",
        Fate::Draw => "Loop",
    }
}

fn printed(results: &Results) -> String {
    let line = |fates: &Vec<Fate>| fates.iter().map(word).collect::<Vec<_>>().join(" ");
    format!("{}\n{}", line(&results[0]), line(&results[1]))
}

fn solved((n, numbers): &Case) -> Results {
    let places = |numbers: &[u64]| numbers.iter().map(|&number| number as usize).collect();
    let results = solution::solve(*n as usize, &[places(&numbers[0]), places(&numbers[1])]);
    let fate = |word: &&str| match *word {
        "Win" => Fate::Win,
        "Lose" => Fate::Loss,
        _ => Fate::Draw,
    };
    results.map(|words| words[1..].iter().map(fate).collect())
}

/// Every circle of up to 5 places with all sets of numbers.
fn small() -> Vec<Case> {
    let mut cases = Vec::new();
    for n in 2..=5 {
        let sets: Vec<_> = subsets_to(n - 1).into_iter().filter(|set| !set.is_empty()).collect();
        let pairs = sets.iter().flat_map(|rick| sets.iter().map(move |morty| (rick, morty)));
        cases.extend(pairs.map(|(rick, morty)| (n, vec![rick.clone(), morty.clone()])));
    }
    cases
}

/// A case in which both lines are alike, by a function of the place.
fn alike(case: Case, fate: impl Fn(u64) -> Fate) -> (Case, Results) {
    let line: Vec<Fate> = (1..case.0).map(fate).collect();
    (case, [line.clone(), line])
}

fn won(wins: bool) -> Fate {
    if wins {
        Fate::Win
    } else {
        Fate::Loss
    }
}

fn main() {
    let problem = Problem::new(single(circle().generated_by(random_circle)))
        .printing(Form::lines([WORDS, WORDS].join("\n")), printed)
        .invalid("rick-has-a-number-twice", "3\n2 1 1\n1 2\n")
        .invalid("a-number-as-large-as-the-circle", "3\n1 3\n1 2\n")
        .solution(solved)
        .rules(by_rules)
        .every_small(|(n, _)| *n <= 30, small)
        .formula(by_reach)
        .law("step by step, the parity of the way decides", || {
            let steps =
                |n: u64| alike((n, vec![vec![1], vec![1]]), |place| won((n - place) % 2 == 1));
            [2, 3, 6999, 7000].map(steps).to_vec()
        })
        .law("in steps of two on an even circle, odd places never end", || {
            let steps = |n: u64| {
                alike((n, vec![vec![2], vec![2]]), |place| match place % 2 {
                    0 => won((n - place) / 2 % 2 == 1),
                    _ => Fate::Draw,
                })
            };
            [4, 6, 6998, 7000].map(steps).to_vec()
        })
        .law("with all numbers, every place is won", || {
            let all =
                |n: u64| alike((n, vec![(1..n).collect(), (1..n).rev().collect()]), |_| Fate::Win);
            [2, 3, 100, 2000].map(all).to_vec()
        })
        .law("forwards and back, only the places beside 0 are won", || {
            let back = |n: u64| {
                let at = |it: u64| {
                    (1..n).map(move |place| if place == it { Fate::Win } else { Fate::Draw })
                };
                ((n, vec![vec![1], vec![n - 1]]), [at(n - 1).collect(), at(1).collect()])
            };
            [2, 3, 4, 6999, 7000].map(back).to_vec()
        })
        .law("against all numbers, only a move to place 0 wins", || {
            let against = |n: u64| {
                let own: Vec<u64> = (1..n).step_by(3).collect();
                let rick = (1..n).map(|place| won((n - place) % 3 == 1)).collect();
                ((n, vec![own, (1..n).collect()]), [rick, vec![Fate::Win; n as usize - 1]])
            };
            [2, 3, 100, 3000].map(against).to_vec()
        })
        .without_study("a case asks for every place with either player to move")
        .refuses("a circle of one place", "1 1 1 1 1", "the circle has 1 places")
        .refuses("a large circle", "7001 1 1 1 1", "the circle has 7001 places")
        .refuses("as many numbers as places", "2 2 1 1 1 1", "a player has 2 numbers")
        .refuses(
            "a number that leaves the monster",
            "3 1 3 1 1",
            "a number does not move the monster",
        );
    run(this_problem!(), problem);
}
