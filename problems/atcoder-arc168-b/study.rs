//! Nim with a cap of one's own choice, to be explained, drawn and played.

use gamecore::bounded_nim::{self, greatest_cap, GreatestCap};
use gamecore::{nim_sum, Take};
use oracle::games::{CappedHeap, Sum};
use oracle::Ruleset;
use study::families::{BoundedNim, Caps};
use study::picture::Drawing;
use study::prelude::*;
use study::text::SHOWN;

/// A position is 0 and the heaps before the first move, which chooses the cap as well; then it
/// is the cap and the heaps.
struct ChosenCap {
    /// What is played when the cap is chosen.
    play: BoundedNim,
}

/// Heaps of which the theorem still has to be applied to: each size that is there an odd
/// number of times, in decreasing order.
fn unpaired(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.to_vec();
    heaps.sort_unstable();
    let mut odd: Vec<u64> = Vec::new();
    for heap in heaps {
        if odd.last() == Some(&heap) {
            odd.pop();
        } else {
            odd.push(heap);
        }
    }
    odd.retain(|&heap| heap > 0);
    odd.reverse();
    odd
}

impl ChosenCap {
    fn is_chosen(position: &[u64]) -> bool {
        position[0] > 0
    }

    /// The position with a cap with which the player to move wins, if there is one: the
    /// greatest, or if it has no bound, one that forbids nothing.
    fn with_best_cap(position: &[u64]) -> Option<Row> {
        let heaps = &position[1..];
        match greatest_cap(heaps.iter().copied()) {
            GreatestCap::Never => None,
            GreatestCap::At(cap) => Some(replaced(position, 0, cap)),
            GreatestCap::Unbounded => Some(replaced(position, 0, *heaps.iter().max()?)),
        }
    }

    /// What is left when equal heaps have cancelled out, and its remainders.
    fn figures(position: &[u64]) -> Vec<String> {
        let left = unpaired(&position[1..]);
        let shown = &left[..left.len().min(SHOWN)];
        let row = |name: &str, figure: &dyn Fn(u64) -> u64| {
            let figures = shown.iter().map(|&heap| figure(heap).to_string());
            std::iter::once(name.to_string()).chain(figures).collect::<Vec<String>>()
        };
        let mut rows = vec![row("there an odd number of times", &|heap| heap)];
        if let (GreatestCap::At(cap), Some(&largest)) =
            (greatest_cap(position[1..].iter().copied()), left.first())
        {
            rows.push(row(&format!("modulo {}", largest), &|heap| {
                bounded_nim::nim_value(heap, cap)
            }));
        }
        let mut lines = if left.is_empty() {
            vec!["every heap is there an even number of times".to_string()]
        } else {
            table(&rows)
        };
        if left.len() > SHOWN {
            lines.push(format!("... and {} more", left.len() - SHOWN));
        }
        lines
    }
}

impl Study for ChosenCap {
    fn rules(&self) -> &'static str {
        "With the first move, choose a cap, and take stones from one heap: at least one, and at most as many as the cap. From then on, take turns with this cap. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the cap, or 0 if the first move is still to choose it, then the heaps"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        self.play.check(position)
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let heaps = &position[1..];
        heaps.len() <= 5 && heaps.iter().all(|&heap| heap <= 9)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        if ChosenCap::is_chosen(position) {
            return self.play.options(position);
        }
        // A greater cap than the largest heap forbids nothing either.
        let caps = 1..=position[1..].iter().copied().max().unwrap_or(0);
        let options = caps.flat_map(|cap| {
            let heaps: Vec<(u64, u64)> = position[1..].iter().map(|&heap| (heap, cap)).collect();
            let options = Sum(CappedHeap).options(&heaps).into_iter();
            options.map(move |heaps| {
                std::iter::once(cap).chain(heaps.iter().map(|heap| heap.0)).collect()
            })
        });
        options.collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        if ChosenCap::is_chosen(position) {
            return self.play.outcome(position);
        }
        Outcome::n_if(ChosenCap::with_best_cap(position).is_some())
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        if ChosenCap::is_chosen(position) {
            return self.play.winning(position);
        }
        match ChosenCap::with_best_cap(position) {
            None => Winning::none(),
            Some(chosen) => {
                let heaps: Vec<_> = chosen[1..].iter().map(|&heap| (heap, chosen[0])).collect();
                let takes = bounded_nim::winning_moves(&heaps).into_iter();
                let place = |take: &Take| 1 + take.heap;
                Winning::some(takes.map(move |take| {
                    replaced(&chosen, place(&take), chosen[place(&take)] - take.stones)
                }))
            }
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        if ChosenCap::is_chosen(position) {
            return self.play.answer(position);
        }
        match greatest_cap(position[1..].iter().copied()) {
            GreatestCap::Unbounded => "-1".to_string(),
            GreatestCap::At(cap) => cap.to_string(),
            GreatestCap::Never => "0".to_string(),
        }
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        if ChosenCap::is_chosen(position) {
            return self.play.explain(position);
        }
        let heaps = &position[1..];
        let (sum, left) = (nim_sum(heaps.iter().copied()), unpaired(heaps));
        let mut lines = ChosenCap::figures(position);
        let reason = match left.first() {
            _ if sum != 0 => {
                lines = nim_sum_columns(heaps);
                format!("the nim-sum of the heaps is {}, and a large cap forbids nothing", sum)
            }
            Some(largest) => format!(
                "the nim-sum is 0, and modulo {} only the heaps of {} change their values",
                largest, largest
            ),
            None => "with every cap, equal heaps cancel out".to_string(),
        };
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines,
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        if ChosenCap::is_chosen(position) {
            return self.play.tempting(position);
        }
        // The largest cap, and the least.
        let largest = position[1..].iter().copied().max().unwrap_or(0);
        let caps = [largest, 1].into_iter().filter(|&cap| cap > 0 && largest > 0);
        let rows = caps.flat_map(|cap| self.play.tempting(&replaced(position, 0, cap)));
        rows.collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let cap =
            if ChosenCap::is_chosen(from) { String::new() } else { format!("cap {}, ", to[0]) };
        cap + &changes(&from[1..], &to[1..])
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        if ChosenCap::is_chosen(position) {
            return self.play.board(position, theorem);
        }
        let left = unpaired(&position[1..]);
        let heap = |&stones: &u64| {
            let unpaired = left.contains(&stones);
            let note = if unpaired { "odd times" } else { "cancels out" };
            Heap {
                stones,
                caption: "any cap".to_string(),
                note: if theorem { note.to_string() } else { String::new() },
                marked: theorem && left.first() == Some(&stones),
                ..Heap::default()
            }
        };
        Board::Heaps(position[1..].iter().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[0, 1, 2, 3], &[0, 7, 7, 5, 4, 1], &[0, 4, 4], &[0, 1, 2, 3, 4], &[2, 1, 2, 4]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut heaps = random.list(3, 1..=7);
        let sum = nim_sum(heaps.iter().copied());
        if sum > 0 && random.int(0..=2) > 0 {
            heaps.push(sum);
        }
        [vec![0], heaps].concat()
    }
}

/// Nim with a cap of one's own choice.
fn game() -> ChosenCap {
    ChosenCap { play: BoundedNim { caps: Caps::First, answers: ["won", "lost"], starts: &[] } }
}

pub fn study() -> Box<dyn Study> {
    Box::new(game())
}

/// The heaps 7 7 5 4 1 before and after the choice of the greatest winning cap.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = [0, 7, 7, 5, 4, 1];
    let chosen = ChosenCap::with_best_cap(&start).expect("a heap is there once");
    let before = Drawing::from_board(&game().board(&start, true), "5 xor 4 xor 1 = 0");
    let after =
        Drawing::from_board(&game().board(&chosen, true), "modulo 5 the values are 2 2 0 4 1: won");
    let title = "The heaps 7 7 5 4 1, and the greatest cap with which they are won: 4";
    vec![("cap", Drawing::sequence(vec![before, after]).document(title, ""))]
}
