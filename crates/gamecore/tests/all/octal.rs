//! Octal games, held against the bare rules and the literature.

use std::collections::HashSet;

use gamecore::{
    long_octal_table, octal_table, Game, HeapRules, NimValued, Octal, OctalMove, OctalTable,
    Outcome, ParseOctalError, Period, Take,
};
use oracle::games::OctalHeaps;
use oracle::positions::multisets;
use oracle::{Oracle, Ruleset};
use proptest::prelude::*;

use crate::shape::{keeps, keeps_nim_values};
use crate::{sorted, widened};

pub fn octal(digits: &[u8]) -> Octal {
    Octal::from_digits(digits).unwrap()
}

/// The nim-values of the heaps 0 to `last`, of which all moves are tried.
pub fn by_definition(digits: &[u8], last: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    for heap in 0..=last {
        let mut reached = [false; 1 << 10];
        for (left, digit) in (0..=heap).rev().zip(digits) {
            reached[0] |= digit & 1 != 0 && left == 0;
            if digit & 2 != 0 && left > 0 {
                reached[usize::from(values[left])] = true;
            }
            if digit & 4 != 0 {
                (1..left).for_each(|part| {
                    reached[usize::from(values[part] ^ values[left - part])] = true
                });
            }
        }
        values.push(reached.iter().position(|&reached| !reached).unwrap() as u16);
    }
    values
}

/// The table of a game to the heap `last` is that of the definition, from the beginning and if it
/// begins with what is `known`.
fn is_by_definition(code: &str, last: usize, known: &[usize]) {
    let digits = code.parse::<Octal>().unwrap().digits().to_vec();
    let defined = by_definition(&digits, last);
    assert_eq!(octal_table(&digits, last as u64), defined, "{code}");
    assert_eq!(long_octal_table(&digits, last as u64), defined, "{code}, a long table");
    for &known in known {
        let mut table = OctalTable::new(&digits, defined[..known].to_vec());
        (known..=last).for_each(|_| table.extend());
        assert_eq!(table.values(), defined, "{code} from {known} on");
    }
}

#[test]
fn tables_of_codes_of_up_to_four_digits() {
    for (first, places) in [0, 4].into_iter().flat_map(|first| (1..=4).map(move |it| (first, it))) {
        for number in 0..8_u32.pow(places as u32) {
            is_by_definition(&format!("{first}.{number:0places$o}"), 330, &[]);
        }
    }
}

/// With sparse spaces and without.
#[test]
fn long_tables_of_the_literature() {
    let codes = [
        "0.77", "0.07", "0.137", "0.15", "0.6", "0.007", "0.0007", "0.000007", "0.04", "0.06",
        "0.14", "0.156", "0.16", "0.36", "0.356", "0.64", "0.74", "0.76", "0.005", "0.127",
        "0.376", "4.0", "4.007", "4.3", "4.56", "0.45",
    ];
    codes.into_iter().for_each(|code| is_by_definition(code, 4000, &[]));
    is_by_definition("0.6", 12_000, &[]);
}

#[test]
fn a_split_leaves_two_heaps() {
    // Where it must, a heap of rare value with none beside it is not an option.
    ["0.1354", "0.14004"].into_iter().for_each(|code| is_by_definition(code, 700, &[]));
}

#[test]
fn a_table_can_be_resumed_anywhere() {
    for code in ["0.007", "0.156", "0.16"] {
        is_by_definition(code, 3000, &[1, 7, 40, 100, 255, 256, 257, 1000, 2500, 2999]);
    }
}

proptest! {
    #[test]
    fn tables_of_random_codes(code in "[04]\\.[0-7]{1,8}", last in 0..700_usize) {
        is_by_definition(&code, last, &[]);
    }
}

/// Every code d0.d1...dk with this many places after the point.
pub fn codes(places: u32) -> impl Iterator<Item = Vec<u8>> {
    let code = move |first: u8, number: u32| {
        let digit = move |place: u32| (number >> (3 * place) & 7) as u8;
        std::iter::once(first).chain((0..places).map(digit)).collect()
    };
    [0, 4].into_iter().flat_map(move |first| (0..8u32.pow(places)).map(move |n| code(first, n)))
}

fn ruled(digits: &[u8], last: u64) -> Vec<u64> {
    let oracle = Oracle::new(OctalHeaps(digits.to_vec()));
    (0..=last).map(|heap| oracle.nim_value(&vec![heap])).collect()
}

#[test]
fn nim_values_follow_the_rules() {
    for digits in (1..=3).flat_map(codes) {
        assert_eq!(widened(octal(&digits).up_to(9).table()), ruled(&digits, 9), "{digits:?}");
    }
    for digits in [[0, 0, 7], [0, 7, 7], [4, 0, 7], [4, 3, 3]] {
        assert_eq!(widened(octal(&digits).up_to(15).table()), ruled(&digits, 15), "{digits:?}");
    }
}

#[test]
fn neighbours_taken_together_follow_the_rules() {
    for m in 1..=6 {
        let mut digits = vec![0; m as usize];
        digits.push(7);
        let table = Octal::take_contiguous(m).up_to(18);
        assert_eq!(widened(table.table()), ruled(&digits, 18), "m = {m}");
        assert_eq!(Octal::take_contiguous(m), octal(&digits), "m = {m}");
    }
}

#[test]
#[should_panic(expected = "takes 0 stones")]
fn no_neighbours_cannot_be_taken() {
    let _ = Octal::take_contiguous(0);
}

/// What is known of a solved game.
struct Solved {
    code: &'static str,
    period: u64,
    preperiod: u64,
    /// The largest nim-value and the first heap that has it.
    largest: (u16, usize),
}

const fn solved(code: &'static str, period: u64, preperiod: u64, largest: (u16, usize)) -> Solved {
    Solved { code, period, preperiod, largest }
}

/// Guy and Smith (1956), Kenyon (1967), Austin (1976).
const SOLVED: &[Solved] = &[
    solved("0.7", 2, 0, (1, 1)),
    solved("0.77", 12, 71, (8, 27)),
    solved("0.07", 34, 53, (9, 86)),
    solved("0.137", 34, 52, (9, 85)),
    solved("0.4", 34, 54, (9, 87)),
    solved("0.17", 34, 33, (7, 51)),
    solved("0.45", 20, 498, (8, 37)),
    solved("0.156", 349, 3479, (23, 1032)),
    solved("0.356", 142, 7315, (19, 86)),
    solved("0.644", 442, 3256, (64, 333)),
    solved("0.165", 1550, 5181, (25, 620)),
];

#[test]
fn solved_games() {
    for game in SOLVED {
        let octal: Octal = game.code.parse().unwrap();
        let values = octal.periodic(20_000).unwrap();
        let expected = Period::new(game.preperiod, game.period);
        assert_eq!(values.period(), Some(expected), "{}", game.code);
        // In a periodic sequence, every value occurs before the first return.
        let largest = *values.table().iter().max().unwrap();
        let first = values.table().iter().position(|&value| value == largest).unwrap();
        assert_eq!((largest, first), game.largest, "{}", game.code);
    }
}

#[test]
fn named_games() {
    let named = [
        (Octal::KAYLES, "0.77"),
        (Octal::DAWSONS_KAYLES, "0.07"),
        (Octal::DAWSONS_CHESS, "0.137"),
        (Octal::GUILES, "0.15"),
        (Octal::OFFICERS, "0.6"),
        (Octal::TREBLECROSS, "0.007"),
    ];
    for (game, code) in named {
        assert_eq!(game.to_string(), code);
        assert_eq!(code.parse(), Ok(game));
    }
}

#[test]
fn kayles_has_fourteen_exceptions() {
    let values = Octal::KAYLES.periodic(1000).unwrap();
    let repeated = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    let table = Octal::KAYLES.up_to(500);
    let exceptional = |&heap: &usize| table.table()[heap] != repeated[heap % 12];
    let exceptions: Vec<usize> = (0..=500).filter(exceptional).collect();
    assert_eq!(exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
    for heap in 1_000_000_000_000_000_000..1_000_000_000_000_000_012u64 {
        assert_eq!(values.value(heap), u64::from(repeated[(heap % 12) as usize]), "heap {heap}");
    }
}

#[test]
fn lost_strips_of_treblecross() {
    let table = Octal::TREBLECROSS.up_to(1050);
    let lost: Vec<usize> = (0..=1048).filter(|&strip| table.table()[strip + 2] == 0).collect();
    let known = [
        0, 6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202,
        282, 290, 302, 356, 1046,
    ];
    assert_eq!(lost, known);
}

#[test]
fn games_that_differ_by_a_shift() {
    let chess = Octal::DAWSONS_CHESS.up_to(200);
    let kayles = Octal::DAWSONS_KAYLES.up_to(201);
    let splitting = octal(&[0, 4]).up_to(202);
    assert_eq!(kayles.table()[1..], *chess.table());
    assert_eq!(splitting.table()[1..], *kayles.table());
    let splitting = octal(&[0, 0, 4]).up_to(401);
    assert_eq!(splitting.table()[1..], *Octal::TREBLECROSS.up_to(400).table());
}

#[test]
fn leading_zeros_are_not_a_period() {
    // All of these begin with zeros, and would return forever if heap 0 could be a part.
    for code in ["0.4", "0.04", "0.004"] {
        let game: Octal = code.parse().unwrap();
        for limit in 0..100 {
            assert_eq!(game.periodic(limit).unwrap_err().limit, limit, "{code}");
        }
    }
}

#[test]
fn a_period_is_found_as_soon_as_it_is_proved() {
    // Kayles: 2 * (71 + 12) + 2 values.
    assert_eq!(Octal::KAYLES.periodic(166).unwrap_err().limit, 166);
    assert!(Octal::KAYLES.periodic(167).is_ok());
    assert_eq!(octal(&[0, 0]).periodic(100).unwrap().value(u64::MAX), 0);
}

#[test]
fn a_proved_period_holds_far_beyond_the_proof() {
    for digits in codes(3) {
        let game = octal(&digits);
        if let Ok(values) = game.periodic(250) {
            let far: Vec<u64> = (0..=1000).map(|heap| values.value(heap)).collect();
            assert_eq!(far, widened(game.up_to(1000).table()), "{game}");
        }
    }
}

/// The heaps after a move, sorted, without empty ones.
fn after(game: &Octal, heaps: &[u64], played: &OctalMove) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    game.make_move(&mut heaps, played);
    heaps.sort_unstable();
    heaps.retain(|&heap| heap > 0);
    heaps
}

#[test]
fn moves_are_all_and_only_those() {
    for digits in codes(2).step_by(3) {
        let game = octal(&digits);
        let table = game.up_to(6);
        let oracle = Oracle::new(OctalHeaps(digits.clone()));
        for heaps in (0..=2).flat_map(|size| multisets(size, 1..=6)) {
            let moves: HashSet<_> =
                game.moves(&heaps).iter().map(|m| after(&game, &heaps, m)).collect();
            let legal: HashSet<_> = oracle.rules().options(&heaps).into_iter().collect();
            assert_eq!(moves, legal, "{game}, {heaps:?}");
            let expected = Outcome::n_if(oracle.next_wins(&heaps));
            assert_eq!(table.outcome(&heaps), expected, "{game}, {heaps:?}");
            let wins = table.winning_moves(&heaps);
            assert_eq!(sorted(wins.clone()), wins, "{game}, {heaps:?}: in order");
            let wins: HashSet<_> = wins.iter().map(|m| after(&game, &heaps, m)).collect();
            let ruled: HashSet<_> = oracle.winning_options(&heaps).into_iter().collect();
            assert_eq!(wins, ruled, "{game}, {heaps:?}");
            keeps(&table, &heaps);
            keeps_nim_values(&table, &heaps);
        }
    }
}

#[test]
fn no_move_is_listed_twice() {
    for digits in codes(2) {
        let moves = octal(&digits).moves(&[7, 0, 8, 7]);
        assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len(), "{digits:?}");
        assert_eq!(sorted(moves.clone()), moves, "{digits:?}: in order");
    }
}

#[test]
fn codes_can_be_written_in_many_ways() {
    for code in ["0.77", ".77", "0.770", ".7700"] {
        assert_eq!(code.parse(), Ok(Octal::KAYLES), "{code}");
    }
    for code in ["4.7", "4.0", "0.0"] {
        assert_eq!(code.parse::<Octal>().unwrap().to_string(), code);
    }
}

#[test]
fn trailing_zeros_are_dropped() {
    assert_eq!(octal(&[0, 7, 7, 0, 0]), Octal::KAYLES);
    assert_eq!(octal(&[4]).to_string(), "4.0");
}

#[test]
fn wrong_digits_are_explained() {
    let wrong = |digits: &[u8]| Octal::from_digits(digits).unwrap_err();
    let digit = |place, found: &str| ParseOctalError::Digit { place, found: found.to_string() };
    assert_eq!(wrong(&[0, 8]), digit(1, "8"));
    assert_eq!(wrong(&[4, 7, 255]), digit(2, "255"));
    assert_eq!(wrong(&[1, 7]), ParseOctalError::BeforePoint("1".to_string()));
    assert_eq!(wrong(&[]), ParseOctalError::NoDigit);
}

#[test]
#[should_panic(expected = "is not a move of 0.77")]
fn kayles_has_no_take_of_three() {
    let take = Take { heap: 0, stones: 3 };
    Octal::KAYLES.up_to(9).after(&[9], &OctalMove { take, leave: (2, 4) });
}

#[test]
#[should_panic(expected = "does not fit a heap of 9")]
fn heaps_with_other_stones_than_are_left() {
    let take = Take { heap: 0, stones: 1 };
    Octal::KAYLES.up_to(9).after(&[9], &OctalMove { take, leave: (u64::MAX - 1, u64::MAX) });
}

#[test]
fn wrong_codes_are_explained() {
    let wrong = |code: &str| code.parse::<Octal>().unwrap_err();
    let digit = |place, found: &str| ParseOctalError::Digit { place, found: found.to_string() };
    assert_eq!(wrong("77"), ParseOctalError::NoPoint);
    assert_eq!(wrong(""), ParseOctalError::NoPoint);
    assert_eq!(wrong("0."), ParseOctalError::NoDigit);
    assert_eq!(wrong("7.7"), ParseOctalError::BeforePoint("7".to_string()));
    assert_eq!(wrong("0.78"), digit(2, "8"));
    assert_eq!(wrong("0.7.7"), digit(2, "."));
    assert_eq!(wrong("0.07é"), digit(3, "é"));
    assert_eq!(wrong("0.78").to_string(), "\"8\" at place 2 is not a digit from 0 to 7");
    assert_eq!(wrong("40.7").to_string(), "\"40\" before the point is neither 0 nor 4");
}

proptest! {
    #[test]
    fn reading_inverts_writing(
        first in prop::sample::select(vec![0u8, 4]),
        rest in prop::collection::vec(0..8u8, 1..12),
    ) {
        let game = octal(&[vec![first], rest].concat());
        prop_assert_eq!(game.to_string().parse(), Ok(game));
    }

    #[test]
    fn random_codes_follow_the_rules(
        first in prop::sample::select(vec![0u8, 4]),
        rest in prop::collection::vec(0..8u8, 3..7),
    ) {
        let digits = [vec![first], rest].concat();
        prop_assert_eq!(widened(octal(&digits).up_to(8).table()), ruled(&digits, 8));
    }
}

/// Dawson's chess with its pawns: white ones go up from rank 0, black ones down from rank 2.
struct Pawns;

/// The player to move, 1 for white or 2 for black, and the pawns, three squares for each file.
type Board = (u8, Vec<[u8; 3]>);

fn moved(board: &Board, from: (usize, usize), to: (usize, usize)) -> Board {
    let (turn, mut files) = board.clone();
    files[from.0][from.1] = 0;
    files[to.0][to.1] = turn;
    (3 - turn, files)
}

impl Ruleset for Pawns {
    type Position = Board;

    fn options(&self, board: &Board) -> Vec<Board> {
        let (turn, files) = board;
        let (mut captures, mut advances) = (Vec::new(), Vec::new());
        for file in 0..files.len() {
            for rank in (0..3).filter(|&rank| files[file][rank] == *turn) {
                let Some(ahead) = (if *turn == 1 { Some(rank + 1) } else { rank.checked_sub(1) })
                else {
                    continue;
                };
                let sides = [file.checked_sub(1), Some(file + 1)].into_iter().flatten();
                for side in sides.filter(|&side| side < files.len() && ahead < 3) {
                    if files[side][ahead] == 3 - turn {
                        captures.push(moved(board, (file, rank), (side, ahead)));
                    }
                }
                if ahead < 3 && files[file][ahead] == 0 {
                    advances.push(moved(board, (file, rank), (file, ahead)));
                }
            }
        }
        if captures.is_empty() {
            advances
        } else {
            captures
        }
    }
}

#[test]
fn dawsons_chess_with_pawns() {
    let (oracle, game) = (Oracle::new(Pawns), Octal::DAWSONS_CHESS.up_to(12));
    for files in 0..=12 {
        let start = |turn| (turn, vec![[1, 0, 2]; files]);
        let wins = game.value(files as u64) > 0;
        assert_eq!(oracle.next_wins(&start(1)), wins, "white on {files} files");
        assert_eq!(oracle.next_wins(&start(2)), wins, "black on {files} files");
        // What a first advance leaves, once the captures are over: rows on either side.
        let winning = oracle.winning_options(&start(1));
        let advances: Vec<usize> = (0..files)
            .filter(|&file| {
                let left = [file.saturating_sub(1), files.saturating_sub(file + 2)];
                game.nim_value(&left.map(|row| row as u64)) == 0
            })
            .collect();
        let advanced = |board: &Board| board.1.iter().position(|file| file[1] == 1);
        let by_rules: Vec<usize> = winning.iter().filter_map(advanced).collect();
        assert_eq!(by_rules, advances, "{files} files");
    }
}
