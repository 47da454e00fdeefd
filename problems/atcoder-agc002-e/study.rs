//! Candy piles, to be explained, drawn and played.

use gamecore::candy_piles::{self, Meal};
use oracle::Ruleset;
use study::picture::HeatMap;
use study::prelude::*;

/// Eat the first of the largest piles, or one candy of every pile. A position is the piles.
pub struct Rules;

impl Ruleset for Rules {
    type Position = Vec<u64>;

    fn options(&self, piles: &Vec<u64>) -> Vec<Vec<u64>> {
        let most = piles.iter().max().copied().unwrap_or(0);
        let largest = piles.iter().position(|&pile| pile == most && pile > 0);
        let one_of_each = || piles.iter().map(|pile| pile.saturating_sub(1)).collect();
        largest.map_or(Vec::new(), |place| vec![replaced(piles, place, 0), one_of_each()])
    }

    fn representative(&self, piles: &Vec<u64>) -> Vec<u64> {
        let mut piles: Vec<u64> = piles.iter().copied().filter(|&pile| pile > 0).collect();
        piles.sort_unstable();
        piles
    }
}

/// A position is the piles, in any order; empty ones remain.
struct Candies;

/// The places of the piles, the largest first, and how many cells the diagonal has.
fn diagonal(piles: &[u64]) -> (Vec<usize>, usize) {
    let mut order: Vec<usize> = (0..piles.len()).collect();
    order.sort_by(|&one, &other| piles[other].cmp(&piles[one]));
    let cells = (0..order.len()).take_while(|&rank| piles[order[rank]] > rank as u64).count();
    (order, cells)
}

fn parity(number: u64) -> &'static str {
    ["even", "odd"][number as usize % 2]
}

impl Study for Candies {
    fn rules(&self) -> &'static str {
        "Eat all candies of one of the largest piles, or one candy of every pile that has some. The player who eats the last candy loses."
    }

    fn numbers(&self) -> &'static str {
        "the piles"
    }

    fn misere(&self) -> bool {
        true
    }

    fn check(&self, piles: &[u64]) -> Result<(), String> {
        match piles {
            [] => Err("there are no piles".to_string()),
            _ => Ok(()),
        }
    }

    fn is_playable(&self, piles: &[u64]) -> bool {
        are_playable(piles)
    }

    fn options(&self, piles: &[u64]) -> Vec<Row> {
        Rules.options(&piles.to_vec())
    }

    fn outcome(&self, piles: &[u64]) -> Outcome {
        candy_piles::misere_outcome(piles.iter().copied())
    }

    fn winning<'a>(&'a self, piles: &'a [u64]) -> Winning<'a> {
        let meals = candy_piles::misere_winning_moves(piles).into_iter();
        Winning::all(meals.map(move |meal| meal.after(piles)))
    }

    fn answer(&self, piles: &[u64]) -> String {
        self.outcome(piles).choose("First", "Second").to_string()
    }

    fn explain(&self, piles: &[u64]) -> Explanation {
        let (order, cells) = diagonal(piles);
        let outcome = self.outcome(piles);
        let (right, down) = match candy_piles::ways_left(piles.iter().copied()) {
            Some(ways) => ways,
            None => {
                let reason = "the other player has eaten the last candy";
                return Explanation {
                    headline: headline(&self.answer(piles), reason, outcome),
                    lines: Vec::new(),
                };
            }
        };
        let reason = outcome.choose(
            "of the two ways from the last cell of the diagonal one is odd",
            "both ways from the last cell of the diagonal are even",
        );
        Explanation {
            headline: headline(&self.answer(piles), reason, outcome),
            lines: vec![
                format!(
                    "piles in order   {}",
                    series(order.iter().map(|&place| piles[place]), " ")
                ),
                format!("diagonal         to candy {} of pile {}", cells, cells),
                format!("one of each      {} more times, which is {}", right, parity(right)),
                format!("a largest pile   {} more times, which is {}", down, parity(down)),
            ],
        }
    }

    fn tempting(&self, piles: &[u64]) -> Vec<Row> {
        self.options(piles)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        if Meal::LargestPile.after(from) != to {
            return "eat one candy of every pile".to_string();
        }
        let place = (0..from.len()).find(|&place| from[place] != to[place]);
        format!("eat pile {}", place.map_or(0, |place| place + 1))
    }

    fn board(&self, piles: &[u64], theorem: bool) -> Board {
        let (order, cells) = diagonal(piles);
        let rank = |place: usize| order.iter().position(|&of| of == place).unwrap_or(0);
        let square = cells as u64;
        // The square below the diagonal; then the two ways from its corner.
        let heap = |(place, &stones): (usize, &u64)| match rank(place) {
            _ if !theorem => Heap { stones, ..Heap::default() },
            rank if rank < cells => Heap {
                stones,
                blocks: vec![square, stones - square].into_iter().filter(|&b| b > 0).collect(),
                marked: rank + 1 == cells && stones > square,
                ..Heap::default()
            },
            _ => Heap { stones, marked: stones > 0 && stones == square, ..Heap::default() },
        };
        Board::Heaps(piles.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[1, 3], &[7, 5, 4, 2, 2, 1], &[1, 2, 3], &[4, 4, 4, 2], &[6, 3, 3, 3]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let piles = random.int(3..=7);
        random.list(piles, 1..=8)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Candies)
}

/// Every cell that a walk can reach, 0 if it is lost.
pub fn pictures() -> Vec<(&'static str, String)> {
    let piles = [7_u64, 5, 4, 2, 2, 1];
    let left =
        |eaten: usize, each: u64| piles[eaten..].iter().map(move |pile| pile.saturating_sub(each));
    let cell =
        |eaten: usize, each: u64| candy_piles::misere_outcome(left(eaten, each)).choose(1, 0);
    let row = |eaten: usize| (0..piles[eaten]).map(|each| cell(eaten, each)).collect();
    let cells = diagonal(&piles).1;
    let walk = HeatMap {
        corner: String::new(),
        rows: (0..piles.len()).map(row).collect(),
        outlined: (0..cells).map(|place| (place, place)).collect(),
    };
    let description = "One row for each pile; a 0 is lost for the player to move. The diagonal is outlined: all its cells are won.";
    vec![("walk", walk.draw().document("The piles 7 5 4 2 2 1 as cells", description))]
}
