//! Misère Nim with all winning moves, to be explained, drawn and played.

use gamecore::nim;
use study::families::Nim;
use study::picture::Drawing;
use study::prelude::*;

static NIM: Nim = Nim {
    misere: true,
    answers: ["There is a winning move", "CONCEDE"],
    starts: &[&[5, 9, 15], &[7], &[1, 1, 4], &[1, 4, 5], &[1, 1]],
};

/// The game of the family; only the answer is another.
struct AllMoves;

impl Study for AllMoves {
    fn rules(&self) -> &'static str {
        "Take any number of objects from one heap, at least one. The player who takes the last object loses."
    }

    fn numbers(&self) -> &'static str {
        NIM.numbers()
    }

    fn misere(&self) -> bool {
        NIM.misere()
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        NIM.check(heaps)
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        NIM.is_playable(heaps)
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        NIM.options(heaps)
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        NIM.outcome(heaps)
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        NIM.winning(heaps)
    }

    fn answer(&self, heaps: &[u64]) -> String {
        let moves = nim::misere_winning_moves(heaps);
        let words = moves.iter().map(|take| format!("{}:{}", take.heap + 1, take.stones));
        match moves.len() {
            0 => "CONCEDE\n".to_string(),
            _ => words.collect::<Vec<String>>().join(" ") + "\n",
        }
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        NIM.explain(heaps)
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        NIM.tempting(heaps)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        NIM.describe(from, to)
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        NIM.board(heaps, theorem)
    }

    fn starts(&self) -> Vec<Row> {
        NIM.starts()
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(1..=3);
        let mut row = random.list(heaps, 1..=12);
        row.sort_unstable();
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(AllMoves)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let middle = NIM.columns(&[5, 9, 15]).captioned("several heaps above 1: make the nim-sum 0");
    let end = NIM.columns(&[1, 1, 4]).captioned("one heap above 1: leave an odd number of ones");
    let drawing = Drawing::beside(vec![middle, end]);
    let title = "All winning moves of misère Nim, before the end and where it is decided";
    vec![("moves", drawing.document(title, ""))]
}
