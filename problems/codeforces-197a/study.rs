//! Plate Game, to be explained, drawn and played.

use std::collections::HashMap;
use std::sync::Mutex;

use games::tried;
use study::line;
use study::picture::Drawing;
use study::prelude::*;

use super::rules::Plates;

/// With more points for the centres no position is played out.
const POINTS: u64 = 49;

/// A column and a row of points, counted from 1.
type Place = (u64, u64);

/// A position is the sides a and b of the table, the radius, and the column and the row of the centre
/// of each plate. The centres lie on points half a unit apart, and a column is a place on the side a.
#[derive(Default)]
struct Table {
    /// Who wins the positions for which there is no theorem.
    known: Mutex<HashMap<Row, bool>>,
}

/// How many columns and rows of points there are for the centres.
fn points(position: &[u64]) -> (u64, u64) {
    let along = |side: u64| side.checked_sub(2 * position[2]).map_or(0, |room| 2 * room + 1);
    (along(position[0]), along(position[1]))
}

fn is_small(position: &[u64]) -> bool {
    let (columns, rows) = points(position);
    columns * rows <= POINTS
}

fn plates(position: &[u64]) -> Vec<Place> {
    position[3..].chunks(2).map(|place| (place[0], place[1])).collect()
}

/// The point in the middle.
fn centre(position: &[u64]) -> Place {
    let (columns, rows) = points(position);
    (columns / 2 + 1, rows / 2 + 1)
}

/// Whether a plate is in the centre, and each plate has its mirror image.
fn is_mirrored(position: &[u64]) -> bool {
    let (plates, (columns, rows)) = (plates(position), points(position));
    let image = |place: &Place| (columns + 1 - place.0, rows + 1 - place.1);
    plates.contains(&centre(position)) && plates.iter().all(|place| plates.contains(&image(place)))
}

impl Table {
    /// By the theorem on an empty table and with mirrored plates, otherwise by trying all moves.
    fn is_won(&self, position: &[u64]) -> bool {
        if position.len() == 3 || is_mirrored(position) {
            let (columns, rows) = points(position);
            return position.len() == 3 && columns > 0 && rows > 0;
        }
        if let Some(&wins) = self.known.lock().expect("no holder panics").get(position) {
            return wins;
        }
        let wins = self.options(position).iter().any(|left| !self.is_won(left));
        self.known.lock().expect("no holder panics").insert(position.to_vec(), wins);
        wins
    }
}

impl Study for Table {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Put a round plate on the table, wholly on it and so that it does not overlap another plate; they may touch."
                "每次在桌上放一个圆盘子，它必须完全在桌面上，不能与别的盘子重叠，可以相接触。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board, a cell is a place for the centre of a plate, and neighbouring cells are half a unit apart."
                "棋盘上，每一格是盘子圆心的一个位置，相邻两格相距半个单位。"
            },
            numbers: sentences! {
                "the sides a and b of the table and the radius, then the column and the row of the centre of each plate"
                "桌子的两条边长 a、b 和盘子的半径，然后是每个盘子圆心的列号和行号"
            },
            answers: ["First", "Second"],
            starts: &[
                &[5, 5, 1],
                &[5, 5, 1, 4, 4],
                &[9, 2, 1],
                &[5, 4, 1],
                &[5, 5, 1, 1, 1, 4, 4, 7, 7],
                &[7, 7, 2],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let is_side = |side: &u64| (1..=100).contains(side);
        if position.len() % 2 == 0 || position.len() < 3 || !position[..3].iter().all(is_side) {
            return Err(said!("not two sides, a radius and places", "应为两条边长、半径以及位置"));
        }
        if position.len() > 3 && !is_small(position) {
            return Err(said!("plates on a table that is too large", "这么大的桌子上不能有盘子"));
        }
        let ((columns, rows), plates) = (points(position), plates(position));
        let is_there =
            |&(at, row): &Place| (1..=columns).contains(&at) && (1..=rows).contains(&row);
        if !plates.iter().all(is_there) {
            return Err(said!("a plate is not on the table", "有盘子不在桌面上"));
        }
        let overlap = |one: &Place, other: &Place| {
            let squares = one.0.abs_diff(other.0).pow(2) + one.1.abs_diff(other.1).pow(2);
            one >= other || squares < 16 * position[2] * position[2]
        };
        match (1..plates.len())
            .any(|last| plates[..last].iter().any(|it| overlap(it, &plates[last])))
        {
            true => {
                Err(said!("plates out of order, or overlapping", "盘子没有按顺序给出，或者重叠"))
            }
            false => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        is_small(position)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let rules = Plates { sides: (position[0], position[1]), radius: position[2] };
        let corner = 2 * position[2] - 1;
        let at = |(column, row)| (column + corner, row + corner);
        let places = plates(position).into_iter().map(at).collect();
        let row = move |places: Vec<(u64, u64)>| {
            let numbers = places.into_iter().flat_map(|(x, y)| [x - corner, y - corner]);
            position[..3].iter().copied().chain(numbers).collect()
        };
        let options = Options::at(rules, places, row);
        tried(is_small(position), options, |position| self.is_won(position), position)
    }

    fn reason(&self, position: &[u64]) -> String {
        match self.is_won(position) {
            true if position.len() == 3 => {
                said!("a plate fits in the centre", "中心放得下一个盘子")
            }
            false if position.len() == 3 => said!("no plate fits", "一个盘子也放不下"),
            false if is_mirrored(position) => {
                said!("each plate has its mirror image", "各盘子两两对称")
            }
            true => said!("some place leaves a lost position", "有一个位置能留下必败态"),
            false => said!("every place leaves a won position", "放在哪里都留下必胜态"),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let before = plates(from);
        let new = plates(to).into_iter().find(|place| !before.contains(place));
        let (column, row) = new.unwrap_or_default();
        said!("column {column}, row {row}", "第 {column} 列第 {row} 行")
    }

    /// The centre is marked.
    fn board(&self, position: &[u64]) -> Board {
        let ((columns, rows), plates) = (points(position), plates(position));
        let strip = |row: u64| {
            let in_row = |places: &[Place]| -> Vec<u64> {
                places.iter().filter(|place| place.1 == row).map(|place| place.0).collect()
            };
            Strip {
                first: 1,
                cells: columns,
                pieces: in_row(&plates)
                    .into_iter()
                    .map(|cell| Piece { cell, dark: true })
                    .collect(),
                marked: in_row(&[centre(position)]),
                ..Strip::default()
            }
        };
        Board::Strips((1..=rows).map(strip).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let places =
            plates(position).into_iter().map(|(column, row)| format!(" ({}, {})", column, row));
        format!("{} x {}, r = {}", position[0], position[1], position[2])
            + &places.collect::<String>()
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=5, |b, a| vec![a, b, 1])
    }

    fn random(&self, random: &mut Random) -> Row {
        let table = [random.int(4..=5), random.int(4..=5), 1];
        let one = random.choose(&self.options(&table)).clone();
        let mut places = [self.options(&one), vec![one, table.to_vec()]].concat();
        places.retain(|position| !self.options(position).is_empty());
        random.choose(&places).clone()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Table::default())
}

/// The centre, and an answer across it.
pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let note = |position: &[u64]| study.reason(position);
    let positions =
        [vec![5, 5, 1, 4, 4], vec![5, 5, 1, 1, 1, 4, 4], vec![5, 5, 1, 1, 1, 4, 4, 7, 7]];
    let title = "A plate in the centre, one in a corner, and its mirror image";
    vec![("images", line::picture(&*study, title, &positions, note, Drawing::sequence))]
}
