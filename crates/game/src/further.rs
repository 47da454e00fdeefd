//! Positions beyond those that a user asks about, to try there what the others suggest.

use std::ops::RangeInclusive;
use std::time::Duration;

use command::arguments::Rules;
use study::{said, words, Random, Row};

use crate::explore::Explorer;
use crate::starts::{rows, NUMBERS};

/// A program that answers at once is given so much time all the same.
const SHORTEST: Duration = Duration::from_secs(3);

/// Of a game with few positions so many more are looked at.
const FEW: usize = 500;

/// So many large numbers are tried, up to so many times the last.
const FAR: u64 = 8;
const TIMES: u64 = 100;

/// Asks about larger positions, if the rules say what these are; where they fail, nothing is changed.
pub fn go_further(explorer: &mut Explorer, rules: &Rules) {
    let own = explorer.start.elapsed();
    let time = (own + SHORTEST.max(2 * own)).min(explorer.limits.time);
    let most = explorer.count_answers() * 4 + FEW;
    let heaps = rules.heaps.clone().unwrap_or(NUMBERS);
    if !has_limit(explorer, *heaps.end()) {
        let band = band(heaps.clone(), rules);
        if goes_on(explorer, (time, most), band) && rules.count == (1..=1) {
            goes_on(explorer, (time, most), far(explorer, *heaps.end()));
        }
    }
}

/// Whether the program tells what these positions lead to.
fn goes_on(
    explorer: &mut Explorer,
    (time, most): (Duration, usize),
    rows: impl IntoIterator<Item = Row>,
) -> bool {
    let mut wider = explorer.clone();
    wider.limits.time = time;
    wider.most = most.min(explorer.most);
    let told = rows.into_iter().try_for_each(|row| wider.add(row)).and_then(|()| wider.explore());
    wider.limits.time = explorer.limits.time;
    wider.most = explorer.most;
    told.map(|()| *explorer = wider).is_ok()
}

/// Whether a move may make a number larger, but none more than the last: then these are the places of
/// a board.
fn has_limit(explorer: &Explorer, last: u64) -> bool {
    let grows = |row: &Row, to: &Row| {
        row.len() == to.len() && row.iter().zip(to).any(|(before, after)| before < after)
    };
    let mut answers = explorer.answers(0);
    answers.any(|(row, options)| options.iter().any(|to| grows(row, to)))
        && explorer.answers(0).all(|(row, _)| row.iter().all(|number| *number <= last))
}

/// Rows of numbers of a wider range, at most about twice as many more; of cells, longer ones.
fn band(heaps: RangeInclusive<u64>, rules: &Rules) -> Box<dyn Iterator<Item = Row> + '_> {
    let (first, last, count) = (*heaps.start(), *heaps.end(), *rules.count.end());
    if last <= 1 && count > 1 {
        return rows(heaps, count as usize + 1, rules.unordered);
    }
    let more = 3_f64.powf(1.0 / count as f64).min(1.7) - 1.0;
    let end = last.saturating_add((more * (last - first + 1) as f64).ceil() as u64);
    Box::new(
        rules
            .count
            .clone()
            .flat_map(move |count| rows(first..=end, count as usize, rules.unordered)),
    )
}

/// Some numbers that are far larger, if moves make a number so much smaller that these lead to few
/// others.
fn far(explorer: &Explorer, last: u64) -> Vec<Row> {
    let large = explorer.answers(0).filter(|(row, _)| row[0] > last);
    let is_small = |row: &Row, to: &Row| to.iter().all(|number| *number / 3 < row[0] / 4);
    let are_small = |(row, options): (&Row, Vec<&Row>)| options.iter().all(|to| is_small(row, to));
    let mut large = large.peekable();
    let random = &mut Random::new(1);
    let far = last.saturating_add(1)..=last.saturating_add(1).saturating_mul(TIMES);
    match large.peek().is_some() && large.all(are_small) {
        true => (0..FAR).map(|_| vec![random.int(far.clone())]).collect(),
        false => Vec::new(),
    }
}

/// The options with which so many positions more are asked about, or twice as many.
pub fn more(rules: &Rules, count: usize, needs: Option<usize>) -> String {
    if !rules.from.is_empty() {
        return words("Larger positions after `--from`", "用 `--from` 给出更大的局面").to_string();
    }
    // A theorem may need some more than its bits tell.
    let needs = needs.map_or(count, |needs| needs + needs / 4 + 1);
    let heaps = rules.heaps.clone().unwrap_or(NUMBERS);
    let (first, last, numbers) = (*heaps.start(), *heaps.end(), *rules.count.end());
    if last <= 1 && numbers > 1 {
        let longer = numbers + (1.0 + needs as f64 / count as f64).log2().ceil() as u64;
        return format!("`--heaps {first}..{last} --count {}..{longer}`", rules.count.start());
    }
    let wider = (1.0 + needs as f64 / count as f64).powf(1.0 / numbers as f64);
    let end = first + ((last - first + 1) as f64 * wider).ceil() as u64;
    match numbers {
        1 => format!("`--heaps {first}..{}`", end.next_multiple_of(10)),
        _ => said!(
            "`--heaps {}..{}` with the same `--count`",
            "`--heaps {}..{}`（`--count` 不变）",
            first,
            end
        ),
    }
}
