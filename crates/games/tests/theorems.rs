//! How much is evidence, and what is a proof.

#[path = "public/explored.rs"]
mod explored;

use games::playground::advice;
use games::table::{Fate, Table};
use games::theorems::{recognise, Found};
use oracle::games::Subtraction;
use oracle::positions::rows;
use oracle::Ruleset;
use study::Random;

use explored::{explored, heap, heaps};

/// One heap, by rules of the oracle.
fn by_rules(last: u64, rules: impl Ruleset<Position = u64>) -> Table {
    heap(last, |heap| rules.options(&heap))
}

#[test]
fn a_period_is_proved_by_the_moves_alone() {
    let proofs = |table: &Table| -> Vec<String> {
        recognise(table).theorems.into_iter().filter_map(|found| found.proof).collect()
    };
    let is_proved = |table: &Table, by: &str| proofs(table).iter().any(|proof| proof.contains(by));
    let taken = by_rules(60, Subtraction(vec![1, 3, 4]));
    assert!(is_proved(&taken, "Golomb"));
    // The octal code 0.27.
    let divided = heaps(18, |heap| {
        let one = (1..heap.max(1)).last().map(|left| vec![left]);
        let two = heap.checked_sub(2).into_iter();
        two.flat_map(|left| (0..=left / 2).map(move |part| vec![part, left - part]))
            .chain(one)
            .collect()
    });
    assert!(is_proved(&divided, "Guy and Smith"));
    let parts = |heap: u64| (1..=heap / 2).map(move |part| vec![part, heap - part]);
    assert!(is_proved(&heaps(16, |heap| parts(heap).collect()), "octal code 4.0,"));
    // The same values alone, and amounts that the heap decides.
    assert_eq!(proofs(&Table { options: None, ..taken }), [""; 0]);
    let palindromes = |n: u64| {
        let is_one = |k: &u64| k.to_string().bytes().rev().eq(k.to_string().bytes());
        (1..=n).filter(is_one).map(|k| n - k).collect()
    };
    assert_eq!(proofs(&heap(300, palindromes)), [""; 0]);
}

fn named(found: &[Found]) -> Vec<String> {
    let line =
        |found: &Found| format!("{} {}/{} {:?}", found.name, found.agrees, found.of, found.code);
    found.iter().map(line).collect()
}

#[test]
fn one_exception_makes_a_theorem_a_near_miss() {
    let exception = |value: &mut u64| *value += 1;
    let games: [fn(u64) -> u64; 4] = [
        |n| [0, 1, 0, 1, 2, 3, 2][n as usize % 7],
        |n| n % 4,
        |n| u64::from((n + 1).trailing_zeros()),
        |n| n / 2,
    ];
    for (number, game) in games.iter().enumerate() {
        for heaps in [200, 500] {
            let mut values: Vec<u64> = (0..heaps).map(game).collect();
            assert!(!recognise(&Table::of_values(0, values.clone())).theorems.is_empty());
            exception(&mut values[150]);
            let found = recognise(&Table::of_values(0, values));
            let of_values = found.theorems.iter().filter(|found| found.values);
            assert_eq!(of_values.count(), 0, "game {}: {:#?}", number, named(&found.theorems));
            let first = found.misses.first().and_then(|miss| miss.fails.clone());
            assert_eq!(first.map(|(row, ..)| row), Some(vec![150]), "game {}", number);
        }
    }
}

#[test]
fn what_fails_more_often_than_eight_times_is_not_a_near_miss() {
    for (fails, is_told) in [(1, true), (8, true), (9, false)] {
        let exception = |heap: u64| heap >= 700 && heap < 700 + 10 * fails && heap % 10 == 0;
        let value = |heap: u64| if exception(heap) { 9 } else { heap % 7 };
        let found = recognise(&Table::of_values(0, (0..1000).map(value).collect()));
        let misses = found.misses.iter().filter(|miss| miss.values);
        let agrees: Vec<usize> = misses.map(|miss| miss.agrees).collect();
        let all = 1000 - fails as usize;
        assert_eq!(agrees.contains(&all), is_told, "{fails}: {agrees:?}");
    }
}

/// Wythoff's game, with single numbers beside it, of which its theorem does not speak.
fn wythoff_and_noise(noise: u64) -> Table {
    let pairs = explored(rows(2, 0..=25), |row| {
        let one = (0..row[0]).map(|left| vec![left, row[1]]);
        let other = (0..row[1]).map(|left| vec![row[0], left]);
        let both = (1..=row[0].min(row[1])).map(|taken| vec![row[0] - taken, row[1] - taken]);
        one.chain(other).chain(both).collect()
    });
    let random = &mut Random::new(1);
    let singles = Table::of_values(0, random.list(noise, 0..=1));
    Table {
        rows: [pairs.rows, singles.rows].concat(),
        fates: [pairs.fates, singles.fates].concat(),
        ..Table::of_outcomes(0, Vec::new())
    }
}

#[test]
fn a_theorem_has_its_name_where_it_speaks_of_nearly_all_positions() {
    let is_named = |noise: u64| {
        let found = recognise(&wythoff_and_noise(noise)).theorems;
        found.iter().flat_map(|found| &found.kinds).any(|kind| kind.name[0] == "Wythoff's game")
    };
    // 676 of 711 positions, and of 712.
    assert!(is_named(0) && is_named(35));
    assert!(!is_named(36) && !is_named(600));
}

#[test]
fn a_theorem_speaks_of_half_of_all_positions() {
    let is_found = |noise: u64| {
        recognise(&wythoff_and_noise(noise)).theorems.iter().any(|found| found.speaks == 676)
    };
    assert!(is_found(600) && is_found(676));
    assert!(!is_found(677));
}

#[test]
fn a_law_needs_so_many_positions_and_no_more() {
    let lost = |n: u64, lost: &[u64], modulus: u64| u64::from(!lost.contains(&(n % modulus)));
    type Label = Box<dyn Fn(u64) -> u64>;
    // The label, whether it is a nim-value, the formula, too few positions, and enough.
    let laws: [(Label, bool, &str, u64, u64); 9] = [
        (Box::new(move |n| lost(n, &[0], 2)), false, "n % 2", 12, 16),
        (Box::new(move |n| lost(n, &[0], 3)), false, "n % 3", 16, 24),
        (Box::new(move |n| lost(n, &[0, 2], 7)), false, "n % 7", 21, 40),
        (Box::new(|n| n % 3), true, "n % 3", 8, 14),
        (Box::new(|n| n % 9), true, "n % 9", 13, 22),
        (Box::new(|n| n / 2), true, "n // 2", 6, 12),
        (Box::new(|n| u64::from((n + 1).trailing_zeros())), true, "zeros(n + 1, 2)", 9, 16),
        (Box::new(|n| u64::from(n.count_ones())), true, "bin(n).count('1')", 9, 16),
        (Box::new(|_| 1), false, "False", 11, 16),
    ];
    for (label, values, part, few, enough) in laws {
        for (count, is_there) in [(few, false), (enough, true)] {
            let table = Table::of_values(0, (0..count).map(&label).collect());
            let table = if values { table } else { Table { values: None, ..table } };
            let found = recognise(&table).theorems;
            let has_part = |found: &Found| {
                found.code.iter().any(|code| code[0].last().unwrap().contains(part))
            };
            assert_eq!(found.iter().any(has_part), is_there, "{part}, {count}: {found:#?}");
        }
    }
}

/// The first so many values of random ones with a period.
fn repeated(period: u64, count: u64) -> Vec<u64> {
    let once = Random::new(period).list(period, 0..=3);
    once.iter().cycle().take(count as usize).copied().collect()
}

#[test]
fn a_short_period_is_seen_three_times_and_a_long_one_four_times() {
    for (period, count, is_told) in [
        (30, 80, false),
        (30, 105, true),
        (50, 130, false),
        (50, 175, true),
        (80, 280, false),
        (80, 350, true),
    ] {
        let found = recognise(&Table::of_values(0, repeated(period, count))).theorems;
        assert_eq!(!found.is_empty(), is_told, "{period}, {count}: {:#?}", named(&found));
    }
}

#[test]
fn remainders_are_seen_three_times_where_numbers_are_missing() {
    for (modulus, count, is_told) in [(20, 45, false), (20, 90, true), (40, 160, true)] {
        let table = Table::of_values(0, repeated(modulus, count));
        let is_kept = |place: &usize| place % 11 != 5;
        let kept = |values: &[u64]| -> Vec<u64> {
            (0..values.len()).filter(is_kept).map(|place| values[place]).collect()
        };
        let values = kept(&table.values.unwrap());
        let rows = (0..table.rows.len()).filter(is_kept).map(|place| vec![place as u64]).collect();
        let found = recognise(&Table { rows, ..Table::of_values(0, values) }).theorems;
        let is_law = |found: &Found| found.says(&vec![count + 3 * modulus]).is_some();
        assert_eq!(found.iter().any(is_law), is_told, "{modulus}, {count}: {:#?}", named(&found));
    }
}

#[test]
fn few_positions_with_few_exceptions_make_a_near_miss() {
    for (exceptions, is_told) in [(0, false), (1, true), (3, false)] {
        let is_exception = |heap: u64| heap > 24 && heap % 3 == 1 && heap < 25 + 3 * exceptions;
        let label = |heap: u64| u64::from((heap % 2 == 1) != is_exception(heap));
        let table = Table::of_values(0, (0..36).map(label).collect());
        let misses = recognise(&Table { values: None, ..table }).misses;
        let is_parity = |found: &Found| found.agrees + exceptions as usize == found.of;
        assert_eq!(misses.iter().any(is_parity), is_told, "{exceptions}: {:#?}", named(&misses));
    }
}

#[test]
fn a_few_near_misses_are_told() {
    // Besides the parity, the lowest one bit says the same, of nim-values and of who wins.
    let parity = |heap: u64| if heap == 40 { 1 } else { heap % 2 };
    let count = recognise(&Table::of_values(0, (0..60).map(parity).collect())).misses.len();
    assert_eq!(count, 3);
}

#[test]
fn a_rule_of_amounts_is_read_off_single_heaps_and_three_amounts() {
    let squares = |heap: u64| (1..).map_while(move |root: u64| heap.checked_sub(root * root));
    let is_told = |table: &Table| {
        let found = recognise(table).theorems;
        found.iter().any(|found| found.game.as_deref() == Some("take squares"))
    };
    let single = |last: u64| heap(last, |heap| squares(heap).collect());
    assert!(is_told(&single(40)));
    assert!(!is_told(&single(8)));
    let two = explored(rows(2, 0..=17), |row| {
        let one = squares(row[0]).map(|left| vec![left, row[1]]);
        let other = squares(row[1]).map(|left| vec![row[0], left]);
        // It is more than a sum.
        let both = row[0].checked_sub(1).zip(row[1].checked_sub(1));
        one.chain(other).chain(both.map(|(a, b)| vec![a, b])).collect()
    });
    assert!(!is_told(&two));
}

#[test]
fn a_heap_that_only_changes_its_place_makes_no_octal_code() {
    let to = |row: &[u64]| match row {
        [heap, 0] if *heap > 0 => (0..*heap).map(|part| vec![part, heap - part]).collect(),
        [0, heap] if *heap > 0 => vec![vec![0, heap - 1]],
        _ => Vec::new(),
    };
    let table = explored((0..=20).flat_map(|heap| [vec![0, heap], vec![heap, 0]]).collect(), to);
    assert!(recognise(&table).theorems.iter().all(|found| found.proof.is_none()));
}

#[test]
fn a_view_must_be_told_from_all_the_others() {
    // Whether the number of rows of a triangle of so many stones is even: by the numbers, or by the
    // numbers less 1, so many outcomes are needed.
    let needs = |first: u64| {
        let height =
            |stones: u64| (1..).take_while(move |height| height * (height + 1) <= 2 * stones);
        let outcome = |stones: u64| match height(stones).count() % 2 {
            0 => Fate::Loss,
            _ => Fate::Win,
        };
        let is_shown = |count: &u64| {
            let table = Table::of_outcomes(first, (0..*count).map(outcome).collect());
            recognise(&table).theorems.iter().any(|found| found.is_whole())
        };
        (10..60).find(is_shown).expect("enough")
    };
    // There are between 16 and 64 of them.
    let view = needs(1) - needs(0);
    assert!((4..=6).contains(&view), "{view} bits");
}

#[test]
fn a_law_of_coins_must_say_more_than_a_list_of_their_places() {
    let ruler = |coins: u64| {
        explored(rows(coins as usize, 0..=1), |row| {
            let turned = |first: usize, last: usize| {
                let mut row = row.to_vec();
                row[first..=last].iter_mut().for_each(|coin| *coin ^= 1);
                row
            };
            let heads = (0..row.len()).filter(|&last| row[last] == 1);
            heads.flat_map(|last| (0..=last).map(move |first| turned(first, last))).collect()
        })
    };
    let is_told = |coins: u64| {
        let found = recognise(&ruler(coins)).theorems;
        found.iter().any(|found| found.kinds[0].name[0] == "Coin-turning games")
    };
    assert!(!is_told(8));
    assert!(is_told(10));
    // The law is not kept back.
    let found = recognise(&ruler(8));
    let advice = advice(&found, false, |_| "Longer rows".to_string()).join("\n");
    assert!(found.theorems.iter().all(Found::is_listed), "{:#?}", named(&found.theorems));
    assert!(advice.contains("nothing but a list"), "{advice}");
    assert!(advice.contains("the lowest one bit"), "{advice}");
    assert!(advice.ends_with("Longer rows would decide."), "{advice}");
}

#[test]
fn rows_of_one_length_do_not_tell_from_which_end_a_staircase_goes_down() {
    let staircase = |lengths: std::ops::RangeInclusive<usize>| {
        explored(lengths.flat_map(|length| rows(length, 0..=2)).collect(), |row| {
            let steps =
                (0..row.len()).flat_map(|step| (1..=row[step]).map(move |down| (step, down)));
            let after = |(step, down): (usize, u64)| {
                let mut row = row.to_vec();
                row[step] -= down;
                if step > 0 {
                    row[step - 1] += down;
                }
                row
            };
            steps.map(after).collect()
        })
    };
    let told = |table: &Table| recognise(table).theorems[0].lines().join("; ");
    let of_four = told(&staircase(4..=4));
    assert!(of_four.contains("of every second number, from the first one"), "{of_four}");
    assert!(of_four.contains("of every second number, from the last but one it says"), "{of_four}");
    let of_several = told(&staircase(3..=4));
    assert!(of_several.contains("of every second number, from the first one"), "{of_several}");
    assert!(!of_several.contains("it says the same"), "{of_several}");
}
