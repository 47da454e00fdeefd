//! What the user's own programs have solved.

use anyhow::Result;
use judge::mine::{self, Remembered};
use judge::output::eprintln;
use judge::workspace::Workspace;

/// The script that says so.
pub const SOLVED: &str = "solved.js";

/// The script with the slugs of the problems for which `cargo judge test` has accepted a program in
/// the user's folder; without such a folder there are none. Verdicts that cannot be read stop
/// nobody.
///
/// # Errors
///
/// If the user's folder cannot be read.
pub fn script(workspace: &Workspace) -> Result<String> {
    let mut slugs = Vec::new();
    for slug in mine::folders(workspace)? {
        match mine::verdicts(workspace, &slug) {
            Ok(verdicts) if verdicts.values().any(Remembered::solves) => slugs.push(slug),
            Ok(_) => {}
            Err(error) => eprintln!("{error:#}"),
        }
    }
    Ok(format!("study.solved = {};\n", serde_json::to_string(&slugs)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::put;

    #[test]
    fn only_accepted_programs_solve() {
        let folder = tempfile::tempdir().unwrap();
        put(folder.path(), &[("problems/README.md", "")]);
        let workspace = Workspace::at(folder.path()).unwrap();
        assert_eq!(script(&workspace).unwrap(), "study.solved = [];\n");
        let [accepted, wrong] = ["AC", "WA"].map(|verdict| {
            format!("[\"a.py\"]\nverdict = \"{verdict}\"\ncases = 3\ntested = \"2026-01-01T00:00:00Z\"\n")
        });
        let verdicts = [("empty", None), ("nim", Some(accepted)), ("kiki-cici", Some(wrong))];
        let broken = ("kiki-cici", Some("[".to_string()));
        for (slug, text) in verdicts.into_iter().chain([broken]) {
            let folder = folder.path().join("mine").join(slug);
            put(&folder, &[("a.py", "")]);
            if let Some(text) = text {
                put(&folder, &[("verdicts.toml", text.as_str())]);
            }
            let solved = if slug == "empty" { "[]" } else { "[\"nim\"]" };
            assert_eq!(script(&workspace).unwrap(), format!("study.solved = {solved};\n"));
        }
    }
}
