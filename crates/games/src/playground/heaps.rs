//! Games of heaps and their sums as studies.

use gamecore::nim_sum;
use study::prelude::*;

use super::about;
use super::description::{Description, Game};
use super::rules::{append, heap_options, HeapsInTurn};
use super::theory::{studied, Known};
use crate::heap_sum::{HeapGame, Position};
use crate::played::Valued;

/// The largest heap that may be divided: its moves are as many as its stones.
const DIVIDED: u64 = 100_000;

/// What all games of heaps have in common.
impl Game {
    pub(super) fn may_divide(&self) -> bool {
        self.games.iter().any(may_divide)
    }

    pub(super) fn numbers(&self) -> &'static str {
        match self.games.len() {
            1 => words("the heaps", "各堆的石子数"),
            _ => words(
                "heaps of the first game, the second and so on, in turn",
                "依次属于第一个游戏、第二个游戏……的各堆石子数",
            ),
        }
    }

    pub(super) fn are_few(&self, heaps: &[u64]) -> bool {
        if !self.may_divide() {
            return are_playable(heaps);
        }
        // Dividing a heap appends one of each game at most, and so no move makes this larger.
        let games = self.games.len() as u64;
        let stones =
            heaps.iter().fold(0_u64, |sum, heap| sum.saturating_add(heap.saturating_sub(1)));
        let size = stones.saturating_mul(games).saturating_add(heaps.len() as u64);
        size <= 40 * games && heaps.iter().all(|&heap| heap <= 24)
    }

    pub(super) fn describe(&self, before: &[u64], after: &[u64]) -> String {
        match after[before.len()..].last() {
            Some(split_off) => {
                let place = before.iter().zip(after).position(|(before, after)| before != after);
                let place = place.unwrap_or(0);
                said!(
                    "heap {}: {} to {} and {split_off}",
                    "第 {} 堆：{} 变为 {} 和 {split_off}",
                    place + 1,
                    before[place],
                    after[place]
                )
            }
            None => changes(before, after),
        }
    }

    /// A heap as it is drawn, with its game if there are several.
    pub(super) fn heap(&self, heaps: &[u64], place: usize) -> Heap {
        let caption = match self.games.len() {
            1 => String::new(),
            games => self.names[place % games].to_string(),
        };
        Heap { stones: heaps[place], caption, ..Heap::default() }
    }

    pub(super) fn random(&self, random: &mut Random) -> Row {
        let games = self.games.len();
        let (heaps, most) = if self.may_divide() { (2..=3, 12) } else { (2..=4, 15) };
        let heaps = random.int(heaps).max(games as u64) as usize;
        let fewest: Vec<u64> = self.games.iter().map(|game| fewest(game).min(24)).collect();
        let heap = |place: usize| {
            let fewest = fewest[place % games];
            random.int(fewest..=most.max(fewest + 6).min(24))
        };
        (0..heaps).map(heap).collect()
    }
}

/// Whether a move may leave two heaps.
pub fn may_divide(game: &Description) -> bool {
    match game {
        Description::Octal(digits) => digits.iter().any(|digit| digit & 4 != 0),
        Description::Divide => true,
        _ => false,
    }
}

/// The fewest stones with which there is a move, or 25 if these are more.
fn fewest(game: &Description) -> u64 {
    let has_move = |heap: &u64| !heap_options(std::slice::from_ref(game), &[*heap]).is_empty();
    (1..=24).find(has_move).unwrap_or(25)
}

/// A sum of games of heaps.
pub struct HeapsOf {
    game: Game,
    /// What is known of each.
    known: Vec<Known>,
}

impl HeapsOf {
    /// The games of a description, with what is known of small heaps.
    pub fn new(game: Game) -> HeapsOf {
        let known = game.games.iter().map(|game| Known::find(game, studied(game))).collect();
        HeapsOf { game, known }
    }

    /// The heaps after each winning move: it gives one game the nim-value of all the others.
    fn winning(&self, heaps: &[u64], values: &[u64]) -> Vec<Row> {
        let games = self.known.len();
        let all = nim_sum(values.iter().copied());
        let in_game = |game: usize| {
            let own = |row: &[u64]| row.iter().skip(game).step_by(games).copied().collect::<Row>();
            let others = all ^ nim_sum(own(values));
            let lefts = self.known[game].theory.moves_to(&own(heaps), others);
            lefts.into_iter().map(move |left| {
                let mut after = heaps.to_vec();
                for (index, heap) in left.into_iter().enumerate() {
                    match after.get_mut(game + index * games) {
                        Some(place) => *place = heap,
                        None => append(&mut after, heap, game, games),
                    }
                }
                after
            })
        };
        (0..games).flat_map(in_game).collect()
    }
}

impl HeapGame for HeapsOf {
    fn about(&self) -> About {
        about(self.game.numbers())
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        heaps.iter().zip(self.known.iter().zip(&self.game.games).cycle()).try_for_each(
            |(&heap, (known, game))| match known.last {
                Some(last) if heap > last => Err(said!("no formula and no period is known, so a heap has at most {last} stones here, not {heap}", "没有已知的公式或周期，所以这里一堆至多有 {last} 颗石子，不能是 {heap}")),
                None if heap > DIVIDED && may_divide(game) => Err(said!("a heap that may be divided has at most {DIVIDED} stones here, not {heap}", "可以分开的一堆在这里至多有 {DIVIDED} 颗石子，不能是 {heap}")),
                _ => Ok(()),
            },
        )
    }

    fn is_playable(&self, Position { heaps, .. }: Position) -> bool {
        self.game.are_few(heaps)
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let heaps = position.heaps;
        let values = heaps.iter().zip(self.known.iter().cycle());
        let values: Vec<u64> = values.map(|(&heap, known)| known.theory.value(heap)).collect();
        Valued::new(values.to_vec(), Options::of(HeapsInTurn(&self.game.games), heaps), move || {
            Winning::all(self.winning(heaps, &values))
        })
    }

    fn describe(&self, from: Position, to: Position) -> String {
        self.game.describe(from.heaps, to.heaps)
    }

    /// The game to which a heap belongs, and its size.
    fn kind(&self, position: Position, place: usize) -> Option<Row> {
        let (game, stones) = (place % self.game.games.len(), position.heaps[place]);
        let has_move = !heap_options(&self.game.games[game..=game], &[stones]).is_empty();
        Some(vec![game as u64, stones]).filter(|_| has_move)
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        self.game.heap(position.heaps, place)
    }

    fn random(&self, random: &mut Random) -> Row {
        self.game.random(random)
    }
}
