//! Misere play of games of heaps: by a theorem, by the misere quotient, or by play.

use gamecore::{HeapRules, Kayles, MisereGame, MisereHeaps, MisereQuotient, Nim, Octal};
use oracle::Oracle;
use study::prelude::*;
use study::text::series;

use super::about;
use super::description::{Description, Game};
use super::heaps::may_divide;
use super::rules::{HeapsInTurn, Sum};
use crate::amounts::Amounts;
use crate::played::tried;

/// The most elements of a misere quotient.
const ELEMENTS: usize = 48;
/// The last heap of a study's quotient: that of a board, and some more.
const STUDIED: u64 = 30;
/// The largest heap by a formula: its moves are listed.
const LISTED: u64 = 100_000;
/// The most stones of a position with heaps that may be divided, if it is played out.
const DIVIDED: u64 = 24;
/// The most stones of another position that is played out, and how many positions may follow.
const STONES: u64 = 400;
const POSITIONS: u64 = 20_000;

/// Moves that have no name.
impl HeapRules for Sum {
    type Move = ();

    fn each_move(&self, _index: usize, number: u64, each: &mut dyn FnMut((), (u64, u64))) {
        for left in self.left(number) {
            each((), left);
        }
    }
}

/// Who wins in misere play.
pub struct Misere {
    /// Whether the player to move wins, for all heaps.
    formula: Option<fn(&[u64]) -> bool>,
    /// The quotient of small heaps.
    quotient: Option<MisereQuotient>,
    /// Play to the end.
    played: Oracle<Sum>,
    may_divide: bool,
}

impl Misere {
    /// What is known of these games, if at most the heaps up to `last` are looked at.
    pub fn compute(games: &[Description], last: u64) -> Misere {
        let may_divide = games.iter().any(may_divide);
        let rules = || Sum(games.to_vec());
        let formula = formula(games);
        let last = Sum(games.to_vec()).number(games.len() - 1, last);
        let found = |last: u64| MisereHeaps::up_to(rules(), last, ELEMENTS);
        let quotient = match formula {
            Some(_) => None,
            // Below the heap that makes it too large there is one.
            None => found(last).or_else(|error| found(error.heap - 1)).ok(),
        };
        let quotient = quotient.map(|game| game.quotient().clone());
        Misere { formula, quotient, played: Oracle::new(rules()), may_divide }
    }

    /// Whether a theorem gives all outcomes.
    pub fn has_formula(&self) -> bool {
        self.formula.is_some()
    }

    /// The quotient, if it has these numbers of heaps.
    fn quotient_of(&self, numbers: &[u64]) -> Option<&MisereQuotient> {
        let has_all = |quotient: &&MisereQuotient| {
            numbers.iter().all(|&number| number <= quotient.last_heap())
        };
        self.quotient.as_ref().filter(has_all)
    }

    fn numbers(&self, heaps: &[u64]) -> Row {
        self.played.rules().position(heaps)
    }

    /// Whether it can say who wins.
    pub fn knows(&self, heaps: &[u64]) -> bool {
        let stones = heaps.iter().fold(0, |sum: u64, &heap| sum.saturating_add(heap));
        let positions = heaps.iter().fold(1, |all: u64, &heap| all.saturating_mul(heap.max(1)));
        match self.formula {
            Some(_) => heaps.iter().all(|&heap| heap <= LISTED),
            None if stones > LISTED => false,
            None => {
                let are_few = match self.may_divide {
                    true => stones <= DIVIDED,
                    false => stones <= STONES && positions <= POSITIONS,
                };
                are_few || self.quotient_of(&self.numbers(heaps)).is_some()
            }
        }
    }

    /// Whether the player to move wins.
    pub fn wins(&self, heaps: &[u64]) -> bool {
        if let Some(formula) = self.formula {
            return formula(heaps);
        }
        let numbers = self.numbers(heaps);
        match self.quotient_of(&numbers) {
            Some(quotient) => !quotient.is_p(quotient.element_of(&numbers)),
            None => self.played.next_wins_misere(&numbers),
        }
    }

    /// What is known about all positions.
    pub fn remark(&self) -> String {
        let games = self.played.rules().0.len() as u64;
        match &self.quotient {
            None => said!(
                "All outcomes are known by a theorem.",
                "所有局面的胜负都由定理给出。",
            ),
            Some(quotient) if quotient.last_heap() == 0 => said!(
                "The outcomes were found by trying all moves.",
                "胜负由搜索所有走法得到。",
            ),
            Some(quotient) => said!(
                "The misere quotient of the heaps up to {} has {} elements, and {} of them are P-positions; it decides all sums of these heaps. The outcomes of larger heaps are found by trying all moves, as far as that is quick.",
                "到 {} 颗为止的石子堆的反常商有 {} 个元素，其中 {} 个是必败态；这些堆的任意组合的胜负都由它决定。更大的堆靠搜索，只算到不太慢为止。",
                quotient.last_heap() / games,
                quotient.order(),
                quotient.p_portion().len()
            ),
        }
    }
}

fn formula(games: &[Description]) -> Option<fn(&[u64]) -> bool> {
    let but = Amounts::default();
    match games {
        [Description::TakeAnyBut(forbidden)] if *forbidden == but => {
            Some(|heaps| Nim.misere_outcome(heaps).is_n())
        }
        [Description::Octal(digits)] if Octal::from_digits(digits) == Ok(Octal::KAYLES) => {
            Some(|heaps| Kayles.misere_outcome(heaps).is_n())
        }
        _ => None,
    }
}

/// A sum of games of heaps in misere play.
pub struct MisereOf {
    game: Game,
    theory: Misere,
}

impl MisereOf {
    pub fn new(game: Game) -> MisereOf {
        // Where heaps may be divided, a quotient may take seconds, and a board must not wait.
        let last = if game.may_divide() { 0 } else { STUDIED };
        let theory = Misere::compute(&game.games, last);
        MisereOf { game, theory }
    }
}

impl Study for MisereOf {
    fn about(&self) -> About {
        about(self.game.numbers())
    }

    fn is_misere(&self) -> bool {
        true
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        match self.theory.knows(heaps) {
            true => Ok(()),
            false => Err(said!(
                "in misere play these heaps are too large to be played out here",
                "反常规则下，这些堆太大，这里无法搜索",
            )),
        }
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        self.game.are_few(heaps)
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let options = Options::of(HeapsInTurn(&self.game.games), heaps);
        tried(true, options, move |heaps| self.theory.wins(heaps), heaps)
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let numbers = self.theory.numbers(heaps);
        match (self.theory.formula, self.theory.quotient_of(&numbers)) {
            (Some(_), _) => {
                said!("a theorem on misere play decides", "由反常规则的定理判定")
            }
            (None, Some(quotient)) => said!(
                "in misere play these heaps are as good as {}",
                "在反常规则下，这些堆等价于 {}",
                least(quotient, quotient.element_of(&numbers), self.game.games.len())
            ),
            (None, None) => {
                said!("all lines of misere play were searched", "搜索了反常规则下的所有走法")
            }
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        self.game.describe(from, to)
    }

    /// A heap is marked if there is a winning move in it.
    fn board(&self, heaps: &[u64]) -> Board {
        let after: Vec<Row> = self.winning(heaps).moves.collect();
        let heap = |place: usize| {
            let marked = after.iter().any(|left| left[place] != heaps[place]);
            Heap { marked, ..self.game.heap(heaps, place) }
        };
        Board::Heaps((0..heaps.len()).map(heap).collect())
    }

    fn random(&self, random: &mut Random) -> Row {
        loop {
            let heaps = self.game.random(random);
            if self.theory.knows(&heaps) {
                return heaps;
            }
        }
    }
}

/// The least position of an element.
fn least(quotient: &MisereQuotient, element: usize, games: usize) -> String {
    let heap = |&number: &u64| (number - 1) / games as u64 + 1;
    match quotient.least_position(element) {
        [] => said!("no heap at all", "一堆也没有"),
        numbers => series(numbers.iter().map(heap), ", "),
    }
}
