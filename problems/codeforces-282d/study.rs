//! One heap, two or three, to be explained, drawn and played.

use gamecore::{is_wythoff_pair, nim_sum, wythoff_pair, Game, Nim, Wythoff};
use games::tried;
use study::prelude::*;

use super::rules::OneOrAll;

/// A position is the heaps.
struct Heaps;

/// Whether the player to move wins.
fn wins(heaps: &[u64]) -> bool {
    match *heaps {
        [a, b] => !is_wythoff_pair(a, b),
        _ => nim_sum(heaps.iter().copied()) != 0,
    }
}

impl Study for Heaps {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take any number of stones, at least one, from one heap, or the same number from every heap."
                "每次从一堆中取任意多颗石子，至少一颗；或者从每一堆取同样多颗。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: words("the heaps, one to three of them", "各堆的石子数，一堆到三堆"),
            answers: ["BitLGM", "BitAryo"],
            starts: &[&[3, 4, 6], &[5, 6], &[3, 5], &[1, 2, 3], &[2, 3, 4], &[8, 4]],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        let n = heaps.len();
        refuse!(
            !(1..=3).contains(&n),
            "there are one to three heaps, not {n}",
            "应有一堆到三堆，而不是 {n} 堆"
        );
        Ok(())
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let are_few = self.is_playable(heaps);
        let play = tried(are_few, Options::of(OneOrAll, heaps), wins, heaps)
            .with_tempting(move || tempting_in_nim(heaps));
        if are_few {
            return play;
        }
        play.with_winning(move || match *heaps {
            [a, b] => {
                let moves = Wythoff.winning_moves(&(a, b)).into_iter();
                Winning::all(moves.map(move |takes| {
                    let (a, b) = Wythoff.after(&(a, b), &takes);
                    vec![a, b]
                }))
            }
            _ => {
                let takes = Nim.winning_moves(heaps).into_iter();
                Winning::some(takes.map(move |take| Nim.after(heaps, &take)))
            }
        })
    }

    fn reason(&self, heaps: &[u64]) -> String {
        match *heaps {
            [a, b] if wins(heaps) => {
                said!("{a} and {b} are not a Wythoff pair", "{a} 和 {b} 不是威佐夫对")
            }
            [a, b] => said!("{a} and {b} are a Wythoff pair", "{a} 和 {b} 是威佐夫对"),
            _ => nim_sum_reason(heaps),
        }
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        match *heaps {
            [a, b] => {
                let k = a.max(b) - a.min(b);
                let (smaller, larger) = wythoff_pair(k);
                vec![said!(
                    "the Wythoff pair with the difference {k} is {smaller} and {larger}",
                    "差为 {k} 的威佐夫对是 {smaller} 和 {larger}"
                )]
            }
            _ => nim_sum_columns(heaps),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let takes: Vec<u64> = from.iter().zip(to).map(|(before, after)| before - after).collect();
        match takes.iter().position(|&take| take == 0) {
            None if takes.len() > 1 => {
                said!("take {} from every heap", "从每一堆取 {} 颗", takes[0])
            }
            _ => changes(from, to),
        }
    }

    /// A heap is marked if a winning move lowers it.
    fn board(&self, heaps: &[u64]) -> Board {
        let left: Vec<Row> = self.winning(heaps).moves.collect();
        let heap = |place: usize| Heap {
            stones: heaps[place],
            note: if heaps.len() == 2 { String::new() } else { format!("{:b}", heaps[place]) },
            marked: left.iter().any(|left| left[place] < heaps[place]),
            ..Heap::default()
        };
        Board::Heaps((0..heaps.len()).map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let two = (1..=7).map(|b| vec![b / 2, b]).collect();
        let three = |a, b| move |c| vec![a, b, c];
        vec![two, (0..=5).map(three(1, 2)).collect(), (1..=7).map(three(2, 4)).collect()]
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(2..=3);
        random.list(heaps, 1..=9)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Heaps)
}

/// Three lost heaps, and what a take of 2 from each makes of them.
pub fn pictures() -> Vec<(&'static str, String)> {
    let columns = |heaps: &[u64], digits: [u64; 3], caption| {
        let result_label = "nim-sum".to_string();
        let (rows, result) = (BinaryRow::each(heaps), digits.to_vec());
        BinaryColumns { rows, result_label, result, ..BinaryColumns::default() }
            .draw()
            .captioned(caption)
    };
    let boards = vec![
        columns(&[3, 5, 6], [0, 0, 0], "lost"),
        columns(&[1, 3, 4], [1, 1, 0], "2 less in each: won"),
    ];
    let title = "The heaps 3, 5, 6 in binary, and two stones less in each";
    vec![("digits", Drawing::sequence(boards).document(title, "The nim-sum changes from 0 to 6."))]
}
