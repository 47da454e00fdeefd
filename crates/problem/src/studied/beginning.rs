//! Where a player begins: the start positions, and games from there.

use std::collections::{BTreeMap, HashSet};

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::Fate;
use study::board::Room;
use study::player::{best_move, options};
use study::{Asked, Language, Random, Row, Study};

use super::{drawn, starts};
use crate::definition::Studied;

/// No game between perfect players is longer, unless it is a draw.
const LONGEST_GAME: usize = 10_000;

/// Two perfect players come to an end, and the right one has won.
fn check_game(study: &dyn Study, start: &Row) -> Result<()> {
    let mut row = start.clone();
    for moves in 0..LONGEST_GAME {
        let Some(next) = best_move(study, &row) else {
            let first_has_won = (moves % 2 == 1) != study.is_misere();
            ensure!((study.fate(start) == Fate::Win) == first_has_won, "the wrong player wins");
            return Ok(());
        };
        row = next;
    }
    Err(anyhow!("no end after {LONGEST_GAME} moves"))
}

/// The fewest moves in which a game from the first start may end.
const SHORTEST_GAME: usize = 4;

/// A player who wins from the first start has to find several moves, unless the test says why not.
///
/// What counts are the program's own replies, which are the hardest to answer: a loser who hurries
/// could end most games after two moves.
pub(super) fn check_length(study: &dyn Study, start: &Row, ends_soon: Option<&str>) -> Result<()> {
    let is_long = lasts(study, start, SHORTEST_GAME);
    match ends_soon {
        None => ensure!(
            is_long,
            "a game from {start:?}, the first start, can be over in {} moves: \
             {SHORTEST_GAME} are wanted, or an `.ends_soon` that says why there are fewer",
            SHORTEST_GAME - 1
        ),
        Some(why) => ensure!(!is_long, "games from {start:?} are long enough, in spite of: {why}"),
    }
    Ok(())
}

/// Whether play goes on for so many moves, if the winner makes winning moves and the loser those
/// of the perfect player.
fn lasts(study: &dyn Study, row: &Row, moves: usize) -> bool {
    if moves == 0 {
        return true;
    }
    match study.fate(row) {
        Fate::Win => study.winning(row).moves.all(|to| lasts(study, &to, moves - 1)),
        _ => best_move(study, row).is_some_and(|to| lasts(study, &to, moves - 1)),
    }
}

/// A longer row of numbers says little about a position.
const READABLE: usize = 12;

/// Start positions have names that are short and different, and more than a long row of numbers.
pub(super) fn check_names(study: &dyn Study, starts: &[Row]) -> Result<()> {
    let mut names = HashSet::new();
    for start in starts {
        if let Some(idea) = study.idea(start) {
            ensure!(idea.chars().count() <= 20, "{idea:?} is long for what is seen at a glance");
        }
        let (name, numbers) = (study.name(start), study::write(start));
        ensure!(name.chars().count() <= 40, "{name:?} is a long name");
        ensure!(numbers.len() <= READABLE || name != numbers, "{numbers} needs a name");
        ensure!(names.insert(name.clone()), "two starts have the name {name:?}");
    }
    Ok(())
}

/// What moves call a cell is written on the board.
fn check_cells(study: &dyn Study, start: &Row, drawing: &str) -> Result<()> {
    for to in options(study, start) {
        let label = study.describe(start, &to);
        for cell in cells_named(&label) {
            ensure!(
                drawing.contains(&format!(">{cell}</text>")),
                "no {cell} is drawn for {label:?}"
            );
        }
    }
    Ok(())
}

/// The numbers of the cells that a move names.
fn cells_named(label: &str) -> Vec<&str> {
    let digits = |rest: &str| rest.chars().take_while(char::is_ascii_digit).count();
    let named = |word: &'static str| {
        let after = label.split(word).skip(1);
        after.map(move |rest| &rest[..digits(rest)]).filter(|cell| !cell.is_empty())
    };
    named("cell ").chain(named("格子 ")).collect()
}

/// The most moves that are left to be chosen from a list when everything has been clicked.
const LISTED: usize = 8;

/// The board can be read and touched on a telephone, and clicks leave few moves to choose from.
fn check_board(study: &dyn Study, start: &Row) -> Result<()> {
    let (marked, plain) = (study.board(start), study.board(start).plain());
    for drawing in [marked.explained_svg(Room::TELEPHONE, None), marked.svg(Room::TELEPHONE, None)]
    {
        drawn::check(&drawing)?;
        check_cells(study, start, &drawing)?;
    }
    for text in [marked.explained_text(), plain.text()] {
        let widest = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        let lines = text.lines().count();
        ensure!(
            widest <= 80 && lines <= 24,
            "{lines} lines of {widest} characters do not fit a screen"
        );
    }
    let mut moves: BTreeMap<Vec<String>, usize> = BTreeMap::new();
    for to in options(study, start) {
        let mut clicks = plain.clicks(&study.board(&to));
        clicks.sort();
        *moves.entry(clicks).or_default() += 1;
    }
    match moves.iter().find(|(_, &count)| count > LISTED) {
        Some((clicks, count)) => Err(anyhow!("{count} moves have the clicks {clicks:?}")),
        None => Ok(()),
    }
}

/// One can begin to play.
pub(crate) fn check_starts(studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let starts = starts(study);
    ensure!(
        starts.first().is_some_and(|row| study.wins(row)),
        "the first start position is not won"
    );
    let lost = |row: &Row| study.fate(row) == Fate::Loss;
    ensure!(starts.iter().any(lost), "no start position is lost");
    for start in starts.iter().filter(|start| study.fate(start) != Fate::Draw) {
        check_game(study, start).with_context(|| format!("perfect play from {start:?}"))?;
    }
    check_length(study, &starts[0], studied.ends_soon)?;
    for language in [Language::English, Language::Chinese] {
        language.speaking(|| check_names(study, &starts))?;
        for start in &starts {
            let checked = language.speaking(|| check_board(study, start));
            checked.with_context(|| format!("the board of {start:?}"))?;
        }
    }
    let random = (0..100).map(|seed| ("`random`", study.random(&mut Random::new(seed))));
    let larger = (0..100).map(|seed| ("`larger`", study.larger(&mut Random::new(seed))));
    let starts = starts.into_iter().map(|start| ("`starts`", start));
    for (from, start) in starts.chain(random).chain(larger) {
        study.check(&start).map_err(|error| anyhow!("{from} gives {start:?}: {error}"))?;
        ensure!(study.is_playable(&start), "{from} gives {start:?}, which is too large to play");
        ensure!(!study.options(&start).is_empty(), "{from} gives {start:?}, which has no moves");
    }
    Ok(())
}
