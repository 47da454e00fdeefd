//! A game as the table of its positions.

use std::collections::HashMap;

use gamecore::{loopy_outcomes, mex, nim_sum, Digraph, LoopyOutcome};
use study::Row;

pub use oracle::retrograde::Fate;

/// Positions with their options, and who wins: what there is to find a theorem for.
///
/// ```
/// use games::table::Table;
///
/// // Take one or two stones.
/// let rows = vec![vec![3], vec![2], vec![1], vec![0]];
/// let table = Table::of_options(rows, vec![vec![1, 2], vec![2, 3], vec![3], vec![]]);
/// assert_eq!(table.values, Some(vec![0, 2, 1, 0]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The positions, each once, in any order.
    pub rows: Vec<Row>,
    /// For each position the indices of its options; `None` if only the outcomes are known.
    pub options: Option<Vec<Vec<usize>>>,
    /// What best play brings the player to move.
    pub fates: Vec<Fate>,
    /// The nim-values, where play must end and they are known.
    pub values: Option<Vec<u64>>,
    /// For each position, a single number, its options as the sums that they are.
    pub sums: Option<Vec<Vec<Row>>>,
}

impl Table {
    /// The nim-values of the heap `first` and of those after it.
    pub fn of_values(first: u64, values: Vec<u64>) -> Table {
        let rows = values.iter().zip(first..).map(|(_, heap)| vec![heap]).collect();
        Table::of_rows(rows, values)
    }

    /// Positions, each once, and their nim-values.
    pub fn of_rows(rows: Vec<Row>, values: Vec<u64>) -> Table {
        let fates = values.iter().map(fate_of).collect();
        Table { rows, options: None, fates, values: Some(values), sums: None }
    }

    /// The outcomes of the heap `first` and of those after it.
    pub fn of_outcomes(first: u64, fates: Vec<Fate>) -> Table {
        let rows = fates.iter().zip(first..).map(|(_, heap)| vec![heap]).collect();
        Table { rows, options: None, fates, values: None, sums: None }
    }

    /// Single numbers, each with its options, rows of such numbers: a move in one of them leaves the
    /// others. `None` if play need not end, so that a sum has no nim-value.
    ///
    /// O(numbers of all options).
    ///
    /// ```
    /// use games::table::Table;
    ///
    /// // Divide a heap.
    /// let table = Table::of_sums(vec![1, 2, 3], vec![vec![], vec![vec![1, 1]], vec![vec![1, 2]]]);
    /// assert_eq!(table.unwrap().values, Some(vec![0, 1, 0]));
    /// ```
    ///
    /// # Panics
    /// If an option has a number that is not one of these.
    pub fn of_sums(numbers: Vec<u64>, sums: Vec<Vec<Row>>) -> Option<Table> {
        let places: HashMap<u64, usize> = numbers.iter().copied().zip(0..).collect();
        let mut before = vec![Vec::new(); numbers.len()];
        for (from, options) in sums.iter().enumerate() {
            options.iter().flatten().for_each(|part| before[places[part]].push(from));
        }
        let mut open: Vec<usize> = sums.iter().map(|options| options.concat().len()).collect();
        let mut ready: Vec<usize> = (0..open.len()).filter(|&place| open[place] == 0).collect();
        let mut values = vec![None; numbers.len()];
        while let Some(place) = ready.pop() {
            let value = |row: &Row| nim_sum(row.iter().filter_map(|part| values[places[part]]));
            values[place] = Some(mex(sums[place].iter().map(value)));
            for &from in &before[place] {
                open[from] -= 1;
                ready.extend(Some(from).filter(|_| open[from] == 0));
            }
        }
        let values: Vec<u64> = values.into_iter().collect::<Option<_>>()?;
        let rows = numbers.into_iter().map(|number| vec![number]).collect();
        Some(Table { sums: Some(sums), ..Table::of_rows(rows, values) })
    }

    /// The positions of a game, with the indices of the options of each, which may be repeated.
    ///
    /// The player who cannot move loses, and if play never ends, it is a draw.
    /// O(positions + options), without recursion.
    ///
    /// # Panics
    /// If an option is not one of the rows.
    pub fn of_options(rows: Vec<Row>, options: Vec<Vec<usize>>) -> Table {
        assert_eq!(rows.len(), options.len(), "options for each position");
        let graph = graph(options.iter().map(Vec::as_slice));
        let values = graph.nim_values().ok();
        let values = values.map(|values| values.into_iter().map(u64::from).collect());
        Table { rows, fates: fates(&graph), options: Some(options), values, sums: None }
    }

    /// The options of the position at this index, as rows; `None` if only the outcomes are known.
    pub fn heap_options(&self, index: usize) -> Option<Vec<Row>> {
        let row = |&to: &usize| self.rows[to].clone();
        let of_table = || Some(self.options.as_ref()?[index].iter().map(row).collect());
        self.sums.as_ref().map(|sums| sums[index].clone()).or_else(of_table)
    }

    /// The same positions if a player who cannot move wins; `None` without their options.
    ///
    /// O(positions + options).
    pub fn misere(&self) -> Option<Table> {
        let options = self.options.as_ref()?;
        // One more move after the last one, to a new position, makes it normal play.
        let more = [options.len()];
        let last_but_one =
            |list: &Vec<usize>| if list.is_empty() { more.to_vec() } else { list.clone() };
        let lists: Vec<Vec<usize>> = options.iter().map(last_but_one).collect();
        let lists = lists.iter().map(Vec::as_slice).chain(std::iter::once(&[][..]));
        let mut fates = fates(&graph(lists));
        fates.pop();
        Some(Table { fates, values: None, ..self.clone() })
    }
}

fn fate_of(value: &u64) -> Fate {
    if *value == 0 {
        Fate::Loss
    } else {
        Fate::Win
    }
}

fn graph<'a>(options: impl Iterator<Item = &'a [usize]>) -> Digraph {
    Digraph::new(options.map(|list| list.iter().copied())).expect("options that are positions")
}

fn fates(graph: &Digraph) -> Vec<Fate> {
    let fate = |outcome: LoopyOutcome| outcome.choose(Fate::Win, Fate::Loss, Fate::Draw);
    loopy_outcomes(graph).into_iter().map(fate).collect()
}
