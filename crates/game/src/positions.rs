//! Positions with what is known of each: as tables, lists and JSON.

use std::collections::HashMap;

use anyhow::Result;
use command::arguments::Described;
use command::dialogue::tell;
use gamecore::nim_sum;
use games::playground::letter;
use games::table::{Fate, Table};
use judge::output::println;
use serde_json::{json, Value};
use study::text::{counted, figures};
use study::{said, words, write, Row};

use crate::described::{list_first, show_grid, show_table};
use crate::starts::NUMBERS;

/// A table of two numbers goes this far.
const SQUARE: u64 = 30;

/// The table of a game, and where each position is in it.
pub struct Positions {
    pub table: Table,
    places: HashMap<Row, usize>,
}

impl Positions {
    pub fn new(table: Table) -> Positions {
        let places = table.rows.iter().cloned().zip(0..).collect();
        Positions { table, places }
    }

    /// The place of a row, if it is one of the positions.
    pub fn place(&self, row: &[u64]) -> Option<usize> {
        self.places.get(row).copied()
    }

    /// The nim-value if there are such, or else the letter of the outcome; empty if the row is not
    /// one of the positions.
    fn cell(&self, row: &[u64]) -> String {
        match (self.place(row), &self.table.values) {
            (None, _) => String::new(),
            (Some(place), Some(values)) => values[place].to_string(),
            (Some(place), None) => letter(self.table.fates[place]).to_string(),
        }
    }

    /// The position at a place, its outcome (`N`, `P` or `D` for a draw), its nim-value or null, and
    /// the positions that winning moves lead to.
    pub fn json(&self, place: usize) -> Value {
        let mut winning = self.table.heap_options(place).unwrap_or_default();
        winning.retain(|to| self.is_lost(to));
        json!({
            "position": self.table.rows[place],
            "outcome": letter(self.table.fates[place]),
            "value": self.table.values.as_ref().map(|values| values[place]),
            "winning": winning,
        })
    }

    /// Whether a position, or the sum of some, is lost.
    fn is_lost(&self, row: &[u64]) -> bool {
        let value = |part: &u64| Some(self.table.values.as_ref()?[self.place(&[*part])?]);
        match self.place(row) {
            Some(place) => self.table.fates[place] == Fate::Loss,
            None => nim_sum(row.iter().filter_map(value)) == 0,
        }
    }
}

/// What is known of the rules.
pub fn rules(is_misere: bool) -> &'static str {
    match is_misere {
        true => words(
            "A move is as the program says. A player who cannot move wins.",
            "走法以程序为准。无法操作者胜。",
        ),
        false => words(
            "A move is as the program says. A player who cannot move loses.",
            "走法以程序为准。无法操作者输。",
        ),
    }
}

/// The tables and lists of a game; `about` says more of it.
pub fn show(game: &Positions, options: &Described, about: &str) -> Result<()> {
    let count = game.table.rows.len();
    let mut rows: Vec<&Row> = game.table.rows.iter().collect();
    rows.sort_by_key(|row| (row.len(), *row));
    let named = |fate: Fate| -> Vec<String> {
        let is_this =
            |row: &&&Row| game.place(row).map(|place| game.table.fates[place]) == Some(fate);
        rows.iter().filter(is_this).map(|row| write(row)).collect()
    };
    let number = counted(count as u64, "position");
    tell(&said!("{}. {}", "共 {} 个局面。{}", number, rules(options.rules.misere)))?;
    tell(about)?;
    if options.rules.from.is_empty() && options.rules.heaps.is_none() {
        let [first, last] = [NUMBERS.start(), NUMBERS.end()];
        tell(&said!(
            "The game begins from the numbers {} to {}; `--from` and `--heaps` name others.",
            "从单个数 {} 到 {} 开始；其他局面用 `--from` 或 `--heaps` 指定。",
            first,
            last
        ))?;
    }
    show_tables(game, options.to, &rows)?;
    let is_of_numbers = rows.iter().all(|row| row.len() < 2);
    let separator = if is_of_numbers { " " } else { "; " };
    let lost = list_first(&named(Fate::Loss), separator);
    println!()?;
    tell(&said!("P-positions among them: {}", "其中的必败态：{}", lost))?;
    let drawn = named(Fate::Draw);
    if game.table.values.is_none() && !(options.rules.misere && drawn.is_empty()) {
        let drawn = list_first(&drawn, separator);
        tell(&said!(
            "Play need not end, so there are no nim-values. Draws: {}",
            "游戏未必会结束，所以没有 SG 值。平局：{}",
            drawn
        ))?;
    }
    Ok(())
}

/// The nim-values or the outcomes of the rows, the shorter ones first: of the numbers up to `most`,
/// of pairs, and of longer ones.
fn show_tables(game: &Positions, most: u64, rows: &[&Row]) -> Result<()> {
    let title = match game.table.values {
        Some(_) => words("nim-values", "SG 值"),
        None => words("outcomes (N won, P lost, D drawn)", "胜负（N 必胜，P 必败，D 平局）"),
    };
    let of_length = |length: usize| rows.partition_point(|row| row.len() < length);
    let [ones, twos, longer] =
        [0..of_length(2), of_length(2)..of_length(3), of_length(3)..rows.len()]
            .map(|range| &rows[range]);
    let numbers = || ones.iter().map(|row| row[0]).filter(|&number| number <= most);
    if let (Some(first), Some(last)) = (numbers().min(), numbers().max()) {
        let title =
            said!("{} of the numbers {} to {}:", "{}（单个数 {} 到 {}）：", title, first, last);
        println!("\n{title}")?;
        show_table(first, &(first..=last).map(|number| game.cell(&[number])).collect::<Vec<_>>())?;
    }
    show_pairs(game, title, twos)?;
    if !longer.is_empty() {
        println!("\n{}", said!("{} of longer positions:", "{}（更长的局面）：", title))?;
        let line = |place: usize| vec![write(longer[place]), game.cell(longer[place])];
        let lines = figures(&[], longer.len(), line);
        lines.iter().try_for_each(|line| println!("    {line}"))?;
    }
    Ok(())
}

/// The positions of two numbers: the first one down, the second across.
fn show_pairs(game: &Positions, title: &str, rows: &[&Row]) -> Result<()> {
    let most = |place: usize| rows.iter().map(|row| row[place].min(SQUARE)).max();
    let (Some(down), Some(across)) = (most(0), most(1)) else { return Ok(()) };
    let title = said!(
        "{} of two numbers up to {}, the first one down and the second across:",
        "{}（两个数，最大到 {}，第一个在左，第二个在上）：",
        title,
        down.max(across)
    );
    println!("\n{title}")?;
    let number = |number: u64| number.to_string();
    let line = |first| (0..=across).map(|second| game.cell(&[first, second])).collect();
    let lines: Vec<_> = (0..=down).map(|first| (number(first), line(first))).collect();
    show_grid((0..=across).map(number).collect(), &lines)
}
