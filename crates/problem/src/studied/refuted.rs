//! What a wrong move is told: it is true by the rules, it does not name the theorem, and a core
//! problem of the course has words of its own for it.

use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use itertools::Itertools;
use oracle::retrograde::{Fate, Retrograde};
use study::player::{best_move, options};
use study::{refuted, Asked, Row, Study};

use super::chinese::{check_said, is_in_chinese, plays};
use super::rules::Rules;
use crate::definition::Studied;
use crate::location::Location;

/// Words of theorems, which a player who has made a wrong move has not asked for.
const OF_THEOREMS: [&str; 11] = [
    "nim",
    "xor",
    "mod",
    "mex",
    "Zeckendorf",
    "Fibonacci",
    "P-position",
    "异或",
    "SG",
    "模",
    "必败",
];

/// So many moves from a position are all answered by name, which says why they lose.
const ALL_NAMED: usize = 3;

/// From a lost position every move has an answer that brings about what the study says.
pub(super) fn check_kept(
    study: &dyn Study,
    oracle: &Retrograde<&Rules<'_>>,
    lost: &Row,
) -> Result<()> {
    let Some(kept) = study.kept(lost) else { return Ok(()) };
    for to in options(study, lost) {
        let answers = study.options(&to);
        // In misere play the last move loses by itself.
        let is_answered = answers.is_empty() && study.is_misere()
            || answers
                .iter()
                .any(|answer| oracle.fate(answer) == Fate::Loss && (kept.holds)(answer));
        ensure!(is_answered, "after {to:?} it is not true that {}", kept.said);
    }
    Ok(())
}

/// The same in words, on some plays, and at a core problem some in words of its own.
pub(crate) fn check_refuted(location: Location, studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let (mut kept, mut unnamed) = (0, 0);
    // What several moves led to is looked at once.
    let left = after_wrong_moves(study).into_iter().unique_by(|(_, left)| left.clone());
    for (row, left) in left {
        check_sentence(study, &left)
            .with_context(|| format!("{} after a move from {row:?}", study::write(&left)))?;
        let moves = options(study, &left).len();
        kept += usize::from(moves > 0 && study.kept(&left).is_some());
        unnamed += usize::from(moves > ALL_NAMED);
    }
    ensure!(
        kept > 0 || unnamed == 0 || !is_core(location)?,
        "nothing is kept in {unnamed} positions that wrong moves led to"
    );
    Ok(())
}

fn check_sentence(study: &dyn Study, lost: &Row) -> Result<()> {
    let said = || refuted(study, lost);
    let english = match is_in_chinese(study) {
        true => check_said("", said)?,
        false => said(),
    };
    ensure!(english.ends_with('.') && english.len() > 20, "{english:?}");
    let chinese = study::Language::Chinese.speaking(said);
    let word = OF_THEOREMS.iter().find(|word| english.contains(*word) || chinese.contains(*word));
    ensure!(word.is_none(), "{word:?} gives the theorem away: {english} {chinese}");
    Ok(())
}

/// Won positions, and what the answer to a move from there that loses leaves.
fn after_wrong_moves(study: &dyn Study) -> Vec<(Row, Row)> {
    let won = plays(study).into_iter().filter(|row| study.fate(row) == Fate::Win);
    let answered = |row: Row| {
        let wrong = options(study, &row).into_iter().filter(|to| study.fate(to) == Fate::Win);
        let left: Vec<Row> = wrong.filter_map(|to| best_move(study, &to)).collect();
        left.into_iter().map(move |left| (row.clone(), left))
    };
    won.flat_map(answered).collect()
}

/// Whether a problem is one of those that the course calls its core.
fn is_core(location: Location) -> Result<bool> {
    let course = fs::read_to_string(Path::new(location.directory).join("../../docs/course.md"))?;
    let link = format!("problems/{})", location.slug);
    Ok(course.lines().any(|line| line.starts_with("- Core:") && line.contains(&link)))
}
