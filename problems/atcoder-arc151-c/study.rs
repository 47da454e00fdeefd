//! The 01 game, to be explained, drawn and played.

use gamecore::nim_sum;
use games::tried;
use oracle::games::ZeroOne;
use study::prelude::*;

/// A position is the number of cells, and then each cell that has a digit, with the digit.
struct Digits;

/// A row with more cells is not played.
const MOST: u64 = 20;

/// Of a row with more cells the winning moves are not looked for.
const LISTED: u64 = 200;

fn digits(position: &[u64]) -> Vec<(u64, u64)> {
    position[1..].chunks_exact(2).map(|digit| (digit[0], digit[1])).collect()
}

/// The cells, for the rules.
fn cells(position: &[u64]) -> Vec<Option<u8>> {
    let mut cells = vec![None; position[0] as usize];
    for (cell, digit) in digits(position) {
        cells[cell as usize - 1] = Some(digit as u8);
    }
    cells
}

fn row(cells: Vec<Option<u8>>) -> Row {
    let n = cells.len() as u64;
    let digits = (1..).zip(cells).filter_map(|(cell, digit)| Some([cell, u64::from(digit?)]));
    [n].into_iter().chain(digits.flatten()).collect()
}

/// A maximal stretch of empty cells.
struct Stretch {
    /// The number of its first cell.
    start: u64,
    cells: u64,
    /// The digits beside it; none where the row ends.
    beside: (Option<u64>, Option<u64>),
}

impl Stretch {
    fn value(&self) -> u64 {
        match self.beside {
            (None, None) => self.cells % 2,
            (Some(left), Some(right)) => u64::from(left == right),
            _ => self.cells,
        }
    }
}

fn stretches(position: &[u64]) -> Vec<Stretch> {
    let (mut start, mut left, mut stretches) = (1, None, Vec::new());
    let ends = digits(position).into_iter().map(|(cell, digit)| (cell - 1, Some(digit)));
    for (end, right) in ends.chain([(position[0], None)]) {
        if start <= end {
            stretches.push(Stretch { start, cells: end - start + 1, beside: (left, right) });
        }
        start = end.saturating_add(2);
        left = right;
    }
    stretches
}

fn values(position: &[u64]) -> Vec<u64> {
    stretches(position).iter().map(Stretch::value).collect()
}

/// What stands beside a stretch.
fn beside(stretch: &Stretch) -> &'static str {
    match stretch.beside {
        (None, None) => words("no digit", "没有数字"),
        (Some(left), Some(right)) if left == right => words("equal digits", "数字相同"),
        (Some(_), Some(_)) => words("different digits", "数字不同"),
        _ => words("one digit", "一个数字"),
    }
}

impl Study for Digits {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Write 0 or 1 into an empty cell, but not the digit of a neighbouring cell."
                "每次在一个空格中写 0 或 1，但不能与相邻的格子相同。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board a red cell holds 0 and a blue one 1."
                "棋盘上，红格表示 0，蓝格表示 1。"
            },
            numbers: sentences! {
                "the number of cells, then each cell with a digit, followed by the digit"
                "格数，然后依次是每个有数字的格子的编号和其中的数字"
            },
            answers: ["Takahashi", "Aoki"],
            starts: &[
                &[10, 4, 0, 7, 0],
                &[7, 2, 0, 4, 1],
                &[5, 2, 0, 4, 1],
                &[6],
                &[8, 1, 0, 4, 0],
                &[10, 4, 1, 8, 1],
                &[9, 4, 1, 6, 0],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (n, digits) = match position {
            [] => return Err(said!("the number of cells is missing", "缺少格数")),
            [n, rest @ ..] if rest.len() % 2 == 0 => (*n, digits(position)),
            _ => return Err(said!("the last cell has no digit", "最后一个格子缺少数字")),
        };
        for &(cell, digit) in &digits {
            refuse!(cell == 0 || cell > n, "there is no cell {cell}", "没有第 {cell} 格");
            refuse!(digit > 1, "{digit} is neither 0 nor 1", "{digit} 不是 0 或 1");
        }
        for pair in digits.windows(2) {
            let ((cell, one), (next, other)) = (pair[0], pair[1]);
            refuse!(
                cell >= next,
                "cell {cell} comes before cell {next}",
                "第 {cell} 格排在第 {next} 格前面"
            );
            refuse!(
                next - cell == 1 && one == other,
                "cells {cell} and {next} have the same digit",
                "第 {cell} 格和第 {next} 格数字相同"
            );
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= MOST
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = Options::by(move || (ZeroOne, cells(position)), row);
        let wins = |position: &[u64]| nim_sum(values(position)) > 0;
        tried(position[0] <= LISTED, options, wins, position)
    }

    fn reason(&self, position: &[u64]) -> String {
        said!("the nim-sum of the stretches is {}", "各段的异或和是 {}", nim_sum(values(position)))
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (stretches, values) = (stretches(position), values(position));
        let heads = words(["from", "cells", "beside", "value"], ["起点", "格数", "两端", "SG 值"]);
        figures(&heads, stretches.len(), |place| {
            let stretch = &stretches[place];
            let (start, cells) = (stretch.start.to_string(), stretch.cells.to_string());
            vec![start, cells, beside(stretch).to_string(), values[place].to_string()]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (cell, digit) = added(&digits(from), &digits(to))[0];
        said!("{digit} into cell {cell}", "把 {digit} 写入第 {cell} 格")
    }

    fn board(&self, position: &[u64]) -> Board {
        let stretches = stretches(position);
        let values = values(position);
        let worth = stretches.iter().zip(&values).filter(|(_, &value)| value > 0);
        let marked = worth.flat_map(|(stretch, _)| stretch.start..stretch.start + stretch.cells);
        let colour = |cell: Option<u8>| match cell {
            Some(0) => Cell::Red,
            Some(_) => Cell::Blue,
            None => Cell::Free,
        };
        Board::Cells(Cells {
            cells: cells(position).into_iter().map(colour).collect(),
            painted: true,
            marked: marked.collect(),
            note: nim_sum_of(values),
            ..Cells::default()
        })
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let mut rows = line(1..=5, |n| vec![n]);
        rows.extend(triangle(0..=4, |a, b| vec![a + b + 2, a + 1, 0, a + 2, 1]));
        rows
    }

    fn random(&self, random: &mut Random) -> Row {
        let n = random.int(6..=10);
        let count = random.int(1..=3);
        let mut row = vec![n];
        for cell in random.distinct(count, 1..=n) {
            let digit = match row[..] {
                [_, .., last, digit] if last + 1 == cell => 1 - digit,
                _ => random.int(0..=1),
            };
            row.extend([cell, digit]);
        }
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Digits)
}

/// A stretch of each kind.
pub fn pictures() -> Vec<(&'static str, String)> {
    let position = [14, 4, 0, 7, 0, 10, 1];
    let stretch = |it: &Stretch| format!("{} cells, {}: {}", it.cells, beside(it), it.value());
    let caption =
        format!("red 0, blue 1; {}", series(stretches(&position).iter().map(stretch), "; "));
    let drawing = Drawing::from_board(&Digits.board(&position), &caption);
    let title = "Four stretches of empty cells and their nim-values";
    vec![("stretches", drawing.document(title, &caption))]
}
