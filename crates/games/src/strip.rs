//! Pieces that slide to the left on a strip: de Bruijn's silver dollar game without the dollar.

use gamecore::{NimValued, Staircase};
use oracle::games;
use study::line;
use study::picture::Drawing;
use study::prelude::{Strip as DrawnStrip, *};

use crate::increases;
use crate::kept::{in_pairs, paired};
use crate::played::Played;

/// Pieces on a strip of cells 1, 2, 3, ...: a position is their cells, in any order.
pub struct Strip {
    /// The rules.
    pub rules: fn() -> &'static str,
    /// The judge's words: where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl Strip {
    /// A picture of a line of play, with the gaps that count.
    pub fn picture(&self, title: &str, line: &[Row]) -> String {
        line::picture(self, title, line, |cells| sum(&steps(cells)), Drawing::below)
    }
}

/// A piece, by its place in the row of numbers, and the free cells directly to its left.
struct Step {
    piece: usize,
    gap: u64,
}

/// The steps of the staircase: the pieces from right to left.
fn steps(cells: &[u64]) -> Vec<Step> {
    let mut pieces: Vec<usize> = (0..cells.len()).collect();
    pieces.sort_unstable_by_key(|&piece| std::cmp::Reverse(cells[piece]));
    let left = |step: usize| pieces.get(step + 1).map_or(0, |&piece| cells[piece]);
    let step = |(step, &piece): (usize, &usize)| Step { piece, gap: cells[piece] - left(step) - 1 };
    pieces.iter().enumerate().map(step).collect()
}

/// The free cells are the stones on the steps, and a piece on its way carries them down.
fn gaps(steps: &[Step]) -> Vec<u64> {
    steps.iter().map(|step| step.gap).collect()
}

/// The nim-sum of the gaps that count, from left to right.
fn sum(steps: &[Step]) -> String {
    let mut counting: Row = gaps(steps).into_iter().step_by(2).collect();
    counting.reverse();
    increases::sum(&counting)
}

/// The strip up to the last piece, with the gaps below the pieces.
fn drawn(cells: &[u64], steps: &[Step], last: u64) -> Vec<String> {
    let column = |cell: u64| match steps.iter().position(|step| cells[step.piece] == cell) {
        None => [".".to_string(), String::new(), String::new()],
        Some(step) => {
            let gap = steps[step].gap.to_string();
            let counting = if step % 2 == 0 { gap.clone() } else { String::new() };
            [cell.to_string(), gap, counting]
        }
    };
    let mut rows = words(["cell", "gap", "counts"], ["格子", "空格", "计入"])
        .map(|name| vec![name.to_string()]);
    for cell in 1..=last {
        rows.iter_mut().zip(column(cell)).for_each(|(row, word)| row.push(word));
    }
    rows[2].push(format!("  {}", sum(steps)));
    table(&rows)
}

impl Study for Strip {
    fn about(&self) -> About {
        About {
            rules: (self.rules)(),
            numbers: words("the cells with a piece", "有棋子的格子"),
            answers: self.answers,
            starts: self.starts,
        }
    }

    fn check(&self, cells: &[u64]) -> Result<(), String> {
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        if sorted.first() == Some(&0) {
            return Err(said!("there is no cell 0", "没有 0 号格子"));
        }
        match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(said!("cell {} is taken twice", "格子 {} 上有两枚棋子", pair[0])),
            None => Ok(()),
        }
    }

    fn is_playable(&self, cells: &[u64]) -> bool {
        cells.iter().all(|&cell| cell <= 40)
    }

    fn play<'a>(&'a self, cells: &'a [u64]) -> Play<'a> {
        let tempting = move || {
            let steps = steps(cells);
            let mobile = steps.iter().find(|step| step.gap > 0);
            let slid = |step: &Step| {
                let (piece, slides) = (step.piece, tempting_takes(step.gap).into_iter());
                slides.map(|slide| replaced(cells, piece, cells[piece] - slide)).collect()
            };
            mobile.map_or(Vec::new(), slid)
        };
        let steps = steps(cells);
        let played = Played {
            rules: games::Strip,
            position: cells.to_vec(),
            theory: Staircase,
            counted: gaps(&steps),
        };
        let play = played.play(Row::from, move |_, _, carry| {
            let piece = steps[carry.from].piece;
            replaced(cells, piece, cells[piece] - carry.stones)
        });
        play.with_tempting(tempting)
    }

    fn reason(&self, cells: &[u64]) -> String {
        let nim_sum = Staircase.nim_value(&gaps(&steps(cells)));
        said!(
            "the nim-sum of every second gap, from the right, is {nim_sum}",
            "从右往左数，第一、第三、第五……枚棋子左边的空格数的异或和是 {nim_sum}"
        )
    }

    /// The strip if it is short, and otherwise the pieces from right to left.
    fn figures(&self, cells: &[u64]) -> Vec<String> {
        let steps = steps(cells);
        let last = cells.iter().max().copied().unwrap_or(0);
        if last <= 24 {
            return drawn(cells, &steps, last);
        }
        let cell = |step: usize| vec![cells[steps[step].piece].to_string()];
        increases::columns(
            &words(["cell", "gap"], ["格子", "空格"]),
            &gaps(&steps),
            |step| step % 2 == 0,
            cell,
        )
    }

    fn kept<'a>(&'a self, cells: &'a [u64]) -> Option<Kept<'a>> {
        let said = |counting: &[u64]| {
            match counting {
            [] if cells.len() % 2 == 0 => said!(
                "the pieces stand in pairs without a gap, and when the left one of a pair moves, the right one can follow",
                "棋子两枚两枚地紧挨着，左边的一枚走多远，对方就让右边的一枚跟多远"
            ),
            [] => said!(
                "the first piece cannot move, the others stand in pairs without a gap, and when the left one of a pair moves, the right one can follow",
                "最左边的棋子不能动，其余的两枚两枚地紧挨着，左边的一枚走多远，对方就让右边的一枚跟多远"
            ),
            counting => said!(
                "from the right, the gaps inside the pairs of pieces are equal in pairs, {}, and a gap that you close can be closed in its twin",
                "从右往左两枚一对，各对中间的空格两两相等（{}），你缩小一处，对方就照样缩小相等的那一处",
                in_pairs(counting)
            ),
        }
        };
        paired(cells, |cells| gaps(&steps(cells)).into_iter().step_by(2).collect(), said)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let moved = from.iter().zip(to).find(|(before, after)| before != after);
        moved.map_or(String::new(), |(before, after)| format!("{} -> {}", before, after))
    }

    fn board(&self, cells: &[u64]) -> Board {
        let gap = |step: &Step| cells[step.piece] - step.gap..cells[step.piece];
        let last = cells.iter().max().copied().unwrap_or(0);
        Board::Strips(vec![DrawnStrip {
            first: 1,
            // In tens, so that the strip does not change its length with every move.
            cells: (last.max(1) + 9) / 10 * 10,
            pieces: cells.iter().map(|&cell| Piece { cell, dark: true }).collect(),
            marked: steps(cells).iter().step_by(2).flat_map(gap).collect(),
            ..DrawnStrip::default()
        }])
    }

    fn name(&self, position: &[u64]) -> String {
        let last = position.iter().max().copied().unwrap_or(0);
        match position.len() {
            0..=5 => study::write(position),
            pieces => said!("{pieces} pieces up to {last}", "{pieces} 枚棋子，最远在 {last}"),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![a, b + 1])
    }

    fn random(&self, random: &mut Random) -> Row {
        let pieces = random.int(3..=6);
        // Above 6 there is room to move.
        let last = random.int(13..=18);
        let mut cells = random.distinct(pieces - 1, 1..=last - 1);
        cells.push(last);
        cells
    }
}
