//! A New Stone Game, to be explained, drawn and played.

use std::collections::BTreeMap;

use oracle::Ruleset;
use study::families::play;
use study::picture::Drawing;
use study::prelude::*;
use study::text::SHOWN;

/// Heaps; it does not matter which is which, and those that are empty are out of play.
pub struct TakeAndSpread;

impl Ruleset for TakeAndSpread {
    type Position = Row;

    fn options(&self, heaps: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for from in 0..heaps.len() {
            let to: Vec<usize> = filled(heaps).filter(|&heap| heap != from).collect();
            for left in 0..heaps[from] {
                spread(replaced(heaps, from, left), from, &to, &mut options);
            }
        }
        options
    }

    fn representative(&self, heaps: &Row) -> Row {
        let mut ascending: Row = filled(heaps).map(|heap| heaps[heap]).collect();
        ascending.sort_unstable();
        ascending
    }
}

/// All ways to give some stones of heap `from` to the heaps `to`.
fn spread(heaps: Row, from: usize, to: &[usize], ways: &mut Vec<Row>) {
    let (first, others) = match to.split_first() {
        Some((&first, others)) => (first, others),
        None => return ways.push(heaps),
    };
    for given in 0..=heaps[from] {
        let mut heaps = heaps.clone();
        heaps[from] -= given;
        heaps[first] += given;
        spread(heaps, from, others, ways);
    }
}

/// The heaps that are not empty.
fn filled(heaps: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..heaps.len()).filter(move |&heap| heaps[heap] > 0)
}

/// The same, from the smallest to the largest.
fn ascending(heaps: &[u64]) -> Vec<usize> {
    let mut order: Vec<usize> = filled(heaps).collect();
    order.sort_by_key(|&heap| heaps[heap]);
    order
}

/// How many heaps have a size, by size.
fn times(heaps: &[u64]) -> BTreeMap<u64, u64> {
    let mut times = BTreeMap::new();
    for heap in filled(heaps) {
        *times.entry(heaps[heap]).or_insert(0) += 1;
    }
    times
}

/// The largest size that occurs an odd number of times.
fn odd_size(heaps: &[u64]) -> Option<u64> {
    times(heaps).into_iter().rev().find(|(_, times)| times % 2 == 1).map(|(size, _)| size)
}

/// The move of the proof, from heaps that are not paired off: the largest heap levels the
/// others in pairs.
fn levelled(heaps: &[u64]) -> Row {
    let order = ascending(heaps);
    let (largest, others) = order.split_last().expect("no heaps are paired off");
    let (left, others) = match others.len() % 2 {
        0 => (0, others),
        _ => (heaps[others[0]], &others[1..]),
    };
    let mut after = replaced(heaps, *largest, left);
    for pair in others.chunks(2) {
        after[pair[0]] = heaps[pair[1]];
    }
    after
}

/// How many winning moves are listed, at most.
const LISTED: usize = 300;

/// Two heaps, by their sizes and places, that get the same number of stones.
#[derive(Clone)]
struct Pair {
    stones: u64,
    heaps: [(u64, usize); 2],
}

/// All ways to pair off the heaps in `open`, from the smallest to the largest, by adding at most
/// `stones` stones; until there are too many to list.
fn pair_off(open: &[(u64, usize)], stones: u64, pairs: &[Pair], ways: &mut Vec<Vec<Pair>>) {
    let (first, others) = match open.split_first() {
        Some((&first, others)) => (first, others),
        None => return ways.push(pairs.to_vec()),
    };
    for (index, &twin) in others.iter().enumerate() {
        let rest = [&others[..index], &others[index + 1..]].concat();
        let cheapest = rest.chunks(2).map(|pair| pair[1].0 - pair[0].0).sum();
        let left = stones.checked_sub(twin.0 - first.0);
        let spare = match left.and_then(|left| left.checked_sub(cheapest)) {
            Some(spare) => spare,
            None => continue,
        };
        // There is no position with more than u64::MAX stones in a heap.
        for more in 0..=(spare / 2).min(u64::MAX - twin.0) {
            let pair = Pair { stones: twin.0 + more, heaps: [first, twin] };
            // Among equal heaps the order decides which two are a pair.
            if pairs.iter().all(|done| done.stones != pair.stones || done.heaps[1] < first) {
                pair_off(&rest, cheapest + spare - 2 * more, &[pairs, &[pair]].concat(), ways);
            }
            if ways.len() > LISTED {
                return;
            }
        }
    }
}

/// The winning moves from heaps that are not paired off, that of the proof first.
fn winning_moves(heaps: &[u64]) -> Vec<Row> {
    let mut moves = Vec::new();
    for from in filled(heaps) {
        // What stays in this heap is added to it, as to the others.
        let emptied = replaced(heaps, from, 0);
        let mut open: Vec<(u64, usize)> =
            filled(&emptied).map(|heap| (heaps[heap], heap)).collect();
        if open.len() % 2 == 1 {
            open.push((0, from));
        }
        open.sort_unstable();
        let mut ways = Vec::new();
        pair_off(&open, heaps[from] - 1, &[], &mut ways);
        for pairs in ways {
            let mut after = emptied.clone();
            for pair in pairs {
                after[pair.heaps[0].1] = pair.stones;
                after[pair.heaps[1].1] = pair.stones;
            }
            moves.push(after);
        }
    }
    let first = levelled(heaps);
    moves.sort_by_key(|after| *after != first);
    moves
}

/// The items, without most of those before the last if they are many.
fn cut(mut items: Vec<String>) -> Vec<String> {
    if items.len() > SHOWN {
        let more = items.len() - SHOWN;
        items.splice(SHOWN - 1..items.len() - 1, [format!("({} more)", more)]);
    }
    items
}

fn row(name: &str, numbers: impl Iterator<Item = u64>) -> Vec<String> {
    let items = cut(numbers.map(|number| number.to_string()).collect());
    std::iter::once(name.to_string()).chain(items).collect()
}

struct NewStoneGame;

impl Study for NewStoneGame {
    fn rules(&self) -> &'static str {
        "Remove at least one stone from a heap; then you may move any of the stones that are left in it to other heaps that are not empty. The player who takes the last stone wins."
    }

    fn numbers(&self) -> &'static str {
        "the heaps"
    }

    fn check(&self, _heaps: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        let stones = heaps.iter().fold(0, |sum: u64, &heap| sum.saturating_add(heap));
        let filled = filled(heaps).count() as u64;
        // k heaps have the most options if all but one are 1: as many as there are ways to choose
        // k of the stones, and k - 1 more.
        let ways = || (0..filled).fold(1, |ways, chosen| ways * (stones - chosen) / (chosen + 1));
        heaps.len() <= 10 && stones <= 24 && ways() <= 300
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        TakeAndSpread.options(&heaps.to_vec())
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::n_if(odd_size(heaps).is_some())
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        if self.outcome(heaps) == Outcome::P {
            return Winning::none();
        }
        // Of many heaps there are more ways to pair them off than could be listed.
        if filled(heaps).count() > 40 {
            return Winning::some(std::iter::once(levelled(heaps)));
        }
        let moves = winning_moves(heaps);
        if moves.len() <= LISTED {
            Winning::all(moves)
        } else {
            Winning::some(moves.into_iter().take(LISTED))
        }
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose("Win", "Lose").to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let reason = match odd_size(heaps) {
            Some(size) => format!("the number of heaps with {} is odd", counted(size, "stone")),
            None => "every size occurs an even number of times".to_string(),
        };
        let times = times(heaps);
        let mut rows =
            vec![row("size", times.keys().copied()), row("heaps", times.values().copied())];
        if self.outcome(heaps) == Outcome::N {
            let (order, after) = (ascending(heaps), levelled(heaps));
            rows.push(Vec::new());
            rows.push(row("sorted", order.iter().map(|&heap| heaps[heap])));
            rows.push(row("paired", order.iter().map(|&heap| after[heap])));
        }
        Explanation {
            headline: headline(&self.answer(heaps), &reason, self.outcome(heaps)),
            lines: table(&rows),
        }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        tempting_in_nim(heaps)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let lowered = (0..from.len()).find(|&heap| to[heap] < from[heap]);
        let described = lowered.map(|heap| {
            let gifts = || (0..from.len()).filter(|&heap| to[heap] > from[heap]);
            let given: u64 = gifts().map(|heap| to[heap] - from[heap]).sum();
            let removed = from[heap] - to[heap] - given;
            let gift = |heap: usize| format!("give {} to heap {}", to[heap] - from[heap], heap + 1);
            let remove = format!("remove {}", removed);
            let words = std::iter::once(remove).chain(gifts().map(gift));
            format!("heap {}: {}", heap + 1, series(words, ", "))
        });
        described.unwrap_or_default()
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let heap = |&stones: &u64| Heap { stones, ..Heap::default() };
        let mut board: Vec<Heap> = heaps.iter().map(heap).collect();
        let sizes = if theorem { times(heaps) } else { BTreeMap::new() };
        for &size in sizes.keys() {
            let same: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] == size).collect();
            for pair in same.chunks(2) {
                match pair {
                    &[one, other] => {
                        board[one].note = format!("twin of {}", other + 1);
                        board[other].note = format!("twin of {}", one + 1);
                    }
                    odd => board[odd[0]].marked = true,
                }
            }
        }
        Board::Heaps(board)
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[1, 2, 3], &[1, 2, 3, 4], &[2, 3, 2, 3], &[2, 4, 5], &[1, 4, 4, 1]])
    }

    fn random(&self, random: &mut Random) -> Row {
        loop {
            let heaps = random.int(2..=4);
            let row = random.list(heaps, 1..=6);
            if self.is_playable(&row) {
                return row;
            }
        }
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(NewStoneGame)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![1, 2, 4, 6];
    let after = play::won(&NewStoneGame, &start);
    let paired = |heaps: &[u64]| match odd_size(heaps) {
        Some(_) => "not paired off".to_string(),
        None => "paired off".to_string(),
    };
    let title = "The largest heap levels the others in pairs";
    vec![("pairs", play::picture(&NewStoneGame, title, &[start, after], paired, Drawing::sequence))]
}
