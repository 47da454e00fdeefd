//! What the user's own programs have solved.

use anyhow::Result;
use judge::mine;
use judge::output::eprintln;
use judge::verdict::Verdict;
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
            Ok(verdicts) if verdicts.values().any(|it| it.verdict == Verdict::AC) => {
                slugs.push(slug)
            }
            Ok(_) => {}
            Err(error) => eprintln!("{error:#}"),
        }
    }
    Ok(format!("study.solved = {};\n", serde_json::to_string(&slugs)?))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn only_accepted_programs_solve() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        fs::create_dir(root.join("problems")).unwrap();
        let workspace = Workspace::at(root).unwrap();
        assert_eq!(script(&workspace).unwrap(), "study.solved = [];\n");
        for (slug, verdicts) in [("nim", "WA AC"), ("kiki-cici", "WA"), ("empty", "")] {
            let mine = root.join("mine").join(slug);
            fs::create_dir_all(&mine).unwrap();
            let remembered = |(number, verdict): (usize, &str)| {
                format!(
                    "[\"{number}.py\"]\nverdict = \"{verdict}\"\ncases = 3\n\
                     tested = \"2026-01-01T00:00:00Z\"\n"
                )
            };
            let text: String = verdicts.split_whitespace().enumerate().map(remembered).collect();
            if !text.is_empty() {
                fs::write(mine.join("verdicts.toml"), text).unwrap();
            }
            for number in 0..2 {
                fs::write(mine.join(format!("{number}.py")), "").unwrap();
            }
        }
        assert_eq!(script(&workspace).unwrap(), "study.solved = [\"nim\"];\n");
        fs::write(root.join("mine/kiki-cici/verdicts.toml"), "[").unwrap();
        assert_eq!(script(&workspace).unwrap(), "study.solved = [\"nim\"];\n");
    }
}
