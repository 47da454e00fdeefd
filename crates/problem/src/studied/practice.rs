//! Positions to practise on.

use std::collections::{HashMap, HashSet};

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::{Fate, Retrograde};
use study::player::options;
use study::practice::{self, Answer, Practice};
use study::{Asked, Row, Study};

use super::rules::Rules;
use crate::definition::Studied;

/// How many rounds of each level are looked at.
const ROUNDS: u64 = 3;

/// A position of more is not played by the rules to judge an answer.
const REACHABLE: usize = 2000;

/// Positions to practise on are fair and of rising difficulty, and an answer is right if and only
/// if it is right by the rules.
pub(crate) fn check_practice(studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let rules = Rules::new(study);
    let oracle = Retrograde::new(&rules);
    let mut known = HashMap::new();
    let practice = Practice::new(study);
    let (mut efforts, mut seen, mut judged) = (Vec::new(), HashSet::new(), 0);
    for level in 1..=practice.levels() {
        let rows = practice.level(level).concat();
        let difficulties = rows.iter().map(|row| practice::difficulty(study, row) as f64);
        efforts.push(difficulties.sum::<f64>() / rows.len() as f64);
        for row in rows {
            ensure!(seen.insert(row.clone()), "{row:?} is asked about twice");
        }
        for seed in 0..ROUNDS {
            let round = practice.round(level, seed);
            check_round(study, &round).with_context(|| format!("level {level}, seed {seed}"))?;
            for row in round.iter().filter(|row| is_small(study, row, &mut known)) {
                check_judged(study, &oracle, row).with_context(|| study::write(row))?;
                judged += 1;
            }
        }
    }
    ensure!(efforts.windows(2).all(|pair| pair[0] < pair[1]), "difficulties {efforts:?}");
    ensure!(judged > 20, "only {judged} positions are judged by the rules");
    Ok(())
}

/// As many positions are won as are lost, and as many drawn if any; all can be played, and none
/// comes twice.
fn check_round(study: &dyn Study, round: &[Row]) -> Result<()> {
    for row in round {
        study.check(row).map_err(|error| anyhow!("{row:?}: {error}"))?;
        ensure!(study.is_playable(row), "{row:?} is too large");
        ensure!(!study.options(row).is_empty(), "{row:?} is over");
    }
    ensure!(round.iter().collect::<HashSet<_>>().len() == round.len(), "a position comes twice");
    let count = |wanted| round.iter().filter(|row| study.fate(row) == wanted).count();
    let [won, lost, drawn] = [Fate::Win, Fate::Loss, Fate::Draw].map(count);
    ensure!(
        won > 1 && won == lost && (drawn == 0 || drawn == won),
        "{won} positions are won, {lost} lost, {drawn} drawn"
    );
    Ok(())
}

/// Whether few positions can be reached, besides those that are `known` to lead to few. Those that
/// are met are known then.
pub(super) fn is_small(study: &dyn Study, row: &Row, known: &mut HashMap<Row, bool>) -> bool {
    let mut seen = HashSet::from([row.clone()]);
    let mut waiting = vec![row.clone()];
    while let Some(next) = waiting.pop() {
        let is_small = known.get(&next).copied();
        if is_small.is_none() {
            let options = study.options(&next).into_iter();
            waiting.extend(options.filter(|option| seen.insert(option.clone())));
        }
        if is_small == Some(false) || seen.len() > REACHABLE {
            known.insert(row.clone(), false);
            return false;
        }
    }
    known.extend(seen.into_iter().map(|row| (row, true)));
    true
}

/// All answers to the question whether a position is won.
fn check_judged(study: &dyn Study, oracle: &Retrograde<&Rules<'_>>, row: &Row) -> Result<()> {
    let (fate, winning) = (oracle.fate(row), oracle.winning_options(row));
    let moves = options(study, row).into_iter();
    let moves = moves.map(|to| (winning.contains(&to), Answer::Move(to)));
    let others = [(fate == Fate::Loss, Answer::Lost), (fate == Fate::Draw, Answer::Drawn)];
    for (is_right, answer) in moves.chain(others) {
        ensure!(
            practice::is_right(study, row, &answer) == is_right,
            "{answer:?}: by the rules {is_right}"
        );
        let text = practice::verdict(study, row, &answer);
        let said = if is_right { "Right, " } else { "No, " };
        ensure!(text.starts_with(said), "{answer:?}: {text}");
    }
    Ok(())
}
