//! Plate Game, to be explained, drawn and played.

use games::tried;
use oracle::Oracle;
use study::prelude::*;

use super::rules::Plates;

/// With more points for the centres no position is played out.
const POINTS: u64 = 49;

/// A column and a row of points, counted from 1.
type Place = (u64, u64);

/// A position is the sides a and b of the table, the radius, and the column and the row of the centre
/// of each plate. The centres lie on points half a unit apart, and a column is a place on the side a.
struct Table;

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

/// The rules, and the places of the plates as these have them.
fn played(position: &[u64]) -> (Plates, Vec<Place>) {
    let corner = 2 * position[2] - 1;
    let places = plates(position).into_iter().map(|(column, row)| (column + corner, row + corner));
    (Plates { sides: (position[0], position[1]), radius: position[2] }, places.collect())
}

/// By the theorem on an empty table and with mirrored plates, otherwise by trying all moves.
fn is_won(oracle: &Oracle<Plates>, position: &[u64]) -> bool {
    let (columns, rows) = points(position);
    match position.len() {
        3 => columns > 0 && rows > 0,
        _ => !is_mirrored(position) && oracle.next_wins(&played(position).1),
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
        refuse!(
            position.len() % 2 == 0 || position.len() < 3 || !position[..3].iter().all(is_side),
            "not two sides, a radius and places",
            "应为两条边长、半径以及位置"
        );
        refuse!(
            position.len() > 3 && !is_small(position),
            "plates on a table that is too large",
            "这么大的桌子上不能有盘子"
        );
        let ((columns, rows), plates) = (points(position), plates(position));
        let is_there =
            |&(at, row): &Place| (1..=columns).contains(&at) && (1..=rows).contains(&row);
        let are_there = plates.iter().all(is_there);
        refuse!(!are_there, "a plate is not on the table", "有盘子不在桌面上");
        let overlap = |one: &Place, other: &Place| {
            let squares = one.0.abs_diff(other.0).pow(2) + one.1.abs_diff(other.1).pow(2);
            one >= other || squares < 16 * position[2] * position[2]
        };
        let is_wrong = |last: usize| plates[..last].iter().any(|it| overlap(it, &plates[last]));
        refuse!(
            (1..plates.len()).any(is_wrong),
            "plates out of order, or overlapping",
            "盘子没有按顺序给出，或者重叠"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        is_small(position)
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (rules, places) = played(position);
        let corner = 2 * position[2] - 1;
        let row = move |places: Vec<Place>| {
            let numbers = places.into_iter().flat_map(|(x, y)| [x - corner, y - corner]);
            position[..3].iter().copied().chain(numbers).collect()
        };
        let options = Options::at(rules, places, row);
        let oracle = Oracle::new(played(position).0);
        tried(is_small(position), options, move |position| is_won(&oracle, position), position)
    }

    fn reason(&self, position: &[u64]) -> String {
        match (self.wins(position), position.len()) {
            (true, 3) => said!("a plate fits in the centre", "中心放得下一个盘子"),
            (false, 3) => said!("no plate fits", "一个盘子也放不下"),
            (false, _) if is_mirrored(position) => {
                said!("each plate has its mirror image", "各盘子两两对称")
            }
            (true, _) => said!("some place leaves a lost position", "有一个位置能留下必败态"),
            (false, _) => said!("every place leaves a won position", "放在哪里都留下必胜态"),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (column, row) = added(&plates(from), &plates(to))[0];
        said!("column {column}, row {row}", "第 {column} 列第 {row} 行")
    }

    /// The centre is marked.
    fn board(&self, position: &[u64]) -> Board {
        let ((columns, rows), plates) = (points(position), plates(position));
        let is_plate = |row, column| plates.contains(&(column, row));
        let is_centre = |row, column| centre(position) == (column, row);
        Board::Strips(squares((rows, columns), is_plate, is_centre))
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
    Box::new(Table)
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
