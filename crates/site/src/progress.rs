//! The pages of what the reader has done and could do today. Both list the problems in the order
//! of the course; scripts do the rest.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::course::{left_out, Step};
use crate::language::{fill, say};
use crate::links::Links;
use crate::pages::{Writer, TASK};
use crate::parts::{page, scripts};

const TODAY: &str = include_str!("../assets/today.html");
const PROGRESS: &str = include_str!("../assets/progress.html");

/// A newcomer is asked about games of so many steps, those that need no theorem of others.
const EARLY: usize = 3;

/// The page with five positions, of the games that have a board.
pub fn today(writer: &Writer, steps: &[Step], links: &Links) -> Result<String> {
    let (language, mut games) = (links.language, String::new());
    let early = steps.iter().take(EARLY).flat_map(Step::slugs);
    let early: BTreeSet<&String> = early.collect();
    for slug in in_order(writer, steps).filter(|slug| writer.has_board(slug)) {
        let is_easy = early.contains(slug) && writer.find(slug)?.difficulty == 1;
        let easy = if is_easy { " data-easy" } else { "" };
        let link =
            writer.link(slug, links)?.replacen("<a", &format!("<a data-slug=\"{slug}\"{easy}"), 1);
        games += &format!("<li>{link}</li>\n");
    }
    let body = fill(language, &TODAY.replace("{task}", TASK)).replace("{games}", &games);
    let body = body + &writer.advice();
    let scripts =
        scripts(None, &["share.js", "chooser.js", "trace.js", "reason.js", "task.js", "today.js"]);
    let words = ["today", "today_about"].map(|name| say(language, name));
    Ok(page("today", words, &body, &scripts, language))
}

/// The page that says what has been read, practised and solved.
pub fn progress(writer: &Writer, steps: &[Step], links: &Links) -> Result<String> {
    let (language, mut rows) = (links.language, String::new());
    for slug in in_order(writer, steps) {
        rows += &format!(
            "<tr role=\"row\" data-slug=\"{slug}\"><th role=\"rowheader\" scope=\"row\">{}</th>\
             <td role=\"cell\" class=\"ticks\" data-progress=\"{slug}\"></td>\
             <td role=\"cell\" class=\"score\"></td></tr>\n",
            writer.link(slug, links)?
        );
    }
    let body = fill(language, PROGRESS).replace("{games}", &rows);
    let scripts = scripts(None, &["my_progress.js"]);
    let words = ["my_progress", "my_progress_about"].map(|name| say(language, name));
    Ok(page("progress", words, &body, &scripts, language))
}

/// The slugs of all problems, those of the course first.
fn in_order<'a>(writer: &Writer<'a>, steps: &'a [Step]) -> impl Iterator<Item = &'a String> {
    let others = left_out(steps, writer.problems).into_iter().map(|problem| &problem.slug);
    steps.iter().flat_map(Step::slugs).chain(others)
}
