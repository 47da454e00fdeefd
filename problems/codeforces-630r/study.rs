//! Painting a square board, to be explained, drawn and played.

use gamecore::nim_sum;
use games::ByDefinition;
use study::prelude::*;

use super::rules::Painting;

/// On a larger board no position is played out.
const SIDE: u64 = 5;

/// A row and a column, counted from 1.
type Place = (u64, u64);

/// What moves make of a region.
type Division = fn(&u64) -> Vec<Vec<u64>>;

/// A position is the side of the board, and the row and the column of each painted cell.
struct Square {
    /// The nim-values of regions.
    regions: ByDefinition<u64, Division>,
}

/// The painted cells.
fn painted(position: &[u64]) -> Vec<Place> {
    position[1..].chunks(2).map(|cell| (cell[0], cell[1])).collect()
}

fn row(n: u64, cells: impl IntoIterator<Item = Place>) -> Row {
    let numbers = cells.into_iter().flat_map(|(row, column)| vec![row, column]);
    Some(n).into_iter().chain(numbers).collect()
}

/// A small board's cells as bits, as the rules have them.
fn bits(cells: &[Place]) -> u64 {
    cells.iter().fold(0, |bits, (row, column)| bits | 1 << (8 * row + column))
}

fn places(bits: u64) -> Vec<Place> {
    (0..64).filter(|place| bits >> place & 1 == 1).map(|place| (place / 8, place % 8)).collect()
}

/// These cells and their neighbours.
fn around(cells: u64) -> u64 {
    cells | cells << 1 | cells >> 1 | cells << 8 | cells >> 8
}

/// The cells of a small board that can still be painted.
fn free(position: &[u64]) -> u64 {
    let cells =
        (1..=position[0]).flat_map(|row| (1..=position[0]).map(move |column| (row, column)));
    bits(&cells.collect::<Vec<Place>>()) & !around(bits(&painted(position)))
}

/// The regions of free cells, which no move joins.
fn regions(mut cells: u64) -> Vec<u64> {
    let mut regions = Vec::new();
    while cells != 0 {
        let mut region = cells & cells.wrapping_neg();
        while around(region) & cells != region {
            region = around(region) & cells;
        }
        regions.push(region);
        cells &= !region;
    }
    regions
}

/// Whether each painted cell has its mirror image, and the next one will: the centre, if there is
/// one, is painted.
fn is_mirrored(position: &[u64]) -> bool {
    let (n, cells) = (position[0], painted(position));
    let image = |cell: &Place| (n - cell.0 + 1, n - cell.1 + 1);
    let is_even = n % 2 == 0 || cells.contains(&centre(n));
    is_even && cells.iter().all(|cell| cells.contains(&image(cell)))
}

fn centre(n: u64) -> Place {
    (n / 2 + 1, n / 2 + 1)
}

/// The regions that are left when a cell is painted.
fn after(cells: u64, cell: Place) -> Vec<u64> {
    regions(cells & !around(bits(&[cell])))
}

impl Square {
    fn new() -> Square {
        let options =
            |&region: &u64| places(region).into_iter().map(|it| after(region, it)).collect();
        Square { regions: ByDefinition::new(options) }
    }

    /// The nim-values of the regions of free cells.
    fn values(&self, position: &[u64]) -> Vec<u64> {
        regions(free(position)).iter().map(|region| self.regions.value(region)).collect()
    }

    fn winning_cells(&self, position: &[u64]) -> Vec<Place> {
        let cells = free(position);
        let wins = |&cell: &Place| self.regions.nim_sum(&after(cells, cell)) == 0;
        places(cells).into_iter().filter(wins).collect()
    }
}

impl Study for Square {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Paint a cell of the square board that has no painted neighbour above, below or beside it."
                "每次涂一个格子，它的上下左右不能有已涂的格子。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the side of the board, then the row and the column of each painted cell"
                "棋盘的边长，然后是每个已涂格子的行号和列号"
            },
            answers: ["1", "2"],
            starts: &[&[5], &[4], &[3], &[4, 2, 1], &[5, 1, 2, 3, 3, 5, 4], &[5, 2, 2]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let n = position.first().copied().unwrap_or(0);
        let is_within = position.iter().all(|number| (1..=n).contains(number));
        refuse!(
            !is_within || position.len() % 2 == 0,
            "expected the side, then cells of the board",
            "应为边长以及棋盘内的格子"
        );
        let cells = painted(position);
        let is_beside = |&(row, column): &Place| {
            cells.contains(&(row, column - 1)) || cells.contains(&(row - 1, column))
        };
        refuse!(
            cells.windows(2).any(|pair| pair[0] >= pair[1]) || cells.iter().any(is_beside),
            "the cells are out of order, or two are neighbours",
            "格子没有按顺序给出，或者相邻"
        );
        refuse!(
            n > SIDE && !cells.is_empty() && !is_mirrored(position),
            "on a large board each painted cell needs its mirror image",
            "棋盘较大时，涂色的格子必须两两对称"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= SIDE
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let n = position[0];
        Play::new(
            Options::by(
                move || (Painting, (n, bits(&painted(position)))),
                |(n, cells)| row(n, places(cells)),
            ),
            move || !is_mirrored(position) && (n > SIDE || nim_sum(self.values(position)) > 0),
            move || {
                if n > SIDE {
                    let first = Some(centre(n)).filter(|_| position.len() == 1 && n % 2 == 1);
                    return Winning::some(first.map(|cell| row(n, Some(cell))));
                }
                let painted = bits(&painted(position));
                let cells = self.winning_cells(position).into_iter();
                Winning::all(cells.map(move |cell| row(n, places(painted | bits(&[cell])))))
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        match position {
            [n] if n % 2 == 1 => said!("the centre is its own mirror image", "中心与自己对称"),
            _ if is_mirrored(position) => said!("each cell has its mirror image", "格子两两对称"),
            _ => {
                let sum = nim_sum_of(self.values(position));
                said!("the free regions have the {sum}", "各空闲区域的 SG 值：{sum}")
            }
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (row, column) = added(&painted(from), &painted(to))[0];
        said!("row {row}, column {column}", "第 {row} 行第 {column} 列")
    }

    /// The cells that win are marked.
    fn board(&self, position: &[u64]) -> Board {
        let (n, cells, winning) = (position[0], painted(position), self.winning_cells(position));
        let is_painted = |row, column| cells.contains(&(row, column));
        Board::Strips(squares((n, n), is_painted, |row, column| winning.contains(&(row, column))))
    }

    fn name(&self, position: &[u64]) -> String {
        let cells =
            painted(position).into_iter().map(|(row, column)| format!(" ({}, {})", row, column));
        format!("{0} x {0}", position[0]) + &cells.collect::<String>()
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(1..=5, |n| vec![n])
    }

    fn random(&self, random: &mut Random) -> Row {
        let empty = [random.int(4..=SIDE)];
        let one = random.choose(&self.options(&empty)).clone();
        random.choose(&[self.options(&one), vec![one, empty.to_vec()]].concat()).clone()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Square::new())
}

/// The centre, and an answer across it.
pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let note = |position: &[u64]| study.reason(position);
    let positions = [vec![5, 3, 3], vec![5, 1, 2, 3, 3], vec![5, 1, 2, 3, 3, 5, 4]];
    let title = "The centre, a cell of row 1, and its mirror image in row 5";
    let picture = line::picture(&*study, title, &positions, note, Drawing::sequence);
    vec![("images", picture)]
}
