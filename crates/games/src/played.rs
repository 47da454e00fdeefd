//! Where rules and theorem meet: one adapter makes a study's [`Play`] of both.

use std::borrow::Borrow;
use std::rc::Rc;

use gamecore::game::Owned;
use gamecore::{nim_sum, Game, MisereGame, Outcome, SumGame};
use oracle::Ruleset;
use study::{each_once, Play, Row, Winning};

/// What the rules and the theorem say of a row that both read as their position.
///
/// ```
/// use gamecore::Wythoff;
/// use games::played;
/// use oracle::games::Wythoff as Rules;
///
/// let play = || played(Rules, Wythoff, &[3, 1]);
/// assert_eq!((play().options)().len(), 5);
/// assert!((play().wins)());
/// assert_eq!((play().winning)().moves.collect::<Vec<_>>(), [[2, 1]]);
/// ```
pub fn played<'a, R, G>(rules: R, theory: G, row: &[u64]) -> Play<'a>
where
    R: Ruleset + 'a,
    R::Position: Numbers,
    G: Game + 'a,
    Owned<G>: Numbers,
    G::Move: 'a,
{
    let (position, counted) = (Numbers::read(row), Numbers::read(row));
    let after = |game: &G, position: &G::Position, chosen| game.after(position, &chosen).write();
    Played { rules, position, theory, counted }.play(Numbers::write, after)
}

/// The same for a sum, with the nim-values of its components.
pub fn valued<'a, R, G>(rules: R, theory: G, row: &[u64]) -> Valued<'a>
where
    R: Ruleset + 'a,
    R::Position: Numbers,
    G: SumGame + 'a,
    Vec<G::Component>: Numbers,
    G::Move: 'a,
{
    let components: Vec<G::Component> = Numbers::read(row);
    let values = components.iter().map(|component| theory.component_value(component)).collect();
    Valued { values, play: played(rules, theory, row) }
}

/// What the rules and the theorem say of a row, where the theorem only says who `wins`: the winning
/// moves are found by trying all options, or if these are too many, none of them is known.
///
/// ```
/// use games::tried;
/// use oracle::games::NimHeap;
/// use oracle::Ruleset;
///
/// let options = || NimHeap.options(&2).into_iter().map(|left| vec![left]).collect();
/// let play = |are_few| tried(are_few, options, |heaps| heaps != [0], &[2]);
/// assert!((play(true).wins)());
/// assert_eq!((play(true).winning)().moves.collect::<Vec<_>>(), [[0]]);
/// assert_eq!((play(false).winning)().count, None);
/// ```
pub fn tried<'a>(
    are_few: bool,
    options: impl Fn() -> Vec<Row> + 'a,
    wins: impl Fn(&[u64]) -> bool + 'a,
    row: &'a [u64],
) -> Play<'a> {
    let of = Rc::new((options, wins));
    let (listed, asked) = (Rc::clone(&of), Rc::clone(&of));
    let lost = move || {
        let lost = each_once((of.0)()).into_iter().filter(|left| !(of.1)(left));
        lost.collect::<Vec<Row>>()
    };
    Play::new(
        move || (listed.0)(),
        move || (asked.1)(row),
        move || if are_few { Winning::all(lost()) } else { Winning::some(None) },
    )
}

/// A sum in play.
pub struct Valued<'a> {
    /// The nim-value of each component, by the theorem.
    pub values: Vec<u64>,
    /// What the rules and the theorem say of the whole.
    pub play: Play<'a>,
}

impl<'a> Valued<'a> {
    /// A sum of components with these nim-values, which say who wins.
    pub fn new(
        values: Vec<u64>,
        options: impl FnOnce() -> Vec<Row> + 'a,
        winning: impl FnOnce() -> Winning<'a> + 'a,
    ) -> Valued<'a> {
        let wins = nim_sum(values.iter().copied()) > 0;
        Valued { values, play: Play::new(options, move || wins, winning) }
    }

    /// The same where all options are tried to find the winning moves, or, if these are too many,
    /// none of them is known: `values` are the nim-values of a row's components.
    pub fn tried(
        are_few: bool,
        options: impl Fn() -> Vec<Row> + 'a,
        values: impl Fn(&[u64]) -> Vec<u64> + 'a,
        row: &'a [u64],
    ) -> Valued<'a> {
        let of_row = values(row);
        let wins = move |row: &[u64]| nim_sum(values(row)) > 0;
        Valued { values: of_row, play: tried(are_few, options, wins, row) }
    }
}

/// Rules and a theorem, each with the position that it is asked about.
pub struct Played<R: Ruleset, G: Game> {
    /// The rules.
    pub rules: R,
    /// The position, as the rules read it.
    pub position: R::Position,
    /// The theorem.
    pub theory: G,
    /// The position, as the theorem reads it.
    pub counted: Owned<G>,
}

impl<R: Ruleset, G: Game> Played<R, G> {
    /// What they say: `write` makes a row of an option, and `after` of the theorem's position and
    /// a winning move from it.
    pub fn play<'a>(
        self,
        write: impl Fn(R::Position) -> Row + 'a,
        after: impl Fn(&G, &G::Position, G::Move) -> Row + 'a,
    ) -> Play<'a>
    where
        R: 'a,
        G: 'a,
        G::Move: 'a,
    {
        let Played { rules, position, theory, counted } = self;
        let of = Rc::new((theory, counted));
        let same = Rc::clone(&of);
        Play::new(
            move || rules.options(&position).into_iter().map(write).collect(),
            move || of.0.outcome(of.1.borrow()).is_n(),
            move || {
                let mut moves = same.0.winning_moves(same.1.borrow());
                // A winner who plays the game's own choice brings play to an end.
                let first = same.0.winning_move(same.1.borrow());
                moves.sort_by_key(|chosen| Some(chosen) != first.as_ref());
                let moves = moves.into_iter();
                Winning::all(moves.map(move |chosen| after(&same.0, same.1.borrow(), chosen)))
            },
        )
    }
}

/// A game in misère play.
pub struct Misere<G>(pub G);

impl<G: MisereGame> Game for Misere<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn outcome(&self, position: &G::Position) -> Outcome {
        self.0.misere_outcome(position)
    }

    fn winning_moves(&self, position: &G::Position) -> Vec<G::Move> {
        self.0.misere_winning_moves(position)
    }

    fn after(&self, position: &G::Position, chosen: &G::Move) -> Owned<G> {
        self.0.after(position, chosen)
    }
}

/// A position that is a row of numbers, written in its order.
pub trait Numbers {
    /// The position.
    ///
    /// # Panics
    /// If the row is too short.
    fn read(row: &[u64]) -> Self;

    /// The row.
    fn write(self) -> Row;
}

impl Numbers for u64 {
    fn read(row: &[u64]) -> u64 {
        row[0]
    }

    fn write(self) -> Row {
        vec![self]
    }
}

impl Numbers for (u64, u64) {
    fn read(row: &[u64]) -> (u64, u64) {
        (row[0], row[1])
    }

    fn write(self) -> Row {
        vec![self.0, self.1]
    }
}

impl Numbers for Row {
    fn read(row: &[u64]) -> Row {
        row.to_vec()
    }

    fn write(self) -> Row {
        self
    }
}

impl Numbers for Vec<(u64, u64)> {
    fn read(row: &[u64]) -> Vec<(u64, u64)> {
        row.chunks(2).map(Numbers::read).collect()
    }

    fn write(self) -> Row {
        self.into_iter().flat_map(Numbers::write).collect()
    }
}
