//! The colouring game, to be explained, drawn and played.

use gamecore::judges::{Colour, ColouringGame};
use gamecore::Game;
use study::picture::{Drawing, ValueStrip};
use study::prelude::*;
use study::text::nim_sum_of;

use super::rules::Painting;

/// A position is the player to move, 1 or 2, and the cells: 0 is white, 1 red and 2 blue.
struct Colouring(ColouringGame);

/// The position after the cells at `left` and to the right of it are painted.
fn painted(position: &[u64], left: usize) -> Row {
    let mut row = position.to_vec();
    row[0] = 3 - position[0];
    row[left..left + 2].fill(0);
    row
}

fn colour(number: &u64) -> Option<Colour> {
    match number {
        1 => Some(Colour::Red),
        2 => Some(Colour::Blue),
        _ => None,
    }
}

fn cells(position: &[u64]) -> Vec<Option<Colour>> {
    position[1..].iter().map(colour).collect()
}

fn mover(position: &[u64]) -> Colour {
    colour(&position[0]).expect("1 or 2 is to move")
}

fn name(player: Colour) -> &'static str {
    match player {
        Colour::Red => "Alice",
        Colour::Blue => "Bob",
    }
}

/// The player's name, in Chinese the player's colour.
fn side(player: Colour) -> &'static str {
    words(name(player), if player == Colour::Red { "红方" } else { "蓝方" })
}

/// Who is to move, by the judge's name as well.
fn to_move(position: &[u64]) -> &'static str {
    match mover(position) {
        Colour::Red => words("Alice to move", "轮到红方（Alice）"),
        Colour::Blue => words("Bob to move", "轮到蓝方（Bob）"),
    }
}

/// `red 3, blue 3`
fn counts(position: &[u64]) -> String {
    let count = |number| position[1..].iter().filter(|&&cell| cell == number).count();
    said!("red {}, blue {}", "红 {}，蓝 {}", count(1), count(2))
}

impl Colouring {
    /// The nim-values of the stretches.
    fn values(&self, position: &[u64]) -> Vec<u64> {
        let stretches = ColouringGame::stretches(&cells(position)).into_iter();
        stretches.map(|stretch| self.0.stretch_value(stretch.len() as u64)).collect()
    }
}

impl Study for Colouring {
    fn about(&self) -> About {
        About {
            rules: words("Paint two neighbouring cells white. One of them must have your colour: red for Alice, blue for Bob; the other one may have any colour. A player who cannot move loses.", "每次把相邻的两格涂白，其中至少有一格是自己的颜色：红方为红色，蓝方为蓝色；另一格可以是任何颜色。无法操作者输。"),
            numbers: words("who is to move, 1 for Alice or 2 for Bob, then the cells: 1 red, 2 blue, 0 white", "轮到谁走，1 为红方，2 为蓝方；然后是各格：1 为红，2 为蓝，0 为白"),
            answers: ["Alice", "Bob"],
            starts: &[
                &[1, 2, 2, 1, 1, 2, 1, 1, 2],
                &[1, 1, 2, 1, 2, 1, 2],
                &[1, 1, 2, 2, 1],
                &[1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2, 1, 1],
                &[1, 2, 1, 2],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position {
            [1..=2] => Err(said!("there are no cells", "一个格子也没有")),
            [1..=2, cells @ ..] if cells.iter().all(|&cell| cell <= 2) => Ok(()),
            [1..=2, ..] => Err(said!("a cell is 0, 1 or 2", "每一格应是 0、1 或 2")),
            _ => Err(said!("1 or 2 is to move", "应先写 1 或 2，即轮到谁走")),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.len() <= 41
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let of = move || (cells(position), mover(position));
        Play::new(
            Options::of(Painting, position),
            move || self.0.outcome(&of()).is_n(),
            move || {
                let mut lefts = self.0.winning_moves(&of());
                // A cell with white neighbours on both sides is painted with either of them.
                lefts.dedup_by(|next, left| {
                    *next == *left + 1 && position[*left + 1] == 0 && position[*left + 3] == 0
                });
                Winning::all(lefts.into_iter().map(move |left| painted(position, left + 1)))
            },
        )
    }

    fn answer(&self, position: &[u64]) -> String {
        let mover = mover(position);
        name(if self.wins(position) { mover } else { mover.other() }).to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        let (row, mover) = (cells(position), mover(position));
        match ColouringGame::surplus(&row, mover) {
            _ if row.len() == 1 => said!("a single cell cannot be painted", "只有一格，无法涂色"),
            0 => said!("red and blue cells are equally many, and the nim-sum of the alternating stretches is {}", "红格与蓝格一样多，红蓝交替的各段的异或和是 {}", self.0.nim_sum(&row)),
            more if more > 0 => said!("{} has more cells", "{}的格子更多", side(mover)),
            _ => said!("{} has more cells", "{}的格子更多", side(mover.other())),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (row, mover) = (cells(position), mover(position));
        let mut lines = vec![said!("{}; {}", "{}；{}", to_move(position), counts(position))];
        if row.len() > 1 && ColouringGame::surplus(&row, mover) == 0 {
            let (stretches, values) = (ColouringGame::stretches(&row), self.values(position));
            let heads = words(["stretch", "length", "nim-value"], ["段", "长度", "SG 值"]);
            lines.extend(figures(&heads, values.len(), |place| {
                let stretch = &stretches[place];
                let cells = said!("{} to {}", "{} 至 {}", stretch.start + 1, stretch.end);
                vec![cells, stretch.len().to_string(), values[place].to_string()]
            }));
            lines.push(nim_sum_of(values));
        }
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let changed: Vec<usize> = (1..from.len()).filter(|&cell| from[cell] != to[cell]).collect();
        match changed[..] {
            [cell] => {
                said!("paint cell {} and a white neighbour", "涂第 {} 格和旁边的一个白格", cell)
            }
            _ => said!("paint cells {}", "涂第 {} 格", series(&changed, words(" and ", "、"))),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let paint = |colour: &Option<Colour>| match colour {
            Some(Colour::Red) => Cell::Red,
            Some(Colour::Blue) => Cell::Blue,
            None => Cell::Free,
        };
        let row = cells(position);
        let is_balanced = ColouringGame::surplus(&row, mover(position)) == 0;
        let stretches = ColouringGame::stretches(&row).into_iter();
        let longer = stretches.filter(|stretch| is_balanced && stretch.len() > 1);
        Board::Cells(Cells {
            cells: row.iter().map(paint).collect(),
            painted: true,
            caption: to_move(position).to_string(),
            marked: longer.flatten().map(|cell| cell as u64 + 1).collect(),
            note: match is_balanced {
                true => nim_sum_of(self.values(position)),
                false => counts(position),
            },
            ..Cells::default()
        })
    }

    fn name(&self, position: &[u64]) -> String {
        let letter = |cell: &u64| ["w", "R", "B"][*cell as usize];
        let cells: String = position[1..].iter().map(letter).collect();
        said!("{} moves: {}", "{}先走：{}", side(mover(position)), cells)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let two = |word: u64| [1 + word / 2, 1 + word % 2];
        let row = |a| (0..4).map(|b| [&[1][..], &two(a), &two(b)].concat()).collect();
        (0..4).map(row).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        // As many red cells as blue ones: each pair of neighbours has one of each.
        let pairs = random.int(3..=6);
        let pairs = random.list(pairs, 1..=2).into_iter().flat_map(|first| [first, 3 - first]);
        Some(1).into_iter().chain(pairs).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Colouring(ColouringGame::new()))
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let before = [1, 2, 2, 1, 1, 2, 1, 1, 2];
    let strips = [before.to_vec(), painted(&before, 2)];
    let play = strips.iter().map(|row| Drawing::from(&study.board(row))).collect();
    let description = "Stretches of 1, 2, 3 and 2 cells, with nim-values 0, 1, 1 and 1; after cells 2 and 3 are painted, of 1, 3 and 2 cells.";
    let game = ColouringGame::new();
    let values: Vec<u64> = (0..136).map(|length| game.stretch_value(length)).collect();
    let differs = |length: &u64| values[*length as usize] != values[68 + *length as usize % 34];
    let table = ValueStrip {
        caption: "Nim-values of stretches of 0 to 135 cells, 34 to a line".to_string(),
        line: 34,
        outlined: (0..136).filter(differs).collect(),
        ..ValueStrip::of_values(0, &values)
    };
    let below = "From 53 on every line is the same; of the stretches before, those outlined differ: 0, 1, 15, 17, 18, 32, 35 and 52.";
    vec![
        (
            "play",
            Drawing::below(play)
                .document("Alice's winning move in the fourth case of the sample", description),
        ),
        ("values", table.draw().document("Nim-values of Dawson's Kayles", below)),
    ]
}
