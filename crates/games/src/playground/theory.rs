//! The theorems: what `gamecore` knows about a described game.

use gamecore::{
    CoinTurning, ForbiddenTakes, Game, GrundyGame, Heaps, MockTurtles, NimValued, NotProved, Octal,
    Period, Ruler, SubtractionGame, SumGame, TurningTurtles, Twins,
};
use study::Row;

use super::description::{Description, Turn};
use super::rules::turned_with;
use crate::amounts::Amounts;

/// How many coins the sets of a game of coins may have in all.
const SETS: usize = 100_000;

/// How far a study looks, so that nobody has to wait: the last heap, or the number of coins.
pub fn studied(description: &Description) -> u64 {
    const MOST: u64 = 2000;
    // The last one squared, times this, is at most four million steps.
    let dividing = match description {
        Description::Octal(digits) => digits.iter().filter(|digit| **digit & 4 != 0).count(),
        _ => 1,
    };
    (1..=MOST).rev().find(|last| last * last * dividing.max(1) as u64 <= MOST * MOST).unwrap_or(1)
}

/// A sum of components by a theorem: heaps, or coins counted from 0.
pub trait Theory: Send + Sync {
    /// The nim-value of a component.
    fn value(&self, component: u64) -> u64;

    /// The components after each move to a position of this nim-value.
    fn moves_to(&self, components: &[u64], nim_value: u64) -> Vec<Row>;
}

impl<G: SumGame<Component = u64> + Send + Sync> Theory for G {
    fn value(&self, component: u64) -> u64 {
        self.component_value(&component)
    }

    fn moves_to(&self, components: &[u64], nim_value: u64) -> Vec<Row> {
        let moves = NimValued::moves_to(self, components, nim_value);
        moves.iter().map(|chosen| self.after(components, chosen)).collect()
    }
}

/// Coins by the table of a [`CoinTurning`].
struct Coins(CoinTurning);

impl Theory for Coins {
    fn value(&self, coin: u64) -> u64 {
        self.0.value(coin as usize)
    }

    fn moves_to(&self, heads: &[u64], nim_value: u64) -> Vec<Row> {
        assert_eq!(nim_value, 0, "no game is played beside coins");
        let heads: Vec<usize> = heads.iter().map(|&coin| coin as usize).collect();
        let moves = self.0.winning_moves(&heads);
        let after = |chosen| self.0.after(&heads, chosen).iter().map(|&coin| coin as u64).collect();
        moves.iter().map(after).collect()
    }
}

/// What is known about the nim-values of all components.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// They repeat: each depends on so many before it, which return.
    Repeating(Period, u64),
    /// They repeat, by the theorem of Guy and Smith.
    GuySmith(Period),
    /// Each is that of a formula, and they repeat after more components than were looked at.
    Formula,
    /// They exceed every bound: of equal ones there are at most so many.
    Growing(u64),
    /// Nothing: those that were computed prove no period.
    Unknown,
    /// Nothing, and for amounts without an end no theorem proves a period.
    Endless,
}

/// A theorem, with what it says.
pub struct Known {
    /// The nim-values and the winning moves.
    pub theory: Box<dyn Theory>,
    /// The last component whose nim-value is known; `None` if all are.
    pub last: Option<u64>,
    /// What is known about all of them.
    pub pattern: Pattern,
}

impl Known {
    fn all(theory: impl Theory + 'static, pattern: Pattern) -> Known {
        Known { theory: Box::new(theory), last: None, pattern }
    }

    fn up_to(last: u64, theory: impl Theory + 'static, pattern: Pattern) -> Known {
        Known { theory: Box::new(theory), last: Some(last), pattern }
    }

    /// What is known if at most the components up to `last` are looked at.
    ///
    /// # Panics
    /// If the description is a graph.
    pub fn find(description: &Description, last: u64) -> Known {
        match description {
            Description::Take(amounts) => subtraction(amounts, last),
            Description::TakeAnyBut(forbidden) => any_but(forbidden, last),
            Description::Octal(digits) => octal(digits, last),
            Description::Divide => Known::up_to(last, GrundyGame.up_to(last), Pattern::Unknown),
            Description::Turn(turn) => coins(turn, last),
            Description::Graph(_) => unreachable!("a game that is not a sum of heaps or coins"),
        }
    }
}

fn subtraction(amounts: &Amounts, last: u64) -> Known {
    let all = match amounts.all() {
        Some(all) => all,
        None => return endless(amounts.up_to(last), last),
    };
    let rules = SubtractionGame::new(all.iter().copied()).expect("amounts above 0");
    let reach = all.last().copied().unwrap_or(0);
    match (rules.closed_form(), amounts.rules.is_empty()) {
        // No table reaches the largest power.
        (Some(game), false) => Known::all(game, Pattern::Formula),
        (None, false) => Known::up_to(last, rules.up_to(last), Pattern::Endless),
        (form, true) => match (rules.periodic(last), form) {
            (Ok(game), _) => {
                let period = game.period().expect("a table that repeats");
                Known::all(game, Pattern::Repeating(period, reach))
            }
            (Err(_), Some(game)) => Known::all(game, Pattern::Formula),
            (Err(_), None) => Known::up_to(last, rules.up_to(last), Pattern::Unknown),
        },
    }
}

/// A game whose amounts have no end, with those up to the last heap.
fn endless(amounts: Vec<u64>, last: u64) -> Known {
    // One amount in so many heaps is enough for a table by sets of bits.
    const MANY: u64 = 100;
    let is_dense = amounts.len() as u64 * MANY > last;
    let rules = SubtractionGame::new(amounts).expect("amounts above 0");
    let game = if is_dense { rules.dense_up_to(last) } else { rules.up_to(last) };
    Known::up_to(last, game, Pattern::Endless)
}

fn any_but(forbidden: &Amounts, last: u64) -> Known {
    if !forbidden.rules.is_empty() {
        let forbidden = forbidden.up_to(last);
        let is_allowed = |amount: &u64| forbidden.binary_search(amount).is_err();
        return endless((1..=last).filter(is_allowed).collect(), last);
    }
    let forbidden = &forbidden.listed;
    // Heaps of one value differ by forbidden amounts, those above the least one from it.
    let pattern = Pattern::Growing(forbidden.len() as u64 + 1);
    let takes = |&amount: &u64| (amount..=last).map(move |heap| (heap, amount));
    let game = ForbiddenTakes::new(forbidden.iter().flat_map(takes));
    match forbidden.is_empty() {
        true => Known::all(game, pattern),
        false => Known::up_to(last, game, pattern),
    }
}

fn octal(digits: &[u8], last: u64) -> Known {
    let rules = Octal::from_digits(digits).expect("digits that were checked");
    match repeating(&rules, last) {
        Ok(game) => {
            let period = game.period().expect("a table that repeats");
            Known::all(game, Pattern::GuySmith(period))
        }
        Err(game) => Known::up_to(last, game, Pattern::Unknown),
    }
}

/// The game with a proved period, or else with the nim-values up to `last`.
fn repeating(rules: &Octal, last: u64) -> Result<Heaps<Octal>, Heaps<Octal>> {
    // Most periods are short, and a table costs the square of its length.
    const SHORT: u64 = 1000;
    let found = |last: u64| -> Result<Heaps<Octal>, NotProved> { rules.periodic(last) };
    if let Ok(game) = found(last.min(SHORT)) {
        return Ok(game);
    }
    let game = rules.up_to(last);
    match rules.proved_period(game.table()) {
        Some(_) => found(last).map_err(|_| game),
        None => Err(game),
    }
}

fn coins(turn: &Turn, last: u64) -> Known {
    match turn {
        Turn::Any(counts) if counts[..] == [2] => Known::all(Twins, Pattern::Growing(1)),
        Turn::Any(counts) if counts[..] == [1, 2] => {
            Known::all(TurningTurtles, Pattern::Growing(1))
        }
        Turn::Any(counts) if counts[..] == [1, 2, 3] => {
            Known::all(MockTurtles, Pattern::Growing(1))
        }
        Turn::AllNeighbours => Known::all(Ruler, Pattern::Formula),
        _ => tabulated(turn, last),
    }
}

/// The coins up to `last`, but not so many that their sets take too long to list.
fn tabulated(turn: &Turn, last: u64) -> Known {
    let (mut sets, mut listed) = (Vec::new(), 0);
    for coin in 1..=last + 1 {
        let others = turned_with(turn, coin);
        listed += others.iter().map(|others| others.len() + 1).sum::<usize>();
        if listed > SETS && coin > 1 {
            break;
        }
        let from_0 = |others: Vec<u64>| others.iter().map(|&other| other as usize - 1).collect();
        sets.push(others.into_iter().map(from_0).collect::<Vec<Vec<usize>>>());
    }
    let game = CoinTurning::new(sets.len(), |coin| std::mem::take(&mut sets[coin]));
    let game = game.expect("the other coins come before");
    let pattern = pattern_of_coins(turn, game.values());
    Known::up_to(game.values().len() as u64 - 1, Coins(game), pattern)
}

fn pattern_of_coins(turn: &Turn, values: &[u64]) -> Pattern {
    // How many values before it decide that of a coin.
    let reach = match turn {
        Turn::At(distances) => distances.last().copied().unwrap_or(0),
        Turn::Neighbours(counts) => counts.last().map_or(0, |count| count - 1),
        Turn::Any(counts) if counts[..] == [1] => 0,
        Turn::Any(_) | Turn::AllNeighbours => return Pattern::Unknown,
    };
    let needed = |found: Period| (found.preperiod() + found.period()).saturating_add(reach);
    let found = Period::smallest(values, needed);
    found.map_or(Pattern::Unknown, |period| Pattern::Repeating(period, reach))
}
