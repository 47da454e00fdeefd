//! Every row of the tables is printed and run, whether some game shows it or not.

// Only the library itself is compiled by old compilers.
#![allow(clippy::incompatible_msrv)]

use std::rc::Rc;

use study::{Random, Row};

use crate::table::Table;

use super::features::{Tables, Tried};
use super::formula::Formula;
use super::functions::Code;
use super::readings::{readings, Reading};
use super::statement::Statement;
use super::views::{views, View};

#[path = "../../tests/public/run.rs"]
mod run;

use run::{run_cpp, run_python, run_rust, Printed};

/// Laws of a number, and of a condition, each with whether it gives a number.
const LAWS: [(&str, bool); 7] = [
    ("n % 3 == 1", false),
    ("n % 4 in (0, 2)", false),
    ("[0, 2, 1][n % 3]", true),
    ("n // 2 * 3 + [1, 0][n % 2]", true),
    ("n in (1, 3) if n < 4 else n % 5 == 2", false),
    ("n <= 2 or n >= 9", false),
    ("[7, 6, 5][n] if n < 3 else n - 3", true),
];
const CONDITIONS: [(&str, bool); 2] = [("n == 0", false), ("[3, 1][n]", true)];

/// A row of which a table shows this many parameters, at its beginning, and what is the same in all.
fn table(parameters: usize, random: &mut Random) -> Table {
    let (same, all_same) = (random.int(0..=9), random.int(0..=2));
    let mut rows: Vec<Row> = (0..=40).map(|number| vec![number]).collect();
    for _ in 0..25 {
        let (length, cells) = (random.int(2..=5), random.int(2..=9));
        rows.extend([
            random.list(2, 0..=25),
            random.list(length, 0..=15),
            random.list(cells, 0..=1),
        ]);
        let length = random.int(2..=4);
        rows.push(random.distinct(length, 0..=15));
    }
    // What all rows have, and what no move changes.
    let fixed = |row: &Row| {
        let front = [3 + row.len() as u64 % 3, 1 + row.len() as u64 % 2];
        let front = [&vec![same; usize::from(all_same == 1)][..], &front[..parameters]].concat();
        [front, row.clone()].concat()
    };
    let rows: Vec<Row> = rows.iter().map(fixed).collect();
    let kept = parameters + usize::from(all_same == 1);
    let to = |row: &Row| (0..rows.len()).filter(|&to| rows[to][..kept] == row[..kept]).collect();
    let options = rows.iter().map(to).collect();
    Table::of_options(rows, options)
}

/// A formula, and whether it gives a number.
type Says = (Formula, bool);

/// What a formula says of some rows that a view of a reading makes of the rows of a table.
fn printed(says: Says, reading: &Rc<Reading>, view: &Rc<View>, table: &Table) -> Printed {
    let ((says, values), reading, view) = (says, Rc::clone(reading), Rc::clone(view));
    let statement = Statement { reading, view, says, values };
    let claims = table.rows.iter().filter_map(|row| Some((row.clone(), statement.evaluate(row)?)));
    Printed {
        what: format!("{:?}", statement),
        values,
        claims: claims.collect(),
        code: Code::ALL.map(|(code, _)| statement.lines(code)),
    }
}

/// The formulas of a row of the tables: it alone, in a law, and for each of the numbers.
fn formulas(
    tried: &Tried,
    is_number_alone: bool,
    is_of_number: bool,
    random: &mut Random,
) -> Vec<Says> {
    let laws = if is_number_alone { &LAWS[..] } else { &CONDITIONS };
    let (law, is_number) = *random.choose(laws);
    let law = Formula::parse(law).with('n', &tried.formula);
    let mut formulas = vec![(tried.formula.clone(), is_number_alone), (law, is_number)];
    if is_of_number {
        let of_each = tried.formula.with('n', &Formula::parse("x"));
        formulas.push((Formula::parse("xor(z for x in h)").with('z', &of_each), true));
    }
    formulas
}

/// Every row with up to four of the meanings of its letters, each in some view, and every view.
fn all() -> Vec<Printed> {
    let random = &mut Random::new(1);
    let views: Vec<Rc<View>> = views(15).into_iter().map(Rc::new).collect();
    let mut all = Vec::new();
    for parameters in [0, 1, 2] {
        let tables = Tables::with_parameters(parameters);
        let groups = [&tables.of_number, &tables.of_row, &tables.values, &tables.lost];
        for (place, group) in groups.into_iter().enumerate() {
            for (at, tried) in group.iter().enumerate() {
                let same =
                    group[..at].iter().filter(|other| std::ptr::eq(other.feature, tried.feature));
                let mentions = |name: &char| tried.formula.mentions(*name);
                let is_new = parameters == 0 || ['k', 'l'][..parameters].iter().any(mentions);
                if !is_new || same.count() >= 4 && random.int(0..=5) > 0 {
                    continue;
                }
                // A theorem on who loses is a condition, also where that is not seen.
                let alone = place < 3 && !tried.formula.is_condition();
                let mut formulas = formulas(tried, alone, place == 0, random);
                // Whole theorems have no law.
                formulas.truncate(if place < 2 { 3 } else { 1 });
                for says in formulas {
                    let table = table(parameters, random);
                    let order: Vec<usize> = (0..table.rows.len()).collect();
                    let labels = random.list(order.len() as u64, 0..=1);
                    let reading = Rc::new(readings(&table, &order, &labels).swap_remove(0));
                    let view =
                        if random.int(0..=1) == 0 { &views[0] } else { random.choose(&views) };
                    all.push(printed(says, &reading, view, &table));
                }
            }
        }
    }
    let table = table(0, random);
    let reading = Rc::new(readings(&table, &[0], &[0]).swap_remove(0));
    for view in &views {
        for (says, is_number) in
            [("xor(h)", true), ("sum(x * x for x in h) % 3 == 0", false), ("a - b", true)]
        {
            let says = (Formula::parse(says), is_number);
            all.push(printed(says, &reading, view, &table));
        }
    }
    all
}

#[test]
fn each_row_in_python_says_what_was_evaluated() {
    run_python(&all());
}

#[test]
fn each_row_in_cpp_says_what_was_evaluated() {
    run_cpp(&all());
}

#[test]
fn each_row_in_rust_says_what_was_evaluated() {
    run_rust(&all());
}
