//! One coin from each of any heaps, to be explained, drawn and played.

use study::prelude::*;

use super::rules;

/// A position is the heaps.
struct OneFromEach;

impl Study for OneFromEach {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Choose some of the heaps that are not empty, at least one, and take one coin from each of them."
                "每次选若干个非空的堆，至少一堆，从选中的每一堆中各取一枚硬币。"
                "The player who takes the last coin wins."
                "取走最后一枚硬币的人获胜。"
            },
            numbers: words("the heaps", "各堆的枚数"),
            answers: ["first", "second"],
            starts: &[&[1, 2, 3], &[2, 2], &[5, 5, 4, 5], &[4, 2, 6, 2]],
        }
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps) && heaps.iter().filter(|&&heap| heap > 0).count() <= 7
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let wins = move || heaps.iter().any(|heap| heap % 2 == 1);
        Play::new(
            Options::of(rules::OneFromEach, heaps),
            wins,
            // One coin of each odd heap, and nothing else, leaves all of them even.
            move || {
                Winning::all(wins().then(|| heaps.iter().map(|heap| heap - heap % 2).collect()))
            },
        )
    }

    fn reason(&self, heaps: &[u64]) -> String {
        match heaps.iter().filter(|&heap| heap % 2 == 1).count() as u64 {
            0 => said!("all heaps are even", "各堆都是偶数"),
            1 => said!("1 heap is odd", "有 1 堆是奇数"),
            odd => said!("{odd} heaps are odd", "有 {odd} 堆是奇数"),
        }
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        figures(&[], heaps.len(), |place| {
            let parity = if heaps[place] % 2 == 0 {
                words("even", "偶数")
            } else {
                words("odd: take one", "奇数：取一枚")
            };
            vec![
                said!("heap {}", "第 {} 堆", place + 1),
                heaps[place].to_string(),
                parity.to_string(),
            ]
        })
    }

    fn kept<'a>(&'a self, heaps: &'a [u64]) -> Option<Kept<'a>> {
        let are_even = |heaps: &[u64]| heaps.iter().all(|heap| heap % 2 == 0);
        Kept::so(heaps, are_even, || {
            let heaps = series(heaps.iter().filter(|&&heap| heap > 0), words(", ", "、"));
            said!(
                "the heaps are {heaps}, and wherever you take a coin, another one can be taken from the same heap",
                "各堆有 {heaps} 枚，你从哪些堆里取，对方都能从同样的堆里再各取一枚"
            )
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let heaps = differing(from, to).into_iter().map(|heap| heap + 1);
        match &heaps.collect::<Vec<usize>>()[..] {
            [heap] => said!("take one from heap {heap}", "从第 {heap} 堆取一枚"),
            heaps => {
                said!("take one each from heaps {}", "从第 {} 堆各取一枚", series(heaps, ", "))
            }
        }
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let heap = |&stones: &u64| Heap {
            stones,
            note: words(["even", "odd"], ["偶数", "奇数"])[stones as usize % 2].to_string(),
            marked: stones % 2 == 1,
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }

    fn idea(&self, heaps: &[u64]) -> Option<&'static str> {
        idea(heaps)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=5, |a, b| vec![a, b])
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(OneFromEach)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let won = [1, 2, 3];
    let board = |heaps: &[u64], caption| Drawing::from_board(&OneFromEach.board(heaps), caption);
    let mut boards = vec![board(&won, "1 and 3 are odd: won")];
    boards.extend(OneFromEach.winning(&won).moves.map(|lost| board(&lost, "all even: lost")));
    let title = "The heaps 1, 2, 3 and what the winning move leaves of them";
    vec![("parity", Drawing::sequence(boards).document(title, "One coin from each odd heap."))]
}
