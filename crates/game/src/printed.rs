//! `cargo judge game --values` and `--outcomes`: the theorem for what a program has printed.

use std::path::Path;

use anyhow::{anyhow, Result};
use command::arguments::{Described, Printed};
use command::dialogue::input;
use command::RIGHT;
use games::playground::advice;
use games::printed;
use games::table::Table;
use games::theorems::recognise;
use judge::output::println;
use judge::workspace::Workspace;
use serde_json::json;
use study::{said, words};

use crate::findings::Shown;

/// Says which theorems agree with the list.
pub fn game(workspace: &Workspace, options: &Described, list: &Table) -> Result<u8> {
    let found = recognise(list);
    let count = list.rows.len();
    let advice = advice(&found, false, |needs| {
        said!("A list of {} values", "{} 个值的列表", count + needs.unwrap_or(count))
    });
    let shown = Shown::new((found, list), advice, workspace, options.all)?;
    match options.json {
        true => println!("{}", json!(shown.json()))?,
        false => shown.tell()?,
    }
    Ok(RIGHT)
}

/// The list that the user has given, if any.
pub fn list(Printed { values, outcomes, first }: &Printed) -> Result<Option<Table>> {
    let read = |option: &str, given: &str, read: fn(u64, &str) -> Result<Table, String>| {
        let no_file = if is_file(given) {
            ""
        } else {
            words(", or the name of a file", "，或者文件名")
        };
        let table = read(*first, &text(given)?);
        table.map(Some).map_err(|error| anyhow!("{option}: {error}{no_file}"))
    };
    match (values, outcomes) {
        (Some(values), _) => read("--values", values, printed::values),
        (_, Some(outcomes)) => read("--outcomes", outcomes, printed::outcomes),
        (None, None) => Ok(None),
    }
}

/// The list itself, or the contents of the file of this name.
fn text(list: &str) -> Result<String> {
    match list {
        "-" => input(None),
        _ if is_file(list) => input(Some(Path::new(list))),
        _ => Ok(list.to_string()),
    }
}

/// Whether a list is in a file or in a pipe, as `<(./search)` is.
fn is_file(list: &str) -> bool {
    let path = Path::new(list);
    path.exists() && !path.is_dir()
}
