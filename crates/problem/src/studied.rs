//! A problem's study: which positions a case consists of, and the tests that hold the theorem
//! of the study to its rules.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{anyhow, ensure, Context, Error, Result};
use oracle::retrograde::{Fate, Retrograde};
use oracle::Ruleset;
use protocol::Scope;
use study::player::{best_move, options, why};
use study::practice::{self, Answer, LEVELS};
use study::{Language, Random, Row, Study};

use crate::definition::{ended, Definition, Studied};
use crate::location::Location;
use crate::value::Value;

pub(crate) use self::chinese::{check_chinese, is_in_chinese};

mod chinese;

impl Studied {
    /// Why the answer to a case is what it is.
    pub(crate) fn why(&self, case: &Value) -> String {
        let rows = match (self.rows)(case) {
            Ok(rows) => rows,
            Err(reason) => return format!("There is no explanation: {reason}."),
        };
        let alone = rows.len() == 1;
        let explained = rows.iter().map(|row| match alone {
            true => why(&*self.study, row),
            false => format!("{}: {}", study::write(row), why(&*self.study, row)),
        });
        explained.collect::<Vec<String>>().join("\n")
    }

    /// What the judge expects to read about a case of these positions.
    pub(crate) fn answer(&self, rows: &[Row]) -> String {
        ended(rows.iter().map(|row| self.study.answer(row)).collect())
    }

    /// The positions of the cases that have some.
    fn all_rows(&self, cases: &[Value]) -> Vec<Row> {
        cases.iter().filter_map(|case| (self.rows)(case).ok()).flatten().collect()
    }
}

/// The positions that a text means: those of a case, without what frames it; or else a single
/// position, its numbers in a row; or else those of a whole input.
///
/// Several lines are rather an input than a position.
pub(crate) fn positions(definition: &Definition, text: &str) -> Result<Vec<Row>> {
    let studied = definition.study()?;
    let grammar = &definition.grammar;
    let rows = |cases: Vec<Value>| {
        let rows = cases.iter().map(|case| (studied.rows)(case));
        let rows = rows.collect::<Result<Vec<Vec<Row>>, String>>().map_err(Error::msg)?;
        Ok(rows.concat())
    };
    if let Ok(case) = grammar.read_case(text, Scope::Beyond) {
        return rows(vec![case]);
    }
    let position = study::parse(&*studied.study, text).map(|row| vec![row]);
    let input = || grammar.read(text, Scope::Beyond).map_err(Error::from).and_then(rows);
    match position {
        Ok(position) if text.trim().lines().count() > 1 => Ok(input().unwrap_or(position)),
        Ok(position) => Ok(position),
        Err(no_position) => input().map_err(|no_case| {
            anyhow!("this is neither a position ({no_position}) nor a case ({no_case})")
        }),
    }
}

/// The longest explanation of a position, however large it is.
const LONGEST: usize = 20_000;

/// The longest position that is explained in a test: more numbers only take longer.
const LONG: usize = 100_000;

/// The study's rules, for the oracle.
struct Rules<'a> {
    study: &'a dyn Study,
    effort: AtomicU64,
}

impl Ruleset for &Rules<'_> {
    type Position = Row;

    fn options(&self, position: &Row) -> Vec<Row> {
        // In misere play, a player who cannot move wins: as if there were one more move, to
        // where there is really none.
        if *position == THE_END {
            return Vec::new();
        }
        let mut options = self.study.options(position);
        if options.is_empty() && self.study.is_misere() {
            options.push(THE_END.to_vec());
        }
        self.effort.fetch_add(options.len() as u64 + 1, Ordering::Relaxed);
        options
    }
}

/// No position of any problem.
const THE_END: [u64; 7] = [u64::MAX; 7];

/// The theorem says what the rules say, on small positions: the smallest first, as many as can
/// be played while the rules list so many options.
pub(crate) fn check_small(
    definition: &Definition,
    studied: &Studied,
    effort: u64,
) -> Result<usize> {
    let mut rows = studied.all_rows(&definition.small);
    rows.extend(starts(&*studied.study));
    rows.retain(|row| studied.study.is_playable(row));
    // The smallest are on top of the stack. By their sum, so that long ones have their turn.
    rows.sort_by_key(|row| Reverse((sum(row), row.len())));
    let rules = Rules { study: &*studied.study, effort: AtomicU64::new(0) };
    let oracle = Retrograde::new(&rules);
    let mut seen = HashSet::new();
    while let Some(row) = rows.pop() {
        if rules.effort.load(Ordering::Relaxed) > effort {
            break;
        }
        if seen.insert(row.clone()) {
            check_position(&*studied.study, &oracle, &row)
                .with_context(|| format!("position {}", study::write(&row)))?;
            // What is reached in play need not be a case.
            rows.extend(studied.study.options(&row));
        }
    }
    ensure!(seen.len() > 20, "only {} small positions", seen.len());
    Ok(seen.len())
}

fn check_position(study: &dyn Study, oracle: &Retrograde<&Rules<'_>>, row: &Row) -> Result<()> {
    study.check(row).map_err(|error| anyhow!("refused: {error}"))?;
    let (fate, by_rules) = (study.fate(row), oracle.fate(row));
    ensure!(fate == by_rules, "{fate:?} by the theorem, {by_rules:?} by the rules");
    check_winning(study, oracle, row)?;
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
fn check_drawing(
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
    let board = study.board(row).plain();
    let drawing = board.svg();
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

/// The study gives the judge's answers, and explains positions of every size.
pub(crate) fn check_answers(definition: &Definition, studied: &Studied) -> Result<()> {
    for case in definition.small.iter() {
        check_answer(studied, case, &(definition.rules)(case))?;
    }
    for law in &definition.laws {
        let cases = &law.cases;
        for (case, expected) in cases.iter() {
            check_answer(studied, case, expected)?;
        }
        let rows = || {
            let rows = cases.iter().filter_map(|(case, _)| (studied.rows)(case).ok()).flatten();
            rows.filter(|row| row.len() <= LONG)
        };
        let extremes = [rows().max_by_key(Vec::len), rows().max_by_key(sum)];
        for row in extremes.into_iter().flatten() {
            let why = why(&*studied.study, &row);
            ensure!(
                why.len() < LONGEST,
                "the explanation of {} has {} bytes, and the limit is {LONGEST}",
                study::text::series(&row, " "),
                why.len()
            );
            chinese::check_why(&*studied.study, &row)?;
        }
    }
    Ok(())
}

/// The sum of the numbers, which are of 64 bits.
fn sum(row: &Row) -> u128 {
    row.iter().map(|&number| u128::from(number)).sum()
}

fn check_answer(studied: &Studied, case: &Value, expected: &str) -> Result<()> {
    let Ok(rows) = (studied.rows)(case) else {
        return Ok(());
    };
    for row in &rows {
        let checked = studied.study.check(row);
        checked.map_err(|error| anyhow!("{case:?} is refused: {error}"))?;
    }
    let answer = studied.answer(&rows);
    ensure!(answer == expected, "{case:?}: the study answers {answer:?}, expected {expected:?}");
    Ok(())
}

/// The positions to start from.
fn starts(study: &dyn Study) -> Vec<Row> {
    study.about().starts.iter().map(|start| start.to_vec()).collect()
}

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

/// A player who wins from the first start has to find several moves, unless the study says why not.
///
/// What counts are the program's own replies, which are the hardest to answer: a loser who hurries
/// could end most games after two moves.
fn check_length(study: &dyn Study, start: &Row) -> Result<()> {
    let is_long = lasts(study, start, SHORTEST_GAME);
    match study.why_short() {
        None => ensure!(is_long, "a game from {start:?} can be over in {}", SHORTEST_GAME - 1),
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
fn check_names(study: &dyn Study, starts: &[Row]) -> Result<()> {
    let mut names = HashSet::new();
    for start in starts {
        let (name, numbers) = (study.name(start), study::write(start));
        ensure!(name.chars().count() <= 40, "{name:?} is a long name");
        ensure!(numbers.len() <= READABLE || name != numbers, "{numbers} needs a name");
        ensure!(names.insert(name.clone()), "two starts have the name {name:?}");
    }
    Ok(())
}

/// The most moves that are left to be chosen from a list when everything has been clicked.
const LISTED: usize = 8;

/// The board can be read and touched on a telephone, and clicks leave few moves to choose from.
fn check_board(study: &dyn Study, start: &Row) -> Result<()> {
    let (marked, plain) = (study.board(start), study.board(start).plain());
    for drawing in [marked.explained_svg(), plain.svg()] {
        drawn::check(&drawing)?;
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
    check_length(study, &starts[0])?;
    for language in [Language::English, Language::Chinese] {
        language.speaking(|| check_names(study, &starts))?;
        for start in &starts {
            let checked = language.speaking(|| check_board(study, start));
            checked.with_context(|| format!("the board of {start:?}"))?;
        }
    }
    let random = (0..100).map(|seed| study.random(&mut Random::new(seed)));
    for start in starts.into_iter().chain(random) {
        study.check(&start).map_err(|error| anyhow!("{start:?}: {error}"))?;
        ensure!(study.is_playable(&start), "{start:?} is too large to start from");
        ensure!(!study.options(&start).is_empty(), "{start:?} has no moves");
    }
    Ok(())
}

/// How many rounds of each level are looked at.
const ROUNDS: u64 = 5;

/// A position of more is not played by the rules to judge an answer.
const REACHABLE: usize = 2000;

/// Positions to practise on are fair and of rising difficulty, and an answer is right if and only
/// if it is right by the rules.
pub(crate) fn check_practice(studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let rules = Rules { study, effort: AtomicU64::new(0) };
    let oracle = Retrograde::new(&rules);
    let (mut efforts, mut judged) = ([0.0; LEVELS as usize], 0);
    for (level, effort) in (1..=LEVELS).zip(&mut efforts) {
        for seed in 0..ROUNDS {
            let round = practice::round(study, level, seed);
            check_round(study, &round).with_context(|| format!("level {level}, seed {seed}"))?;
            ensure!(round == practice::round(study, level, seed), "another round the second time");
            let difficulties = round.iter().map(|row| practice::difficulty(study, row) as f64);
            *effort += difficulties.sum::<f64>() / round.len() as f64;
            for row in round.iter().filter(|row| is_small(study, row)) {
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

/// Whether the positions that can be reached are few.
fn is_small(study: &dyn Study, row: &Row) -> bool {
    let mut seen = HashSet::from([row.clone()]);
    let mut waiting = vec![row.clone()];
    while let Some(row) = waiting.pop() {
        for option in study.options(&row) {
            if seen.insert(option.clone()) {
                waiting.push(option);
            }
        }
        if seen.len() > REACHABLE {
            return false;
        }
    }
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

/// Where a problem's pictures are.
pub(crate) fn pictures(location: Location) -> PathBuf {
    Path::new(location.directory).join("pictures")
}

/// The picture that stands for the game in lists: the board of its first start position.
const THUMBNAIL: &str = "board";

/// All pictures in the problem's folder, by their names: those of its page, and the thumbnail.
pub(crate) fn draw_pictures(studied: &Studied) -> Vec<(&'static str, String)> {
    let start = starts(&*studied.study).into_iter().next();
    let thumbnail = start.map(|start| (THUMBNAIL, studied.study.board(&start).thumbnail()));
    (studied.pictures)().into_iter().chain(thumbnail).collect()
}

/// The pictures in the problem's folder are those that the study draws, and the page shows them.
pub(crate) fn check_pictures(location: Location, studied: &Studied) -> Result<()> {
    let folder = pictures(location);
    let page = fs::read_to_string(Path::new(location.directory).join("README.md"))?;
    ensure!(!(studied.pictures)().is_empty(), "there is no picture");
    let drawn = draw_pictures(studied);
    for (name, svg) in &drawn {
        let file = folder.join(format!("{name}.svg"));
        let kept = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        ensure!(kept == *svg, "{} is not what is drawn: cargo judge pictures", file.display());
        ensure!(
            *name == THUMBNAIL || page.contains(&format!("(pictures/{name}.svg)")),
            "README.md does not show {name}.svg"
        );
    }
    let files = fs::read_dir(&folder)?.count();
    ensure!(
        files == drawn.len(),
        "{} has {files} files for {} pictures",
        folder.display(),
        drawn.len()
    );
    Ok(())
}

/// The theorem marks something on the board.
pub(crate) fn check_theorem(studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let changed = |row: &Row| {
        let marked = study.board(row);
        marked.plain() != marked
    };
    ensure!(starts(study).iter().any(changed), "the theorem marks nothing on any start position");
    Ok(())
}

mod drawn;
#[cfg(test)]
mod tests;
