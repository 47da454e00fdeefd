//! A game as its rules were told: the options of each position, as text.

use std::collections::{HashMap, HashSet};

use gamecore::{mex, nim_sum, Digraph};
use study::{read, said, words, write, Row};

use crate::table::Table;

/// What was told of a game.
#[derive(Clone, Debug)]
pub struct Told {
    /// The positions, as far as all that they lead to was told.
    pub table: Table,
    /// The same with positions beyond those that were asked about.
    pub further: Option<Table>,
    /// The positions of a cycle, the first one again at its end, if play need not end.
    pub cycle: Option<Vec<Row>>,
}

/// The options of a position, each of them the positions whose sum it is.
type Options = Vec<Vec<Row>>;

/// Reads `3: 2; 1, 1`: from 3 a move leads to 2, or to the sum of 1 and 1. Between lines is a line
/// end or `|`, and a line `+` stands before positions beyond those that were asked about.
///
/// Positions that lead to one without a line are left out: a program may have been stopped.
///
/// # Errors
/// The mistake, in a few words without a full stop.
///
/// ```
/// use games::told;
///
/// // Take one stone, or divide a heap into two.
/// let told = told::read_rules("0: | 1: 0 | 2: 1; 1, 1 | 3: 2; 1, 2").unwrap();
/// assert_eq!(told.table.values, Some(vec![0, 1, 2, 0]));
/// ```
pub fn read_rules(text: &str) -> Result<Told, String> {
    let (mut rows, mut places, mut all) = (Vec::new(), HashMap::new(), Vec::new());
    let mut asked = None;
    for line in text.split(&['\n', '|'][..]).map(str::trim) {
        if line == "+" {
            asked = Some(rows.len());
        } else if !line.is_empty() {
            let (row, options) = position(line)?;
            if places.insert(row.clone(), rows.len()).is_some() {
                return Err(said!("`{}` is told twice", "“{}”说了两次", write(&row)));
            }
            rows.push(row);
            all.push(options);
        }
    }
    let own = Told::from_rows(&rows, &all, asked.unwrap_or(rows.len()))?;
    // What lies beyond is only tried, so nothing is wrong where it cannot be.
    let further = asked.and_then(|_| Told::from_rows(&rows, &all, rows.len()).ok());
    let further = further.map(|told| told.table);
    let further = further.filter(|table| table.rows.len() > own.table.rows.len());
    Ok(Told { further, ..own })
}

/// A line: a position and its options, each of them once.
fn position(line: &str) -> Result<(Row, Options), String> {
    let (from, options) = line.split_once(':').ok_or_else(|| {
        said!(
            "`{line}`: expected a position, `:` and its options",
            "“{line}”：应为局面、`:` 和它的后继"
        )
    })?;
    let parts = |option: &str| -> Result<Vec<Row>, String> {
        option
            .split(',')
            .map(read)
            .filter(|row| row.as_ref().map_or(true, |row| !row.is_empty()))
            .collect()
    };
    let (mut seen, mut all) = (HashSet::new(), Vec::new());
    if !options.trim().is_empty() {
        for option in options.split(';') {
            let option = parts(option)?;
            all.extend(Some(option).filter(|option| seen.insert(option.clone())));
        }
    }
    let row = read(from)?;
    match row.is_empty() {
        true => Err(said!("`{line}` has no position before `:`", "“{line}”的 `:` 前没有局面")),
        false => Ok((row, all)),
    }
}

impl Told {
    /// What the first positions are.
    fn from_rows(rows: &[Row], options: &[Options], count: usize) -> Result<Told, String> {
        let kept = closed(&rows[..count], &options[..count]);
        let rows: Vec<Row> = kept.iter().map(|&place| rows[place].clone()).collect();
        let options: Vec<Options> = kept.iter().map(|&place| options[place].clone()).collect();
        if rows.is_empty() {
            return Err(words("no position is told whole", "没有一个局面是说完整的").to_string());
        }
        let places: HashMap<&Row, usize> = rows.iter().zip(0..).collect();
        let led_to = |options: &Options| options.iter().flatten().map(|row| places[row]).collect();
        let moves: Vec<Vec<usize>> = options.iter().map(led_to).collect();
        let cycle = cycle(&moves).map(|places| places.iter().map(|&at| rows[at].clone()).collect());
        if options.iter().flatten().all(|option| option.len() == 1) {
            let table = Table::of_options(rows, moves);
            return Ok(Told { table, further: None, cycle });
        }
        if let Some(cycle) = cycle {
            return Err(said!(
                "a sum has no nim-value where play need not end: {}",
                "游戏不一定会结束，和就没有 SG 值：{}",
                path(&cycle)
            ));
        }
        let table = match rows.iter().all(|row| row.len() == 1) {
            true => {
                let sums = |options: Options| options.iter().map(|parts| parts.concat()).collect();
                let sums = options.into_iter().map(sums).collect();
                Table::of_sums(rows.concat(), sums).expect("play that ends")
            }
            false => {
                let values = values(&options, &places);
                Table::of_rows(rows.clone(), values)
            }
        };
        Ok(Told { table, further: None, cycle: None })
    }
}

/// `3 -> 5 -> 3`.
pub fn path(cycle: &[Row]) -> String {
    cycle.iter().map(|row| write(row)).collect::<Vec<String>>().join(" \u{2192} ")
}

/// The places of the rows from which play leads to these rows alone, in their order.
fn closed(rows: &[Row], options: &[Options]) -> Vec<usize> {
    let places: HashMap<&Row, usize> = rows.iter().zip(0..).collect();
    let mut before = vec![Vec::new(); rows.len()];
    let (mut is_open, mut open) = (vec![false; rows.len()], Vec::new());
    for (from, options) in options.iter().enumerate() {
        for row in options.iter().flatten() {
            match places.get(row) {
                Some(&to) => before[to].push(from),
                None => is_open[from] = true,
            }
        }
        open.extend(Some(from).filter(|&from| is_open[from]));
    }
    while let Some(place) = open.pop() {
        for &from in &before[place] {
            if !is_open[from] {
                is_open[from] = true;
                open.push(from);
            }
        }
    }
    (0..rows.len()).filter(|&place| !is_open[place]).collect()
}

/// Places around which play can go, the first one again at their end; a shortest such way from there.
fn cycle(moves: &[Vec<usize>]) -> Option<Vec<usize>> {
    let graph = Digraph::new(moves.iter().map(|list| list.iter().copied())).ok()?;
    let first = graph.nim_values().err()?.vertex;
    let (mut from, mut next) = (HashMap::new(), vec![first]);
    let mut step = 0;
    while !from.contains_key(&first) {
        let at = *next.get(step)?;
        step += 1;
        for &to in &moves[at] {
            from.entry(to).or_insert_with(|| {
                next.push(to);
                at
            });
        }
    }
    let mut way = vec![first, from[&first]];
    while way[way.len() - 1] != first {
        way.push(from[&way[way.len() - 1]]);
    }
    way.reverse();
    Some(way)
}

/// The nim-values of rows whose options are sums of rows; no move leads around a cycle.
fn values(options: &[Options], places: &HashMap<&Row, usize>) -> Vec<u64> {
    let mut values = vec![None; options.len()];
    for start in 0..options.len() {
        let mut open = vec![start];
        while let Some(&at) = open.last() {
            let parts = options[at].iter().flatten().map(|row| places[row]);
            let waits = open.len();
            open.extend(parts.filter(|&part| values[at].is_none() && values[part].is_none()));
            if values[at].is_some() {
                open.pop();
            } else if open.len() == waits {
                let worth = |row: &Row| values[places[row]].unwrap_or(0);
                let sums = options[at].iter().map(|option| nim_sum(option.iter().map(worth)));
                values[at] = Some(mex(sums));
                open.pop();
            }
        }
    }
    values.into_iter().flatten().collect()
}
