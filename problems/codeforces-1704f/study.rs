//! The colouring game, to be explained, drawn and played.

use std::ops::Range;

use gamecore::{nim_sum, Heaps, Octal};
use games::tried;
use study::prelude::*;

use super::rules::Painting;

/// Of a row with more cells the winning moves are not looked for.
const LISTED: usize = 1000;

/// A position is the player to move, 1 or 2, and the cells: 0 is white, 1 red and 2 blue. A stretch
/// has the nim-value of a heap of this game.
struct Colouring(Heaps<Octal>);

/// The judge's name of a player.
fn name(player: u64) -> &'static str {
    ["Alice", "Bob"][player as usize - 1]
}

/// The player's name, in Chinese the player's colour.
fn side(player: u64) -> &'static str {
    words(["Alice", "Bob"], ["红方", "蓝方"])[player as usize - 1]
}

/// Who is to move, by the judge's name as well.
fn to_move(position: &[u64]) -> &'static str {
    match position[0] {
        1 => words("Alice to move", "轮到红方（Alice）"),
        _ => words("Bob to move", "轮到蓝方（Bob）"),
    }
}

/// The number of cells of their colour by which the player to move is ahead.
fn surplus(position: &[u64]) -> i64 {
    let worth = |&cell: &u64| match cell {
        0 => 0,
        own if own == position[0] => 1,
        _ => -1,
    };
    position[1..].iter().map(worth).sum()
}

/// The stretches of neighbours that are red and blue in turn; cells are counted from 0.
fn stretches(position: &[u64]) -> Vec<Range<usize>> {
    let cells = &position[1..];
    let mut stretches: Vec<Range<usize>> = Vec::new();
    for place in (0..cells.len()).filter(|&place| cells[place] > 0) {
        match stretches.last_mut() {
            Some(last) if last.end == place && cells[place - 1] != cells[place] => last.end += 1,
            _ => stretches.push(place..place + 1),
        }
    }
    stretches
}

/// `red 3, blue 3`
fn counts(position: &[u64]) -> String {
    let count = |number| position[1..].iter().filter(|&&cell| cell == number).count();
    said!("red {}, blue {}", "红 {}，蓝 {}", count(1), count(2))
}

impl Colouring {
    fn new() -> Colouring {
        Colouring(Octal::DAWSONS_KAYLES.periodic(175).expect("the period 34 begins at 53"))
    }

    /// The nim-values of the stretches.
    fn values(&self, position: &[u64]) -> Vec<u64> {
        let lengths = stretches(position).into_iter().map(|stretch| stretch.len() as u64);
        lengths.map(|length| self.0.value(length)).collect()
    }

    fn mover_wins(&self, position: &[u64]) -> bool {
        match surplus(position) {
            0 => nim_sum(self.values(position)) > 0,
            // A single cell cannot be painted.
            more => more > 0 && position.len() > 2,
        }
    }
}

impl Study for Colouring {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Paint two neighbouring cells white. One of them must have your colour: red for Alice, blue for Bob; the other one may have any colour."
                "每次把相邻的两格涂白，其中至少有一格是自己的颜色：红方为红色，蓝方为蓝色；另一格可以是任何颜色。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "who is to move, 1 for Alice or 2 for Bob, then the cells: 1 red, 2 blue, 0 white"
                "轮到谁走，1 为红方，2 为蓝方；然后是各格：1 为红，2 为蓝，0 为白"
            },
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
        let (mover, cells) = position.split_first().unwrap_or((&0, &[]));
        refuse!(
            !(1..=2).contains(mover),
            "the first number is 1 or 2, the player to move",
            "应先写 1 或 2，即轮到谁走"
        );
        refuse!(cells.is_empty(), "there are no cells", "一个格子也没有");
        refuse!(cells.iter().any(|&cell| cell > 2), "a cell is 0, 1 or 2", "每一格应是 0、1 或 2");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.len() <= 41
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = Options::of(Painting, position);
        let wins = move |position: &[u64]| self.mover_wins(position);
        tried(position.len() <= LISTED, options, wins, position)
    }

    fn answer(&self, position: &[u64]) -> String {
        let mover = position[0];
        name(if self.wins(position) { mover } else { 3 - mover }).to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        let mover = position[0];
        match surplus(position) {
            _ if position.len() == 2 => said!("a single cell cannot be painted", "只有一格，无法涂色"),
            0 => said!("red and blue cells are equally many, and the nim-sum of the alternating stretches is {}", "红格与蓝格一样多，红蓝交替的各段的异或和是 {}", nim_sum(self.values(position))),
            more if more > 0 => said!("{} has more cells", "{}的格子更多", side(mover)),
            _ => said!("{} has more cells", "{}的格子更多", side(3 - mover)),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let mut lines = vec![said!("{}; {}", "{}；{}", to_move(position), counts(position))];
        if position.len() > 2 && surplus(position) == 0 {
            let stretches = stretches(position);
            let heads = words(["stretch", "length", "nim-value"], ["段", "长度", "SG 值"]);
            lines.extend(figures_of_sum(&heads, &self.values(position), |place| {
                let stretch = &stretches[place];
                let cells = said!("{} to {}", "{} 至 {}", stretch.start + 1, stretch.end);
                vec![cells, stretch.len().to_string()]
            }));
        }
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        // The first number that changes is the player to move.
        match &differing(from, to)[1..] {
            [cell] => {
                said!("paint cell {cell} and a white neighbour", "涂第 {cell} 格和旁边的一个白格")
            }
            cells => said!("paint cells {}", "涂第 {} 格", series(cells, words(" and ", "、"))),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let paint = |cell: &u64| match cell {
            1 => Cell::Red,
            2 => Cell::Blue,
            _ => Cell::Free,
        };
        let is_balanced = surplus(position) == 0;
        let stretches = stretches(position).into_iter();
        let longer = stretches.filter(|stretch| is_balanced && stretch.len() > 1);
        Board::Cells(Cells {
            cells: position[1..].iter().map(paint).collect(),
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
        said!("{} moves: {cells}", "{}先走：{cells}", side(position[0]))
    }

    fn idea(&self, start: &[u64]) -> Option<&'static str> {
        Some(
            words(["Alice moves first", "Bob moves first"], ["红方先走", "蓝方先走"])
                [start[0] as usize - 1],
        )
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
    Box::new(Colouring::new())
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = Colouring::new();
    let strips = [[1, 2, 2, 1, 1, 2, 1, 1, 2], [2, 2, 0, 0, 1, 2, 1, 1, 2]];
    let play = strips.iter().map(|row| Drawing::from(&study.board(&row[..]))).collect();
    let description = "Stretches of 1, 2, 3 and 2 cells, with nim-values 0, 1, 1 and 1; after cells 2 and 3 are painted, of 1, 3 and 2 cells.";
    let values: Vec<u64> = (0..136).map(|length| study.0.value(length)).collect();
    let caption = "Nim-values of stretches of 0 to 135 cells, 34 to a line";
    let table = ValueStrip::in_periods(caption, 34, &values);
    let below = "From 53 on every line is the same; of the stretches before, those outlined differ: 0, 1, 15, 17, 18, 32, 35 and 52.";
    let title = "Alice's winning move in the fourth case of the sample";
    vec![
        ("play", Drawing::below(play).document(title, description)),
        ("values", table.draw().document("Nim-values of Dawson's Kayles", below)),
    ]
}
