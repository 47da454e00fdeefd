//! The pictures of docs/theory.md: each section has one, and each is what is drawn here from the
//! rules and the theorems.
//!
//! `DRAW=1 cargo test -p games --test theory` writes them anew.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;

use gamecore::{octal_table, subtraction_table, Game};
use games::hackenbush::Layout;
use games::{Asks, Nim, Subtraction};
use study::board::{Board, Cell, Cells, Heap, Stairs};
use study::picture::{Arcs, Bracket, Drawing, ValueStrip};
use study::{Asked, Study};

const NIM: Nim = Nim { misere: false, asks: Asks::Winner(["First", "Second"]), starts: &[] };
const MISERE_NIM: Nim = Nim { misere: true, asks: Asks::Winner(["First", "Second"]), starts: &[] };

/// All pictures by their names.
fn pictures() -> Vec<(&'static str, String)> {
    vec![
        ("graph", graph()),
        ("lost", lost()),
        ("mirror", mirror()),
        ("nim", nim()),
        ("staircase", staircase()),
        ("mex", mex()),
        ("rows", rows()),
        ("misere", misere()),
        ("lengths", lengths()),
        ("periods", periods()),
        ("kayles", kayles()),
        ("tree", tree()),
    ]
}

/// The moves of the game that takes one or two stones from a heap of at most so many.
fn one_or_two(last: u64) -> Vec<(u64, u64)> {
    (1..=last).flat_map(|heap| (1..=heap.min(2)).map(move |taken| (heap, heap - taken))).collect()
}

/// Whether the player to move wins each heap of that game, by the definition alone.
fn won(last: u64) -> Vec<bool> {
    let (moves, mut won) = (one_or_two(last), Vec::<bool>::new());
    for heap in 0..=last {
        let mut options = moves.iter().filter(|(from, _)| *from == heap);
        won.push(options.any(|(_, to)| !won[*to as usize]));
    }
    won
}

fn graph() -> String {
    let arcs = Arcs { last: 4, moves: one_or_two(4), marked: Vec::new() };
    arcs.draw().document("The graph of a heap of 4 from which a move takes one or two", "")
}

fn lost() -> String {
    let won = won(12);
    let marked = (0..=4).filter(|&heap| !won[heap as usize]).collect();
    let graph = Arcs { last: 4, moves: one_or_two(4), marked }.draw();
    let strip = ValueStrip::of_outcomes(0, &won).draw();
    Drawing::below(vec![graph, strip]).document(
        "The P-positions of this graph are 0 and 3, and those of larger heaps the multiples of 3",
        "Every arrow from a P-position leads to an N-position, and from every N-position some arrow leads to a P-position.",
    )
}

/// A line of play with heaps, as the players see it.
fn heaps(play: &[&[u64]]) -> Drawing {
    let heap = |&stones: &u64| Heap { stones, ..Heap::default() };
    let board = |heaps: &&[u64]| Board::Heaps(heaps.iter().map(heap).collect());
    Drawing::sequence(play.iter().map(|heaps| Drawing::from(&board(heaps))).collect())
}

fn mirror() -> String {
    assert!(!NIM.wins(&[3, 3]) && NIM.wins(&[1, 3]) && !NIM.wins(&[1, 1]));
    heaps(&[&[3, 3], &[1, 3], &[1, 1]]).document(
        "Two heaps of 3: one player lowers the first to 1, and the other one does the same to the second",
        "",
    )
}

fn nim() -> String {
    let heaps = [6, 9, 12];
    let [only] = gamecore::Nim.winning_moves(&heaps)[..] else { panic!("one move wins") };
    assert_eq!((only.heap, only.stones), (0, 1));
    let play = [heaps, [5, 9, 12]].map(|heaps| Drawing::from(&NIM.board(&heaps)));
    Drawing::below(vec![NIM.columns(&heaps), Drawing::sequence(play.into())]).document(
        "The heaps 6, 9 and 12 in binary, and the only winning move",
        "The columns of 2 and of 1 have an odd number of ones. Lowering 6 to 5 mends both.",
    )
}

/// The stones on the steps of a staircase, the lowest step first; the odd ones count.
fn stairs(stones: &[u64]) -> Drawing {
    let heap = |(place, &stones): (usize, &u64)| Heap {
        stones,
        name: (place + 1).to_string(),
        marked: place % 2 == 0,
        ..Heap::default()
    };
    Drawing::from(&Board::Stairs(Stairs { steps: stones.iter().enumerate().map(heap).collect() }))
}

fn staircase() -> String {
    let play: [&[u64]; 4] = [&[2, 3, 1], &[1, 3, 1], &[4, 0, 1], &[1, 0, 1]];
    let sums = play.map(|stones| stones[0] ^ stones[2]);
    assert_eq!(sums, [3, 0, 5, 0]);
    let steps = play.map(|stones| {
        let sum = stones[0] ^ stones[2];
        stairs(stones).captioned(&format!("{} xor {} = {sum}", stones[0], stones[2]))
    });
    let [first, second, third, fourth] = steps;
    Drawing::below(vec![
        Drawing::sequence(vec![first, second]),
        Drawing::sequence(vec![third, fourth]),
    ])
    .document(
        "A staircase with 2, 3 and 1 stones, the winning move, an answer that raises a number, and the answer to it",
        "The numbers are the stones on the odd steps.",
    )
}

fn mex() -> String {
    let values: Vec<u64> = subtraction_table(&[1, 3, 4], 8).iter().map(|&v| v.into()).collect();
    let options = [5, 3, 2];
    assert_eq!(options.map(|heap| values[heap as usize]), [3, 1, 0]);
    assert_eq!(values[6], 2);
    let strip = ValueStrip { outlined: options.to_vec(), ..ValueStrip::of_values(0, &values) };
    strip.draw().document(
        "The nim-values of the heaps 0 to 8, from which a move takes 1, 3 or 4 stones",
        "The options of 6 are outlined: they have the values 0, 1 and 3, so 6 has the value 2.",
    )
}

fn rows() -> String {
    let values = octal_table(&[0, 0, 7], 4);
    let row = |lengths: &[u64]| {
        let cells = lengths.iter().enumerate().flat_map(|(place, &length)| {
            let gap = if place > 0 { vec![Cell::Gone; 2] } else { Vec::new() };
            gap.into_iter().chain(vec![Cell::Stone; length as usize])
        });
        let worth = lengths.iter().map(|&length| values[length as usize]);
        let sum = worth.clone().fold(0, |sum, value| sum ^ value);
        let worth: Vec<String> = worth.map(|value| value.to_string()).collect();
        let board = Board::Cells(Cells { cells: cells.collect(), ..Cells::default() });
        Drawing::from_board(&board, &format!("{} = {sum}", worth.join(" xor ")))
    };
    assert_eq!([values[3] ^ values[4], values[3] ^ values[2]], [3, 0]);
    Drawing::below(vec![row(&[3, 4]), row(&[3, 2])]).document(
        "Rows of 3 and 4, and what is left by the winning move, which takes two from an end of the row of 4",
        "Below each row is its nim-value.",
    )
}

fn misere() -> String {
    assert!(MISERE_NIM.wins(&[1, 3]) && !MISERE_NIM.wins(&[1, 0]));
    heaps(&[&[1, 3], &[1, 0]]).document(
        "From heaps of 1 and 3 the player to move takes all three, and the other one has to take the last stone",
        "",
    )
}

/// The lengths of Every-SG, where a move takes one or two stones.
fn lengths() -> String {
    let (won, moves) = (won(12), one_or_two(12));
    let mut lengths: Vec<u64> = Vec::new();
    for heap in 0..=12_u64 {
        let options = moves.iter().filter(|(from, _)| *from == heap).map(|(_, to)| *to as usize);
        let length = match won[heap as usize] {
            true => options.filter(|&to| !won[to]).map(|to| lengths[to] + 1).max(),
            false => options.map(|to| lengths[to] + 1).min(),
        };
        lengths.push(length.unwrap_or(0));
    }
    assert!(lengths.iter().zip(won).all(|(length, won)| (length % 2 == 1) == won));
    ValueStrip::of_values(0, &lengths).draw().document(
        "The lengths of the heaps 0 to 12, from which a move takes one or two stones",
        "Odd lengths are won, and even ones are lost.",
    )
}

fn periods() -> String {
    let strips = vec![
        Subtraction::strip_of_values(&[1, 3, 4], 20),
        Subtraction::strip_of_values(&[2, 4, 7], 20),
    ];
    Drawing::below(strips).document(
        "The nim-values of the subtraction games with the amounts 1, 3, 4 and 2, 4, 7",
        "The first repeat every 7 heaps from the beginning, the others every 3 heaps from 8 on.",
    )
}

/// The period and the preperiod of Kayles.
const KAYLES: (usize, usize) = (12, 71);

fn kayles() -> String {
    let values: Vec<u64> = octal_table(&[0, 7, 7], 167).iter().map(|&v| v.into()).collect();
    let (period, from) = KAYLES;
    let repeats = |heap: usize| values[heap] == values[heap + period];
    assert!((from..=155).all(repeats) && !repeats(from - 1));
    let strip = ValueStrip::of_values(0, &values[..108]);
    let brackets = vec![Bracket { from: from as u64, to: 200, label: String::new() }];
    ValueStrip { line: period, brackets, ..strip }.draw().document(
        "The nim-values of Kayles, twelve heaps in a line",
        "The last three lines are alike.",
    )
}

fn tree() -> String {
    let tree = [5, 1, 2, 2, 3, 2, 4, 4, 5];
    Layout::OneGround.picture(&tree, "1 + (1 xor (1 + 1)) = 4").document(
        "A tree on the ground; each vertex has beside it the nim-value of what stands on it",
        "",
    )
}

fn documents() -> [(PathBuf, String); 2] {
    let docs = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"));
    ["theory.md", "theory.zh.md"].map(|name| {
        let file = docs.join(name);
        let text = fs::read_to_string(&file).expect("theory is in both languages");
        (file, text)
    })
}

#[test]
fn the_pictures_are_what_is_drawn() {
    for (name, svg) in pictures() {
        let file = format!("{}/../../docs/pictures/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        if env::var_os("DRAW").is_some() {
            fs::write(&file, &svg).expect("docs/pictures can be written");
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == svg, "{file}: DRAW=1 cargo test -p games --test theory");
    }
}

#[test]
fn theory_shows_each_picture_and_a_picture_in_each_section() {
    let drawn: BTreeSet<String> = pictures().iter().map(|(name, _)| name.to_string()).collect();
    for (file, text) in documents() {
        let shown = text.split("](pictures/").skip(1);
        let shown: BTreeSet<String> =
            shown.filter_map(|rest| Some(rest.split_once(".svg)")?.0.to_string())).collect();
        assert_eq!(shown, drawn, "{}", file.display());
        let sections: Vec<&str> = text.split("\n## ").skip(1).collect();
        let (_sources, sections) = sections.split_last().expect("there are sections");
        for section in sections {
            let title = section.lines().next().unwrap_or_default();
            assert!(section.contains("](pictures/"), "{}: {title}", file.display());
        }
    }
}
