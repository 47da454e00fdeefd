//! The bare rules of the games that can be described. Nothing here knows a theorem.

use oracle::games::{CoinTurning, OctalHeaps, Subtraction};
use oracle::Ruleset;

use super::description::{Description, Turn};

/// A sum of games of heaps, to which the heaps belong in turn; the larger part of a heap that is
/// divided stays in its place, and the smaller one goes to the end.
///
/// It panics if one of the games is not one of heaps.
pub struct HeapsInTurn<'a>(pub &'a [Description]);

impl Ruleset for HeapsInTurn<'_> {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let games = self.0.len();
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            let game = place % games;
            for (left, split_off) in left_of(&self.0[game], heap) {
                let mut option = heaps.to_vec();
                option[place] = left;
                if let Some(split_off) = split_off {
                    append(&mut option, split_off, game, games);
                }
                options.push(option);
            }
        }
        options
    }
}

/// The heaps after each move of a sum of games of heaps.
pub fn heap_options(games: &[Description], heaps: &[u64]) -> Vec<Vec<u64>> {
    HeapsInTurn(games).options(&heaps.to_vec())
}

/// The positions that a single heap, coin or vertex leads to.
pub fn options_of(game: &Description, component: u64) -> Vec<Vec<u64>> {
    match game {
        // A coin alone is turned, and coins to its left then show heads.
        Description::Turn(turn) => turned_with(turn, component),
        Description::Graph(successors) => {
            let to = (component as usize).checked_sub(1).and_then(|vertex| successors.get(vertex));
            to.into_iter().flatten().map(|&vertex| vec![vertex]).collect()
        }
        _ => heap_options(std::slice::from_ref(game), &[component]),
    }
}

/// Puts a heap to the end, in a place of its game; empty heaps fill the places between.
pub fn append(heaps: &mut Vec<u64>, heap: u64, game: usize, games: usize) {
    while heaps.len() % games != game {
        heaps.push(0);
    }
    heaps.push(heap);
}

/// The sum of games of heaps; a position is the numbers of its heaps in descending order.
pub struct Sum(pub Vec<Description>);

impl Sum {
    /// The number of a heap of a game; 0 is an empty heap, and each move leaves smaller numbers.
    pub fn number(&self, game: usize, heap: u64) -> u64 {
        match heap {
            0 => 0,
            _ => (heap - 1) * self.0.len() as u64 + game as u64 + 1,
        }
    }

    /// The position of these heaps, which belong to the games in turn.
    pub fn position(&self, heaps: &[u64]) -> Vec<u64> {
        let heaps = heaps.iter().enumerate();
        in_order(heaps.map(|(place, &heap)| self.number(place % self.0.len(), heap)).collect())
    }

    /// What each move may leave of a heap with a number: two numbers, the smaller one first.
    pub fn left(&self, number: u64) -> Vec<(u64, u64)> {
        if number == 0 {
            return Vec::new();
        }
        let games = self.0.len() as u64;
        let game = ((number - 1) % games) as usize;
        let left = left_of(&self.0[game], (number - 1) / games + 1).into_iter();
        left.map(|(one, other)| (self.number(game, other.unwrap_or(0)), self.number(game, one)))
            .collect()
    }
}

impl Ruleset for Sum {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (place, &number) in numbers.iter().enumerate() {
            for (one, other) in self.left(number) {
                let mut option = numbers.to_vec();
                option[place] = one;
                option.push(other);
                options.push(in_order(option));
            }
        }
        options
    }
}

fn in_order(mut numbers: Vec<u64>) -> Vec<u64> {
    numbers.retain(|&number| number > 0);
    numbers.sort_unstable_by(|one, other| other.cmp(one));
    numbers
}

/// What each move may leave of a heap: a heap, which may be empty, and perhaps a second one.
fn left_of(description: &Description, heap: u64) -> Vec<(u64, Option<u64>)> {
    let whole = |left: u64| (left, None);
    match description {
        Description::Take(amounts) => {
            Subtraction(amounts.up_to(heap)).options(&heap).into_iter().map(whole).collect()
        }
        Description::TakeAnyBut(forbidden) => {
            let forbidden = forbidden.up_to(heap);
            let amounts = (1..=heap).filter(|amount| forbidden.binary_search(amount).is_err());
            amounts.map(|amount| whole(heap - amount)).collect()
        }
        Description::Octal(digits) => {
            let left = OctalHeaps(digits.clone()).left_of(heap).into_iter();
            left.map(|left| (left.first().copied().unwrap_or(0), left.get(1).copied())).collect()
        }
        Description::Divide => {
            let smaller = (1..heap).take_while(|smaller| 2 * smaller < heap);
            smaller.map(|smaller| (heap - smaller, Some(smaller))).collect()
        }
        Description::Turn(_) | Description::Graph(_) => unreachable!("a game without heaps"),
    }
}

/// Coins that are turned; a position is those that show heads, in ascending order after a move. They
/// are counted from 1, and the last one that shows heads is at most 63.
pub struct Coins<'a>(pub &'a Turn);

impl Ruleset for Coins<'_> {
    type Position = Vec<u64>;

    fn options(&self, heads: &Vec<u64>) -> Vec<Vec<u64>> {
        let last = heads.iter().max().copied().unwrap_or(0);
        let bits = |coins: &[u64]| coins.iter().fold(0, |bits, coin| bits | 1 << coin);
        let with_last = |coin: u64| {
            let others = turned_with(self.0, coin).into_iter();
            others.map(move |others| bits(&others) | 1 << coin)
        };
        let rules = CoinTurning((1..=last).flat_map(with_last).collect());
        let row = |bits: u64| (1..64).filter(|coin| bits >> coin & 1 == 1).collect();
        rules.options(&bits(heads)).into_iter().map(row).collect()
    }
}

/// The sets of coins that may be turned together with a coin, all of them to its left; coins are
/// counted from 1.
pub fn turned_with(turn: &Turn, coin: u64) -> Vec<Vec<u64>> {
    match turn {
        Turn::Any(counts) => {
            counts.iter().flat_map(|count| chosen(*count as usize - 1, coin)).collect()
        }
        Turn::Neighbours(counts) => {
            let fitting = counts.iter().take_while(|count| **count <= coin);
            fitting.map(|count| (coin - count + 1..coin).collect()).collect()
        }
        Turn::AllNeighbours => (1..=coin).map(|first| (first..coin).collect()).collect(),
        Turn::At(distances) => {
            let fitting = distances.iter().take_while(|distance| **distance < coin);
            let other = |distance: &u64| Some(coin - distance).filter(|_| *distance > 0);
            fitting.map(|distance| other(distance).into_iter().collect()).collect()
        }
    }
}

/// All sets of so many coins before this one.
fn chosen(count: usize, before: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: u64| {
        chosen(count - 1, last).into_iter().map(move |mut coins| {
            coins.push(last);
            coins
        })
    };
    (1..before).flat_map(with_last).collect()
}
