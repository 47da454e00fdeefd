//! The rules: bags are emptied onto plates, and then Nim is played on the plates.

use oracle::games::{NimHeap, Sum};
use oracle::positions::replacing_one;
use oracle::Ruleset;

pub struct BagsAndPlates;

/// The coins in each bag, and on each plate; it does not matter which is which.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub bags: Vec<u64>,
    pub plates: Vec<u64>,
}

impl Table {
    /// The table before the first move: as many plates as bags.
    pub fn start(bags: &[u64]) -> Table {
        Table { bags: bags.to_vec(), plates: vec![0; bags.len()] }
    }
}

impl Ruleset for BagsAndPlates {
    type Position = Table;

    fn options(&self, Table { bags, plates }: &Table) -> Vec<Table> {
        let full = |&bag: &usize| bags[bag] > 0;
        let emptied = |bag: usize| {
            let mut left = bags.clone();
            left[bag] = 0;
            let plates = replacing_one(plates, |plate| vec![plate + bags[bag]]);
            plates.into_iter().map(move |plates| Table { bags: left.clone(), plates })
        };
        let options: Vec<Table> = (0..bags.len()).filter(full).flat_map(emptied).collect();
        if options.is_empty() {
            let nim = Sum(NimHeap).options(plates).into_iter();
            return nim.map(|plates| Table { bags: bags.clone(), plates }).collect();
        }
        options
    }

    fn representative(&self, Table { bags, plates }: &Table) -> Table {
        let ascending = |row: &Vec<u64>| Sum(NimHeap).representative(row);
        Table { bags: ascending(bags), plates: ascending(plates) }
    }
}
