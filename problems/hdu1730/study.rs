//! Northcott's game, to be explained, drawn and played.

use gamecore::nim;
use oracle::Ruleset;
use study::families::{increases, play};
use study::picture::Drawing;
use study::prelude::*;

/// Each player owns one piece in every row.
///
/// A position is the number of columns, and the columns of the black and the white piece in
/// every row; then a 0 if White is to move.
pub struct Northcott;

impl Ruleset for Northcott {
    type Position = Row;

    fn options(&self, position: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for row in rows(position) {
            let free =
                if row.own < row.other { 1..row.other } else { row.other + 1..position[0] + 1 };
            let columns = free.filter(|&column| column != row.own);
            options.extend(columns.map(|column| moved(position, row.place, column)));
        }
        options
    }
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
    /// The squares behind the player's own piece.
    behind: u64,
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

fn white_moves(position: &[u64]) -> bool {
    position.len() % 2 == 0
}

fn rows(position: &[u64]) -> impl DoubleEndedIterator<Item = Pieces> + '_ {
    let white = usize::from(white_moves(position));
    position[1..].chunks_exact(2).enumerate().map(move |(row, pieces)| {
        let (own, other) = (pieces[white], pieces[1 - white]);
        Pieces {
            place: 1 + 2 * row + white,
            own,
            other,
            gap: own.abs_diff(other) - 1,
            behind: if own < other { own - 1 } else { position[0] - own },
        }
    })
}

/// The position of the opponent after a piece has gone to a column.
fn moved(position: &[u64], place: usize, column: u64) -> Row {
    let mut after = replaced(position, place, column);
    if white_moves(position) {
        after.pop();
    } else {
        after.push(0);
    }
    after
}

fn gaps(position: &[u64]) -> Vec<u64> {
    rows(position).map(|row| row.gap).collect()
}

struct NorthcottsGame;

impl Study for NorthcottsGame {
    fn rules(&self) -> &'static str {
        "Slide your piece in one row to any other square, forwards or backwards, but neither onto the other piece nor past it. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the number of columns, then the columns of the black and the white piece in every row; a 0 at the end means that White moves"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let columns = position.first().copied().unwrap_or(0);
        if columns < 2 {
            return Err("the first number is that of the columns, at least 2".to_string());
        }
        if white_moves(position) && position.last() != Some(&0) {
            return Err("the last row has only one piece".to_string());
        }
        for (index, row) in position[1..].chunks_exact(2).enumerate() {
            let (black, white) = (row[0], row[1]);
            if black == white {
                return Err(format!("row {} has two pieces on column {}", index + 1, black));
            }
            if let Some(column) = row.iter().find(|&&column| column == 0 || column > columns) {
                return Err(format!("row {} has no column {}", index + 1, column));
            }
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 20 && position.len() <= 18
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Northcott.options(&position.to_vec())
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        nim::outcome(gaps(position))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let rows: Vec<Pieces> = rows(position).collect();
        let heaps: Vec<(u64, u64)> = rows.iter().map(|row| (row.gap, row.behind)).collect();
        // Steps forward come first: a player who only makes these is sure to come to an end.
        let moves = increases::winning(&heaps).into_iter();
        Winning::all(
            moves.map(move |(row, gap)| moved(position, rows[row].place, rows[row].own_at(gap))),
        )
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("I WIN!", "BAD LUCK!").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let gaps = gaps(position);
        let headline = format!(
            "{} The nim-sum of the gaps is {}, so the player to move {}.",
            self.answer(position),
            nim::nim_sum(gaps.iter().copied()),
            self.outcome(position).choose("wins", "loses"),
        );
        let heaps: Vec<Option<u64>> = gaps.iter().copied().map(Some).collect();
        let words = |row: usize| {
            let pieces = [position[1 + 2 * row], position[2 + 2 * row], gaps[row]];
            let name = std::iter::once(format!("row {}", row + 1));
            name.chain(pieces.iter().map(u64::to_string)).collect()
        };
        let heads = ["", "Black", "White", "gap", "in binary"];
        Explanation { headline, lines: increases::columns(&heads, &heaps, words) }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let back = rows(position).find(|row| row.behind > 0);
        let back = back.map(|row| moved(position, row.place, row.own_at(row.gap + row.behind)));
        let mut open = rows(position).filter(|row| row.gap > 0);
        let forward = open.next().into_iter().chain(open.next_back());
        let forward = forward.map(|row| moved(position, row.place, row.own_at(0)));
        forward.chain(back).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let colour = if white_moves(from) { "White" } else { "Black" };
        let place = (1..from.len().min(to.len())).find(|&place| from[place] != to[place]);
        let described = place.map(|place| {
            format!("row {}: {} {} -> {}", (place - 1) / 2 + 1, colour, from[place], to[place])
        });
        described.unwrap_or_default()
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let turn = if white_moves(position) { "White moves" } else { "Black moves" };
        let strip = |(index, row): (usize, &[u64])| {
            let (left, right) = (row[0].min(row[1]), row[0].max(row[1]));
            let gap = if theorem { format!("gap {}", right - left - 1) } else { String::new() };
            let words = if index == 0 { [gap.as_str(), turn] } else { [gap.as_str(), ""] };
            let words = words.iter().filter(|word| !word.is_empty());
            Strip {
                first: 1,
                cells: position[0],
                pieces: vec![
                    Piece { cell: row[0], dark: true },
                    Piece { cell: row[1], dark: false },
                ],
                marked: if theorem { (left + 1..right).collect() } else { Vec::new() },
                note: words.copied().collect::<Vec<&str>>().join("; "),
            }
        };
        Board::Strips(position[1..].chunks_exact(2).enumerate().map(strip).collect())
    }

    fn starts(&self) -> Vec<Row> {
        vec![
            vec![6, 4, 5, 1, 3, 1, 2],
            vec![8, 2, 4, 7, 5],
            vec![9, 2, 4, 9, 6, 1, 5],
            vec![8, 2, 5, 1, 7, 8, 3],
        ]
    }

    fn random(&self, random: &mut Random) -> Row {
        let columns = random.int(5..=9);
        // In the first row there is room for a move.
        let black = random.int(1..=columns - 2);
        let mut position = vec![columns, black, random.int(black + 2..=columns)];
        for _ in 0..random.int(1..=3) {
            let pieces = random.distinct(2, 1..=columns);
            let black = random.int(0..=1) as usize;
            position.extend([pieces[black], pieces[1 - black]]);
        }
        position
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(NorthcottsGame)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![9, 3, 5, 9, 6, 1, 5];
    let retreat = moved(&start, 1, 1);
    let followed = play::won(&NorthcottsGame, &retreat);
    let picture = play::picture(
        &NorthcottsGame,
        "Northcott's game: a step back is answered by following",
        &[start, retreat, followed],
        |position| increases::sum(&gaps(position)),
        Drawing::below,
    );
    vec![("gaps", picture)]
}
