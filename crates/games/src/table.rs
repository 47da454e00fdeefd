//! A game as the table of its positions.

use gamecore::{loopy_outcomes, Digraph, LoopyOutcome};
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
}

impl Table {
    /// The nim-values of the heap `first` and of those after it.
    pub fn of_values(first: u64, values: Vec<u64>) -> Table {
        let fate = |value: &u64| if *value == 0 { Fate::Loss } else { Fate::Win };
        let fates = values.iter().map(fate).collect();
        Table { values: Some(values), ..Table::of_outcomes(first, fates) }
    }

    /// The outcomes of the heap `first` and of those after it.
    pub fn of_outcomes(first: u64, fates: Vec<Fate>) -> Table {
        let rows = fates.iter().zip(first..).map(|(_, heap)| vec![heap]).collect();
        Table { rows, options: None, fates, values: None }
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
        Table { rows, fates: fates(&graph), options: Some(options), values }
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

fn graph<'a>(options: impl Iterator<Item = &'a [usize]>) -> Digraph {
    Digraph::new(options.map(|list| list.iter().copied())).expect("options that are positions")
}

fn fates(graph: &Digraph) -> Vec<Fate> {
    let fate = |outcome: LoopyOutcome| outcome.choose(Fate::Win, Fate::Loss, Fate::Draw);
    loopy_outcomes(graph).into_iter().map(fate).collect()
}
