//! Half of the heaps, to be explained, drawn and played.

use games::tried;
use oracle::games::HalfOfHeaps;
use study::prelude::*;

/// A position is the heaps.
struct Half;

/// The least heap, and how many there are.
fn least(heaps: &[u64]) -> (u64, usize) {
    let least = heaps.iter().copied().min().unwrap_or(0);
    (least, heaps.iter().filter(|&&heap| heap == least).count())
}

/// Whether half of the heaps can be lowered to the least.
fn wins(heaps: &[u64]) -> bool {
    2 * least(heaps).1 <= heaps.len()
}

impl Study for Half {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Choose exactly half of the heaps, none of them empty, and take stones from each of these: at least one, and not necessarily equally many."
                "每次恰好选一半的堆，选中的都不能是空堆，从每一堆中取走至少一颗石子，各堆取的颗数不必相同。"
                "A player who cannot move loses; that is so where more than half of the heaps are empty."
                "无法操作者输；超过一半的堆已空时就是这样。"
            },
            numbers: words("the heaps, an even number of them", "各堆的石子数，堆数为偶数"),
            answers: ["Alice", "Bob"],
            starts: &[
                &[3, 1, 4, 1],
                &[2, 2, 3, 2],
                &[5, 3],
                &[4, 4],
                &[2, 3, 3, 4],
                &[1, 2, 1, 2, 1, 1],
            ],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        match heaps.len() {
            0 => Err(said!("there are no heaps", "一堆也没有")),
            n if n % 2 == 1 => Err(said!("{n} heaps have no half", "{n} 堆不能分成两半")),
            _ => Ok(()),
        }
    }

    /// A move chooses half of the heaps and a number in each, so the moves are soon too many.
    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps) && heaps.iter().map(|heap| heap + 1).product::<u64>() <= 1000
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let options = Options::of(HalfOfHeaps, heaps);
        tried(self.is_playable(heaps), options, wins, heaps)
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let (least, count) = least(heaps);
        said!(
            "of {} heaps {count} have the least size, {least}",
            "{} 堆中有 {count} 堆最小，为 {least} 颗",
            heaps.len()
        )
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let mut ascending = heaps.to_vec();
        ascending.sort_unstable();
        let (first, second) = ascending.split_at(heaps.len() / 2);
        vec![
            said!("smaller half  {}", "较小的一半  {}", series(first, " ")),
            said!("larger half   {}", "较大的一半  {}", series(second, " ")),
        ]
    }

    fn kept<'a>(&'a self, heaps: &'a [u64]) -> Option<Kept<'a>> {
        let are_most = |heaps: &[u64]| least(heaps).1 > heaps.len() / 2;
        let (stones, count) = least(heaps);
        Kept::so(heaps, are_most, || {
            said!(
                "{count} of {} heaps have {stones}, so whichever half you choose, one of these gets smaller, and the other half can be lowered to it",
                "{} 堆中有 {count} 堆是 {stones} 颗，你选哪一半都会让其中一堆变小，对方就把另一半减到同样小",
                heaps.len()
            )
        })
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let least = least(heaps).0;
        let heap = |&stones: &u64| Heap {
            stones,
            note: if stones == least { words("least", "最小") } else { "" }.to_string(),
            marked: stones == least,
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }

    fn idea(&self, heaps: &[u64]) -> Option<&'static str> {
        idea(heaps)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let four = |a: u64| [[a, 1, 1, 2], [a, 1, 2, 2], [a, 1, 1, 1]].map(|row| row.to_vec());
        vec![(1..=4).map(|b| vec![2, b]).collect(), four(1).to_vec(), four(2).to_vec()]
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = 2 * random.int(1..=2);
        random.list(heaps, 1..=4)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Half)
}

/// A winning move, any answer, and the next winning move.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [vec![3, 1, 4, 1], vec![1, 1, 1, 1], vec![1, 0, 1, 0], vec![0, 0, 0, 0]];
    let note = |heaps: &[u64]| Half.reason(heaps);
    let title = "Four heaps from the second sample to the end";
    vec![("play", line::picture(&Half, title, &positions, note, Drawing::below))]
}
