//! Plate Game, to be explained, drawn and played.

use std::collections::HashMap;
use std::sync::Mutex;

use study::line;
use study::picture::Drawing;
use study::prelude::*;

use super::rules::Plates;

/// With more points for the centres no position is played out.
const POINTS: u64 = 49;

/// A row and a column of points, counted from 1.
type Place = (u64, u64);

/// A position is the sides a and b of the table, the radius, and the row and the column of the centre
/// of each plate. The centres lie on points half a unit apart, and the columns go along the side a.
#[derive(Default)]
struct Table {
    /// Whether the player to move wins, by sides, radius and free points.
    known: Mutex<HashMap<(Row, u64), bool>>,
}

/// How many rows and columns of points there are for the centres.
fn points(position: &[u64]) -> (u64, u64) {
    let along = |side: u64| side.checked_sub(2 * position[2]).map_or(0, |room| 2 * room + 1);
    (along(position[1]), along(position[0]))
}

fn has_room(position: &[u64]) -> bool {
    let (rows, columns) = points(position);
    rows > 0 && columns > 0
}

fn is_small(position: &[u64]) -> bool {
    let (rows, columns) = points(position);
    rows * columns <= POINTS
}

fn plates(position: &[u64]) -> Vec<Place> {
    position[3..].chunks(2).map(|place| (place[0], place[1])).collect()
}

fn with(position: &[u64], plate: Place) -> Row {
    let mut plates = plates(position);
    plates.push(plate);
    plates.sort_unstable();
    position[..3]
        .iter()
        .copied()
        .chain(plates.into_iter().flat_map(|(row, at)| [row, at]))
        .collect()
}

fn centre(position: &[u64]) -> Place {
    let (rows, columns) = points(position);
    (rows / 2 + 1, columns / 2 + 1)
}

/// Whether two plates of the same table do not overlap.
fn are_apart(position: &[u64], one: Place, other: Place) -> bool {
    let (rows, columns) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    rows * rows + columns * columns >= 16 * position[2] * position[2]
}

/// Whether a plate is in the centre, and each plate has its mirror image.
fn is_mirrored(position: &[u64]) -> bool {
    let (plates, (rows, columns)) = (plates(position), points(position));
    let image = |place: &Place| (rows + 1 - place.0, columns + 1 - place.1);
    plates.contains(&centre(position)) && plates.iter().all(|place| plates.contains(&image(place)))
}

/// The points where a plate can go on a small table.
fn free(position: &[u64]) -> Vec<Place> {
    let ((rows, columns), plates) = (points(position), plates(position));
    let all = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
    all.filter(|&place| plates.iter().all(|&plate| are_apart(position, place, plate))).collect()
}

impl Table {
    /// Whether the player to move wins with these free points, by trying all moves.
    fn wins_by_search(&self, position: &[u64], free: &[Place]) -> bool {
        let columns = points(position).1;
        let bits = free
            .iter()
            .fold(0, |bits, (row, column)| bits | 1 << (row * columns + column - columns - 1));
        let key = (position[..3].to_vec(), bits);
        if let Some(&wins) = self.known.lock().expect("no holder panics").get(&key) {
            return wins;
        }
        let wins =
            free.iter().any(|&plate| !self.wins_by_search(position, &left(position, free, plate)));
        self.known.lock().expect("no holder panics").insert(key, wins);
        wins
    }

    fn winning_places(&self, position: &[u64]) -> Vec<Place> {
        if plates(position).is_empty() && !is_small(position) {
            return Some(centre(position)).into_iter().collect();
        }
        if is_mirrored(position) {
            return Vec::new();
        }
        let free = free(position);
        let wins = |plate: &Place| !self.wins_by_search(position, &left(position, &free, *plate));
        free.iter().copied().filter(wins).collect()
    }
}

/// The free points that are left after a plate.
fn left(position: &[u64], free: &[Place], plate: Place) -> Vec<Place> {
    free.iter().copied().filter(|&place| are_apart(position, place, plate)).collect()
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
                "the sides a and b of the table and the radius, then the row and the column of the centre of each plate"
                "桌子的两条边长 a、b 和盘子的半径，然后是每个盘子圆心的行号和列号"
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
        let are_table =
            position.len() >= 3 && position[..3].iter().all(|side| (1..=100).contains(side));
        if !are_table || position.len() % 2 == 0 {
            return Err(said!(
                "not two sides, a radius and places",
                "应为两条边长、半径以及盘子的位置"
            ));
        }
        let ((rows, columns), plates) = (points(position), plates(position));
        if plates.iter().any(|(row, at)| !(1..=rows).contains(row) || !(1..=columns).contains(at)) {
            return Err(said!("a plate is not on the table", "有盘子不在桌面上"));
        }
        let are_ordered = plates.windows(2).all(|pair| pair[0] < pair[1]);
        let overlaps = (1..plates.len()).any(|last| {
            plates[..last].iter().any(|&plate| !are_apart(position, plate, plates[last]))
        });
        if !are_ordered || overlaps {
            return Err(said!(
                "plates out of order, or overlapping",
                "盘子没有按顺序给出，或者重叠"
            ));
        }
        match is_small(position) || plates.is_empty() || is_mirrored(position) {
            true => Ok(()),
            false => Err(said!("on a large table plates without images", "大桌子上的盘子不成对")),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        is_small(position)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (a, b, r) = (position[0], position[1], position[2]);
        Play::new(
            Options::by(
                move || {
                    let place = |(row, column)| (column + 2 * r - 1, row + 2 * r - 1);
                    let mut places: Vec<(u64, u64)> =
                        plates(position).into_iter().map(place).collect();
                    places.sort_unstable();
                    (Plates { sides: (a, b), radius: r }, places)
                },
                move |places| {
                    let place = |(x, y): (u64, u64)| (y + 1 - 2 * r, x + 1 - 2 * r);
                    let mut plates: Vec<Place> = places.into_iter().map(place).collect();
                    plates.sort_unstable();
                    let numbers = plates.into_iter().flat_map(|(row, column)| [row, column]);
                    [a, b, r].iter().copied().chain(numbers).collect()
                },
            ),
            move || match position.len() {
                3 => has_room(position),
                _ => !is_mirrored(position) && self.wins_by_search(position, &free(position)),
            },
            move || {
                if !has_room(position) {
                    return Winning::all(Vec::new());
                }
                let moves = self.winning_places(position).into_iter();
                let moves: Vec<Row> = moves.map(|plate| with(position, plate)).collect();
                match is_small(position) || is_mirrored(position) {
                    true => Winning::all(moves),
                    false => Winning::some(moves),
                }
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        match position.len() {
            3 if has_room(position) => said!("a plate fits in the centre", "中心放得下一个盘子"),
            3 => said!("no plate fits", "一个盘子也放不下"),
            _ if is_mirrored(position) => {
                said!(
                    "the centre is taken, and each plate has its mirror image",
                    "中心已有盘子，各盘子两两对称"
                )
            }
            _ if self.wins(position) => {
                said!("some place leaves a lost position", "有一个位置能留下必败态")
            }
            _ => said!("every place leaves a won position", "放在哪里都留下必胜态"),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let before = plates(from);
        let is_new = |place: &Place| !before.contains(place);
        let (row, column) = plates(to).into_iter().find(is_new).unwrap_or_default();
        said!("row {row}, column {column}", "第 {row} 行第 {column} 列")
    }

    /// The places that win are marked.
    fn board(&self, position: &[u64]) -> Board {
        let ((rows, columns), plates) = (points(position), plates(position));
        let winning = if has_room(position) { self.winning_places(position) } else { Vec::new() };
        let strip = |row: u64| {
            let in_row = |places: &[Place]| -> Vec<u64> {
                places.iter().filter(|place| place.0 == row).map(|place| place.1).collect()
            };
            let piece = |cell| Piece { cell, dark: true };
            Strip {
                first: 1,
                cells: columns,
                pieces: in_row(&plates).into_iter().map(piece).collect(),
                marked: in_row(&winning),
                ..Strip::default()
            }
        };
        Board::Strips((1..=rows).map(strip).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let places =
            plates(position).into_iter().map(|(row, column)| format!(" ({}, {})", row, column));
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
        places.retain(|position| !free(position).is_empty());
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
