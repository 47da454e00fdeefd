//! Three colours, one of them forbidden, to be explained, drawn and played.

use games::tried;
use oracle::Oracle;
use study::prelude::*;

use super::rules::{neighbours, ThreeColours};

/// A board that is being painted, with what decides the game.
#[derive(Clone)]
pub struct Painted {
    pub side: usize,
    /// The colours, row by row; 0 is none.
    pub squares: Vec<u8>,
    /// How many squares of each half have each colour.
    counts: [[usize; 4]; 2],
    /// How many empty squares can have one colour alone, by this colour; by 0, no colour at all.
    bound: [usize; 4],
}

impl Painted {
    pub fn new(side: usize) -> Painted {
        let squares = side * side;
        let counts = [[squares / 2, 0, 0, 0], [squares - squares / 2, 0, 0, 0]];
        Painted { side, squares: vec![0; squares], counts, bound: [0; 4] }
    }

    pub fn of(position: &[u64]) -> Painted {
        let mut painted = Painted::new(position[0] as usize);
        let colours = (0..).zip(&position[2..]).filter(|(_, &colour)| colour > 0);
        colours.for_each(|(place, &colour)| painted.paint(place, colour as u8));
        painted
    }

    pub fn is_full(&self) -> bool {
        self.counts[0][0] + self.counts[1][0] == 0
    }

    /// Whether an empty square may have a colour.
    pub fn fits(&self, place: usize, colour: u8) -> bool {
        self.squares[place] == 0 && self.near(place) >> colour & 1 == 0
    }

    pub fn paint(&mut self, place: usize, colour: u8) {
        let changed = || neighbours(self.side, place).chain(Some(place));
        let before: Vec<usize> = changed().filter_map(|it| self.binding(it)).collect();
        let changed: Vec<usize> = changed().collect();
        self.squares[place] = colour;
        let half = (place / self.side + place % self.side + 1) % 2;
        self.counts[half][0] -= 1;
        self.counts[half][usize::from(colour)] += 1;
        before.into_iter().for_each(|colour| self.bound[colour] -= 1);
        for place in changed {
            if let Some(colour) = self.binding(place) {
                self.bound[colour] += 1;
            }
        }
    }

    /// The colours of the neighbours, as bits.
    fn near(&self, place: usize) -> u32 {
        neighbours(self.side, place).fold(0, |near, it| near | 1 << self.squares[it]) & !1
    }

    /// The one colour that an empty square can have, or 0 if there is none.
    fn binding(&self, place: usize) -> Option<usize> {
        let near = if self.squares[place] == 0 { self.near(place) } else { 0 };
        match near.count_ones() {
            3 => Some(0),
            2 => (1..4).find(|colour| near >> colour & 1 == 0),
            _ => None,
        }
    }

    /// Whether the painter wins while this colour is forbidden, or before one is if it is 0, as far
    /// as that is known without trying moves.
    pub fn painter_wins(&self, forbidden: u8) -> Option<bool> {
        let bound: usize = self.bound.iter().sum();
        let is_stuck = match forbidden {
            0 => bound > 0,
            _ => bound > 1 || self.bound[0] + self.bound[usize::from(forbidden)] > 0,
        };
        let used = self.counts.map(|half| (1..4).filter(|&colour| half[colour] > 0).collect());
        let [one, other]: [Vec<usize>; 2] = used;
        let are_apart = one.len().max(other.len()) < 2 && (one.is_empty() || one != other);
        let is_full = |half: usize, used: &[usize]| self.counts[half][0] == 0 && used.len() == 1;
        let is_halved = are_apart || is_full(0, &one) || is_full(1, &other);
        match self.is_full() {
            false if is_stuck => Some(false),
            false => Some(true).filter(|_| is_halved),
            true => Some(true),
        }
    }
}

/// A position is that of [`ThreeColours`]; where the colours do not say who wins, moves are tried.
struct Colouring(Oracle<ThreeColours>);

/// On a larger board no position is played out.
const SIDE: u64 = 3;

impl Colouring {
    fn painter_wins(&self, position: &[u64]) -> bool {
        let by_moves = || self.0.next_wins(&position.to_vec()) == (position[1] > 0);
        Painted::of(position).painter_wins(position[1] as u8).unwrap_or_else(by_moves)
    }
}

impl Study for Colouring {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "In turn, one player forbids a colour, 1, 2 or 3, and the other one paints an empty square in another colour, which no square above, below or beside it has."
                "一方先禁止一种颜色（1、2 或 3），另一方再把一个空格涂成别的颜色，上下左右的格子都不能已有这种颜色；如此轮流。"
                "A player who cannot move loses, so a full board is won by the player who paints."
                "无法操作者输；所以棋盘涂满时，涂色的一方获胜。"
                "On the board, row a is the forbidden colour, and below it is the same board three times, once for each colour: in row 2.1 are the squares of row 1 that have colour 2."
                "棋盘上，a 行是被禁的颜色；下面把同一个棋盘画三遍，每种颜色一遍：2.1 行上是第 1 行中颜色为 2 的格子。"
            },
            numbers: sentences! {
                "the side of the board, the forbidden colour or 0, and the colours of the squares, row by row, 0 if empty"
                "边长，被禁的颜色（还没有时写 0），然后逐行写出各格的颜色，空格为 0"
            },
            answers: ["", ""],
            starts: &[
                &[3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                &[2, 0, 0, 0, 0, 0],
                &[2, 0, 1, 0, 0, 2],
                &[3, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
                &[3, 2, 1, 0, 0, 0, 2, 0, 0, 0, 0],
                &[3, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let side = position.first().copied().unwrap_or(0);
        let is_whole = (1..=100).contains(&side) && position.len() as u64 == 2 + side * side;
        refuse!(
            !is_whole || position[1..].iter().any(|&colour| colour > 3),
            "not a side from 1 to 100, a colour and the colours of all squares, each 0 to 3",
            "应为 1 到 100 的边长、一种颜色，以及所有格子的颜色，每种颜色为 0 到 3"
        );
        let squares = &position[2..];
        let clashes = |place: usize| {
            let mut near = neighbours(side as usize, place);
            squares[place] > 0 && near.any(|other| squares[other] == squares[place])
        };
        let are_alike = (0..squares.len()).any(clashes);
        refuse!(are_alike, "neighbours of one colour", "相邻的格子颜色相同");
        refuse!(
            position[1] > 0 && !squares.contains(&0),
            "a colour is forbidden on a full board",
            "棋盘已满，却禁止了颜色"
        );
        let is_known = || Painted::of(position).painter_wins(position[1] as u8).is_some();
        let is_judged = side <= SIDE || is_known();
        refuse!(!is_judged, "on a large board other colours", "大棋盘上的颜色不合要求");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= SIDE
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let wins = |row: &[u64]| self.painter_wins(row) == (row[1] > 0);
        tried(self.is_playable(position), Options::of(ThreeColours, position), wins, position)
    }

    /// Whether the program, which paints, wins.
    fn answer(&self, position: &[u64]) -> String {
        if self.painter_wins(position) { "won" } else { "lost" }.to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        match Painted::of(position).painter_wins(position[1] as u8) {
            Some(true) => {
                said!("the halves of the chessboard can keep apart", "黑白两半的颜色可以互不相干")
            }
            Some(false) => {
                said!("a square cannot get its only colour", "有一格得不到它唯一可用的颜色")
            }
            None => match self.winning(position).count {
                Some(0) | None => said!("no move helps", "怎么走都没有用"),
                Some(1) => said!("1 move wins", "有 1 步必胜"),
                Some(moves) => said!("{moves} moves win", "有 {moves} 步必胜"),
            },
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        if from[1] == 0 {
            return said!("forbid colour {}", "禁止颜色 {}", to[1]);
        }
        let place = differing(&from[2..], &to[2..])[0];
        let (row, column) = (place as u64 / from[0] + 1, place as u64 % from[0] + 1);
        let colour = to[place + 2];
        said!(
            "colour {colour} in row {row}, column {column}",
            "第 {row} 行第 {column} 列涂颜色 {colour}"
        )
    }

    /// The empty squares that can have one colour alone are marked on the board of this colour.
    fn board(&self, position: &[u64]) -> Board {
        let (side, painted) = (position[0], Painted::of(position));
        let forbidden = Some(position[1]).filter(|&colour| colour > 0);
        let first = Strip { name: "a".to_string(), ..Strip::dark(1, 3, forbidden) };
        let place = |row: u64, column: u64| ((row - 1) * side + column - 1) as usize;
        let of_colour = |colour: usize| {
            let is_painted = |row, column| painted.squares[place(row, column)] == colour as u8;
            let is_bound = |row, column| painted.binding(place(row, column)) == Some(colour);
            let rows = squares((side, side), is_painted, is_bound);
            let name = move |row: usize| format!("{colour}.{}", row + 1);
            rows.into_iter().enumerate().map(move |(row, strip)| Strip { name: name(row), ..strip })
        };
        Board::Strips(Some(first).into_iter().chain((1..=3).flat_map(of_colour)).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let row = |row: &[u64]| row.iter().map(u64::to_string).collect::<String>();
        let rows = position[2..].chunks(position[0] as usize).map(row);
        let rows = rows.collect::<Vec<String>>().join("/");
        match position[1] {
            0 => rows,
            colour => said!("{rows}, not {colour}", "{rows}，禁 {colour}"),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let two = |squares: [u64; 4]| [&[2, 0], &squares[..]].concat();
        let painted =
            [[0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 1], [1, 0, 0, 2], [1, 2, 0, 0], [0, 1, 3, 0]];
        let forbidden = |colour: u64| [2, 3].map(|first| vec![2, colour, 1, 0, 0, first]).to_vec();
        vec![painted.map(two).to_vec(), (1..=3).flat_map(forbidden).collect()]
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut row = [&[random.int(2..=SIDE), 0][..], &[0; 9]].concat();
        row.truncate(2 + (row[0] * row[0]) as usize);
        for _ in 0..random.int(1..=5) {
            let next = random.choose(&self.options(&row)).clone();
            if self.options(&next).is_empty() {
                break;
            }
            row = next;
        }
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Colouring(Oracle::new(ThreeColours)))
}

/// A board, row by row, `.` for an empty square, with marked squares of the second row.
fn grid(rows: [&str; 3], marked: &[u64], caption: &str) -> Drawing {
    let row = |(number, row): (usize, &str)| {
        let marked = if number == 1 { marked.to_vec() } else { Vec::new() };
        Letters { words: vec![row.to_string()], marked }.draw()
    };
    Drawing::below(rows.into_iter().enumerate().map(row).collect()).captioned(caption)
}

/// The two halves, the end of one of them, and a square that was lost.
pub fn pictures() -> Vec<(&'static str, String)> {
    let boards = vec![
        grid(["1.1", "2..", "..1"], &[], "1 here, 2 there"),
        grid(["1.1", "213", ".31"], &[], "2 or 3 is allowed"),
        grid(["1..", "..3", "..1"], &[2], "only 2 is left"),
    ];
    let title = "Two halves of a chessboard";
    let description = "Colour 1 in one half and colour 2 in the other; then one half is full, and the other one takes 2 or 3; and a board on which the middle square has neighbours of two colours.";
    vec![("halves", Drawing::beside(boards).document(title, description))]
}
