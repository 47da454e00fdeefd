//! Misère Nim (CodinGame): all winning moves of several positions.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use oracle::positions::rows_of;
use oracle::Oracle;
use problem::prelude::*;

/// The number of heaps, and positions of as many.
type Case = (u64, Vec<Vec<u64>>);

/// For each position the moves: a heap, counted from 1, and how many objects to take.
type Answer = Vec<Vec<(usize, u64)>>;

fn lines(answer: &Answer) -> String {
    let line = |moves: &Vec<(usize, u64)>| match &moves[..] {
        [] => "CONCEDE\n".to_string(),
        moves => {
            let moves = moves.iter().map(|(heap, objects)| format!("{heap}:{objects}"));
            moves.collect::<Vec<String>>().join(" ") + "\n"
        }
    };
    answer.iter().map(line).collect()
}

/// The options of the oracle, as moves.
fn by_playing(oracle: &Oracle<Sum<NimHeap>>, heaps: &[u64]) -> Vec<(usize, u64)> {
    let options = oracle.winning_options_misere(&heaps.to_vec());
    let mut moves: Vec<(usize, u64)> = options
        .iter()
        .map(|option| {
            let heap = (0..heaps.len()).find(|&heap| option[heap] < heaps[heap]);
            let heap = heap.expect("a move takes something");
            (heap + 1, heaps[heap] - option[heap])
        })
        .collect();
    moves.sort();
    moves
}

/// Heap by heap: what is left of it is balanced by the others if one of them is above 1, and
/// makes the ones odd in number if none is.
fn by_the_others(heaps: &[u64]) -> Vec<(usize, u64)> {
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let ones = heaps.len() - large;
    // A digit that is odd in number among all is odd among the others if this heap lacks it.
    let odd = |digit: u32| heaps.iter().filter(|&heap| heap >> digit & 1 == 1).count() % 2 == 1;
    let unbalanced: u64 = (0..64).filter(|&digit| odd(digit)).map(|digit| 1 << digit).sum();
    let wanted = |heap: u64| match large - usize::from(heap > 1) {
        0 => 1 - (ones - usize::from(heap == 1)) as u64 % 2,
        _ => heap ^ unbalanced,
    };
    let moves = heaps.iter().enumerate().map(|(index, &heap)| (index, heap, wanted(heap)));
    let legal = moves.filter(|(_, heap, wanted)| wanted < heap);
    legal.map(|(index, heap, wanted)| (index + 1, heap - wanted)).collect()
}

/// The lines of all positions in checktestdata.
const MOVES: &str = "\
SET(lines = 0)
WHILE(lines == 0 || !ISEOF)
    REGEX(\"CONCEDE|[1-3]:[1-9][0-9]?( [1-3]:[1-9][0-9]?){0,2}\") NEWLINE
    SET(lines = lines + 1)
END
ASSERT(lines <= 5)";

fn heaps() -> Int {
    int("N", 1..=3).beyond(1..=1_000_000)
}

/// `K`, and K positions with n heaps.
fn positions(n: impl Into<Expression>) -> Shape<Vec<Vec<u64>>> {
    let heap = int("M", 1..=50).beyond(1..=u64::MAX);
    list(int("K", 1..=5).beyond(1..=u64::MAX), row(n, heap)).column()
}

/// Random cases with not too many heaps in all.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    let n = heaps().strategy(Size { value: size.length, ..size });
    let rest = move |n: u64| {
        let length = (size.length / n).max(1);
        (Just(n), positions(n).strategy(Size { length, ..size }))
    };
    n.prop_flat_map(rest).boxed()
}

/// A position alone.
fn alone(heaps: Vec<u64>) -> Case {
    (heaps.len() as u64, vec![heaps])
}

fn main() {
    let oracle = Oracle::new(Sum(NimHeap));
    let case = (heaps(), positions(named("N"))).generated_by(random_cases);
    let problem = Problem::new(single(case))
        .printing(Form::lines(MOVES), lines)
        .solution(|(_, positions)| {
            let moves = |heaps: &Vec<u64>| {
                let moves = solution::solve(heaps).into_iter();
                moves.map(|(index, objects)| (index + 1, objects)).collect()
            };
            positions.iter().map(moves).collect()
        })
        .studied(1322)
        .rules(move |(_, positions): &Case| {
            positions.iter().map(|heaps| by_playing(&oracle, heaps)).collect()
        })
        .every_small(
            |(n, positions)| *n <= 4 && positions.iter().flatten().all(|&heap| heap <= 8),
            || rows_of(1..=3, 1..=6).into_iter().chain(rows_of(4..=4, 1..=3)).map(alone).collect(),
        )
        .formula(|(_, positions)| positions.iter().map(|heaps| by_the_others(heaps)).collect())
        .law("heaps of one object: with an even number of them every move wins", || {
            let ones = |n: usize| {
                let moves =
                    if n % 2 == 0 { (1..=n).map(|heap| (heap, 1)).collect() } else { vec![] };
                (alone(vec![1; n]), vec![moves])
            };
            [1, 2, 3, 4, 999, 1000, 10_000].map(ones).to_vec()
        })
        .law("one large heap beside ones: it is lowered to 0 or to 1", || {
            let beside = |ones: usize, large: u64| {
                let heaps = [vec![1; ones], vec![large]].concat();
                let left = if ones % 2 == 0 { 1 } else { 0 };
                (alone(heaps), vec![vec![(ones + 1, large - left)]])
            };
            let large = [2, 3, 1 << 32, u64::MAX];
            large.map(|large| [0, 1, 2, 9_999].map(|ones| beside(ones, large))).concat()
        })
        .law("two equal large heaps are lost, and a third one has to go", || {
            let twins = |exponent: u32| {
                let twin = 1 << exponent;
                let positions = vec![vec![twin, twin, 7], vec![5, twin, twin]];
                vec![
                    (alone(vec![twin, twin]), vec![vec![]]),
                    ((3, positions), vec![vec![(3, 7)], vec![(1, 5)]]),
                ]
            };
            (4..64).flat_map(twins).collect()
        })
        .study(study::study(), |(_, positions)| positions.clone(), study::pictures);
    run(this_problem!(), problem);
}
