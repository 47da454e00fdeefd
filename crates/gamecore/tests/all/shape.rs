//! The one shape that every game keeps, whatever its positions and moves are.

use std::borrow::Borrow;
use std::fmt::Debug;

use gamecore::{Game, MisereGame, NimValued, Outcome};
use oracle::{Oracle, Ruleset};

use crate::sorted;

/// A game whose moves can be compared and shown.
pub trait Shown: Game<Move = Self::Step> {
    /// A move.
    type Step: Clone + Debug + Ord;
}

impl<G: Game> Shown for G
where
    G::Move: Clone + Debug + Ord,
{
    type Step = G::Move;
}

/// The outcome, the winning moves, the first of them and the positions after them agree.
pub fn keeps<G: Shown>(game: &G, position: &G::Position) {
    let moves = game.winning_moves(position);
    check(&moves, game.outcome(position), |after| {
        let after = game.after(position, after);
        game.outcome(after.borrow())
    });
    found(&moves, game.winning_move(position), game.winning_moves_iter(position));
}

/// The same in misere play. Where a player cannot move, an N-position has no winning move.
pub fn keeps_misere<G: Shown + MisereGame>(game: &G, position: &G::Position) {
    let moves = game.misere_winning_moves(position);
    let outcome = game.misere_outcome(position);
    check(&moves, if moves.is_empty() { Outcome::P } else { outcome }, |after| {
        let after = game.after(position, after);
        game.misere_outcome(after.borrow())
    });
    found(&moves, game.misere_winning_move(position), game.misere_winning_moves_iter(position));
}

/// Nim-values and outcomes agree, and so do the moves to each value and the positions after them:
/// there are some to every smaller value, and none to the same one.
pub fn keeps_nim_values<G: Shown + NimValued>(game: &G, position: &G::Position) {
    let value = game.nim_value(position);
    assert_eq!(game.outcome(position), Outcome::from_nim_value(value));
    assert_eq!(game.moves_to(position, 0), game.winning_moves(position));
    for wanted in (0..=value + 3).chain([u64::MAX]) {
        let moves = game.moves_to(position, wanted);
        assert!(wanted >= value || !moves.is_empty(), "no move to the value {wanted}");
        assert!(wanted != value || moves.is_empty(), "a move keeps the value {wanted}");
        in_order(&moves);
        for chosen in &moves {
            let after = game.after(position, chosen);
            assert_eq!(game.nim_value(after.borrow()), wanted, "after {chosen:?}");
        }
    }
}

/// The outcome and the positions after the winning moves are those by the rules.
pub fn is_as_played<G, R>(game: &G, oracle: &Oracle<R>, position: &R::Position)
where
    G: Game,
    G::Position: ToOwned<Owned = R::Position>,
    R: Ruleset,
    R::Position: Borrow<G::Position> + Debug + Ord,
{
    let whole = position.borrow();
    assert_eq!(game.outcome(whole), Outcome::n_if(oracle.next_wins(position)), "{position:?}");
    let moves = game.winning_moves(whole);
    let after = moves.iter().map(|chosen| game.after(whole, chosen)).collect();
    assert_eq!(sorted(after), sorted(oracle.winning_options(position)), "{position:?}");
}

/// The same in misere play.
pub fn is_as_played_misere<G, R>(game: &G, oracle: &Oracle<R>, position: &R::Position)
where
    G: MisereGame,
    G::Position: ToOwned<Owned = R::Position>,
    R: Ruleset,
    R::Position: Borrow<G::Position> + Debug + Ord,
{
    let whole = position.borrow();
    let outcome = Outcome::n_if(oracle.next_wins_misere(position));
    assert_eq!(game.misere_outcome(whole), outcome, "misere {position:?}");
    let moves = game.misere_winning_moves(whole);
    let after = moves.iter().map(|chosen| game.after(whole, chosen)).collect();
    let ruled = sorted(oracle.winning_options_misere(position));
    assert_eq!(sorted(after), ruled, "misere {position:?}");
}

fn check<M: Debug + Ord>(moves: &[M], outcome: Outcome, after: impl Fn(&M) -> Outcome) {
    assert_eq!(outcome, Outcome::n_if(!moves.is_empty()), "with the winning moves {moves:?}");
    in_order(moves);
    for chosen in moves {
        assert_eq!(after(chosen), Outcome::P, "after {chosen:?}");
    }
}

/// One of the moves is found if there is one, and all of them one by one, in any order.
fn found<M: Debug + Ord>(moves: &[M], one: Option<M>, all: impl Iterator<Item = M>) {
    assert!(one.map_or(moves.is_empty(), |one| moves.contains(&one)), "not one of {moves:?}");
    assert_eq!(sorted(all.collect()), moves);
}

/// Each once, and in the order of `Ord`.
fn in_order<M: Debug + Ord>(moves: &[M]) {
    for pair in moves.windows(2) {
        assert!(pair[0] < pair[1], "twice or out of order: {pair:?}");
    }
}
