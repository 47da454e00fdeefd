//! The judge's side of XOR Break.

use problem::played::{alternate, Board, Ends, Line, Referee, Turn};

/// So often may the program break in a case.
const BREAKS: usize = 63;

/// Of a part that can be broken in more ways, some are tried from the top, from the bottom and
/// between them.
const WAYS: u64 = 20;

#[derive(Clone)]
struct Broken {
    /// What the player to move may break: one of two parts, or the number at the start.
    parts: Vec<u64>,
    /// How often both have broken.
    breaks: usize,
}

fn is_even(part: u64) -> bool {
    part.count_ones() % 2 == 0
}

/// The top bit of a number, which one of its parts has.
fn top(part: u64) -> u64 {
    1 << part.ilog2()
}

/// Ways to break a part, the one with the top bit first. Those come first in which that one has an
/// even number of ones: it is the part that a good opponent breaks, so the numbers stay large.
fn ways(part: u64) -> Vec<[u64; 2]> {
    let (top, more) = (top(part), part - top(part));
    let mut larger: Vec<u64> = match more <= 3 * WAYS {
        true => (top..part).rev().collect(),
        false => {
            let between = (1..WAYS).map(|place| part - more / WAYS * place);
            let upper = (1..=WAYS).map(|less| part - less);
            upper.chain(between).chain(top..top + WAYS).collect()
        }
    };
    larger.sort_by_key(|&larger| !is_even(larger));
    larger.into_iter().map(|larger| [larger, part ^ larger]).collect()
}

impl Board for Broken {
    type Move = [u64; 2];
    const ILLEGAL: &'static str = "-1 -1";

    fn read(&self, line: &Line) -> Turn<Result<[u64; 2], String>> {
        let [x, y] = line.numbers()?;
        let whole = x ^ y;
        Ok(if x < 1 || y < 1 {
            Err(format!("{} is not positive", x.min(y)))
        } else if !self.parts.contains(&(whole as u64)) {
            let parts: Vec<String> = self.parts.iter().map(u64::to_string).collect();
            Err(format!("the exclusive or is {whole}, and not {}", parts.join(" or ")))
        } else if x.max(y) >= whole {
            Err(format!("{} is not less than {whole}", x.max(y)))
        } else if self.breaks / 2 == BREAKS {
            Err(format!("it has broken {BREAKS} times, as often as is allowed"))
        } else {
            Ok([x as u64, y as u64])
        })
    }

    fn write(&self, [x, y]: &[u64; 2]) -> String {
        format!("{x} {y}")
    }

    fn play(&mut self, broken: &[u64; 2]) {
        self.parts = broken.to_vec();
        self.parts.sort_by_key(|&part| std::cmp::Reverse(part));
        self.breaks += 1;
    }

    fn moves(&self) -> Vec<[u64; 2]> {
        self.parts.iter().flat_map(|&part| ways(part)).collect()
    }

    /// By the theorem, as the rules reach small numbers alone.
    fn is_lost(&self) -> Option<bool> {
        Some(!self.parts.iter().any(|&part| is_even(part)))
    }

    fn winning_move(&self) -> Option<[u64; 2]> {
        let even = self.parts.iter().find(|&&part| is_even(part));
        even.map(|&part| [top(part), part ^ top(part)])
    }

    fn row(&self) -> Option<Vec<u64>> {
        Some(vec![self.parts[0], self.parts.get(1).copied().unwrap_or(0)])
    }
}

pub fn play(&n: &u64, referee: &mut Referee<'_>) -> Turn<()> {
    referee.say(n)?;
    let board = Broken { parts: vec![n], breaks: 0 };
    let begins = referee.begins(&board, ["first", "second"])?;
    alternate(referee, board, begins, Ends { judge_is_stuck: "0 0" })
}
