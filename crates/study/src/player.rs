//! The perfect player, and what the theorem has to say to the other one.

use crate::study::{each_once, Row, Study};
use crate::text::SHOWN;

/// Who has won when play is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The player who would be to move.
    Next,
    /// The player who has moved last.
    Previous,
}

/// The options of a position that can be played, each once, in the order of the rules.
pub fn options(study: &dyn Study, position: &[u64]) -> Vec<Row> {
    each_once(study.options(position))
}

/// Who has won, if a position has no options.
pub fn winner(study: &dyn Study, options: &[Row]) -> Option<Winner> {
    match (options.is_empty(), study.about().misere) {
        (false, _) => None,
        (true, false) => Some(Winner::Previous),
        (true, true) => Some(Winner::Next),
    }
}

/// The move of the perfect player, if there is one: a winning move, or else one that keeps the
/// draw, or else the one that is the hardest to answer.
///
/// That is a move with the smallest share of winning answers, and among these one that leaves
/// the most options.
pub fn best_move(study: &dyn Study, position: &[u64]) -> Option<Row> {
    if let Some(winning) = study.winning(position).moves.next() {
        return Some(winning);
    }
    if let Some(drawing) = study.drawing(position) {
        return drawing.into_iter().next();
    }
    let share = |option: &Row| {
        let options = options(study, option).len();
        let winning = study.winning(option);
        let winning = winning.count.unwrap_or_else(|| winning.moves.count());
        // In thousandths: only the order matters.
        (winning * 1000 / options.max(1), usize::MAX - options)
    };
    options(study, position).into_iter().min_by_key(share)
}

/// Why the outcome is what it is: the theorem's figures, then the winning moves, or what answers
/// the tempting ones.
pub fn why(study: &dyn Study, position: &[u64]) -> String {
    let mut lines = vec![study.headline(position)];
    lines.extend(answer_in_other_words(study, position, &lines[0]));
    let figures = study.figures(position);
    lines.extend(figures.iter().map(|line| format!("    {}", line).trim_end().to_string()));
    lines.extend(moves(study, position));
    lines.join("\n") + "\n"
}

/// The judge's answer, unless the headline begins with it.
fn answer_in_other_words(study: &dyn Study, position: &[u64], headline: &str) -> Vec<String> {
    let answer = study.answer(position);
    if answer.is_empty() || headline.starts_with(answer.trim_end()) {
        return Vec::new();
    }
    let mut lines: Vec<String> = answer.lines().take(SHOWN).map(shortened).collect();
    let more = answer.lines().count() - lines.len();
    if more > 0 {
        lines.push(format!("... and {} more lines", more));
    }
    match &lines[..] {
        [line] => vec![format!("Answer: {}", line)],
        _ => std::iter::once("Answer:".to_string())
            .chain(lines.iter().map(|line| format!("    {}", line)))
            .collect(),
    }
}

/// A line without its end, if it is long.
fn shortened(line: &str) -> String {
    const LONG: usize = 72;
    match line.char_indices().nth(LONG) {
        Some((end, _)) => {
            let end = line[..end].rfind(' ').unwrap_or(end);
            format!("{} ... and {} more characters", &line[..end], line.len() - end)
        }
        None => line.to_string(),
    }
}

fn moves(study: &dyn Study, position: &[u64]) -> Vec<String> {
    if study.wins(position) {
        return winning_moves(study, position).into_iter().collect();
    }
    match study.drawing(position) {
        Some(drawing) => {
            let count = drawing.len();
            let listed = listed(study, position, "Drawing move", drawing.into_iter(), Some(count));
            listed.into_iter().collect()
        }
        None => answers_to_tempting_moves(study, position),
    }
}

/// `Winning moves: ...`, unless play is over.
fn winning_moves(study: &dyn Study, position: &[u64]) -> Option<String> {
    let winning = study.winning(position);
    listed(study, position, "Winning move", winning.moves, winning.count)
}

/// Moves by name, unless there are none; there may be more than `count` says, if it says nothing.
fn listed(
    study: &dyn Study,
    position: &[u64],
    name: &str,
    moves: impl Iterator<Item = Row>,
    count: Option<usize>,
) -> Option<String> {
    let shown: Vec<String> = moves.take(SHOWN).map(|to| study.describe(position, &to)).collect();
    let more = match count {
        Some(count) if count > shown.len() => format!("; and {} more", count - shown.len()),
        Some(_) => String::new(),
        None => "; there may be more".to_string(),
    };
    let plural = if count == Some(1) { "" } else { "s" };
    (!shown.is_empty()).then(|| format!("{}{}: {}{}.", name, plural, shown.join("; "), more))
}

fn answers_to_tempting_moves(study: &dyn Study, position: &[u64]) -> Vec<String> {
    let answered = |option: &Row| {
        let answer = study.winning(option).moves.next();
        let answer = match answer {
            Some(answer) => format!("the answer is: {}", study.describe(option, &answer)),
            None => "that loses at once".to_string(),
        };
        format!("  {}; {}", study.describe(position, option), answer)
    };
    let tempting = each_once(study.tempting(position));
    let tempting: Vec<String> = tempting.iter().take(SHOWN).map(answered).collect();
    if tempting.is_empty() {
        return Vec::new();
    }
    let title = "Every move loses. For example:".to_string();
    std::iter::once(title).chain(tempting).collect()
}
