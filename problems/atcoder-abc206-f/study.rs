//! The interval game, to be explained, drawn and played.

use gamecore::interval_game::Gap;
use gamecore::{nim_sum, IntervalGame};
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;
use study::text::{nim_sum_of, SHOWN};

/// Choose an interval that meets none of those before. A position is the two ends of each
/// interval, and 1 after them if it has been chosen, or else 0.
pub struct Rules;

impl Ruleset for Rules {
    type Position = Row;

    fn options(&self, position: &Row) -> Vec<Row> {
        let open = (0..position.len()).step_by(3).filter(|&place| is_open(position, place));
        open.map(|place| replaced(position, place + 2, 1)).collect()
    }

    /// Only the intervals that can still be chosen matter, each once.
    fn representative(&self, position: &Row) -> Row {
        let open = (0..position.len()).step_by(3).filter(|&place| is_open(position, place));
        let mut open: Vec<&[u64]> = open.map(|place| &position[place..place + 3]).collect();
        open.sort_unstable();
        open.dedup();
        open.concat()
    }
}

/// Whether the interval at this place meets no chosen one.
fn is_open(position: &[u64], place: usize) -> bool {
    let (left, right) = (position[place], position[place + 1]);
    let apart = |other: &[u64]| right <= other[0] || other[1] <= left;
    position.chunks(3).filter(|other| other[2] == 1).all(apart)
}

/// The position in which no interval has been chosen.
pub fn row(intervals: &[(u64, u64)]) -> Row {
    intervals.iter().flat_map(|&(left, right)| [left, right, 0]).collect()
}

struct Intervals;

/// More intervals would need a table that is too large.
const MOST: usize = 200;

/// The most columns of a board.
const COLUMNS: u64 = 20;

/// The game, and the gaps beside what has been chosen.
fn game(position: &[u64]) -> (IntervalGame, Vec<Gap>) {
    let game = IntervalGame::new(position.chunks(3).map(|interval| (interval[0], interval[1])));
    let chosen: Vec<usize> =
        (0..position.len() / 3).filter(|&index| position[3 * index + 2] == 1).collect();
    let gaps = game.gaps(&chosen);
    (game, gaps)
}

/// The indices of the intervals with which the player to move wins.
fn winning_intervals(position: &[u64]) -> Vec<usize> {
    let (game, gaps) = game(position);
    game.winning_moves(&gaps).into_iter().map(|choice| choice.interval).collect()
}

fn interval(position: &[u64], index: usize) -> String {
    format!("[{}, {})", position[3 * index], position[3 * index + 1])
}

/// The least and the greatest end.
fn span(position: &[u64]) -> (u64, u64) {
    let left = position.iter().step_by(3).min().copied().unwrap_or(0);
    (left, position.chunks(3).map(|interval| interval[1]).max().unwrap_or(0))
}

impl Study for Intervals {
    fn rules(&self) -> &'static str {
        "Choose one of the intervals that has no point in common with those chosen before; the right end does not belong to an interval. A player who cannot loses. On the board every interval has a row, and a light piece at its left end; click this piece to choose the interval."
    }

    fn numbers(&self) -> &'static str {
        "for each interval its left end, its right end, and 1 if it has been chosen or else 0"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        if position.len() % 3 > 0 {
            return Err("an interval is not complete".to_string());
        }
        if position.len() / 3 > MOST {
            return Err(format!("there are more than {} intervals", MOST));
        }
        for index in 0..position.len() / 3 {
            let (left, right) = (position[3 * index], position[3 * index + 1]);
            if left >= right {
                return Err(format!("{} is empty", interval(position, index)));
            }
            let state = position[3 * index + 2];
            if state > 1 {
                return Err(format!("chosen is 1, not chosen is 0, but there is {}", state));
            }
            let others = replaced(position, 3 * index + 2, 0);
            if state == 1 && !is_open(&others, 3 * index) {
                return Err(format!("{} meets another chosen one", interval(position, index)));
            }
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (left, right) = span(position);
        position.len() <= 36 && right - left <= COLUMNS
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Rules.options(&position.to_vec())
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let (game, gaps) = game(position);
        game.outcome(gaps)
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let intervals = winning_intervals(position).into_iter();
        Winning::all(intervals.map(move |index| replaced(position, 3 * index + 2, 1)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Alice", "Bob").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (game, gaps) = game(position);
        let values: Vec<u64> = gaps.iter().map(|&gap| game.nim_value(gap)).collect();
        let titles = ["interval", "value before it", "value behind it", "nim-sum"];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        let open: Vec<usize> =
            (0..position.len() / 3).filter(|&index| is_open(position, 3 * index)).collect();
        for &index in open.iter().take(SHOWN) {
            let (from, to) = (position[3 * index], position[3 * index + 1]);
            let inside = gaps.iter().filter(|(left, right)| *left <= from && to <= *right);
            rows.extend(inside.map(|&(left, right)| {
                let parts = [game.nim_value((left, from)), game.nim_value((to, right))];
                let figures = [parts[0], parts[1], nim_sum(parts)].map(|value| value.to_string());
                [&[interval(position, index)], &figures[..]].concat()
            }));
        }
        let mut lines = if open.is_empty() { Vec::new() } else { table(&rows) };
        if open.len() > SHOWN {
            lines.push(format!("... and {} more intervals", open.len() - SHOWN));
        }
        let sum = nim_sum(values.iter().copied());
        lines.push(match values.len() {
            1 => format!("nim-value {}, the least number that is not in the last column", sum),
            _ => format!("gaps: {}", nim_sum_of(values)),
        });
        let reason = match open.len() {
            0 => "no interval can be chosen".to_string(),
            _ => format!("the nim-sum of the gaps' nim-values is {}", sum),
        };
        let outcome = self.outcome(position);
        Explanation { headline: headline(&self.answer(position), &reason, outcome), lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // The shortest interval, and the longest one.
        let open = (0..position.len()).step_by(3).filter(|&place| is_open(position, place));
        let length = |place: &usize| position[place + 1] - position[*place];
        let (shortest, longest) = (open.clone().min_by_key(length), open.max_by_key(length));
        let places: Vec<usize> = shortest.into_iter().chain(longest).collect();
        places.into_iter().map(|place| replaced(position, place + 2, 1)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = from.iter().zip(to).position(|(before, after)| before != after);
        let index = place.map_or(0, |place| place / 3);
        format!("choose interval {}, {}", index + 1, interval(from, index))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let winning = if theorem { winning_intervals(position) } else { Vec::new() };
        let (first, end) = span(position);
        let strip = |(index, numbers): (usize, &[u64])| {
            let (left, right, chosen) = (numbers[0], numbers[1], numbers[2] == 1);
            // The light piece goes when the interval is chosen.
            let cells = if chosen { left + 1..right } else { left..right };
            let state = match is_open(position, 3 * index) {
                _ if chosen => ", chosen",
                true => "",
                false => ", out",
            };
            Strip {
                first,
                cells: end - first,
                pieces: cells.map(|cell| Piece { cell, dark: cell > left }).collect(),
                marked: if winning.contains(&index) { vec![left] } else { Vec::new() },
                note: interval(position, index) + state,
            }
        };
        Board::Strips(position.chunks(3).enumerate().map(strip).collect())
    }

    fn starts(&self) -> Vec<Row> {
        let starts: [&[(u64, u64)]; 5] = [
            &[(1, 3), (1, 5), (2, 5), (4, 5), (4, 8), (5, 9), (6, 9)],
            &[(1, 3), (2, 4), (4, 6)],
            &[(1, 2), (2, 3), (3, 4), (1, 3), (2, 4), (5, 7), (6, 9)],
            &[(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 7)],
            &[(0, 2), (1, 3), (2, 4), (3, 5)],
        ];
        starts.iter().map(|intervals| row(intervals)).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        let intervals = (0..random.int(5..=8)).map(|_| {
            let left = random.int(1..=9);
            (left, left + random.int(1..=4))
        });
        row(&intervals.collect::<Vec<(u64, u64)>>())
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Intervals)
}

/// A winning choice, and what is left.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = Intervals.starts().swap_remove(0);
    let won = replaced(&start, 3 * winning_intervals(&start)[0] + 2, 1);
    let drawn = |position: &Row| {
        let (game, gaps) = game(position);
        let values = gaps.into_iter().map(|gap| game.nim_value(gap));
        let verdict = Intervals.outcome(position).choose("won", "lost");
        let caption = format!("{}: {}", nim_sum_of(values), verdict);
        Drawing::from_board(&Intervals.board(position, true), &caption)
    };
    let title = "A winning choice and the gaps that it leaves";
    let description = "The first cell of a winning interval is marked.";
    let drawings = vec![drawn(&start), drawn(&won)];
    vec![("choice", Drawing::below(drawings).document(title, description))]
}
