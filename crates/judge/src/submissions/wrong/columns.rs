//! The columns of `wrong.toml` that say what catches each mistake.

use std::collections::BTreeMap;

use anyhow::Result;
use toml_edit::{table, value, DocumentMut, Item, Value};

use super::{Caught, Least, GENERATED};

/// The text with these columns in place of its own; what is written by hand stays as it is. An
/// entry that is only a column goes when its program has gone.
pub fn replace_columns(text: &str, caught: &BTreeMap<String, Caught>) -> Result<String> {
    let mut wrong: DocumentMut = text.parse()?;
    wrong.retain(|name, entry| caught.contains_key(name) || entry.get("replace").is_some());
    for (name, Caught { case, least }) in caught {
        let entry = wrong.entry(name).or_insert_with(table);
        entry["case"] = value(case.as_deref().unwrap_or(GENERATED));
        entry["least"] = match least {
            Some(least) => Item::Value(inline_table(least)?),
            None => Item::None,
        };
    }
    Ok(wrong.to_string())
}

/// A string of JSON is one of TOML, and stays on its line.
fn inline_table(Least { input, right, wrong }: &Least) -> Result<Value> {
    let quoted = |text: &String| serde_json::to_string(text);
    let [input, right, wrong] = [quoted(input)?, quoted(right)?, quoted(wrong)?];
    Ok(format!("{{ input = {input}, right = {right}, wrong = {wrong} }}").parse()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An edit as a person writes it, whose text has a line that looks like a column.
    const EDIT: &str = "# Two edits.\n[by-hand]\npromise = \"WA: so.\"\nreplace = \"a\"\n\
        with = '''\ncase = 1'''\n";

    fn caught(name: &str, case: Option<&str>, input: Option<&str>) -> (String, Caught) {
        let text = |text: &str| text.to_string();
        let least = input.map(|it| Least { input: text(it), right: text("A\n"), wrong: text("") });
        (text(name), Caught { case: case.map(text), least })
    }

    #[test]
    fn columns_are_written_into_their_entries() {
        let found = [caught("by-hand", Some("01-a"), Some("1\n\"2\"")), caught("file", None, None)];
        let found = BTreeMap::from(found);
        let before = format!("{EDIT}case = \"09-old\"\n\n[gone]\ncase = \"generated\"\n");
        let after = replace_columns(&before, &found).unwrap();
        assert_eq!(
            after,
            EDIT.to_string()
                + "case = \"01-a\"\n\
                   least = { input = \"1\\n\\\"2\\\"\", right = \"A\\n\", wrong = \"\" }\n\n\
                   [file]\ncase = \"generated\"\n"
        );
        assert_eq!(replace_columns(&after, &found).unwrap(), after);
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(crate::catalogue::WRONG), &after).unwrap();
        assert_eq!(crate::submissions::wrong::caught(folder.path()).unwrap(), found);
    }

    #[test]
    fn a_first_entry_begins_the_file() {
        let found = BTreeMap::from([caught("file", Some("01-a"), None)]);
        assert_eq!(replace_columns("", &found).unwrap(), "[file]\ncase = \"01-a\"\n");
    }
}
