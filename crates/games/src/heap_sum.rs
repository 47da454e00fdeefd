//! Sums of heaps: a move is a move in one heap, and each heap has a nim-value.

use gamecore::nim_sum;
use study::are_telling;
use study::prelude::*;

use crate::asks::Asks;
use crate::columns::nim_sum_column;
use crate::kept::pairs;
use crate::played::Valued;

/// A position, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<'a> {
    /// The numbers before the heaps, such as the greatest number of stones that may be taken.
    pub parameters: &'a [u64],
    /// The heaps; each may consist of several numbers.
    pub heaps: &'a [u64],
}

impl<'a> Position<'a> {
    /// The same parameters with other heaps.
    pub fn with(&self, heaps: &[u64]) -> Row {
        [self.parameters, heaps].concat()
    }
}

/// A game on heaps, for [`HeapSum`] to make a study of.
///
/// Moves are given by the heaps that they lead to: the one that is moved in stays in its place,
/// and if a move makes more of it, the others follow at the end.
pub trait HeapGame: Send + Sync {
    /// The facts that do not depend on the position.
    fn about(&self) -> About;

    /// Whether a row is a position.
    ///
    /// # Errors
    /// The mistake, in a few words without a full stop.
    fn check(&self, _row: &[u64]) -> Result<(), String> {
        Ok(())
    }

    /// How many numbers of a row that `check` accepts come before the heaps.
    fn parameters(&self, _row: &[u64]) -> usize {
        0
    }

    /// How many numbers a heap consists of; the first one is its size.
    fn width(&self) -> usize {
        1
    }

    /// Whether the position is small enough to be drawn, and to list its options.
    fn is_playable(&self, position: Position) -> bool {
        are_playable(&sizes(self, position))
    }

    /// What the rules and the theorem say of the heaps.
    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a>;

    /// The text that a judge expects about a row that the player to move wins, or does not win.
    fn answer(&self, row: &[u64], wins: bool) -> String {
        Asks::Winner(self.about().answers).answer(row, wins)
    }

    /// The reason for the outcome, in words that can follow an answer and a colon.
    fn reason(&self, nim_sum: u64) -> String {
        said!("the nim-sum of the heaps' nim-values is {nim_sum}", "各堆 SG 值的异或和是 {nim_sum}")
    }

    /// The columns between a heap's number and its nim-value: heads and words.
    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        vec![(words("size", "石子数"), sizes(self, position)[place].to_string())]
    }

    /// A line below the heaps and their nim-sum; may be empty.
    fn remark(&self, _position: Position) -> String {
        String::new()
    }

    /// What two heaps have in common in which the same moves can be made; `None` if there is no move
    /// in the heap.
    fn kind(&self, position: Position, place: usize) -> Option<Row> {
        let numbers = place * self.width()..(place + 1) * self.width();
        let alone = Position { heaps: &position.heaps[numbers], ..position };
        let has_move = !self.valued(alone).play.options().is_empty();
        Some(alone.heaps.to_vec()).filter(|_| has_move)
    }

    /// That the heaps in which there is a move come in such pairs.
    fn paired(&self, pairs: &str) -> String {
        said!(
            "the heaps that have a move pair off, {pairs}, and every move can be copied in the twin of its heap",
            "还能走的堆两两相等（{pairs}），你在一堆里怎么走，对方都能在相等的那一堆里照样走"
        )
    }

    /// A move in words.
    fn describe(&self, from: Position, to: Position) -> String {
        changes(&sizes(self, from), &sizes(self, to))
    }

    /// A heap as it is drawn, without a mark; if it has no note, its nim-value will be the note.
    fn heap(&self, position: Position, place: usize) -> Heap {
        Heap { stones: sizes(self, position)[place], ..Heap::default() }
    }

    /// A short name of a position where several are offered.
    fn name(&self, position: Position) -> String {
        study::write(&position.with(position.heaps))
    }

    /// A random position to start from.
    fn random(&self, random: &mut Random) -> Row;
}

/// The first number of each heap.
fn sizes<G: HeapGame + ?Sized>(game: &G, position: Position) -> Row {
    position.heaps.iter().step_by(game.width()).copied().collect()
}

/// The study of a game on heaps: a row consists of the parameters and the heaps, and the nim-sum of
/// the nim-values says who wins.
///
/// ```
/// use games::{Asks, HeapSum, Subtraction};
/// use study::Study;
///
/// let take_two_or_five = HeapSum(Subtraction { asks: Asks::Winner(["W", "L"]), starts: &[] });
/// let heaps = Subtraction::row(&[2, 5], &[2, 4, 7]);
/// assert_eq!(take_two_or_five.answer(&heaps), "W");
/// assert_eq!(take_two_or_five.reason(&heaps), "the nim-sum of the heaps' nim-values is 1");
/// ```
pub struct HeapSum<G>(pub G);

impl<G: HeapGame> HeapSum<G> {
    fn position<'a>(&self, row: &'a [u64]) -> Position<'a> {
        let (parameters, heaps) = row.split_at(self.0.parameters(row));
        Position { parameters, heaps }
    }

    fn values(&self, row: &[u64]) -> Vec<u64> {
        self.0.valued(self.position(row)).values
    }

    /// The heaps in which there is a move: of what kind they are, and their sizes.
    fn movable(&self, row: &[u64]) -> Vec<(Row, u64)> {
        let position = self.position(row);
        let sizes = sizes(&self.0, position);
        let of_kind = |place: usize| Some((self.0.kind(position, place)?, sizes[place]));
        (0..sizes.len()).filter_map(of_kind).collect()
    }
}

impl<G: HeapGame> Study for HeapSum<G> {
    fn about(&self) -> About {
        self.0.about()
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        self.0.check(row)
    }

    fn is_playable(&self, row: &[u64]) -> bool {
        self.0.is_playable(self.position(row))
    }

    fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
        let position = self.position(row);
        self.0.valued(position).play.rewritten(move |heaps| position.with(&heaps))
    }

    fn answer(&self, row: &[u64]) -> String {
        self.0.answer(row, self.wins(row))
    }

    fn reason(&self, row: &[u64]) -> String {
        self.0.reason(nim_sum(self.values(row)))
    }

    fn figures(&self, row: &[u64]) -> Vec<String> {
        let (position, values) = (self.position(row), self.values(row));
        if values.is_empty() {
            return Vec::new();
        }
        let columns = |place: usize| self.0.columns(position, place).into_iter();
        let mut heads = vec![words("heap", "堆")];
        heads.extend(columns(0).map(|(head, _)| head));
        heads.push(words("nim-value", "SG 值"));
        let mut lines = figures_of_sum(&heads, &values, |place| {
            let number = Some((place + 1).to_string()).into_iter();
            number.chain(columns(place).map(|(_, word)| word)).collect()
        });
        lines.extend(Some(self.0.remark(position)).filter(|remark| !remark.is_empty()));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        self.0.describe(self.position(from), self.position(to))
    }

    fn kept<'a>(&'a self, row: &'a [u64]) -> Option<Kept<'a>> {
        let kinds =
            move |row: &[u64]| twins(self.movable(row).into_iter().map(|it| it.0).collect());
        Kept::so(row, kinds, || {
            let mut movable = self.movable(row);
            movable.sort();
            let sizes: Vec<u64> = movable.iter().map(|it| it.1).collect();
            self.0.paired(&pairs(&sizes))
        })
    }

    /// A heap is marked if there is a winning move in it.
    fn board(&self, row: &[u64]) -> Board {
        let position = self.position(row);
        let after: Vec<Row> = self.0.valued(position).play.winning().moves.collect();
        let width = self.0.width();
        let heap = |(place, value): (usize, u64)| {
            let mut heap = self.0.heap(position, place);
            if heap.note.is_empty() {
                heap.note = value_note(value);
            }
            let numbers = place * width..(place + 1) * width;
            heap.marked =
                after.iter().any(|left| left[numbers.clone()] != position.heaps[numbers.clone()]);
            heap
        };
        let values = self.values(row);
        let sum = nim_sum_column(&values);
        Board::Heaps(values.into_iter().enumerate().map(heap).chain(sum).collect())
    }

    fn name(&self, row: &[u64]) -> String {
        self.0.name(self.position(row))
    }

    fn small(&self) -> Vec<Vec<Row>> {
        // One heap, unless all of these are won: then two of them.
        let start = self.0.about().starts.first().copied().unwrap_or(&[0]);
        let Position { parameters, heaps } = self.position(start);
        let heap = |stones: u64| [&[stones], &heaps[1..self.0.width()]].concat();
        let alone = |stones: u64| [parameters, &heap(stones)].concat();
        let first = u64::from(self.check(&alone(0)).is_err());
        let alone = line(first..=20, alone);
        match are_telling(self, &alone) {
            true => alone,
            false => triangle(1..=6, |a, b| [parameters, &heap(a), &heap(b)].concat()),
        }
    }

    fn random(&self, random: &mut Random) -> Row {
        self.0.random(random)
    }
}
