//! What is printed is run, in each language, on every position of which the theorem speaks.

use std::collections::HashSet;
use std::sync::{Mutex, OnceLock};
use std::thread;

use games::table::Table;
use games::theorems::{recognise, Found};
use study::Row;

use crate::games::games;
use crate::made_up::made_up;
use crate::named::{counts, faults, told};
use crate::run::{run_cpp, run_python, run_rust, Printed};

/// What was found out about a game.
pub struct Seen {
    pub faults: Vec<String>,
    printed: Vec<Printed>,
}

/// All games, by as many threads as it takes.
pub fn all() -> &'static [Seen] {
    static ALL: OnceLock<Vec<Seen>> = OnceLock::new();
    ALL.get_or_init(|| {
        let known =
            games().into_iter().map(|game| (game.name.clone(), game.tables[0].clone(), Some(game)));
        let made_up = made_up().into_iter().map(|(name, table)| (name, table, None));
        let waiting = Mutex::new(known.chain(made_up).collect::<Vec<_>>().into_iter());
        let one = || {
            let mut seen = Vec::new();
            loop {
                let next = waiting.lock().expect("no panic").next();
                let Some((name, table, game)) = next else { return seen };
                let findings = recognise(&table);
                let faults = game.iter().flat_map(|game| faults(game, &findings));
                let faults = faults.map(|fault| format!("{name}: {fault}")).collect();
                let found =
                    findings.theorems.iter().chain(&findings.misses).chain(&findings.unproven);
                let large = game.as_ref().map(|game| &game.tables[1]);
                let printed =
                    found.filter_map(|found| printed(&name, found, &table, large)).collect();
                seen.push(Seen { faults, printed });
            }
        };
        let threads = thread::available_parallelism().map_or(2, usize::from);
        thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
        })
    })
}

/// The formula of a theorem, and what it says of the positions, also of some larger ones.
fn printed(name: &str, found: &Found, table: &Table, large: Option<&Table>) -> Option<Printed> {
    let code = found.code.clone()?;
    let what = format!("{name}: {}", told(found));
    // What is counted is what is said.
    let [agrees, speaks, of] = counts(found, table);
    assert_eq!([found.agrees, found.speaks, found.of], [agrees, speaks, of], "{what}");
    assert_eq!(found.fails.is_some(), agrees < speaks, "{what}");
    let beyond = large.into_iter().flat_map(|large| large.rows.iter().step_by(7));
    let rows: HashSet<&Row> = table.rows.iter().chain(beyond).collect();
    let says = |row: &&Row| Some(((*row).clone(), found.says(row)?.into()));
    let claims: Vec<(Row, i128)> = rows.iter().filter_map(says).collect();
    assert!(claims.len() >= speaks, "{what}");
    Some(Printed { what, values: found.values, code, claims })
}

fn formulas() -> impl Iterator<Item = &'static Printed> {
    all().iter().flat_map(|seen| &seen.printed)
}

#[test]
fn what_is_printed_in_python_says_what_the_theorem_says() {
    run_python(formulas());
}

#[test]
fn what_is_printed_in_cpp_says_what_the_theorem_says() {
    run_cpp(formulas());
}

#[test]
fn what_is_printed_in_rust_says_what_the_theorem_says() {
    run_rust(formulas());
}
