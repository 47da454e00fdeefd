//! A contest: its folder holds those of its problems, as DOMjudge's `import-contest` and BAPCtools
//! take it.

use anyhow::{ensure, Result};
use serde::Serialize;

use crate::files::Files;
use crate::layout::yaml;
use crate::Package;

/// A balloon's colour for each problem, the most different ones first.
const COLOURS: [(&str, &str); 26] = [
    ("red", "#ff0000"),
    ("blue", "#0000ff"),
    ("yellow", "#ffff00"),
    ("green", "#008000"),
    ("orange", "#ffa500"),
    ("purple", "#800080"),
    ("white", "#ffffff"),
    ("black", "#000000"),
    ("pink", "#ffc0cb"),
    ("cyan", "#00ffff"),
    ("brown", "#a52a2a"),
    ("lime", "#00ff00"),
    ("silver", "#c0c0c0"),
    ("magenta", "#ff00ff"),
    ("navy", "#000080"),
    ("gold", "#ffd700"),
    ("teal", "#008080"),
    ("maroon", "#800000"),
    ("olive", "#808000"),
    ("turquoise", "#40e0d0"),
    ("salmon", "#fa8072"),
    ("indigo", "#4b0082"),
    ("khaki", "#f0e68c"),
    ("violet", "#ee82ee"),
    ("gray", "#808080"),
    ("beige", "#f5f5dc"),
];

/// The description of a contest.
#[derive(Clone, Debug, Serialize)]
pub struct Contest {
    /// Its id, which is the name of its folder.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it begins: `2030-01-01T10:00:00+00:00`.
    #[serde(skip)]
    pub start_time: String,
    /// How long it takes: `5:00:00`.
    pub duration: String,
    /// The minutes that a rejected submission costs.
    pub penalty_time: u64,
}

#[derive(Serialize)]
struct Problem<'a> {
    id: &'a str,
    label: char,
    name: &'a str,
    color: &'static str,
    rgb: &'static str,
    time_limit: f64,
}

/// The files beside the problems' folders.
///
/// # Errors
///
/// If there are more problems than letters.
pub fn files(contest: &Contest, packages: &[Package]) -> Result<Files> {
    let most = COLOURS.len();
    ensure!(packages.len() <= most, "a contest has at most {most} problems");
    let problems: Vec<Problem> = ('A'..).zip(packages).zip(COLOURS).map(problem).collect();
    let mut about = yaml(contest)?;
    // BAPCtools takes a time in quotes for a string.
    about.extend(format!("start_time: {}\n", contest.start_time).bytes());
    let files = [("contest.yaml", about), ("problems.yaml", yaml(&problems)?)];
    Ok(files.map(|(name, bytes)| (name.to_string(), bytes)).into())
}

fn problem<'a>(
    ((label, package), (color, rgb)): ((char, &'a Package), (&'static str, &'static str)),
) -> Problem<'a> {
    Problem {
        id: &package.short_name,
        label,
        name: &package.title,
        color,
        rgb,
        time_limit: package.time_limit as f64,
    }
}
