//! Nim with forbidden takes, to be explained, drawn and played.

use gamecore::{nim_sum, ForbiddenTakes};
use oracle::games::Sum;
use oracle::Ruleset;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::SHOWN;

/// A heap with forbidden takes, given as heaps and stones: take any other number.
pub struct Rules(pub Vec<(u64, u64)>);

impl Ruleset for Rules {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        let takes = (1..=heap).filter(|&stones| !self.0.contains(&(heap, stones)));
        takes.map(|stones| heap - stones).collect()
    }
}

/// A position is the number of forbidden takes, the heap and the stones of each, and the heaps.
struct Game;

/// A position, taken apart.
struct Parts<'a> {
    takes: &'a [u64],
    heaps: &'a [u64],
}

impl Parts<'_> {
    fn of(position: &[u64]) -> Parts<'_> {
        let (takes, heaps) = position[1..].split_at(2 * position[0] as usize);
        Parts { takes, heaps }
    }

    fn forbidden(&self) -> Vec<(u64, u64)> {
        self.takes.chunks(2).map(|take| (take[0], take[1])).collect()
    }

    fn game(&self) -> ForbiddenTakes {
        ForbiddenTakes::new(self.forbidden())
    }

    /// What may not be taken from a heap of this size, in increasing order.
    fn forbidden_from(&self, heap: u64) -> Vec<u64> {
        let takes = self.forbidden().into_iter().filter(|take| take.0 == heap);
        let mut stones: Vec<u64> = takes.map(|take| take.1).collect();
        stones.sort_unstable();
        stones.dedup();
        stones
    }

    /// The position with other heaps.
    fn with_heaps(&self, heaps: &[u64]) -> Row {
        [&[self.takes.len() as u64 / 2], self.takes, heaps].concat()
    }
}

/// A heap, what may not be taken from it, the repeats below it, and its value.
fn line(parts: &Parts, game: &ForbiddenTakes, heap: u64) -> Vec<String> {
    let forbidden = parts.forbidden_from(heap);
    let below = game.repeats().iter().take_while(|repeat| repeat.0 < heap).count() as u64;
    let is_repeat = game.repeats().get(below as usize).map(|repeat| repeat.0) == Some(heap);
    let value = game.nim_value(heap);
    vec![
        heap.to_string(),
        if forbidden.is_empty() { "none".to_string() } else { series(forbidden, ", ") },
        below.to_string(),
        value.to_string(),
        if is_repeat { "a repeat".to_string() } else { format!("{} - {}", heap, below) },
    ]
}

impl Study for Game {
    fn rules(&self) -> &'static str {
        "Take any number of stones from one heap, at least one, unless this number is forbidden for a heap of this size. A player who cannot move loses, even if stones are left."
    }

    fn numbers(&self) -> &'static str {
        "the number of forbidden takes, the heap and the stones of each, and the heaps"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (&count, rest) = position.split_first().ok_or("the number of takes is missing")?;
        if count > 200_000 {
            return Err(format!("{} forbidden takes are too many", count));
        }
        if (rest.len() as u64) < 2 * count {
            return Err(format!("there are fewer than {} forbidden takes", count));
        }
        match Parts::of(position).forbidden().iter().find(|take| take.1 == 0 || take.1 > take.0) {
            Some(take) => Err(format!("{} stones cannot be taken from {}", take.1, take.0)),
            None => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 100 && are_playable(Parts::of(position).heaps)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let parts = Parts::of(position);
        let options = Sum(Rules(parts.forbidden())).options(&parts.heaps.to_vec());
        options.iter().map(|heaps| parts.with_heaps(heaps)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let parts = Parts::of(position);
        parts.game().outcome(parts.heaps.iter().copied())
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let parts = Parts::of(position);
        let takes = parts.game().winning_moves(parts.heaps).into_iter();
        Winning::all(takes.map(move |take| parts.with_heaps(&take.after(parts.heaps))))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Takahashi", "Aoki").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let parts = Parts::of(position);
        let game = parts.game();
        let values: Vec<u64> = parts.heaps.iter().map(|&heap| game.nim_value(heap)).collect();
        let titles = ["heap", "forbidden", "repeats below", "nim-value", ""];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        rows.extend(parts.heaps.iter().take(SHOWN).map(|&heap| line(&parts, &game, heap)));
        let mut lines = table(&rows);
        if parts.heaps.len() > SHOWN {
            lines.push(format!("... and {} more heaps", parts.heaps.len() - SHOWN));
        }
        let repeats = game.repeats().iter();
        let repeats = series(repeats.map(|(heap, value)| format!("{} ({})", heap, value)), ", ");
        let none = if repeats.is_empty() { "none" } else { "" };
        lines.push(format!("repeats, with their values: {}{}", repeats, none));
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        let reason = format!("the nim-sum of the nim-values is {}", nim_sum(values));
        let outcome = self.outcome(position);
        Explanation { headline: headline(&self.answer(position), &reason, outcome), lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // Of those in Nim, those that are allowed.
        let parts = Parts::of(position);
        let game = parts.game();
        let mut rows = tempting_in_nim(parts.heaps);
        rows.retain(|row| {
            row.iter()
                .zip(parts.heaps)
                .all(|(&to, &from)| to == from || game.allows(from, from - to))
        });
        rows.iter().map(|heaps| parts.with_heaps(heaps)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(Parts::of(from).heaps, Parts::of(to).heaps)
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let parts = Parts::of(position);
        let game = parts.game();
        let takes = if theorem { game.winning_moves(parts.heaps) } else { Vec::new() };
        let heap = |(index, &stones): (usize, &u64)| {
            let forbidden = parts.forbidden_from(stones);
            let caption = match forbidden.len() {
                0 => "take any".to_string(),
                1..=4 => format!("not {}", series(forbidden, ", ")),
                count => format!("{} takes forbidden", count),
            };
            let note = format!("value {}", game.nim_value(stones));
            Heap {
                stones,
                caption,
                note: if theorem { note } else { String::new() },
                marked: takes.iter().any(|take| take.heap == index),
                ..Heap::default()
            }
        };
        Board::Heaps(parts.heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        let sample = [2, 1, 3, 3, 3, 1, 1, 1];
        let no_ones = [1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1];
        let position =
            |takes: &[u64], heaps: &[u64]| [&[takes.len() as u64 / 2], takes, heaps].concat();
        vec![
            position(&sample, &[1, 2, 4]),
            position(&sample, &[2, 5, 4]),
            position(&no_ones, &[3, 5, 7]),
            position(&no_ones, &[2, 5, 6]),
        ]
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut takes = Vec::new();
        for heap in 2..=8 {
            let count = random.int(0..=2);
            takes
                .extend(random.distinct(count, 1..=heap).into_iter().flat_map(|take| [heap, take]));
        }
        [vec![takes.len() as u64 / 2], takes, random.list(3, 3..=9)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

/// The nim-values with the sample's forbidden takes, and its heaps with theirs.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = Game.starts().swap_remove(0);
    let game = Parts::of(&start).game();
    let values: Vec<u64> = (0..=14).map(|heap| game.nim_value(heap)).collect();
    let mut strip = ValueStrip::of_values(0, &values);
    strip.caption = "the nim-values; outlined: the repeats".to_string();
    strip.outlined = game.repeats().iter().map(|repeat| repeat.0).collect();
    let board = Drawing::from_board(&Game.board(&start, true), "nim-sum 0 xor 1 xor 2 = 3");
    let title = "Nim in which 1 of 1, 1 of 2, and 1 or 3 of 3 stones may not be taken";
    let description = "The nim-values of the heaps 0 to 14: 0 0 1 1, and from 4 on two less than the heap. The heaps 1, 2, 4 have the values 0, 1, 2.";
    vec![("values", Drawing::below(vec![strip.draw(), board]).document(title, description))]
}
