//! Intervals that do not meet, against the bare rules.

use gamecore::{Game, IntervalGame, Outcome};
use oracle::{Oracle, Ruleset};

use crate::shape;

/// The intervals to choose from; a position is the places of those that have been chosen.
struct Intervals(Vec<(u64, u64)>);

impl Ruleset for Intervals {
    type Position = Vec<usize>;

    fn options(&self, chosen: &Vec<usize>) -> Vec<Vec<usize>> {
        let apart = |one: usize, other: usize| {
            self.0[one].1 <= self.0[other].0 || self.0[other].1 <= self.0[one].0
        };
        let free = (0..self.0.len()).filter(|&new| chosen.iter().all(|&old| apart(old, new)));
        free.map(|new| [&chosen[..], &[new]].concat()).collect()
    }

    fn representative(&self, chosen: &Vec<usize>) -> Vec<usize> {
        super::sorted(chosen.clone())
    }
}

#[test]
fn small_games_are_as_played() {
    let ends = |first: u64| (first + 1..=5).map(move |last| (first, last));
    let all: Vec<(u64, u64)> = (0..5).flat_map(ends).collect();
    for set in 0..1_usize << all.len() {
        let chosen = (0..all.len()).filter(|index| set >> index & 1 == 1).take(8);
        let intervals: Vec<(u64, u64)> = chosen.map(|index| all[index]).collect();
        let game = IntervalGame::new(intervals.iter().copied()).unwrap();
        let oracle = Oracle::new(Intervals(intervals.clone()));
        let mut positions = vec![vec![]];
        positions.extend(oracle.rules().options(&vec![]));
        for chosen in positions {
            let gaps = game.gaps(&chosen);
            let outcome = Outcome::n_if(oracle.next_wins(&chosen));
            assert_eq!(game.outcome(&gaps), outcome, "{chosen:?} of {intervals:?}");
            shape::keeps(&game, &gaps);
            shape::keeps_nim_values(&game, &gaps);
            let wins = game.winning_moves(&gaps).into_iter().map(|choice| choice.interval);
            let by_rules = oracle.winning_options(&chosen).into_iter();
            let by_rules = by_rules.map(|option| option[chosen.len()]);
            assert_eq!(
                super::sorted(wins.collect()),
                super::sorted(by_rules.collect()),
                "{chosen:?} of {intervals:?}"
            );
        }
        let whole = game.gaps(&[])[0];
        assert_eq!(game.value(whole), oracle.nim_value(&vec![]), "{intervals:?}");
    }
}
