//! Wythoff's game: take from one of two heaps, or equally from both.

use gamecore::take::after;
use gamecore::wythoff;
use oracle::games::Wythoff as Rules;
use oracle::Ruleset;

use crate::prelude::*;

/// Wythoff's game: a position is the two heaps, in either order.
pub struct Wythoff {
    /// What the judge expects for these heaps; may be empty where it asks for lost ones only.
    pub answer: fn(u64, u64) -> String,
    /// Where to start.
    pub starts: &'static [[u64; 2]],
}

impl Wythoff {
    /// `1` and every pair of heaps that a winning move leaves, each on a line of its own, or `0`.
    pub fn results(a: u64, b: u64) -> String {
        let verdict = wythoff::outcome(a, b).choose("1", "0").to_string();
        let results = wythoff::winning_options(a, b);
        results.iter().fold(verdict, |answer, (x, y)| format!("{}\n{} {}", answer, x, y))
    }

    /// What is kept, and the number of the Wythoff pair that has it.
    fn candidates(a: u64, b: u64) -> [(String, u64); 3] {
        // A pair's number is the difference of its heaps, which is less than 2^64.
        let number = |heap: u64| wythoff::partner(heap).abs_diff(u128::from(heap)) as u64;
        let difference = a.abs_diff(b);
        [
            (format!("keep the difference {}", difference), difference),
            (format!("keep heap 1, {}", a), number(a)),
            (format!("keep heap 2, {}", b), number(b)),
        ]
    }

    /// What keeping the difference, the first heap and the second heap leads to.
    fn lines(&self, heaps: &[u64]) -> Vec<String> {
        let options: Vec<Row> = self.winning(heaps).moves.collect();
        let fits = |option: &Row, kept: usize| match kept {
            0 => option[0] != heaps[0] && option[1] != heaps[1],
            kept => option[kept - 1] == heaps[kept - 1],
        };
        let lost = self.outcome(heaps) == Outcome::P;
        let verdict = |kept: usize| match options.iter().find(|option| fits(option, kept)) {
            _ if lost => "this position".to_string(),
            Some(option) => self.describe(heaps, option),
            None => "out of reach".to_string(),
        };
        let title = ["Wythoff pairs", "k", "floor(k phi)", "+ k"].map(str::to_string).to_vec();
        let mut rows = vec![title];
        for (name, number) in Wythoff::candidates(heaps[0], heaps[1]) {
            let (smaller, larger) = wythoff::p_position(number);
            rows.push(vec![name, number.to_string(), smaller.to_string(), larger.to_string()]);
        }
        let verdicts = std::iter::once(String::new()).chain((0..3).map(verdict));
        let lines = table(&rows).into_iter().zip(verdicts);
        lines.map(|(line, verdict)| format!("{}  {}", line, verdict)).collect()
    }
}

impl Study for Wythoff {
    fn rules(&self) -> &'static str {
        "Take any number of stones, at least one, from one of the two heaps, or the same number from both. The player who takes the last stone wins. On the board, a queen in column a, row b stands for heaps of a and b; she moves left, down, or diagonally down to the left."
    }

    fn numbers(&self) -> &'static str {
        "the two heaps"
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        match heaps {
            [_, _] => Ok(()),
            _ => Err(format!("there are two heaps, not {}", heaps.len())),
        }
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        heaps.iter().all(|&heap| heap < 36)
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        Rules.options(&(heaps[0], heaps[1])).iter().map(|&(a, b)| vec![a, b]).collect()
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        wythoff::outcome(heaps[0], heaps[1])
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        let moves = wythoff::winning_moves(heaps[0], heaps[1]);
        Winning::all(moves.into_iter().map(move |takes| after(heaps, &takes)))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        (self.answer)(heaps[0], heaps[1])
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let answer = self.answer(heaps);
        let answer = answer.lines().next().unwrap_or("Not in the list");
        let (outcome, number) = (self.outcome(heaps), heaps[0].abs_diff(heaps[1]));
        let reason = outcome.choose(
            format!("{} and {} are not a Wythoff pair", heaps[0], heaps[1]),
            format!("{} and {} are Wythoff pair {}", heaps[0], heaps[1], number),
        );
        Explanation { headline: headline(answer, &reason, outcome), lines: self.lines(heaps) }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        let larger = if heaps[0] > heaps[1] { 0 } else { 1 };
        let equal = heaps[1 - larger];
        let mut rows = vec![
            replaced(heaps, larger, 0),
            replaced(heaps, larger, heaps[larger].saturating_sub(1)),
            heaps.iter().map(|heap| heap - equal).collect(),
        ];
        rows.retain(|row| row != heaps);
        rows.sort();
        rows.dedup();
        rows
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match (from[0] - to[0], from[1] - to[1]) {
            (stones, 0) => format!("take {} from heap 1", stones),
            (0, stones) => format!("take {} from heap 2", stones),
            (stones, _) => format!("take {} from both heaps", stones),
        }
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        // A few sizes only, so that the board does not shrink with every move.
        let size = (heaps[0].max(heaps[1]) / 12 + 1) * 12;
        let pairs = wythoff::p_positions().map(|(a, b)| (a as u64, b as u64));
        let pairs = pairs.take_while(|&(a, _)| a < size).flat_map(|(a, b)| [(a, b), (b, a)]);
        let on_board = pairs.filter(|&(a, b)| a.max(b) < size);
        Board::Grid(Grid {
            columns: size,
            rows: size,
            piece: (heaps[0], heaps[1]),
            marked: if theorem { on_board.collect() } else { Vec::new() },
            reach: self.options(heaps).iter().map(|to| (to[0], to[1])).collect(),
        })
    }

    fn starts(&self) -> Vec<Row> {
        self.starts.iter().map(|start| start.to_vec()).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        random.list(2, 3..=11)
    }
}
