//! Tables of positions, held to play by definition.

use games::printed;
use games::table::{Fate, Table};
use oracle::games::Slide;
use oracle::retrograde::Retrograde;
use oracle::Oracle;
use study::{explored, Random, Row};

#[test]
fn outcomes_and_values_are_those_of_play_by_definition() {
    for seed in 0..200 {
        let random = &mut Random::new(seed);
        let size = random.int(1..=12);
        let cyclic = seed % 2 == 0;
        let mut successors = |from: u64| {
            let count = random.int(0..=2);
            let last = if cyclic { size } else { from - 1 };
            random.list(if last > 0 { count } else { 0 }, 1..=last.max(1))
        };
        let successors: Vec<Row> = (1..=size).map(&mut successors).collect();
        let places = |list: &Row| list.iter().map(|&to| to as usize - 1).collect();
        let vertices = 1..=size;
        let rows = vertices.clone().map(|vertex| vec![vertex]).collect();
        let table = Table::of_options(rows, successors.iter().map(places).collect());
        let retrograde = Retrograde::new(Slide(successors.clone()));
        let fates: Vec<Fate> = vertices.clone().map(|vertex| retrograde.fate(&vertex)).collect();
        assert_eq!(table.fates, fates, "{:?}", successors);
        if !cyclic {
            let oracle = Oracle::new(Slide(successors.clone()));
            let values = vertices.clone().map(|vertex| oracle.nim_value(&vertex)).collect();
            assert_eq!(table.values, Some(values), "{:?}", successors);
            let misere = table.misere().unwrap();
            for (vertex, fate) in vertices.zip(misere.fates) {
                let wins = fate == Fate::Win;
                assert_eq!(wins, oracle.next_wins_misere(&vertex), "{:?}", successors);
            }
        }
    }
}

#[test]
fn a_list_is_a_table_of_heaps() {
    let table = Table::of_values(3, vec![0, 2]);
    assert_eq!((table.rows, table.fates), (vec![vec![3], vec![4]], vec![Fate::Loss, Fate::Win]));
    let last = printed::outcomes(u64::MAX - 1, "W").unwrap();
    assert_eq!(last.rows, [[u64::MAX - 1]]);
}

#[test]
fn sums_have_the_values_of_play() {
    for seed in 0..60 {
        let random = &mut Random::new(seed);
        let part = |random: &mut Random, number: u64| {
            let parts = random.int(1..=2);
            random.list(parts, 0..=number - 1)
        };
        let options = |number: u64| -> Vec<Row> {
            let count = if number > 0 { random.int(0..=3) } else { 0 };
            (0..count).map(|_| part(random, number)).collect()
        };
        let sums: Vec<Vec<Row>> = (0..6).map(options).collect();
        let (rows, moves) = explored((0..6).map(|number| vec![number]).collect(), 100_000, |row| {
            let moved = |place: usize| {
                let others = [&row[..place], &row[place + 1..]].concat();
                let left = sums[row[place] as usize].iter();
                left.map(|parts| [&others[..], parts].concat()).collect::<Vec<Row>>()
            };
            (0..row.len()).flat_map(moved).collect()
        })
        .expect("few positions");
        let played = Table::of_options(rows, moves);
        let table = Table::of_sums((0..6).collect(), sums.clone()).unwrap();
        assert_eq!(
            table.values,
            played.values.clone().map(|values| values[..6].to_vec()),
            "{:?}",
            sums
        );
        assert_eq!(table.fates, played.fates[..6], "{:?}", sums);
        assert_eq!(table.heap_options(5), Some(sums[5].clone()));
        assert_eq!(table.heap_options(5), played.heap_options(5));
    }
    // A number that leads to itself.
    assert_eq!(Table::of_sums(vec![0, 1], vec![vec![], vec![vec![0, 1]]]), None);
}
