//! The perfect player, and the theorem's explanations for the other one.

use oracle::retrograde::Fate;

use crate::language::{said, words};
use crate::play::Winning;
use crate::row::{each_once, Row};
use crate::study::{Asked, Study};
use crate::text::{capitalised, SHOWN};

/// The options of a position that can be played, each once, in the order of the rules.
pub fn options(study: &dyn Study, position: &[u64]) -> Vec<Row> {
    each_once(study.options(position))
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
        let winning = study.winning(option).number();
        // In thousandths: only the order matters.
        (winning * 1000 / options.max(1), usize::MAX - options)
    };
    options(study, position).into_iter().min_by_key(share)
}

/// Why the outcome is what it is: the theorem's figures, then the winning moves, or the answers
/// to the tempting ones.
pub fn why(study: &dyn Study, position: &[u64]) -> String {
    let mut lines = vec![study.headline(position)];
    lines.extend(answer_in_other_words(study, position));
    let rest = figures_and_moves(study, position);
    let is_figure = |line: Option<&String>| line.map_or(false, |line| line.starts_with("    "));
    if is_figure(lines.last()) && is_figure(rest.first()) {
        lines.push(String::new());
    }
    lines.extend(rest);
    lines.join("\n") + "\n"
}

/// The same without the judge's words.
pub fn reason(study: &dyn Study, position: &[u64]) -> String {
    let mut lines = vec![capitalised(&study.verdict(position))];
    lines.extend(figures_and_moves(study, position));
    lines.join("\n") + "\n"
}

fn figures_and_moves(study: &dyn Study, position: &[u64]) -> Vec<String> {
    let figures = study.figures(position);
    let indented = figures.iter().map(|line| format!("    {}", line).trim_end().to_string());
    indented.chain(moves(study, position)).collect()
}

/// The judge's answer, unless it is one of the words with which the headline begins.
fn answer_in_other_words(study: &dyn Study, position: &[u64]) -> Vec<String> {
    let answer = study.answer(position);
    if answer.is_empty() || study.about().answers.contains(&answer.as_str()) {
        return Vec::new();
    }
    let mut lines: Vec<String> = answer.lines().take(SHOWN).map(shortened).collect();
    let more = answer.lines().count() - lines.len();
    if more > 0 {
        lines.push(said!("... and {more} more lines", "……还有 {more} 行"));
    }
    match &lines[..] {
        [line] => vec![said!("Answer: {line}", "答案：{line}")],
        _ => std::iter::once(words("Answer:", "答案：").to_string())
            .chain(lines.iter().map(|line| format!("    {}", line)))
            // The figures come next, and are not a part of it.
            .chain(std::iter::once(String::new()))
            .collect(),
    }
}

/// A line without its end, if it is long.
fn shortened(line: &str) -> String {
    const LONG: usize = 72;
    match line.char_indices().nth(LONG) {
        Some((end, _)) => {
            let end = line[..end].rfind(' ').unwrap_or(end);
            let more = line.len() - end;
            said!("{} ... and {more} more characters", "{} ……还有 {more} 个字符", &line[..end])
        }
        None => line.to_string(),
    }
}

fn moves(study: &dyn Study, position: &[u64]) -> Vec<String> {
    match (study.fate(position), study.drawing(position)) {
        (Fate::Win, _) => {
            let Winning { moves, count } = study.winning(position);
            let name = match count {
                Some(1) => words("Winning move", "必胜走法"),
                _ => words("Winning moves", "必胜走法"),
            };
            listed(study, position, name, moves, count).into_iter().collect()
        }
        (_, Some(drawing)) => {
            let name = match drawing.len() {
                1 => words("Drawing move", "保持平局的走法"),
                _ => words("Drawing moves", "保持平局的走法"),
            };
            let count = Some(drawing.len());
            listed(study, position, name, drawing.into_iter(), count).into_iter().collect()
        }
        (_, None) => answers_to_tempting_moves(study, position),
    }
}

/// Moves by name, unless there are none.
fn listed(
    study: &dyn Study,
    position: &[u64],
    name: &str,
    moves: impl Iterator<Item = Row>,
    count: Option<usize>,
) -> Option<String> {
    let shown: Vec<String> = moves.take(SHOWN).map(|to| study.describe(position, &to)).collect();
    sentence(name, &shown, count)
}

/// The names of moves that are shown of so many; of how many is not known for `None`, and if none
/// is shown then, none is known.
fn sentence(name: &str, shown: &[String], count: Option<usize>) -> Option<String> {
    let more = match count {
        Some(count) if count > shown.len() => {
            said!("; and {} more", "；还有 {} 种", count - shown.len())
        }
        Some(_) => String::new(),
        None => words("; there may be more", "；也许还有").to_string(),
    };
    match (shown.join(words("; ", "；")), count) {
        (none, Some(_)) if none.is_empty() => None,
        (none, None) if none.is_empty() => Some(said!(
            "The moves of a position as large as this are not listed.",
            "局面太大，不列出各种走法。"
        )),
        (shown, _) => Some(said!("{name}: {shown}{more}.", "{name}：{shown}{more}。")),
    }
}

fn answers_to_tempting_moves(study: &dyn Study, position: &[u64]) -> Vec<String> {
    let answered = |option: &Row| {
        let name = study.describe(position, option);
        match study.winning(option).moves.next() {
            Some(answer) => {
                let answer = study.describe(option, &answer);
                said!("  {name}; the answer is: {answer}", "  {name}；应对：{answer}")
            }
            None => said!("  {name}; that loses at once", "  {name}；立刻就输"),
        }
    };
    let tempting = each_once(study.tempting(position));
    let tempting: Vec<String> = tempting.iter().take(SHOWN).map(answered).collect();
    if tempting.is_empty() {
        return Vec::new();
    }
    let title = words("Every move loses. For example:", "每一步都输。例如：").to_string();
    std::iter::once(title).chain(tempting).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_that_are_not_listed_are_said_to_be_many_or_not_known() {
        let two = ["take 1", "take 2"].map(str::to_string);
        let said = |shown, count| sentence("Winning moves", shown, count).unwrap_or_default();
        assert_eq!(said(&two[..], Some(2)), "Winning moves: take 1; take 2.");
        assert_eq!(said(&two[..], Some(5)), "Winning moves: take 1; take 2; and 3 more.");
        assert_eq!(said(&two[..], None), "Winning moves: take 1; take 2; there may be more.");
        assert_eq!(said(&[], Some(0)), "");
        let not_known = "The moves of a position as large as this are not listed.";
        assert_eq!(said(&[], None), not_known);
    }
}
