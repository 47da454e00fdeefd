//! Nim with an opening, to be explained, drawn and played.

use std::cmp::Reverse;

use gamecore::xor_basis::{maximum_weight, maximum_weight_independent};
use gamecore::{nim, nim_sum, XorBasis};
use oracle::games::{NimHeap, Sum};
use oracle::Ruleset;
use study::picture::{BinaryColumns, BinaryRow};
use study::prelude::*;
use study::text::SHOWN;

/// How far the game has come, and what is left. Heaps without stones are gone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heaps {
    /// How many players have yet to remove whole heaps; after that it is Nim.
    pub openings: u64,
    pub heaps: Vec<u64>,
}

/// Nim with an opening in which each player may remove whole heaps once.
pub struct Rules;

impl Ruleset for Rules {
    type Position = Heaps;

    fn options(&self, Heaps { openings, heaps }: &Heaps) -> Vec<Heaps> {
        let (openings, results) = match openings.checked_sub(1) {
            Some(openings) => (openings, keeping_some(heaps)),
            None => (0, Sum(NimHeap).options(heaps)),
        };
        results.into_iter().map(|heaps| Heaps { openings, heaps }).collect()
    }

    fn representative(&self, Heaps { openings, heaps }: &Heaps) -> Heaps {
        let mut heaps = Sum(NimHeap).representative(heaps);
        heaps.retain(|&heap| heap > 0);
        Heaps { openings: *openings, heaps }
    }
}

/// What is left after removing whole heaps, none or several but not all.
fn keeping_some(heaps: &[u64]) -> Vec<Vec<u64>> {
    let there = filled(heaps);
    let some = (1_u64..1 << there.len()).rev();
    some.map(|part| keeping(heaps, &chosen(&there, part))).collect()
}

/// The places of the heaps that are not gone.
fn filled(heaps: &[u64]) -> Vec<usize> {
    (0..heaps.len()).filter(|&place| heaps[place] > 0).collect()
}

/// Those of the places whose digits are set in `part`.
fn chosen(places: &[usize], part: u64) -> Vec<usize> {
    (0..places.len()).filter(|place| part >> place & 1 == 1).map(|place| places[place]).collect()
}

/// The heaps after all but those in `places` are removed.
fn keeping(heaps: &[u64], places: &[usize]) -> Vec<u64> {
    let mut left = vec![0; heaps.len()];
    places.iter().for_each(|&place| left[place] = heaps[place]);
    left
}

/// The study.
struct NewNim;

pub fn study() -> Box<dyn Study> {
    Box::new(NewNim)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let heaps = [6, 5, 4, 3, 2, 1];
    let verdicts = verdicts(&heaps, &[0, 1, 2, 3, 4, 5], "stays", "goes: it is");
    let rows = BinaryRow::of(&heaps).into_iter().zip(verdicts);
    let columns = BinaryColumns {
        rows: rows.map(|(row, note)| BinaryRow { note, ..row }).collect(),
        ..BinaryColumns::default()
    };
    let title = "Which of the heaps 1 to 6 stay";
    let description = "6, 5 and 4 stay; 3 goes because it is 6 xor 5, 2 because it is 6 xor 4, and 1 because it is 5 xor 4.";
    vec![("elimination", columns.draw().document(title, description))]
}

/// Of up to this many heaps all parts are looked at.
const FEW: usize = 12;

/// What the numbers mean: heaps are positive, so a 0 begins what play has reached.
fn read(position: &[u64]) -> Heaps {
    match position {
        [0, openings, heaps @ ..] => Heaps { openings: *openings, heaps: heaps.to_vec() },
        heaps => Heaps { openings: 2, heaps: heaps.to_vec() },
    }
}

fn write(openings: u64, heaps: &[u64]) -> Row {
    let begun = if openings == 2 { Vec::new() } else { vec![0, openings] };
    [&begun[..], heaps].concat()
}

fn stones(heaps: &[u64]) -> u128 {
    heaps.iter().map(|&heap| u128::from(heap)).sum()
}

fn is_independent(heaps: &[u64]) -> bool {
    let mut basis = XorBasis::new();
    heaps.iter().filter(|&&heap| heap > 0).all(|&heap| basis.insert(heap))
}

/// Of the independent heaps in `places`, those whose nim-sum is `sum`, if some have it.
fn with_nim_sum(heaps: &[u64], places: &[usize], sum: u64) -> Option<Vec<usize>> {
    let spans = |places: &mut dyn Iterator<Item = usize>| {
        let mut basis = XorBasis::new();
        places.for_each(|place| {
            basis.insert(heaps[place]);
        });
        basis.contains(sum)
    };
    // There is only one such part: those without which the others do not have this nim-sum.
    let is_needed = |&place: &usize| !spans(&mut places.iter().copied().filter(|&p| p != place));
    spans(&mut places.iter().copied()).then(|| places.iter().copied().filter(is_needed).collect())
}

/// Some heaps with nim-sum 0: the first that is a nim-sum of those before it, and these.
fn dependent(heaps: &[u64]) -> Option<Vec<usize>> {
    let (mut basis, mut kept) = (XorBasis::new(), Vec::new());
    for place in filled(heaps) {
        if !basis.insert(heaps[place]) {
            let mut part = with_nim_sum(heaps, &kept, heaps[place])?;
            part.push(place);
            return Some(part);
        }
        kept.push(place);
    }
    None
}

/// Of these heaps, each: independent of those that are kept before it, or their nim-sum.
fn verdicts(heaps: &[u64], places: &[usize], independent: &str, dependent: &str) -> Vec<String> {
    let kept = maximum_weight_independent(heaps);
    let verdict = |&place: &usize| match with_nim_sum(heaps, &kept, heaps[place]) {
        Some(part) if !kept.contains(&place) && part.len() == 1 => {
            format!("{} another {}", dependent, heaps[place])
        }
        Some(part) if !kept.contains(&place) => {
            format!("{} {}", dependent, series(part.iter().map(|&place| heaps[place]), " xor "))
        }
        _ => independent.to_string(),
    };
    places.iter().map(verdict).collect()
}

/// The verdicts on the heaps, the heaviest first.
fn elimination(heaps: &[u64], independent: &str, dependent: &str) -> Vec<String> {
    let mut order = filled(heaps);
    order.sort_by(|&a, &b| heaps[b].cmp(&heaps[a]));
    let shown = &order[..order.len().min(SHOWN)];
    let name = |&place: &usize| vec![format!("heap {}", place + 1), heaps[place].to_string()];
    let names = table(&shown.iter().map(name).collect::<Vec<_>>()).into_iter();
    let verdicts = verdicts(heaps, shown, independent, dependent);
    let mut lines: Vec<String> =
        names.zip(verdicts).map(|(name, verdict)| format!("{}  {}", name, verdict)).collect();
    if order.len() > SHOWN {
        lines.push(format!("... and {} more heaps", order.len() - SHOWN));
    }
    lines
}

impl NewNim {
    /// What can be left so as to win, if both still remove heaps or the second player does.
    fn winning_parts<'a>(&'a self, openings: u64, heaps: Vec<u64>) -> Winning<'a> {
        let there = filled(&heaps);
        if there.len() > FEW {
            let part = match openings {
                2 => Some(maximum_weight_independent(&heaps)),
                _ => dependent(&heaps),
            };
            return match part {
                Some(part) => Winning::some([write(openings - 1, &keeping(&heaps, &part))]),
                None => Winning::none(),
            };
        }
        let mut parts: Vec<Vec<usize>> =
            (1..1 << there.len()).map(|part| chosen(&there, part)).collect();
        let in_part = |part: &[usize]| part.iter().map(|&place| heaps[place]).collect::<Vec<u64>>();
        parts.retain(|part| match openings {
            2 => is_independent(&in_part(part)),
            _ => nim_sum(in_part(part)) == 0,
        });
        // To remove few stones is to keep many.
        parts.sort_by_key(|part| Reverse(stones(&in_part(part))));
        let left = move |part: Vec<usize>| write(openings - 1, &keeping(&heaps, &part));
        Winning::all(parts.into_iter().map(left))
    }
}

impl Study for NewNim {
    fn rules(&self) -> &'static str {
        "First one player and then the other may remove whole heaps: none or several, but not all that are left. Then they play Nim: take any number of stones from one heap, at least one. The player who takes the last stone wins."
    }

    fn numbers(&self) -> &'static str {
        "the heaps; after the first turn 0, then how many players have yet to remove whole heaps (1 or 0), then the heaps"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let Heaps { openings, heaps } = read(position);
        match position {
            [] => Err("there are no heaps".to_string()),
            [0] => Err("how many players have yet to remove whole heaps?".to_string()),
            [0, 2..=u64::MAX, ..] => {
                Err("after the first turn, 1 or 0 players have yet to remove whole heaps"
                    .to_string())
            }
            [0, ..] if openings == 1 && stones(&heaps) == 0 => {
                Err("there are no heaps".to_string())
            }
            [0, ..] => Ok(()),
            heaps if heaps.contains(&0) => Err("a heap is empty".to_string()),
            _ => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let Heaps { openings, heaps } = read(position);
        let parts = openings == 0 || filled(&heaps).len() <= 8;
        parts && are_playable(&heaps)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Rules.options(&read(position)).into_iter();
        options.map(|left| write(left.openings, &left.heaps)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let Heaps { openings, heaps } = read(position);
        match openings {
            // A single heap is independent.
            2 => Outcome::N,
            1 => Outcome::n_if(!is_independent(&heaps)),
            _ => nim::outcome(heaps),
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let Heaps { openings, heaps } = read(position);
        if openings > 0 {
            return self.winning_parts(openings, heaps);
        }
        let takes = nim::winning_moves(&heaps).into_iter();
        Winning::all(takes.map(move |take| write(0, &take.after(&heaps))))
    }

    fn answer(&self, position: &[u64]) -> String {
        match read(position) {
            Heaps { openings: 2, heaps } => (stones(&heaps) - maximum_weight(&heaps)).to_string(),
            _ => String::new(),
        }
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let Heaps { openings, heaps } = read(position);
        let (kept, all) = (maximum_weight(&heaps), stones(&heaps));
        let wins = self.outcome(position).choose("wins", "loses");
        match openings {
            2 => Explanation {
                headline: format!(
                    "{}: the heaviest independent heaps have {} of the {} stones, and leaving just them wins.",
                    all - kept, kept, all,
                ),
                lines: elimination(&heaps, "stays", "goes: it is"),
            },
            1 => Explanation {
                headline: format!(
                    "The heaps are {}, so the player to move {}.",
                    self.outcome(position).choose("dependent: some of them have nim-sum 0", "independent: no part of them has nim-sum 0"),
                    wins,
                ),
                lines: elimination(&heaps, "independent of those above", "is"),
            },
            _ => Explanation {
                headline: format!(
                    "The nim-sum of the heaps is {}, so the player to move {}.",
                    nim_sum(heaps.iter().copied()),
                    wins,
                ),
                lines: nim_sum_columns(&heaps),
            },
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let Heaps { openings, heaps } = read(position);
        if openings == 0 {
            return tempting_in_nim(&heaps).iter().map(|left| write(0, left)).collect();
        }
        let there = filled(&heaps);
        let mut rows = vec![write(openings - 1, &heaps)];
        if there.len() > 1 {
            let ends = [there[0], there[there.len() - 1]];
            rows.extend(ends.iter().map(|&place| write(openings - 1, &replaced(&heaps, place, 0))));
        }
        rows
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (from, to) = (read(from), read(to));
        if from.openings == 0 {
            return changes(&from.heaps, &to.heaps);
        }
        let removed = (0..from.heaps.len()).filter(|&place| from.heaps[place] != to.heaps[place]);
        let removed: Vec<usize> = removed.map(|place| place + 1).collect();
        match &removed[..] {
            [] => "remove nothing".to_string(),
            [heap] => format!("remove heap {}", heap),
            heaps => format!("remove heaps {}", series(heaps, ", ")),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let Heaps { openings, heaps } = read(position);
        let decisive: Vec<usize> = match openings {
            _ if !theorem => Vec::new(),
            2 => maximum_weight_independent(&heaps),
            1 => dependent(&heaps).unwrap_or_default(),
            _ => nim::winning_moves(&heaps).iter().map(|take| take.heap).collect(),
        };
        let heap = |(place, &stones): (usize, &u64)| Heap {
            stones,
            note: if theorem { format!("{:b}", stones) } else { String::new() },
            marked: decisive.contains(&place),
            ..Heap::default()
        };
        let mut board: Vec<Heap> = heaps.iter().enumerate().map(heap).collect();
        if openings > 0 {
            // It is what one clicks to remove no more heaps.
            let name = "removals left".to_string();
            board.push(Heap { stones: openings, name, ..Heap::default() });
        }
        Board::Heaps(board)
    }

    fn starts(&self) -> Vec<Row> {
        vec![vec![5, 5, 6, 6, 5, 5], vec![1, 2, 3, 4], vec![0, 1, 6, 5], vec![7, 7, 7, 1]]
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=5);
        random.list(heaps, 1..=7)
    }
}
