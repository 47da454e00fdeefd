//! Dictionary for Shiritori Game (CODE FESTIVAL 2015): play that need not end.

#[path = "../study.rs"]
mod study;
problem::solution!();

use games::digraph::row_of_edges;
use oracle::games::Slide;
use oracle::retrograde::{Fate, Retrograde};
use problem::fixtures::{every_digraph, successors};
use problem::prelude::*;

/// From the first character to the last; characters are counted from 1.
type Word = (u64, u64);

/// The number of characters, and the words.
type Case = (u64, Vec<Word>);

const MOST: u64 = 1_000_000;

/// `N M`, then M lines `p q`.
fn dictionary() -> Shape<Case> {
    let character = |name| int(name, between(1, named("N")));
    let words = list(int("M", 1..=200_000).beyond(0..=MOST), (character("p"), character("q")));
    (int("N", 1..=100_000).beyond(1..=MOST), words.column()).into_shape()
}

/// Random dictionaries in which most characters have one to three words, some none; not the
/// largest, which take long to make.
fn random_dictionary(size: Size) -> BoxedStrategy<Case> {
    let most = size.length.clamp(1, 2000);
    let n = 1..=most;
    n.prop_flat_map(move |n| {
        let character = |name| int(name, 1..=n);
        let words = list(int("M", 1..=2 * n), (character("p"), character("q")));
        let words = words.strategy(Size { value: MOST, length: 2 * n, ..size });
        (Just(n), words)
    })
    .boxed()
}

fn by_rules(case: &Case) -> Fate {
    Retrograde::new(Slide(successors(case.0, &case.1))).fate(&1)
}

/// What follows for one character from what is known of the others.
fn concluded(ends: &[u64], fates: &[Fate]) -> Fate {
    let of = |&end: &u64| fates[end as usize - 1];
    if ends.iter().any(|end| of(end) == Fate::Loss) {
        Fate::Win
    } else if ends.iter().all(|end| of(end) == Fate::Win) {
        Fate::Loss
    } else {
        Fate::Draw
    }
}

/// Up and down through all characters, as long as there is anything to conclude: long ways mostly
/// lead to neighbours, so a few rounds are enough.
fn by_rounds(case: &Case) -> Fate {
    let ends = successors(case.0, &case.1);
    let mut fates = vec![Fate::Draw; ends.len()];
    loop {
        let before = fates.clone();
        for character in (0..ends.len()).rev().chain(0..ends.len()) {
            fates[character] = concluded(&ends[character], &fates);
        }
        if fates == before {
            return fates[0];
        }
    }
}

/// Every dictionary of up to three characters without repeated words, and some of four.
fn small() -> Vec<Case> {
    let dictionaries =
        |n| every_digraph(n, if n == 4 { 61 } else { 1 }).map(move |words| (n, words));
    (1..=4).flat_map(dictionaries).collect()
}

/// A cycle of n characters.
fn cycle(n: u64) -> Vec<Word> {
    (1..=n).map(|p| (p, p % n + 1)).collect()
}

/// The lengths of some cycles.
const CYCLES: [u64; 8] = [1, 2, 3, 4, 100, 101, 99_997, 99_998];

fn main() {
    let problem = Problem::new(single(dictionary().generated_by(random_dictionary)))
        .printing(Form::one_of(&["Snuke", "Sothe", "Draw"]), |fate: &Fate| {
            let winner = match fate {
                Fate::Win => "Snuke",
                Fate::Loss => "Sothe",
                Fate::Draw => "Draw",
            };
            winner.to_string()
        })
        .invalid("no-such-character", "3 2\n1 2\n2 4\n")
        .solution(|(n, words)| {
            // The solution counts the characters from 0.
            let ends = |&(first, last): &Word| (first as usize - 1, last as usize - 1);
            match solution::solve(*n as usize, &words.iter().map(ends).collect::<Vec<_>>()) {
                "Snuke" => Fate::Win,
                "Sothe" => Fate::Loss,
                _ => Fate::Draw,
            }
        })
        .studied(4698)
        .rules(by_rules)
        .every_small(|(n, words)| *n <= 30 && words.len() <= 100, small)
        .formula(by_rounds)
        .law("a cycle without a way out is a draw", || {
            CYCLES.map(|n| ((n, cycle(n)), Fate::Draw)).to_vec()
        })
        .law("with a way out, before which the cycle closes, its length decides", || {
            let fate = |n| if n % 2 == 1 { Fate::Win } else { Fate::Loss };
            CYCLES.map(|n| ((n + 1, [cycle(n), vec![(n, n + 1)]].concat()), fate(n))).to_vec()
        })
        .law("nobody takes a way out to a character with a last word", || {
            let way_out = |n| vec![(n, n + 1), (n + 1, n + 2)];
            CYCLES.map(|n| ((n + 2, [cycle(n), way_out(n)].concat()), Fate::Draw)).to_vec()
        })
        .law("a hundred thousand characters and two hundred thousand words, each twice", || {
            let n = 100_000;
            let twice = |from: u64| (from..n).flat_map(|p| [(p, p + 1), (p, p + 1)]);
            let end = [(n - 1, n), (n - 1, n)];
            let path: Vec<Word> = twice(1).chain(end).collect();
            let shorter: Vec<Word> =
                [(1, 3), (1, 3)].into_iter().chain(twice(2)).chain(end).collect();
            vec![((n, path), Fate::Win), ((n, shorter), Fate::Loss)]
        })
        .law("a way down from the last character, on which what is known moves up", || {
            let down = |n: u64| {
                let words = [(1, n)].into_iter().chain((3..=n).rev().map(|p| (p, p - 1)));
                ((n, words.collect()), if n % 2 == 0 { Fate::Win } else { Fate::Loss })
            };
            [100_000, 99_999, 20].map(down).to_vec()
        })
        .law("one word decides, wherever it stands among those that lead nowhere else", || {
            let decided_at = |place: usize| {
                let mut words = vec![(1, 1); 200_000];
                words[place] = (1, 2);
                ((2, words), Fate::Win)
            };
            [199_999, 0, 100_000].map(decided_at).to_vec()
        })
        .refuses("a word that ends with no character", "2 1  1 7", "a word has no such character")
        .refuses("a word that begins with no character", "2 1  7 1", "a word has no such character")
        .refuses("a billion characters", "1000000000 0", "1000000000 characters are too many")
        .refuses("a character 0", "2 1  0 1", "the value 0")
        .refuses("no characters", "0 0", "no characters")
        .study(study::study(), |(n, words)| vec![row_of_edges(*n, words, &[1])], study::pictures);
    run(this_problem!(), problem);
}
