use std::cell::RefCell;
use std::collections::hash_map::RandomState;
use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::hash::{BuildHasher, Hash};
use std::vec::IntoIter;

use crate::game::{Game, MisereGame, NimValued, Outcome};
use crate::theorems::mex::mex;

/// The rules of an impartial game of your own, for a [`Solver`]: the options of each position.
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

/// Solves any game by the definition, where no theorem helps.
///
/// It looks at every position that can be reached, once, and remembers its nim-value and its
/// outcome in misere play. Play must end; otherwise there is an error.
///
/// All methods take time and space for the positions that can be reached and are
/// not yet known, and for their options. There is no recursion, so that long games
/// are harmless. The number of positions that are held at a time is limited, and a game that needs
/// more is given up with an error.
///
/// Most of the time goes into looking positions up: a million of them take about a second. It is a
/// few times less with another hasher, see [`with_hasher`](Solver::with_hasher). Where positions can
/// be numbered, a [`Digraph`](crate::Digraph) of their moves is solved in about a quarter of the
/// time. For games of heaps a table is far smaller and faster: [`HeapRules`](crate::HeapRules) need
/// the options of a single heap only.
///
/// A [`SolvedGame`] asks it as a [`Game`], which can stand in a [`Sum`](crate::Sum).
///
/// ```
/// use gamecore::{Outcome, Rules, Solver};
///
/// /// Subtract a square.
/// struct Squares;
///
/// impl Rules for Squares {
///     type Position = u64;
///
///     fn options(&self, &heap: &u64) -> Vec<u64> {
///         (1..).take_while(|root| root * root <= heap).map(|root| heap - root * root).collect()
///     }
/// }
///
/// let mut solver = Solver::new(Squares);
/// let lost: Vec<u64> = (0..20).filter(|heap| solver.outcome(heap) == Ok(Outcome::P)).collect();
/// assert_eq!(lost, [0, 2, 5, 7, 10, 12, 15, 17]);
/// // In misere play leave the last stone.
/// assert_eq!(solver.misere_winning_options(&2), Ok(vec![1]));
/// ```
#[derive(Clone, Debug)]
pub struct Solver<R: Rules, S = RandomState> {
    rules: R,
    // None for a position on the path that is being searched.
    known: HashMap<R::Position, Option<Solved>, S>,
    // The most positions that are held at a time: those known, and the options on the path.
    limit: usize,
}

/// The limit of [`Solver::new`].
const LIMIT: usize = 1 << 22;

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
    /// A solver that knows no position yet, and holds at most 2^22 of them: some hundred megabytes
    /// if they are small.
    pub fn new(rules: R) -> Solver<R> {
        Solver::with_limit(rules, LIMIT)
    }

    /// A solver that knows no position yet, and holds at most `limit` positions at a time: those
    /// that are solved, and the options of those on the path that is being searched.
    ///
    /// ```
    /// use gamecore::{Outcome, Rules, Solver, Unsolved};
    ///
    /// /// Take a square number of stones.
    /// struct Squares;
    ///
    /// impl Rules for Squares {
    ///     type Position = u64;
    ///
    ///     fn options(&self, &heap: &u64) -> Vec<u64> {
    ///         (1..).map(|root| root * root).take_while(|take| *take <= heap).map(|take| heap - take).collect()
    ///     }
    /// }
    ///
    /// let mut solver = Solver::with_limit(Squares, 1000);
    /// assert_eq!(solver.outcome(&22), Ok(Outcome::P));
    /// assert_eq!(solver.outcome(&1_000_000_000), Err(Unsolved::TooLarge { limit: 1000 }));
    /// ```
    pub fn with_limit(rules: R, limit: usize) -> Solver<R> {
        Solver::with_hasher(rules, limit, RandomState::new())
    }
}

impl<R: Rules, S: BuildHasher> Solver<R, S> {
    /// A solver that knows no position yet, and holds at most `limit` positions at a time, in a
    /// hash table with this hasher. One that is quicker than that of std need not be safe from
    /// positions that somebody chose to collide.
    ///
    /// ```
    /// use std::collections::hash_map::DefaultHasher;
    /// use std::hash::BuildHasherDefault;
    ///
    /// use gamecore::{Outcome, Rules, Solver};
    ///
    /// /// Take 1, 3 or 4 stones.
    /// struct Heap;
    ///
    /// impl Rules for Heap {
    ///     type Position = u64;
    ///
    ///     fn options(&self, &heap: &u64) -> Vec<u64> {
    ///         [1, 3, 4].iter().filter_map(|take| heap.checked_sub(*take)).collect()
    ///     }
    /// }
    ///
    /// let hasher = BuildHasherDefault::<DefaultHasher>::default();
    /// let mut solver = Solver::with_hasher(Heap, 1000, hasher);
    /// assert_eq!(solver.outcome(&9), Ok(Outcome::P));
    /// ```
    #[must_use]
    pub fn with_hasher(rules: R, limit: usize, hasher: S) -> Solver<R, S> {
        Solver { rules, known: HashMap::with_hasher(hasher), limit }
    }

    /// The nim-value: the mex of the nim-values of the options.
    ///
    /// # Errors
    /// [`Unsolved`] if a position that can be reached can come back, or if there are too many.
    pub fn nim_value(&mut self, position: &R::Position) -> Result<u64, Unsolved<R::Position>> {
        self.solve(position).map(|solved| solved.nim_value)
    }

    /// The outcome in normal play, where the player who cannot move loses.
    ///
    /// # Errors
    /// As [`nim_value`](Solver::nim_value).
    pub fn outcome(&mut self, position: &R::Position) -> Result<Outcome, Unsolved<R::Position>> {
        self.nim_value(position).map(Outcome::from_nim_value)
    }

    /// The outcome in misere play, where the player who cannot move wins.
    ///
    /// # Errors
    /// As [`nim_value`](Solver::nim_value).
    pub fn misere_outcome(
        &mut self,
        position: &R::Position,
    ) -> Result<Outcome, Unsolved<R::Position>> {
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
    ) -> Result<Vec<R::Position>, Unsolved<R::Position>> {
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
    ) -> Result<Vec<R::Position>, Unsolved<R::Position>> {
        self.options_if(position, |option| option.misere == Outcome::P)
    }

    fn options_if<W: Fn(Solved) -> bool>(
        &mut self,
        position: &R::Position,
        wanted: W,
    ) -> Result<Vec<R::Position>, Unsolved<R::Position>> {
        let mut options = Vec::new();
        for option in self.rules.options(position) {
            if wanted(self.solve(&option)?) {
                options.push(option);
            }
        }
        Ok(options)
    }

    fn solve(&mut self, position: &R::Position) -> Result<Solved, Unsolved<R::Position>> {
        if let Some(&Some(solved)) = self.known.get(position) {
            return Ok(solved);
        }
        let mut path = Vec::new();
        let solved = self.search(position, &mut path);
        // Nothing that is left on the path is solved, and another search may come by.
        for step in &path {
            self.known.remove(&step.position);
        }
        solved
    }

    fn search(
        &mut self,
        position: &R::Position,
        path: &mut Vec<Step<R::Position>>,
    ) -> Result<Solved, Unsolved<R::Position>> {
        // How many options the positions on the path have.
        let mut held = 0;
        path.push(self.step_to(position.clone(), &mut held)?);
        loop {
            let step = path.last_mut().expect("the first step is left by returning");
            if let Some(option) = step.untried.next() {
                match self.known.get(&option) {
                    None => path.push(self.step_to(option, &mut held)?),
                    Some(&Some(solved)) => step.tried.push(solved),
                    Some(&None) => return Err(Unsolved::Endless { position: option }),
                }
            } else {
                let solved = step.solved();
                held -= step.tried.len();
                self.known.insert(step.position.clone(), Some(solved));
                path.pop();
                match path.last_mut() {
                    Some(step) => step.tried.push(solved),
                    None => return Ok(solved),
                }
            }
        }
    }

    fn step_to(
        &mut self,
        position: R::Position,
        held: &mut usize,
    ) -> Result<Step<R::Position>, Unsolved<R::Position>> {
        let untried = self.rules.options(&position);
        *held += untried.len();
        if self.known.len() + *held >= self.limit {
            return Err(Unsolved::TooLarge { limit: self.limit });
        }
        self.known.insert(position.clone(), None);
        Ok(Step { position, untried: untried.into_iter(), tried: Vec::new() })
    }
}

/// A game by its [`Rules`], asked as any other [`Game`]: beside others in a [`Sum`](crate::Sum), or
/// where a `dyn Game` is wanted.
///
/// A move is the option that it leads to. What has been found is remembered; so a `SolvedGame` cannot
/// be shared by threads. Every method takes as long as that of the [`Solver`].
///
/// # Panics
/// Every method, if the solver gives a position up: its methods say so by an error instead.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{MoveInSum, Nim, Rules, SolvedGame, Solver, Sum, Take};
///
/// /// A rook in the plane goes left or down, by one square or two.
/// struct Rook;
///
/// impl Rules for Rook {
///     type Position = (u64, u64);
///
///     fn options(&self, &(x, y): &(u64, u64)) -> Vec<(u64, u64)> {
///         let left = (x.saturating_sub(2)..x).map(|x| (x, y));
///         left.chain((y.saturating_sub(2)..y).map(|y| (x, y))).collect()
///     }
/// }
///
/// let rook = SolvedGame::new(Solver::new(Rook));
/// assert_eq!(rook.nim_value(&(5, 4)), 2 ^ 1);
/// assert_eq!(rook.winning_moves(&(5, 4)), [(4, 4), (5, 2)]);
///
/// let game = Sum(rook, Nim);
/// let take = MoveInSum::Second(Take { heap: 0, stones: 2 });
/// assert_eq!(game.winning_moves(&((5, 4), vec![5])), [take]);
/// ```
#[derive(Clone)]
pub struct SolvedGame<R: Rules, S = RandomState> {
    solver: RefCell<Solver<R, S>>,
}

impl<R: Rules + fmt::Debug, S: fmt::Debug> fmt::Debug for SolvedGame<R, S>
where
    R::Position: fmt::Debug,
{
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.debug_tuple("SolvedGame").field(&self.solver).finish()
    }
}

impl<R: Rules, S: BuildHasher> SolvedGame<R, S>
where
    R::Position: fmt::Debug + Ord,
{
    /// The game that this solver plays.
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::{Rules, SolvedGame, Solver};
    ///
    /// /// Take one stone or two.
    /// struct Heap;
    ///
    /// impl Rules for Heap {
    ///     type Position = u64;
    ///
    ///     fn options(&self, &heap: &u64) -> Vec<u64> {
    ///         (heap.saturating_sub(2)..heap).collect()
    ///     }
    /// }
    ///
    /// assert_eq!(SolvedGame::new(Solver::new(Heap)).outcome(&9), Outcome::P);
    /// ```
    #[must_use]
    pub fn new(solver: Solver<R, S>) -> SolvedGame<R, S> {
        SolvedGame { solver: RefCell::new(solver) }
    }

    fn solved(&self, position: &R::Position) -> Solved {
        let solved = self.solver.borrow_mut().solve(position);
        solved.unwrap_or_else(|error| panic!("{}", error))
    }

    // In order, each once.
    fn options_if<W: Fn(Solved) -> bool>(
        &self,
        position: &R::Position,
        wanted: W,
    ) -> Vec<R::Position> {
        let options = self.solver.borrow_mut().options_if(position, wanted);
        let mut options = options.unwrap_or_else(|error| panic!("{}", error));
        options.sort();
        options.dedup();
        options
    }
}

impl<R: Rules, S: BuildHasher> Game for SolvedGame<R, S>
where
    R::Position: fmt::Debug + Ord,
{
    type Position = R::Position;
    type Move = R::Position;

    fn outcome(&self, position: &R::Position) -> Outcome {
        Outcome::from_nim_value(self.nim_value(position))
    }

    fn winning_moves(&self, position: &R::Position) -> Vec<R::Position> {
        self.moves_to(position, 0)
    }

    fn after(&self, position: &R::Position, chosen: &R::Position) -> R::Position {
        let options = self.solver.borrow().rules.options(position);
        assert!(options.contains(chosen), "no move leads from {:?} to {:?}", position, chosen);
        chosen.clone()
    }
}

impl<R: Rules, S: BuildHasher> NimValued for SolvedGame<R, S>
where
    R::Position: fmt::Debug + Ord,
{
    fn nim_value(&self, position: &R::Position) -> u64 {
        self.solved(position).nim_value
    }

    fn moves_to(&self, position: &R::Position, nim_value: u64) -> Vec<R::Position> {
        self.options_if(position, |option| option.nim_value == nim_value)
    }
}

impl<R: Rules, S: BuildHasher> MisereGame for SolvedGame<R, S>
where
    R::Position: fmt::Debug + Ord,
{
    fn misere_outcome(&self, position: &R::Position) -> Outcome {
        self.solved(position).misere
    }

    fn misere_winning_moves(&self, position: &R::Position) -> Vec<R::Position> {
        self.options_if(position, |option| option.misere == Outcome::P)
    }
}

/// Why a position has not been solved.
///
/// ```
/// use gamecore::{Rules, Solver, Unsolved};
///
/// /// A token that goes round.
/// struct Round;
///
/// impl Rules for Round {
///     type Position = u8;
///
///     fn options(&self, &place: &u8) -> Vec<u8> {
///         vec![(place + 1) % 3]
///     }
/// }
///
/// let error = Solver::new(Round).outcome(&1).unwrap_err();
/// assert_eq!(error, Unsolved::Endless { position: 1 });
/// assert_eq!(error.to_string(), "play need not end: 1 can come back");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unsolved<P> {
    /// A position can come back, so that play need not end.
    Endless {
        /// A position that some moves lead back to.
        position: P,
    },
    /// More positions would have to be held than the limit allows.
    TooLarge {
        /// The limit of the [`Solver`].
        limit: usize,
    },
}

impl<P: fmt::Debug> fmt::Display for Unsolved<P> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Unsolved::Endless { position } => {
                write!(formatter, "play need not end: {:?} can come back", position)
            }
            Unsolved::TooLarge { limit } => {
                write!(formatter, "more than {} positions would have to be held", limit)
            }
        }
    }
}

impl<P: fmt::Debug> Error for Unsolved<P> {}
