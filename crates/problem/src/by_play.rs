//! Answers by play: the oracle says who wins.

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
