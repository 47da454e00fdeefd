//! Northcott's game: in every row each player has a piece, and closes in on the other one.

use gamecore::{nim_sum, NimWithIncreases};
use oracle::games::{self, Back, Pieces};
use study::line;
use study::picture::Drawing;
use study::prelude::*;

use crate::increases;
use crate::kept::{in_pairs, paired};
use crate::played::Played;

/// Rows with a black and a white piece: a position is what limits the steps back, then the
/// columns of the black and the white piece in every row; then a 0 if White is to move.
pub struct Northcott {
    /// The facts that do not depend on the position.
    pub about: fn() -> About,
    /// What limits the steps back.
    pub limit: Limit,
    /// Whether the judge's two answers are the names of Black and of White, and not words for a win
    /// and for a loss of the player to move.
    pub names_players: bool,
}

/// What limits the steps back, and with which numbers a position begins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// The edges of the board: the number of its columns.
    Columns,
    /// Each player has so many steps back in all: the greatest length of one, how many Black
    /// has left, and how many White.
    Retreats,
}

/// A row with two pieces: the columns of the black one and of the white one.
type Pair = [u64; 2];

/// Who is to move, 0 for Black and 1 for White: all positions begin with an odd number of numbers.
fn mover(position: &[u64]) -> usize {
    1 - position.len() % 2
}

fn player(position: &[u64]) -> &'static str {
    words(["Black", "White"], ["黑方", "白方"])[mover(position)]
}

/// The squares between two pieces.
fn gap(pair: &Pair) -> u64 {
    pair[0].abs_diff(pair[1]) - 1
}

impl Northcott {
    /// A picture of a play, with the gaps.
    pub fn picture(&self, title: &str, play: &[Row]) -> String {
        let sum = |position: &[u64]| increases::sum(&self.gaps(position));
        line::picture(self, title, play, sum, Drawing::below)
    }

    /// How many numbers come before the rows.
    fn head(&self) -> usize {
        match self.limit {
            Limit::Columns => 1,
            Limit::Retreats => 3,
        }
    }

    fn pairs(&self, position: &[u64]) -> Vec<Pair> {
        position[self.head()..].chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
    }

    fn gaps(&self, position: &[u64]) -> Vec<u64> {
        self.pairs(position).iter().map(gap).collect()
    }

    /// The heaps of Nim: the gaps, each with the room for steps back.
    fn heaps(&self, position: &[u64]) -> Vec<(u64, u64)> {
        let heap = |pair: &Pair| (gap(pair), self.room(position, pair));
        self.pairs(position).iter().map(heap).collect()
    }

    /// How far the player to move can step back with the piece in a row.
    fn room(&self, position: &[u64], pair: &Pair) -> u64 {
        let (own, other) = (pair[mover(position)], pair[1 - mover(position)]);
        match self.limit {
            Limit::Columns if own < other => own - 1,
            Limit::Columns => position[0] - own,
            Limit::Retreats if position[1 + mover(position)] == 0 => 0,
            Limit::Retreats => position[0],
        }
    }

    /// The position of the opponent after a row has got another gap.
    pub fn moved(&self, position: &[u64], row: usize, gap: u64) -> Row {
        let mover = mover(position);
        let pair = self.pairs(position)[row];
        let (own, other) = (pair[mover], pair[1 - mover]);
        let column = if own < other { other - gap - 1 } else { other + gap + 1 };
        let mut after = replaced(position, self.head() + 2 * row + mover, column);
        if self.limit == Limit::Retreats && gap > self.gaps(position)[row] {
            after[1 + mover] -= 1;
        }
        match mover {
            0 => after.push(0),
            _ => drop(after.pop()),
        }
        after
    }

    /// The first and the last column that the pieces in a row can reach, if there are such.
    fn ends(&self, position: &[u64], pair: &Pair) -> Option<(u64, u64)> {
        if self.limit == Limit::Columns {
            return Some((1, position[0]));
        }
        let reach = |player: usize| position[0].checked_mul(position[1 + player]);
        let (left, right) = if pair[0] < pair[1] { (0, 1) } else { (1, 0) };
        let first = pair[left].checked_sub(reach(left)?).filter(|&first| first > 0);
        Some((first?, pair[right].checked_add(reach(right)?)?))
    }

    /// The first and the last column that matter.
    fn columns(&self, position: &[u64]) -> (u64, u64) {
        let pairs = self.pairs(position);
        let ends = || pairs.iter().filter_map(|pair| self.ends(position, pair));
        let (first, last) = (ends().map(|ends| ends.0).min(), ends().map(|ends| ends.1).max());
        (first.unwrap_or(1), last.unwrap_or(1))
    }

    fn check_row(&self, position: &[u64], pair: &Pair) -> Result<(), String> {
        let (first, last) = match self.ends(position, pair) {
            Some(ends) => ends,
            None => {
                return Err(said!(
                    "the board is too short for the steps back allowed",
                    "棋盘太短，容不下这些后退"
                ))
            }
        };
        match pair.iter().find(|&column| !(first..=last).contains(column)) {
            _ if pair[0] == pair[1] => {
                Err(said!("both pieces are on column {}", "两枚棋子都在第 {} 列", pair[0]))
            }
            Some(column) => Err(said!("it has no column {column}", "没有第 {column} 列")),
            None => Ok(()),
        }
    }
}

impl Study for Northcott {
    fn about(&self) -> About {
        (self.about)()
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match self.limit {
            Limit::Columns if position.first().map_or(true, |&columns| columns < 2) => {
                return Err(said!(
                    "the first number, the columns, is at least 2",
                    "第一个数是列数，至少是 2"
                ));
            }
            Limit::Retreats if position.len() < 3 => {
                return Err(said!("three numbers come before the rows", "各行之前应有三个数"));
            }
            _ => {}
        }
        if mover(position) == 1 && position.last() != Some(&0) {
            return Err(said!("the last row has only one piece", "最后一行只有一枚棋子"));
        }
        for (index, pair) in self.pairs(position).iter().enumerate() {
            self.check_row(position, pair).map_err(|error| {
                said!("row {} is wrong: {error}", "第 {} 行有误：{error}", index + 1)
            })?;
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (first, last) = self.columns(position);
        last - first < 20 && position.len() <= 18
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let back = match *position {
            [most, black, white, ..] if self.limit == Limit::Retreats => {
                Back::Steps { most, left: [black, white] }
            }
            _ => Back::Columns(position[0]),
        };
        let written = |after: Pieces| {
            let head = match after.back {
                Back::Columns(columns) => vec![columns],
                Back::Steps { most, left: [black, white] } => vec![most, black, white],
            };
            [head, after.rows.concat(), vec![0; after.mover]].concat()
        };
        let played = Played {
            rules: games::Northcott,
            position: Pieces { mover: mover(position), back, rows: self.pairs(position) },
            theory: NimWithIncreases,
            counted: self.heaps(position),
        };
        // Steps forward come first: a player who makes only these is sure to come to an end.
        played.play(written, move |_, _, change| self.moved(position, change.heap, change.left))
    }

    fn answer(&self, position: &[u64]) -> String {
        let [first, second] = self.about().answers;
        let is_first = self.wins(position) != (self.names_players && mover(position) == 1);
        if is_first { first } else { second }.to_string()
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let said = |gaps: &[u64]| {
            match gaps {
            [] => said!(
                "in every row the pieces stand side by side, and whenever you step back, the other piece can follow",
                "每一行的两枚棋子都紧挨着，你后退几格，对方就跟上几格"
            ),
            gaps => said!(
                "the gaps are equal in pairs, {}, and a gap that you close can be closed in its twin",
                "各行的间隔两两相等（{}），你在一行里逼近几格，对方就在相等的那一行里逼近几格",
                in_pairs(gaps)
            ),
        }
        };
        paired(position, move |position| self.gaps(position), said)
    }

    fn reason(&self, position: &[u64]) -> String {
        said!(
            "the nim-sum of the gaps is {}",
            "各行间隔的异或和是 {}",
            nim_sum(self.gaps(position))
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let pairs = self.pairs(position);
        let gaps: Vec<u64> = pairs.iter().map(gap).collect();
        let before = |row: usize| {
            let [black, white] = pairs[row];
            vec![said!("row {}", "第 {} 行", row + 1), black.to_string(), white.to_string()]
        };
        let heads = words(["", "Black", "White", "gap"], ["", "黑方", "白方", "间隔"]);
        let mut lines = increases::columns(&heads, &gaps, |_| true, before);
        if self.limit == Limit::Retreats {
            lines.push(said!(
                "Black has {} back left, White {}, each by at most {}.",
                "黑方还能后退 {} 次，白方 {} 次，每次至多 {} 格。",
                counted(position[1], "step"),
                position[2],
                counted(position[0], "column"),
            ));
        }
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = (self.head()..from.len().min(to.len())).find(|&place| from[place] != to[place]);
        let described = place.map(|place| {
            let row = (place - self.head()) / 2 + 1;
            said!(
                "row {row}: {} {} -> {}",
                "第 {row} 行：{} {} -> {}",
                player(from),
                from[place],
                to[place]
            )
        });
        described.unwrap_or_default()
    }

    fn board(&self, position: &[u64]) -> Board {
        let (first, last) = self.columns(position);
        let turn = match self.limit {
            Limit::Columns => said!("{} moves", "轮到{}", player(position)),
            Limit::Retreats => {
                let left = position[1 + mover(position)];
                said!(
                    "{} moves, {} back left",
                    "轮到{}，还能后退 {} 次",
                    player(position),
                    counted(left, "step")
                )
            }
        };
        let strip = |(index, pair): (usize, Pair)| {
            let ([black, white], between) = (pair, pair[0].min(pair[1]) + 1);
            Strip {
                first,
                cells: last - first + 1,
                pieces: vec![Piece { cell: black, dark: true }, Piece { cell: white, dark: false }],
                heading: if index == 0 { turn.clone() } else { String::new() },
                marked: (between..between + gap(&pair)).collect(),
                note: said!("gap {}", "间隔 {}", gap(&pair)),
                ..Strip::default()
            }
        };
        Board::Strips(self.pairs(position).into_iter().enumerate().map(strip).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let rows = self.pairs(position).len();
        match self.limit {
            Limit::Columns => said!("{rows} rows of {}", "{rows} 行，每行 {} 格", position[0]),
            Limit::Retreats => said!(
                "{rows} rows; {} and {} steps back of up to {}",
                "{rows} 行；可以后退 {} 次和 {} 次，每次最多 {} 格",
                position[1],
                position[2],
                position[0]
            ),
        }
    }

    fn idea(&self, position: &[u64]) -> Option<&'static str> {
        let gaps = self.gaps(position);
        let are_equal = gaps.len() > 1 && gaps.windows(2).all(|pair| pair[0] == pair[1]);
        are_equal.then(|| words("equal gaps", "间隔相等"))
    }

    fn small(&self) -> Vec<Vec<Row>> {
        // Two rows, in which the pieces have room to move towards each other.
        let head = match self.limit {
            Limit::Columns => &[7][..],
            Limit::Retreats => &[1, 0, 0],
        };
        triangle(0..=5, |a, b| [head, &[1, a + 2, 1, b + 2]].concat())
    }

    fn random(&self, random: &mut Random) -> Row {
        let columns = random.int(5..=9);
        let (mut position, edge) = match self.limit {
            Limit::Columns => (vec![columns], 0),
            Limit::Retreats => {
                let most = random.int(1..=2);
                (vec![most, 2, 2], 2 * most)
            }
        };
        // In the first row there is room for a move.
        let black = random.int(1..=columns - 2);
        let mut pairs = vec![(black, random.int(black + 2..=columns))];
        for _ in 0..random.int(1..=3) {
            let pieces = random.distinct(2, 1..=columns);
            let black = random.int(0..=1) as usize;
            pairs.push((pieces[black], pieces[1 - black]));
        }
        position.extend(pairs.iter().flat_map(|&(black, white)| [edge + black, edge + white]));
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        About { rules: "", numbers: "", answers: ["black", "white"], starts: &[] }
    }

    #[test]
    fn answers_are_for_the_player_to_move_or_name_one() {
        let game = |names_players| Northcott { about, limit: Limit::Columns, names_players };
        let answers =
            |position: &[u64]| [game(false).answer(position), game(true).answer(position)];
        // A gap of 2, which wins, and none, which loses; with a 0 at the end, White is to move.
        assert_eq!(answers(&[4, 1, 4, 1, 2]), ["black", "black"]);
        assert_eq!(answers(&[4, 1, 4, 1, 2, 0]), ["black", "white"]);
        assert_eq!(answers(&[4, 3, 4, 1, 2, 0]), ["white", "black"]);
        assert_eq!(answers(&[4, 3, 4, 1, 2]), ["white", "white"]);
    }
}
