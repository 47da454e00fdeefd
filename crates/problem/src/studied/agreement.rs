//! The study against its rules, on small positions.

use std::cmp::Reverse;
use std::collections::HashSet;

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::{Fate, Retrograde};
use study::board::Room;
use study::player::{best_move, options, why};
use study::{Asked, Row, Study};

use super::refuted::check_kept;
use super::rules::{Rules, THE_END};
use super::{starts, sum};
use crate::definition::{Definition, Studied};

/// The theorem says what the rules say, on small positions.
pub(crate) fn check_small(
    definition: &Definition,
    studied: &Studied,
    effort: u64,
) -> Result<usize> {
    let mut rows = studied.all_rows(&definition.small);
    rows.extend(starts(&*studied.study));
    check_smallest(&*studied.study, rows, effort)
}

/// Fewer positions than this prove little.
const LEAST: usize = 21;

/// The theorem says what the rules say on these positions and on those that they lead to: the
/// smallest first, as many as can be played while the rules list so many options.
pub(super) fn check_smallest(study: &dyn Study, mut rows: Vec<Row>, effort: u64) -> Result<usize> {
    rows.retain(|row| study.is_playable(row));
    // The smallest are on top of the stack. By their sum, so that long ones have their turn.
    rows.sort_by_key(|row| Reverse((sum(row), row.len())));
    let rules = Rules::new(study);
    let oracle = Retrograde::new(&rules);
    let mut seen = HashSet::new();
    while let Some(row) = rows.pop() {
        if rules.effort() > effort {
            break;
        }
        if seen.insert(row.clone()) {
            check_position(study, &oracle, &row)
                .with_context(|| format!("position {}", study::write(&row)))?;
            // What is reached in play need not be a case.
            rows.extend(study.options(&row));
        }
    }
    ensure!(seen.len() >= LEAST, "only {} small positions", seen.len());
    Ok(seen.len())
}

pub(super) fn check_position(
    study: &dyn Study,
    oracle: &Retrograde<&Rules<'_>>,
    row: &Row,
) -> Result<()> {
    study.check(row).map_err(|error| anyhow!("refused: {error}"))?;
    let (fate, by_rules) = (study.fate(row), oracle.fate(row));
    ensure!(fate == by_rules, "{fate:?} by the theorem, {by_rules:?} by the rules");
    check_winning(study, oracle, row)?;
    if fate == Fate::Loss && !study.options(row).is_empty() {
        check_kept(study, oracle, row)?;
    }
    let options = options(study, row);
    check_drawing(study, oracle, row, &options)?;
    for tempting in study.tempting(row) {
        ensure!(options.contains(&tempting), "{tempting:?} is tempting, but no option");
    }
    let best = best_move(study, row);
    ensure!(best.is_none() == options.is_empty(), "the perfect player's move: {best:?}");
    ensure!(best.is_none_or(|best| options.contains(&best)), "the perfect player cheats");
    check_moves(study, row, &options)?;
    ensure!(!why(study, row).contains("  \n"), "white space at the end of a line");
    Ok(())
}

/// The options that keep a draw are exactly those by the rules.
pub(super) fn check_drawing(
    study: &dyn Study,
    oracle: &Retrograde<&Rules<'_>>,
    row: &Row,
    options: &[Row],
) -> Result<()> {
    let Some(drawing) = study.drawing(row) else { return Ok(()) };
    let by_theorem: HashSet<&Row> = drawing.iter().collect();
    let by_rules: HashSet<&Row> =
        options.iter().filter(|option| oracle.fate(option) == Fate::Draw).collect();
    ensure!(drawing.len() == by_theorem.len(), "a drawing option is listed twice: {drawing:?}");
    ensure!(by_theorem == by_rules, "drawing options {drawing:?}, by the rules {by_rules:?}");
    Ok(())
}

/// The winning options are exactly those by the rules.
fn check_winning(study: &dyn Study, oracle: &Retrograde<&Rules<'_>>, row: &Row) -> Result<()> {
    let by_rules: HashSet<Row> =
        oracle.winning_options(row).into_iter().filter(|option| option[..] != THE_END).collect();
    let winning = study.winning(row);
    let (count, listed) = (winning.count, winning.moves.collect::<Vec<Row>>());
    let by_theorem: HashSet<Row> = listed.iter().cloned().collect();
    ensure!(listed.len() == by_theorem.len(), "a winning option is listed twice: {listed:?}");
    ensure!(
        count == Some(listed.len()),
        "{} winning options, but counted as {count:?}",
        listed.len()
    );
    ensure!(by_theorem == by_rules, "winning options {by_theorem:?}, by the rules {by_rules:?}");
    Ok(())
}

/// Every move has a name of its own and can be made on the board.
fn check_moves(study: &dyn Study, row: &Row, options: &[Row]) -> Result<()> {
    let names: HashSet<String> = options.iter().map(|to| study.describe(row, to)).collect();
    ensure!(names.len() == options.len(), "two moves have the same name: {names:?}");
    let marked = study.board(row);
    let (board, drawing) = (marked.plain(), marked.svg(Room::TELEPHONE, None));
    for to in options {
        let clicks = board.clicks(&study.board(to));
        ensure!(!clicks.is_empty(), "no click leads to {to:?}");
        ensure!(study.is_playable(to), "{to:?} can be reached, but not played");
        for click in clicks {
            let place = format!("data-click=\"{click}\"");
            ensure!(drawing.contains(&place), "there is no {click} to click on, to reach {to:?}");
        }
    }
    Ok(())
}
