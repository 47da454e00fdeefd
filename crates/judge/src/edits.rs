//! Wrong programs that are another program of the problem with one change, so that the mistake is
//! all that one has to write and to read: `wrong.toml`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use serde::Deserialize;

use crate::files::toml_if_any;

/// The file in a problem's folder that has them, by their names.
pub const EDITS: &str = "wrong.toml";

/// A wrong program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edit {
    /// The promised verdict and the mistake, as the first line of a whole program says them.
    promise: String,
    /// The program that is changed.
    #[serde(default = "solution")]
    base: String,
    /// The text there that is replaced, which occurs once.
    replace: String,
    with: String,
}

fn solution() -> String {
    "src/main.rs".to_string()
}

/// The programs that `wrong.toml` in a problem's folder describes: names of files, and texts.
///
/// # Errors
///
/// If an edit does not fit the program that it changes.
pub(crate) fn edited(folder: &Path) -> Result<Vec<(String, String)>> {
    let file = folder.join(EDITS);
    let edits: BTreeMap<String, Edit> = toml_if_any(&file)?;
    let whole = |(name, edit): (String, Edit)| {
        let program =
            edit.applied(folder).with_context(|| format!("{}, {name}", file.display()))?;
        Ok((format!("{name}.rs"), program))
    };
    edits.into_iter().map(whole).collect()
}

impl Edit {
    /// The whole program. What the base says of itself is left out: it is not true of this one.
    fn applied(&self, folder: &Path) -> Result<String> {
        let Edit { promise, base, replace, with } = self;
        let text = fs::read_to_string(folder.join(base)).with_context(|| base.clone())?;
        let lines = text.split_inclusive('\n').skip_while(|line| line.starts_with("//!"));
        let code: String = lines.collect();
        let count = code.matches(replace.as_str()).count();
        ensure!(count == 1, "{base} has `{replace}` {count} times, and once is needed");
        Ok(format!("//! {promise}\n{}", code.replace(replace, with)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::put_text;

    #[test]
    fn an_edit_that_does_not_fit_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let edited = |replace: &str| {
            let edit =
                format!("[big]\npromise = \"WA: so.\"\nreplace = \"{replace}\"\nwith = \"2\"\n");
            fs::write(folder.path().join(EDITS), edit).unwrap();
            edited(folder.path()).map_err(|error| format!("{error:#}"))
        };
        assert!(edited("1").unwrap_err().contains("wrong.toml, big: src/main.rs: "));
        let solution = folder.path().join("src/main.rs");
        put_text(&solution, "//! So.\n\nlet n = 1;\nlet m = 3;\n").unwrap();
        let program = "//! WA: so.\n\nlet n = 2;\nlet m = 3;\n".to_string();
        assert_eq!(edited("1").unwrap(), [("big.rs".to_string(), program)]);
        for (replace, count) in [("4", 0), ("let", 2)] {
            let error = edited(replace).unwrap_err();
            assert!(error.ends_with(&format!("has `{replace}` {count} times, and once is needed")));
        }
        fs::write(folder.path().join(EDITS), "[big]\n").unwrap();
        assert!(super::edited(folder.path()).is_err());
    }
}
