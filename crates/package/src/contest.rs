//! A contest: its folder holds those of its problems, as DOMjudge's `import-contest` and BAPCtools
//! take it.

use anyhow::Result;
use serde::Serialize;

use crate::files::{files_named, Files};
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
    /// For how long before the end the scoreboard is frozen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scoreboard_freeze_duration: Option<String>,
    /// The minutes that a rejected submission costs.
    pub penalty_time: u64,
}

#[derive(Serialize)]
struct Problem<'a> {
    id: String,
    label: String,
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rgb: Option<&'static str>,
    time_limit: f64,
}

/// The labels of so many problems: letters, or numbers if there are not enough letters. DOMjudge
/// sorts problems by their labels as text, so all numbers have the same number of digits.
pub fn labels(count: usize) -> Vec<String> {
    if count <= 26 {
        return ('A'..='Z').take(count).map(String::from).collect();
    }
    let digits = count.to_string().len();
    (1..=count).map(|number| format!("{number:0digits$}")).collect()
}

/// The files beside the problems' folders. The first problems have balloons, as long as there are
/// colours.
///
/// # Errors
///
/// If they cannot be written as YAML.
pub fn files(contest: &Contest, packages: &[Package]) -> Result<Files> {
    let mut problems = Vec::new();
    for (number, (package, label)) in packages.iter().zip(labels(packages.len())).enumerate() {
        let (color, rgb) = COLOURS.get(number).copied().unzip();
        let (id, name) = (package.short_name(), package.problem.title_in_packages());
        let time_limit = package.problem.package_time() as f64;
        problems.push(Problem { id, label, name, color, rgb, time_limit });
    }
    let mut about = yaml(contest)?;
    // BAPCtools takes a time in quotes for a string.
    about.extend(format!("start_time: {}\n", contest.start_time).bytes());
    Ok(files_named([("contest.yaml", about), ("problems.yaml", yaml(&problems)?)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_in_order_as_text() {
        assert_eq!(labels(3), ["A", "B", "C"]);
        assert_eq!(labels(26).last().unwrap(), "Z");
        for count in [27, 73, 100] {
            let labels = labels(count);
            assert_eq!(labels.len(), count);
            assert!(labels.is_sorted(), "{labels:?}");
        }
        assert_eq!(labels(73)[0], "01");
    }
}
