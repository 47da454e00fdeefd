//! Rules that were told as text.

use games::table::Table;
use games::told::{path, read_rules};
use oracle::games::Wythoff;
use oracle::Ruleset;
use study::{write, Row};

fn of_heap(last: u64, options: impl Fn(u64) -> Vec<String>) -> String {
    (0..=last).map(|heap| format!("{heap}: {}\n", options(heap).join("; "))).collect()
}

#[test]
fn options_that_are_positions_make_the_table_of_the_search() {
    let starts: Vec<Row> = (0..=8).flat_map(|a| (0..=8).map(move |b| vec![a, b])).collect();
    let line = |row: &Row| {
        let options = Wythoff.options(&(row[0], row[1])).into_iter();
        let options: Vec<String> = options.map(|(a, b)| format!("{a} {b}")).collect();
        format!("{}:{}", write(row), options.join(";"))
    };
    let lines: Vec<String> = starts.iter().map(line).collect();
    let told = read_rules(&lines.join("|")).unwrap();
    let (rows, moves) = study::explored(starts, 100, |row| {
        let options = Wythoff.options(&(row[0], row[1])).into_iter();
        options.map(|(a, b)| vec![a, b]).collect()
    })
    .unwrap();
    let explored = Table::of_options(rows, moves);
    assert_eq!((told.table.rows, told.table.values), (explored.rows, explored.values));
}

#[test]
fn sums_have_the_nim_sum_of_their_parts() {
    // Grundy's game, and beside a second number that nothing changes.
    let divided = |heap: u64| (1..heap).filter(move |part| 2 * part < heap);
    let one = |heap: u64| divided(heap).map(|part| format!("{}, {part}", heap - part)).collect();
    let grundy = read_rules(&of_heap(20, one)).unwrap().table;
    assert_eq!(grundy.values.as_ref().unwrap()[..9], [0, 0, 0, 1, 0, 2, 1, 0, 2]);
    assert!(grundy.sums.is_some());
    let beside = |heap: u64| -> String {
        let options: Vec<String> =
            divided(heap).map(|part| format!("{} 7, {part} 7", heap - part)).collect();
        format!("{heap} 7: {}\n", options.join(";"))
    };
    let pairs = read_rules(&(0..=20).map(beside).collect::<String>()).unwrap().table;
    assert_eq!(pairs.values, grundy.values);
}

#[test]
fn what_was_told_halfway_is_left_out() {
    let told = read_rules("0: | 2: 1 | 1: 0 | 9: 8 | 10: 9, 1").unwrap();
    assert_eq!(told.table.rows, [[0], [2], [1]]);
    assert_eq!(told.table.values, Some(vec![0, 0, 1]));
    let error = read_rules("9: 8").unwrap_err();
    assert_eq!(error, "no position is told whole");
}

#[test]
fn further_positions_are_apart() {
    let text = of_heap(9, |heap| if heap > 0 { vec![(heap - 1).to_string()] } else { Vec::new() });
    let told = read_rules(&format!("{text}+\n10: 9\n")).unwrap();
    assert_eq!((told.table.rows.len(), told.further.map(|table| table.rows.len())), (10, Some(11)));
    // They are not looked at where they have no nim-values.
    let told = read_rules(&format!("{text}+\n10: 9, 10\n")).unwrap();
    assert!(told.further.is_none());
}

#[test]
fn a_cycle_is_shown() {
    let told = read_rules("0: | 1: 0 | 3: 1; 5 | 5: 4; 1 | 4: 3").unwrap();
    let cycle = told.cycle.unwrap();
    assert_eq!(cycle.first(), cycle.last());
    assert_eq!(cycle.len(), 4, "{}", path(&cycle));
    assert_eq!(told.table.values, None);
    let error = read_rules("0: | 3: 3, 0").unwrap_err();
    assert!(error.contains("play need not end: 3 \u{2192} 3"), "{error}");
    assert_eq!(read_rules("0: | 1: 1").unwrap().cycle, Some(vec![vec![1], vec![1]]));
}

#[test]
fn mistakes_are_named() {
    for (text, error) in [
        ("", "no position is told whole"),
        ("3", "`3`: expected a position, `:` and its options"),
        (": 3", "`: 3` has no position before `:`"),
        ("0: | 0:", "`0` is told twice"),
        ("1: x", "`x` is not a number"),
    ] {
        let found = read_rules(text).unwrap_err();
        assert!(found.contains(error), "{text}: {found}");
    }
}
