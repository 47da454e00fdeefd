//! The theorem of each game is named, and nothing that is wrong stands beside it.

use games::table::{Fate, Table};
use games::theorems::{Findings, Found, SHOWN};

use crate::games::{Game, Wanted};
use crate::printed::all;

/// What is true of the position at this place: what the theorem should say.
fn truth(found: &Found, table: &Table, place: usize) -> u64 {
    match &table.values {
        Some(values) if found.values => values[place],
        _ => u64::from(table.fates[place] == Fate::Loss),
    }
}

/// Whether a theorem is right about each position of which it speaks, and speaks of nearly all.
fn holds(found: &Found, table: &Table) -> Result<bool, String> {
    let mut speaks = 0;
    for (place, row) in table.rows.iter().enumerate() {
        let truth = truth(found, table, place);
        if let Some(says) = found.says(row) {
            speaks += 1;
            if says != truth {
                return Err(format!("{row:?}: it says {says}, and {truth} is true"));
            }
        }
    }
    Ok(20 * speaks >= 19 * table.rows.len())
}

/// On how many positions a theorem agrees, of how many it speaks, and how many there are.
pub fn counts(found: &Found, table: &Table) -> [usize; 3] {
    let says: Vec<Option<u64>> = table.rows.iter().map(|row| found.says(row)).collect();
    let agrees = |place: &usize| says[*place] == Some(truth(found, table, *place));
    [(0..says.len()).filter(agrees).count(), says.iter().flatten().count(), says.len()]
}

/// A theorem in a line.
pub fn told(found: &Found) -> String {
    let kind = found.kinds.first().map_or("no name", |kind| kind.name[0]);
    let code = found.code.as_ref().map(|code| code[0].join("; "));
    format!("{} ({kind}) {}/{} {code:?}", found.name, found.agrees, found.of)
}

/// What is wrong with what is shown of a game.
pub fn faults(game: &Game, findings: &Findings) -> Vec<String> {
    let [small, large] = &game.tables;
    let shown = &findings.theorems[..SHOWN.min(findings.theorems.len())];
    let mut faults = Vec::new();
    let mut is_there = false;
    for found in shown {
        let name = found.kinds.first().map(|kind| kind.name[0]);
        let is_wanted = |other: &&str| matches!(game.wanted, Wanted::Named(name) if name == *other);
        if let Some(name) = name.filter(|name| !game.may.contains(name) && !is_wanted(name)) {
            let why = if let Wanted::Nothing(why) = game.wanted { why } else { "" };
            faults.push(format!("the name {name} {why}: {}", told(found)));
        }
        let is_law = [small, large].map(|table| holds(found, table));
        for fault in is_law.iter().filter_map(|law| law.as_ref().err()) {
            faults.push(format!("false at {fault}: {}", told(found)));
        }
        if found.proof.is_some() && small.fates.contains(&Fate::Draw) {
            faults.push(format!("proved, with draws: {}", told(found)));
        }
        is_there |= match game.wanted {
            Wanted::Named(_) => name.iter().any(is_wanted),
            Wanted::Says(part) => found.code.iter().any(|code| code[0].join("\n").contains(part)),
            Wanted::Law => is_law == [Ok(true), Ok(true)],
            Wanted::Nothing(_) => false,
        };
    }
    if !is_there && !matches!(game.wanted, Wanted::Nothing(_)) {
        let shown: Vec<String> = shown.iter().map(told).collect();
        faults.push(format!("not found: {:?}, but {shown:#?}", game.wanted));
    }
    faults
}

#[test]
fn each_game_has_its_theorem_and_no_wrong_one() {
    let mut faults: Vec<String> = all().iter().flat_map(|seen| seen.faults.clone()).collect();
    faults.sort();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
