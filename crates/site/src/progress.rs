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

/// The page with five positions, of the games that have a board.
pub fn today(writer: &Writer, steps: &[Step], links: &Links) -> Result<String> {
    let (language, mut games) = (links.language, String::new());
    let core: BTreeSet<&String> = steps.iter().flat_map(|step| &step.core).collect();
    for slug in in_order(writer, steps).filter(|slug| writer.has_board(slug)) {
        let core = if core.contains(slug) { " data-core" } else { "" };
        let link =
            writer.link(slug, links)?.replacen("<a", &format!("<a data-slug=\"{slug}\"{core}"), 1);
        games += &format!("<li>{link}</li>\n");
    }
    let body = fill(language, &TODAY.replace("{task}", TASK)).replace("{games}", &games);
    let body = body + &writer.advice();
    let scripts = scripts(None, &["chooser.js", "trace.js", "reason.js", "task.js", "today.js"]);
    Ok(page("today", say(language, "today"), &body, &scripts, language))
}

/// The page that says what has been read, practised and solved.
pub fn progress(writer: &Writer, steps: &[Step], links: &Links) -> Result<String> {
    let (language, mut rows) = (links.language, String::new());
    for slug in in_order(writer, steps) {
        rows += &format!(
            "<tr data-slug=\"{slug}\"><th scope=\"row\">{}</th>\
             <td class=\"ticks\" data-progress=\"{slug}\"></td><td class=\"score\"></td></tr>\n",
            writer.link(slug, links)?
        );
    }
    let body = fill(language, PROGRESS).replace("{games}", &rows);
    let scripts = scripts(None, &["my_progress.js"]);
    Ok(page("progress", say(language, "my_progress"), &body, &scripts, language))
}

/// The slugs of all problems, those of the course first.
fn in_order<'a>(writer: &Writer<'a>, steps: &'a [Step]) -> impl Iterator<Item = &'a String> {
    let others = left_out(steps, writer.problems).into_iter().map(|problem| &problem.slug);
    steps.iter().flat_map(Step::slugs).chain(others)
}
