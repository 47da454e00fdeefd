//! Tables of positions, held to play by definition.

use games::table::{Fate, Table};
use oracle::retrograde::Retrograde;
use oracle::{Oracle, Ruleset};
use study::{Random, Row};

struct Walk(Vec<Vec<usize>>);

impl Ruleset for Walk {
    type Position = usize;

    fn options(&self, place: &usize) -> Vec<usize> {
        self.0[*place].clone()
    }
}

fn rows(options: &[Vec<usize>]) -> Vec<Row> {
    (0..options.len() as u64).map(|number| vec![number]).collect()
}

#[test]
fn outcomes_and_values_are_those_of_play_by_definition() {
    for seed in 0..200 {
        let random = &mut Random::new(seed);
        let size = random.int(1..=12);
        let cyclic = seed % 2 == 0;
        let options: Vec<Vec<usize>> = (0..size)
            .map(|from| {
                let count = random.int(0..=2);
                let last = if cyclic { size - 1 } else { from.saturating_sub(1) };
                let count = if cyclic || from > 0 { count } else { 0 };
                random.list(count, 0..=last).iter().map(|&to| to as usize).collect()
            })
            .collect();
        let table = Table::of_options(rows(&options), options.clone());
        let retrograde = Retrograde::new(Walk(options.clone()));
        let fates: Vec<Fate> = (0..options.len()).map(|place| retrograde.fate(&place)).collect();
        assert_eq!(table.fates, fates, "{:?}", options);
        if !cyclic {
            let oracle = Oracle::new(Walk(options.clone()));
            let places = 0..options.len();
            let values = places.clone().map(|place| oracle.nim_value(&place)).collect();
            assert_eq!(table.values, Some(values), "{:?}", options);
            let misere = table.misere().unwrap();
            for place in places {
                let wins = misere.fates[place] == Fate::Win;
                assert_eq!(wins, oracle.next_wins_misere(&place), "{:?}", options);
            }
        }
    }
}

#[test]
fn a_list_is_a_table_of_heaps() {
    let table = Table::of_values(3, vec![0, 2]);
    assert_eq!((table.rows, table.fates), (vec![vec![3], vec![4]], vec![Fate::Loss, Fate::Win]));
}
