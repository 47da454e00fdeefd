//! Remove Pairs (AtCoder abc354_e): two cards with an equal side are removed.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets_of;
use problem::prelude::*;

use self::rules::RemovePairs;

type Card = (u64, u64);

/// Cards in random hands have few numbers, so that many of them match; of larger hands there are
/// laws and golden cases.
fn random_cards(size: Size) -> BoxedStrategy<Vec<Card>> {
    let most = size.length.clamp(1, 12);
    (1..=most, 1..=8_u64)
        .prop_flat_map(move |(n, numbers)| {
            let side = |name| int(name, 1..=numbers);
            let cards = list(int("N", n..=n), (side("A"), side("B")));
            cards.strategy(Size { value: numbers, length: n, ..size })
        })
        .boxed()
}

fn row(cards: &[Card]) -> Vec<u64> {
    cards.iter().flat_map(|&(front, back)| [front, back]).collect()
}

/// Every hand of up to four cards with three fronts and three backs, and of up to six with two and
/// three.
fn small() -> Vec<Vec<Card>> {
    let hand = |codes: Vec<u64>| codes.iter().map(|code| (code / 3 + 1, code % 3 + 1)).collect();
    let hands = multisets_of(1..=4, 0..=8).into_iter().chain(multisets_of(5..=6, 0..=5));
    hands.map(hand).collect()
}

/// By nim-values: cards that share no number, not even through others, are a sum of games.
struct ByParts {
    /// For each card those that it can be removed with.
    partners: Vec<usize>,
    values: Vec<Option<u32>>,
}

impl ByParts {
    fn wins(cards: &[Card]) -> bool {
        let matches = |a: Card, b: Card| a.0 == b.0 || a.1 == b.1;
        let partners = |one: usize| {
            let others = (0..cards.len()).filter(|&it| it != one && matches(cards[it], cards[one]));
            others.map(|other| 1 << other).sum()
        };
        let partners = (0..cards.len()).map(partners).collect();
        ByParts { partners, values: vec![None; 1 << cards.len()] }.value((1 << cards.len()) - 1) > 0
    }

    /// The cards of the set that belong together with its first one.
    fn part(&self, set: usize) -> usize {
        let (mut part, mut before) = (set & set.wrapping_neg(), 0);
        while part != before {
            before = part;
            let cards = (0..self.partners.len()).filter(|card| before >> card & 1 == 1);
            part = cards.fold(before, |part, card| part | self.partners[card] & set);
        }
        part
    }

    fn value(&mut self, set: usize) -> u32 {
        if let Some(value) = self.values[set] {
            return value;
        }
        let part = self.part(set);
        let value =
            if part == set { self.mex(set) } else { self.value(part) ^ self.value(set ^ part) };
        self.values[set] = Some(value);
        value
    }

    /// A nim-value is at most the number of moves, here ten, so the values are digits of a number.
    fn mex(&mut self, set: usize) -> u32 {
        let mut values = 0_u32;
        for one in (0..self.partners.len()).filter(|one| set >> one & 1 == 1) {
            let partners = self.partners[one] & set & ((1 << one) - 1);
            for other in (0..one).filter(|other| partners >> other & 1 == 1) {
                values |= 1 << self.value(set ^ (1 << one) ^ (1 << other));
            }
        }
        values.trailing_ones()
    }
}

/// Cards in a row: each matches the one before it and the one after it.
fn in_a_row(n: u64) -> Vec<Card> {
    (0..n).map(|card| (card / 2 + 1, card.div_ceil(2) + 1)).collect()
}

fn main() {
    let side = |name| int(name, 1..=1_000_000_000).beyond(1..=u64::MAX);
    let cards = list(int("N", 1..=18).beyond(0..=20), (side("A"), side("B"))).column();
    let problem = Problem::new(single(cards.generated_by(random_cards)))
        .winner("Takahashi", "Aoki")
        .invalid("nineteen-cards", format!("19\n{}", "1 1\n".repeat(19)))
        .solution(|cards| solution::solve(cards))
        .studied(4537)
        .rules(by_play(RemovePairs, |cards: &Vec<Card>| row(cards)))
        .every_small(|cards| cards.len() <= 9, small)
        .formula(|cards| ByParts::wins(cards))
        .law("cards of which no two match are lost", || {
            (1..=18).map(|n| ((1..=n).map(|card| (card, 100 - card)).collect(), false)).collect()
        })
        .law("where all cards match, every game has n / 2 moves", || {
            let equal = |n: u64| (vec![(7, 1_000_000_000); n as usize], n / 2 % 2 == 1);
            let fronts = |n: u64| ((1..=n).map(|back| (3, back)).collect(), n / 2 % 2 == 1);
            (1..=18).flat_map(|n| [equal(n), fronts(n)]).collect()
        })
        .law("cards in a row are Dawson's Kayles, whose lost rows are known", || {
            (1..=20).map(|n| (in_a_row(n), ![1, 5, 9, 15].contains(&n))).collect()
        })
        .law(
            "a hand beside its copy in other numbers is lost: the copy of each move answers",
            || {
                let beside_copy = |n: u64| {
                    let copy = in_a_row(n).into_iter().map(|(front, back)| (front + 50, back + 50));
                    (in_a_row(n).into_iter().chain(copy).collect(), false)
                };
                (1..=9).map(beside_copy).collect()
            },
        )
        .law("two cards match only if all digits of a side are equal", || {
            let two = |digit: u32| {
                let far = 5 + (1 << digit);
                [(vec![(5, 1), (far, 2)], false), (vec![(1, far), (2, far)], true)]
            };
            (0..63).flat_map(two).collect()
        })
        .study(study::study(), |cards| vec![row(cards)], study::pictures)
        .refuses("a hundred cards", "100 1 1", "100 cards are too many");
    run(this_problem!(), problem);
}
