//! Northcott's game: in every row each player has a piece, and closes in on the other one.

use gamecore::{increases as nim_with_increases, nim};
use oracle::Ruleset;

use super::{increases, play};
use crate::picture::Drawing;
use crate::prelude::*;

/// Rows with a black and a white piece: a position is what limits the steps back, then the
/// columns of the black and the white piece in every row; then a 0 if White is to move.
pub struct Northcott {
    /// What limits the steps back.
    pub limit: Limit,
    /// The rules.
    pub rules: &'static str,
    /// What the numbers of a position are.
    pub numbers: &'static str,
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
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

/// A row, as the player to move sees it.
#[derive(Clone, Copy)]
struct Pieces {
    /// Where the player's own column stands in the position.
    place: usize,
    own: u64,
    other: u64,
    /// The squares between the pieces.
    gap: u64,
    /// How far the player's own piece can step back.
    room: u64,
}

impl Pieces {
    /// The player's own column when there are this many squares between the pieces.
    fn own_at(&self, gap: u64) -> u64 {
        if self.own < self.other {
            self.other - gap - 1
        } else {
            self.other + gap + 1
        }
    }
}

/// All positions begin with an odd number of numbers.
fn white_moves(position: &[u64]) -> bool {
    position.len() % 2 == 0
}

/// The words for the player with the turn.
fn player(position: &[u64]) -> &'static str {
    if white_moves(position) {
        "White"
    } else {
        "Black"
    }
}

fn gaps(rows: &[Pieces]) -> Vec<u64> {
    rows.iter().map(|row| row.gap).collect()
}

impl Northcott {
    /// A picture of a play, with the gaps.
    pub fn picture(&self, title: &str, play: &[Row]) -> String {
        let sum = |position: &[u64]| increases::sum(&gaps(&self.rows(position)));
        play::picture(self, title, play, sum, Drawing::below)
    }

    /// How many numbers come before the rows.
    fn head(&self) -> usize {
        match self.limit {
            Limit::Columns => 1,
            Limit::Retreats => 3,
        }
    }

    /// The columns of the black and the white piece in every row.
    fn pairs<'a>(&self, position: &'a [u64]) -> impl Iterator<Item = (u64, u64)> + 'a {
        position[self.head()..].chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }

    fn rows(&self, position: &[u64]) -> Vec<Pieces> {
        let white = usize::from(white_moves(position));
        let row = |(row, (black, white_column)): (usize, (u64, u64))| {
            let place = self.head() + 2 * row + white;
            let (own, other) =
                if white == 1 { (white_column, black) } else { (black, white_column) };
            let room = match self.limit {
                Limit::Columns if own < other => own - 1,
                Limit::Columns => position[0] - own,
                Limit::Retreats if position[1 + white] == 0 => 0,
                Limit::Retreats => position[0],
            };
            Pieces { place, own, other, gap: own.abs_diff(other) - 1, room }
        };
        self.pairs(position).enumerate().map(row).collect()
    }

    /// The position of the opponent after a row has got another gap.
    pub fn moved(&self, position: &[u64], row: usize, gap: u64) -> Row {
        let row = self.rows(position)[row];
        let mut after = replaced(position, row.place, row.own_at(gap));
        if self.limit == Limit::Retreats && gap > row.gap {
            after[1 + usize::from(white_moves(position))] -= 1;
        }
        if white_moves(position) {
            after.pop();
        } else {
            after.push(0);
        }
        after
    }

    /// The first and the last column that matter.
    fn columns(&self, position: &[u64]) -> (u64, u64) {
        if self.limit == Limit::Columns {
            return (1, position[0]);
        }
        let reach = |retreats: u64| position[0] * retreats;
        let first = |(black, white): (u64, u64)| {
            if black < white {
                black - reach(position[1])
            } else {
                white - reach(position[2])
            }
        };
        let last = |(black, white): (u64, u64)| {
            if black < white {
                white + reach(position[2])
            } else {
                black + reach(position[1])
            }
        };
        let (firsts, lasts) = (self.pairs(position).map(first), self.pairs(position).map(last));
        (firsts.min().unwrap_or(1), lasts.max().unwrap_or(1))
    }

    /// What is wrong with a row of pieces.
    fn check_row(&self, position: &[u64], (black, white): (u64, u64)) -> Result<(), String> {
        if black == white {
            return Err(format!("it has two pieces on column {}", black));
        }
        match self.limit {
            Limit::Columns => {
                let beside = [black, white].into_iter().find(|&c| c == 0 || c > position[0]);
                beside.map_or(Ok(()), |column| Err(format!("it has no column {}", column)))
            }
            Limit::Retreats => {
                let reach = |retreats: u64| position[0].checked_mul(retreats);
                let (left, right) = if black < white { (1, 2) } else { (2, 1) };
                let first = reach(position[left]).and_then(|r| black.min(white).checked_sub(r));
                let last = reach(position[right]).and_then(|r| black.max(white).checked_add(r));
                match (first, last) {
                    (Some(1..=u64::MAX), Some(_)) => Ok(()),
                    _ => Err("it has no room for all steps back".to_string()),
                }
            }
        }
    }
}

impl Ruleset for Northcott {
    type Position = Row;

    fn options(&self, position: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for (index, row) in self.rows(position).iter().enumerate() {
            let gaps = (0..=row.gap + row.room).filter(|&gap| gap != row.gap);
            options.extend(gaps.map(|gap| self.moved(position, index, gap)));
        }
        options
    }
}

impl Study for Northcott {
    fn rules(&self) -> &'static str {
        self.rules
    }

    fn numbers(&self) -> &'static str {
        self.numbers
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match self.limit {
            Limit::Columns if position.first().map_or(true, |&columns| columns < 2) => {
                return Err("the first number is that of the columns, at least 2".to_string());
            }
            Limit::Retreats if position.len() < 3 => {
                return Err("three numbers come before the rows".to_string());
            }
            _ => {}
        }
        if white_moves(position) && position.last() != Some(&0) {
            return Err("the last row has only one piece".to_string());
        }
        for (index, row) in self.pairs(position).enumerate() {
            self.check_row(position, row)
                .map_err(|error| format!("row {} is wrong: {}", index + 1, error))?;
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (first, last) = self.columns(position);
        last - first < 20 && position.len() <= 18
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Ruleset::options(self, &position.to_vec())
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        nim_with_increases::outcome(gaps(&self.rows(position)))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let heaps: Vec<(u64, u64)> =
            self.rows(position).iter().map(|row| (row.gap, row.room)).collect();
        // Steps forward come first: a player who only makes these is sure to come to an end.
        let moves = nim_with_increases::winning_moves(&heaps).into_iter();
        Winning::all(moves.map(move |change| self.moved(position, change.heap, change.left)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let gaps = gaps(&self.rows(position));
        let nim_sum = nim::nim_sum(gaps.iter().copied());
        let outcome = self.outcome(position);
        let answer = self.answer(position);
        let headline = if answer.ends_with('!') {
            let wins = outcome.choose("wins", "loses");
            format!(
                "{} The nim-sum of the gaps is {}, so the player to move {}.",
                answer, nim_sum, wins
            )
        } else {
            headline(&answer, &format!("the nim-sum of the gaps is {}", nim_sum), outcome)
        };
        let heaps: Vec<Option<u64>> = gaps.iter().copied().map(Some).collect();
        let pairs: Vec<(u64, u64)> = self.pairs(position).collect();
        let words = |row: usize| {
            let pieces = [pairs[row].0, pairs[row].1, gaps[row]];
            let name = std::iter::once(format!("row {}", row + 1));
            name.chain(pieces.iter().map(u64::to_string)).collect()
        };
        let heads = ["", "Black", "White", "gap", "in binary"];
        let mut lines = increases::columns(&heads, &heaps, words);
        if self.limit == Limit::Retreats {
            lines.push(format!(
                "Black has {} left, White {}, each by at most {}.",
                counted(position[1], "step") + " back",
                position[2],
                counted(position[0], "column"),
            ));
        }
        Explanation { headline, lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let rows: Vec<(usize, Pieces)> = self.rows(position).into_iter().enumerate().collect();
        let back = rows.iter().find(|(_, row)| row.room > 0);
        let back = back.map(|&(index, row)| self.moved(position, index, row.gap + row.room));
        let mut open = rows.iter().filter(|(_, row)| row.gap > 0);
        let forward = open.next().into_iter().chain(open.next_back());
        let forward = forward.map(|&(index, _)| self.moved(position, index, 0));
        forward.chain(back).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let place = (self.head()..from.len().min(to.len())).find(|&place| from[place] != to[place]);
        let described = place.map(|place| {
            let row = (place - self.head()) / 2 + 1;
            format!("row {}: {} {} -> {}", row, player(from), from[place], to[place])
        });
        described.unwrap_or_default()
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (first, last) = self.columns(position);
        let turn = match self.limit {
            Limit::Columns => format!("{} moves", player(position)),
            Limit::Retreats => {
                let left = position[1 + usize::from(white_moves(position))];
                format!("{} moves, {} back left", player(position), counted(left, "step"))
            }
        };
        let strip = |(index, (black, white)): (usize, (u64, u64))| {
            let (left, right) = (black.min(white), black.max(white));
            let gap = if theorem { format!("gap {}", right - left - 1) } else { String::new() };
            let words = if index == 0 { [gap.as_str(), turn.as_str()] } else { [gap.as_str(), ""] };
            let words = words.iter().filter(|word| !word.is_empty());
            Strip {
                first,
                cells: last - first + 1,
                pieces: vec![Piece { cell: black, dark: true }, Piece { cell: white, dark: false }],
                marked: if theorem { (left + 1..right).collect() } else { Vec::new() },
                note: words.copied().collect::<Vec<&str>>().join("; "),
            }
        };
        Board::Strips(self.pairs(position).enumerate().map(strip).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
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
