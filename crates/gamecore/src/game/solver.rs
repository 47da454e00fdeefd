//! Any game with finitely many positions, by the definition.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::hash::Hash;
use std::vec::IntoIter;

use crate::game::{mex, Outcome};

/// The rules of an impartial game, for a [`Solver`]: where no theorem helps, say what the options
/// of a position are.
///
/// ```
/// use gamecore::{Outcome, Rules, Solver};
///
/// /// Stones in a row: take one, or two neighbours. A position is the row, and a
/// /// stone that is gone is false.
/// struct Row;
///
/// impl Rules for Row {
///     type Position = Vec<bool>;
///
///     fn options(&self, row: &Vec<bool>) -> Vec<Vec<bool>> {
///         let mut options = Vec::new();
///         for from in 0..row.len() {
///             for to in from + 1..=row.len().min(from + 2) {
///                 if row[from..to].iter().all(|&stone| stone) {
///                     let mut option = row.clone();
///                     option[from..to].iter_mut().for_each(|stone| *stone = false);
///                     options.push(option);
///                 }
///             }
///         }
///         options
///     }
/// }
///
/// let mut solver = Solver::new(Row);
/// let five = vec![true; 5];
/// assert_eq!(solver.nim_value(&five), Ok(4));
/// assert_eq!(solver.misere_outcome(&five), Ok(Outcome::N));
/// // The one in the middle.
/// assert_eq!(solver.winning_options(&five), Ok(vec![vec![true, true, false, true, true]]));
/// ```
pub trait Rules {
    /// A position: everything that decides how play can go on.
    type Position: Clone + Eq + Hash;

    /// The positions that one move leads to. If there is none, the game is over.
    fn options(&self, position: &Self::Position) -> Vec<Self::Position>;
}

/// Solves a game by the definition, and remembers every position it has seen: see [`Rules`].
///
/// All methods take time and space for the positions that can be reached and are
/// not yet known, and for their options. There is no recursion, so that long games
/// are harmless. But there must be finitely many positions: the search of a game
/// that goes on forever without any position coming back does not end.
#[derive(Clone, Debug)]
pub struct Solver<R: Rules> {
    rules: R,
    // None for a position on the path that is being searched.
    known: HashMap<R::Position, Option<Solved>>,
}

#[derive(Clone, Copy, Debug)]
struct Solved {
    nim_value: u64,
    misere: Outcome,
}

// A position on the path, the options still to look at, and the results of the others.
struct Step<P> {
    position: P,
    untried: IntoIter<P>,
    tried: Vec<Solved>,
}

impl<P> Step<P> {
    // By definition, when all options have been tried.
    fn solved(&self) -> Solved {
        let some_option_is_p = self.tried.iter().any(|option| option.misere == Outcome::P);
        Solved {
            nim_value: mex(self.tried.iter().map(|option| option.nim_value)),
            misere: Outcome::n_if(self.tried.is_empty() || some_option_is_p),
        }
    }
}

impl<R: Rules> Solver<R> {
    /// A solver that knows no position yet.
    pub fn new(rules: R) -> Solver<R> {
        Solver { rules, known: HashMap::new() }
    }

    /// The nim-value: the mex of the nim-values of the options.
    ///
    /// # Errors
    /// [`EndlessPlay`] if a position that can be reached can come back.
    pub fn nim_value(&mut self, position: &R::Position) -> Result<u64, EndlessPlay<R::Position>> {
        self.solve(position).map(|solved| solved.nim_value)
    }

    /// The outcome in normal play, where the player who cannot move loses.
    ///
    /// # Errors
    /// As [`nim_value`](Solver::nim_value).
    pub fn outcome(&mut self, position: &R::Position) -> Result<Outcome, EndlessPlay<R::Position>> {
        self.nim_value(position).map(Outcome::from_nim_value)
    }

    /// The outcome in misere play, where the player who cannot move wins.
    ///
    /// # Errors
    /// As [`nim_value`](Solver::nim_value).
    pub fn misere_outcome(
        &mut self,
        position: &R::Position,
    ) -> Result<Outcome, EndlessPlay<R::Position>> {
        self.solve(position).map(|solved| solved.misere)
    }

    /// The options that are P-positions in normal play, in the order of
    /// [`Rules::options`].
    ///
    /// # Errors
    /// As [`nim_value`](Solver::nim_value).
    pub fn winning_options(
        &mut self,
        position: &R::Position,
    ) -> Result<Vec<R::Position>, EndlessPlay<R::Position>> {
        self.options_if(position, |option| option.nim_value == 0)
    }

    /// The options that are P-positions in misere play, in the order of
    /// [`Rules::options`].
    ///
    /// # Errors
    /// As [`nim_value`](Solver::nim_value).
    pub fn misere_winning_options(
        &mut self,
        position: &R::Position,
    ) -> Result<Vec<R::Position>, EndlessPlay<R::Position>> {
        self.options_if(position, |option| option.misere == Outcome::P)
    }

    fn options_if<W: Fn(Solved) -> bool>(
        &mut self,
        position: &R::Position,
        wanted: W,
    ) -> Result<Vec<R::Position>, EndlessPlay<R::Position>> {
        let mut options = Vec::new();
        for option in self.rules.options(position) {
            if wanted(self.solve(&option)?) {
                options.push(option);
            }
        }
        Ok(options)
    }

    fn solve(&mut self, position: &R::Position) -> Result<Solved, EndlessPlay<R::Position>> {
        if let Some(&Some(solved)) = self.known.get(position) {
            return Ok(solved);
        }
        let mut path = vec![self.step_to(position.clone())];
        loop {
            let step = path.last_mut().expect("the first step is left by returning");
            if let Some(option) = step.untried.next() {
                match self.known.get(&option) {
                    None => path.push(self.step_to(option)),
                    Some(&Some(solved)) => step.tried.push(solved),
                    Some(&None) => {
                        // Nothing on the path is solved, and another search may come by.
                        for step in &path {
                            self.known.remove(&step.position);
                        }
                        return Err(EndlessPlay { position: option });
                    }
                }
            } else {
                let solved = step.solved();
                self.known.insert(step.position.clone(), Some(solved));
                path.pop();
                match path.last_mut() {
                    Some(step) => step.tried.push(solved),
                    None => return Ok(solved),
                }
            }
        }
    }

    fn step_to(&mut self, position: R::Position) -> Step<R::Position> {
        self.known.insert(position.clone(), None);
        let untried = self.rules.options(&position).into_iter();
        Step { position, untried, tried: Vec::new() }
    }
}

/// A position can come back, so that play need not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct EndlessPlay<P> {
    /// A position that some moves lead back to.
    pub position: P,
}

impl<P: fmt::Debug> fmt::Display for EndlessPlay<P> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "play need not end: {:?} can come back", self.position)
    }
}

impl<P: fmt::Debug> Error for EndlessPlay<P> {}
