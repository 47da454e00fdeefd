//! A folder for DMOJ's judges: `init.yml` and the archive of the data; and the statement, which an
//! administrator pastes into the site.

use anyhow::Result;
use pulldown_cmark::Event;
use serde::Serialize;

use crate::files::{zip, Files};
use crate::{formula, layout, writing, Case, Package};

#[derive(Serialize)]
struct Init<'a> {
    archive: &'a str,
    checker: &'static str,
    test_cases: Vec<TestCase>,
}

#[derive(Serialize)]
struct TestCase {
    r#in: String,
    out: String,
    points: u64,
}

/// The files of the package's folder.
pub fn files(package: &Package) -> Result<Files> {
    let archive = format!("{}.zip", package.short_name);
    let samples = package.samples.iter().map(|case| test_case(case, 0));
    let secret = package.secret.iter().map(|case| test_case(case, 1));
    let test_cases = samples.chain(secret).collect();
    let init = layout::yaml(&Init { archive: &archive, checker: "standard", test_cases })?;
    let data = package.cases().flat_map(|case| {
        let TestCase { r#in, out, .. } = test_case(case, 0);
        [(r#in, case.input.clone()), (out, case.answer.clone())]
    });
    let data = zip(&data.collect())?;
    let statement = statement(package)?;
    Ok([("init.yml".to_string(), init), (archive, data), ("problem.md".to_string(), statement)]
        .into())
}

/// Markdown as the site has it: with formulas between tildes.
fn statement(package: &Package) -> Result<Vec<u8>> {
    let mut events = package.statement.events();
    for (number, case) in package.samples.iter().enumerate() {
        events.extend(layout::sample(package, number, case));
    }
    for event in &mut events {
        if let Event::InlineMath(typed) = event {
            *event = Event::InlineHtml(format!("~{}~", formula::tex(typed)).into());
        }
    }
    Ok(writing::markdown(&events)?.into_bytes())
}

fn test_case(case: &Case, points: u64) -> TestCase {
    let Case { name, .. } = case;
    TestCase { r#in: format!("{name}.in"), out: format!("{name}.out"), points }
}
