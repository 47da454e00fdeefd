//! The interval game, to be explained, drawn and played.

use gamecore::nim_sum;
use games::{tried, ByDefinition};
use study::prelude::*;

use super::rules::DisjointIntervals;

/// A position is the two ends of each interval, and 1 after them if it has been chosen, or else 0.
struct Intervals;

/// Seven intervals, one of which wins.
const SEVEN: &[u64] = &[1, 3, 0, 1, 5, 0, 2, 5, 0, 4, 5, 0, 4, 8, 0, 5, 9, 0, 6, 9, 0];

/// Both ends of what lies between chosen intervals.
type Gap = (u64, u64);

/// The gaps beside the chosen intervals.
fn gaps(position: &[u64]) -> Vec<Gap> {
    let chosen = position.chunks(3).filter(|interval| interval[2] == 1);
    let mut chosen: Vec<Gap> = chosen.map(|interval| (interval[0], interval[1])).collect();
    chosen.sort_unstable();
    let lefts = [0].into_iter().chain(chosen.iter().map(|interval| interval.1));
    let rights = chosen.iter().map(|interval| interval.0).chain([u64::MAX]);
    lefts.zip(rights).collect()
}

/// The nim-values of gaps, by the definition.
fn by_definition(position: &[u64]) -> ByDefinition<Gap, impl Fn(&Gap) -> Vec<Vec<Gap>> + '_> {
    ByDefinition::new(move |gap: &Gap| {
        let inside = position.chunks(3).filter(|it| gap.0 <= it[0] && it[1] <= gap.1);
        inside.map(|it| vec![(gap.0, it[0]), (it[1], gap.1)]).collect()
    })
}

/// The nim-values of the gaps.
fn values(position: &[u64]) -> Vec<u64> {
    let known = by_definition(position);
    gaps(position).iter().map(|gap| known.value(gap)).collect()
}

/// The intervals that can be chosen, by their indices, and the gaps in which they lie.
fn open(position: &[u64], gaps: &[Gap]) -> Vec<(usize, Gap)> {
    let inside = |(index, interval): (usize, &[u64])| {
        let around = gaps.iter().find(|gap| gap.0 <= interval[0] && interval[1] <= gap.1);
        around.map(|&gap| (index, gap))
    };
    position.chunks(3).enumerate().filter_map(inside).collect()
}

fn interval(position: &[u64], index: usize) -> String {
    format!("[{}, {})", position[3 * index], position[3 * index + 1])
}

/// Into how many groups the open intervals fall in each of which all meet; `None` if they do not.
fn groups(position: &[u64]) -> Option<usize> {
    let open = open(position, &gaps(position)).into_iter();
    let open: Vec<Gap> = open.map(|(it, _)| (position[3 * it], position[3 * it + 1])).collect();
    let meet = |one: &Gap, other: &Gap| one.0 < other.1 && other.0 < one.1;
    study::groups(&open, meet)
}

/// The least and the greatest end.
fn span(position: &[u64]) -> (u64, u64) {
    let left = position.iter().step_by(3).min().copied().unwrap_or(0);
    (left, position.chunks(3).map(|interval| interval[1]).max().unwrap_or(0))
}

impl Study for Intervals {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Choose one of the intervals that has no point in common with those chosen before. The right end does not belong to an interval."
                "每次选取一个区间，它与之前选过的任何区间都没有公共点；区间不含右端点。"
                "A player who finds none loses."
                "无法操作者输。"
                "On the board every interval has a row, and a light piece at its left end; click this piece to choose the interval."
                "棋盘上每个区间是一行，左端有一枚浅色的棋子，点这枚棋子就选取这个区间。"
            },
            numbers: sentences! {
                "for each interval its left end, its right end, and 1 if it has been chosen or else 0"
                "每个区间的左端、右端，选过的再写 1，没选过的写 0"
            },
            answers: ["Alice", "Bob"],
            starts: &[
                &[1, 2, 0, 4, 5, 0, 1, 3, 0, 6, 8, 0, 9, 12, 0, 2, 4, 0],
                SEVEN,
                &[1, 3, 0, 2, 4, 0, 4, 6, 0],
                &[0, 2, 0, 1, 3, 0, 2, 4, 0, 3, 5, 0, 4, 6, 0, 5, 7, 0],
                &[0, 2, 0, 1, 3, 0, 2, 4, 0, 3, 5, 0],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        refuse!(position.len() % 3 > 0, "an interval is not complete", "有一个区间不完整");
        refuse!(position.len() > 600, "there are more than 200 intervals", "区间超过了 200 个");
        let mut chosen: Vec<Gap> = Vec::new();
        for (index, numbers) in position.chunks(3).enumerate() {
            let (left, right) = (numbers[0], numbers[1]);
            let wrong = match numbers[2] {
                _ if left >= right => words("is empty", "是空的"),
                1 if chosen.iter().any(|other| left < other.1 && other.0 < right) => {
                    words("meets another chosen one", "与选过的另一个区间相交")
                }
                0 | 1 => "",
                _ => words(
                    "is neither chosen, 1, nor not chosen, 0",
                    "后面既不是 1（选过），也不是 0（没选过）",
                ),
            };
            refuse!(!wrong.is_empty(), "{} {wrong}", "{} {wrong}", interval(position, index));
            chosen.extend(Some((left, right)).filter(|_| numbers[2] == 1));
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (left, right) = span(position);
        position.len() <= 36 && right - left <= 20
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = Options::of(DisjointIntervals, position);
        tried(self.is_playable(position), options, |left| nim_sum(values(left)) > 0, position)
    }

    fn reason(&self, position: &[u64]) -> String {
        if open(position, &gaps(position)).is_empty() {
            return said!("no interval can be chosen", "没有区间可选");
        }
        said!(
            "the nim-sum of the gaps' nim-values is {}",
            "各空隙 SG 值的异或和是 {}",
            nim_sum(values(position))
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let open = open(position, &gaps(position));
        let heads = words(
            ["interval", "value before it", "value behind it", "nim-sum"],
            ["区间", "左侧的值", "右侧的值", "异或和"],
        );
        let known = by_definition(position);
        let mut lines = figures(&heads, open.len(), |place| {
            let (index, (left, right)) = open[place];
            let before = known.value(&(left, position[3 * index]));
            let behind = known.value(&(position[3 * index + 1], right));
            let values = [before, behind, before ^ behind].map(|value| value.to_string());
            [&[interval(position, index)], &values[..]].concat()
        });
        let values = values(position);
        lines.push(match values[..] {
            [value] => said!(
                "nim-value {value}, the least number that is not in the last column",
                "SG 值 {value}，即最后一列中没有出现的最小非负整数"
            ),
            _ => said!("gaps: {}", "空隙：{}", nim_sum_of(values)),
        });
        lines
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let are_even = |position: &[u64]| matches!(groups(position), Some(count) if count % 2 == 0);
        let count = groups(position).unwrap_or(0);
        Kept::so(position, are_even, || {
            said!(
                "the intervals that can be chosen form {count} groups, and of each of them only one can be chosen, so an even number of moves is left",
                "可选的区间分成 {count} 组，每一组只能选一个，所以还有偶数步"
            )
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let index = differing(from, to)[0] / 3;
        said!("choose interval {}, {}", "选第 {} 个区间 {}", index + 1, interval(from, index))
    }

    fn board(&self, position: &[u64]) -> Board {
        let winning: Vec<Row> = self.winning(position).moves.collect();
        let open = open(position, &gaps(position));
        let (first, end) = span(position);
        let strip = |(index, numbers): (usize, &[u64])| {
            let (left, right, chosen) = (numbers[0], numbers[1], numbers[2] == 1);
            // The light piece goes when the interval is chosen.
            let cells = if chosen { left + 1..right } else { left..right };
            let is_winning = !chosen && winning.iter().any(|row| row[3 * index + 2] == 1);
            let state = match open.iter().any(|&(open, _)| open == index) {
                _ if chosen => words(", chosen", "，已选"),
                true => "",
                false => words(", out", "，不可选"),
            };
            Strip {
                first,
                cells: end - first,
                pieces: cells.map(|cell| Piece { cell, dark: cell > left }).collect(),
                caption: interval(position, index) + state,
                marked: if is_winning { vec![left] } else { Vec::new() },
                letters: true,
                ..Strip::default()
            }
        };
        Board::Strips(position.chunks(3).enumerate().map(strip).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let (first, end) = span(position);
        let intervals = position.len() / 3;
        said!(
            "{intervals} intervals from {first} to {end}",
            "{intervals} 个区间，从 {first} 到 {end}"
        )
    }

    fn random(&self, random: &mut Random) -> Row {
        let lefts = random.int(5..=8);
        let lefts = random.list(lefts, 1..=9).into_iter();
        lefts.flat_map(|left| [left, left + random.int(1..=4), 0]).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Intervals)
}

/// A winning choice, and what is left.
pub fn pictures() -> Vec<(&'static str, String)> {
    let lost = line::won(&Intervals, SEVEN);
    let drawn = |position: &[u64]| {
        let verdict = if Intervals.wins(position) { "won" } else { "lost" };
        let caption = format!("{}: {}", nim_sum_of(values(position)), verdict);
        Drawing::from_board(&Intervals.board(position), &caption)
    };
    let title = "A winning choice and the gaps that it leaves";
    let description = "The first cell of a winning interval is marked.";
    let drawings = vec![drawn(SEVEN), drawn(&lost)];
    vec![("choice", Drawing::below(drawings).document(title, description))]
}
