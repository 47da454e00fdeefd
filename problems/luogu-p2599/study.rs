//! End-Nim, to be explained, drawn and played.

use gamecore::{EndNim, Game};
use games::played;
use oracle::games::EndNim as Rules;
use study::prelude::*;

/// A position is the heaps in their order; empty ones remain.
struct Ends;

/// The places of the first and the last heap that has stones, which may be one.
fn ends(heaps: &[u64]) -> Vec<usize> {
    let filled = |&place: &usize| heaps[place] > 0;
    let (first, last) = ((0..heaps.len()).find(filled), (0..heaps.len()).rfind(filled));
    let mut ends: Vec<usize> = first.into_iter().chain(last).collect();
    ends.dedup();
    ends
}

/// What the heap in this place, the first or the last one, must be so that the position is lost.
fn wanted(heaps: &[u64], place: usize) -> u64 {
    // It is as large as possible, so that lowering it wins, unless that is what it must be.
    let winning = EndNim.winning_moves(&replaced(heaps, place, u64::MAX));
    winning.iter().find(|take| take.heap == place).map_or(u64::MAX, |take| u64::MAX - take.stones)
}

impl Study for Ends {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take any number of stones, at least one, from the first or from the last heap of the row; a heap without stones is gone."
                "每次从一排石子的首堆或末堆中取任意多颗，至少一颗；取空的堆就没有了。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
            },
            numbers: words("the heaps in their order", "按顺序，各堆的石子数"),
            answers: ["1", "0"],
            starts: &[&[5, 5, 3, 3], &[3, 1, 9, 4], &[2, 4, 2], &[5, 3, 5, 6], &[1, 4, 4, 1]],
        }
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        // By the same number as the reason, so that this is compared with the rules, too.
        let wins = move || ends(heaps).iter().take(1).any(|&end| wanted(heaps, end) != heaps[end]);
        played(Rules, EndNim, heaps).with_wins(wins)
    }

    fn reason(&self, heaps: &[u64]) -> String {
        match ends(heaps).first() {
            None => said!("there are no stones", "已经没有石子"),
            Some(&first) => said!(
                "with the other heaps as they are, the player to move loses only if the first heap is {}, and it is {}",
                "其余各堆不变时，只有首堆为 {} 才必败，而现在首堆为 {}",
                wanted(heaps, first),
                heaps[first]
            ),
        }
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let ends = ends(heaps);
        let heads = words(["heap", "size", "lost if it is"], ["堆", "石子数", "为此数时必败"]);
        figures(&heads, ends.len(), |end| {
            let place = ends[end];
            let numbers = [place as u64 + 1, heaps[place], wanted(heaps, place)];
            numbers.iter().map(u64::to_string).collect()
        })
    }

    fn kept<'a>(&'a self, heaps: &'a [u64]) -> Option<Kept<'a>> {
        let is_mirrored = |heaps: &[u64]| {
            let filled: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
            filled.len() % 2 == 0 && filled.iter().eq(filled.iter().rev())
        };
        Kept::so(heaps, is_mirrored, || {
            said!(
                "the row of heaps reads the same from both ends, and whatever you take at one end can be taken at the other",
                "这一排从左读和从右读都一样，你在一端怎么取，对方都能在另一端照样取"
            )
        })
    }

    /// A heap is marked if there is a winning move in it.
    fn board(&self, heaps: &[u64]) -> Board {
        let (ends, winning) = (ends(heaps), EndNim.winning_moves(heaps));
        let heap = |(place, &stones): (usize, &u64)| {
            let note = match ends.contains(&place) {
                true => said!("lost if {}", "为 {} 则败", wanted(heaps, place)),
                false => String::new(),
            };
            let marked = winning.iter().any(|take| take.heap == place);
            Heap { stones, note, marked, ..Heap::default() }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn idea(&self, heaps: &[u64]) -> Option<&'static str> {
        let is_mirrored = heaps.iter().eq(heaps.iter().rev());
        is_mirrored.then(|| words("a mirror image", "左右对称")).or_else(|| idea(heaps))
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=5, |a, b| vec![a, 2, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=4);
        random.list(heaps, 1..=5)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Ends)
}

/// Which heaps make a lost position on both sides of 3 5.
pub fn pictures() -> Vec<(&'static str, String)> {
    let value = |x, a| EndNim.outcome(&[x, 3, 5, a]).choose(1, 0);
    let rows = (0..9).map(|x| (0..9).map(|a| value(x, a)).collect()).collect();
    let outlined = (0..9).flat_map(|number| [(5, number), (number, 3)]).collect();
    let map = HeatMap { corner: "x \\ a".to_string(), rows, outlined };
    let description = "One row for each heap x to the left of 3 5, and one column for each heap a to the right; a 0 is lost for the player to move. Row 5 and column 3 are outlined: the other zeros go down a diagonal that passes over both.";
    let drawing = map.draw().captioned("x 3 5 a: a row for each x, a column for each a");
    vec![("pairs", drawing.document("The heaps x 3 5 a, for x and a from 0 to 8", description))]
}
