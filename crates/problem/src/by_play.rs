//! Answers by play: the oracle says who wins.

use std::fmt::Debug;

use oracle::retrograde::{Fate, Retrograde};
use oracle::{Oracle, Ruleset};

/// Whether the player to move wins a case in normal play, where a player who cannot move loses.
///
/// `position` is the position that a case means. Positions that have been played are remembered.
pub fn by_play<T, R, F>(rules: R, position: F) -> impl Fn(&T) -> bool
where
    R: Ruleset,
    F: Fn(&T) -> R::Position,
{
    let oracle = Oracle::new(rules);
    move |case| oracle.next_wins(&position(case))
}

/// Whether the player to move wins a case in misere play, where a player who cannot move wins.
pub fn by_misere_play<T, R, F>(rules: R, position: F) -> impl Fn(&T) -> bool
where
    R: Ruleset,
    F: Fn(&T) -> R::Position,
{
    let oracle = Oracle::new(rules);
    move |case| oracle.next_wins_misere(&position(case))
}

/// Whether the player to move wins a case of a game in which positions can recur, or which is
/// partizan, in normal play.
///
/// # Panics
///
/// If neither player can force a win.
pub fn by_endless_play<T, R, F>(rules: R, position: F) -> impl Fn(&T) -> bool
where
    T: Debug,
    R: Ruleset,
    F: Fn(&T) -> R::Position,
{
    let oracle = Retrograde::new(rules);
    move |case| match oracle.fate(&position(case)) {
        Fate::Win => true,
        Fate::Loss => false,
        Fate::Draw => panic!("neither player can force a win: {case:?}"),
    }
}
