//! Answers by play: the oracle's word on who wins, and with which moves.

use std::fmt::Debug;

use oracle::{Oracle, Ruleset};

/// A game that is played out by its rules to answer a case of type `T`.
pub struct Play<T> {
    pub(crate) next_wins: About<T, bool>,
    pub(crate) winning: About<T, Vec<String>>,
}

/// What can be said about a case.
pub(crate) type About<T, A> = Box<dyn Fn(&T) -> A + Send + Sync>;

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Convention {
    Normal,
    Misere,
}

/// A game to be played, from cases that `position` turns into positions; see [`play`].
pub struct PlayBuilder<R: Ruleset, F> {
    oracle: Oracle<R>,
    position: F,
    convention: Convention,
}

/// Plays a case in normal play, where a player who cannot move loses.
///
/// `position` is the position that a case means.
pub fn play<T, R, F>(rules: R, position: F) -> PlayBuilder<R, F>
where
    R: Ruleset,
    F: Fn(&T) -> R::Position,
{
    PlayBuilder { oracle: Oracle::new(rules), position, convention: Convention::Normal }
}

impl<R: Ruleset, F> PlayBuilder<R, F> {
    /// Play in which a player who cannot move wins.
    pub fn misere(self) -> Self {
        PlayBuilder { convention: Convention::Misere, ..self }
    }

    /// Shows what a winning move leaves as `picture` draws it, instead of the whole position.
    pub fn shown_as<T, P, G>(self, picture: G) -> Play<T>
    where
        R: Send + Sync + 'static,
        R::Position: Send + Sync,
        F: Fn(&T) -> R::Position + Clone + Send + Sync + 'static,
        G: Fn(R::Position) -> P + Send + Sync + 'static,
        P: Debug,
    {
        let PlayBuilder { oracle, position, convention } = self;
        let (same_oracle, same_position) = (oracle.clone(), position.clone());
        let next_wins = move |case: &T| match convention {
            Convention::Normal => oracle.next_wins(&position(case)),
            Convention::Misere => oracle.next_wins_misere(&position(case)),
        };
        let winning = move |case: &T| {
            let results = match convention {
                Convention::Normal => same_oracle.winning_results(&same_position(case)),
                Convention::Misere => same_oracle.winning_results_misere(&same_position(case)),
            };
            results.into_iter().map(|result| format!("{:?}", picture(result))).collect()
        };
        Play { next_wins: Box::new(next_wins), winning: Box::new(winning) }
    }
}

impl<T, R, F> From<PlayBuilder<R, F>> for Play<T>
where
    R: Ruleset + Send + Sync + 'static,
    R::Position: Debug + Send + Sync,
    F: Fn(&T) -> R::Position + Clone + Send + Sync + 'static,
{
    fn from(builder: PlayBuilder<R, F>) -> Play<T> {
        builder.shown_as(|position| position)
    }
}
