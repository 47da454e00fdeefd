//! A folder for DMOJ, which both its judges and its site read: `init.yml` and the archive of the
//! data are for the judges, `problem.json` and the statement for the site.

use anyhow::Result;
use serde::Serialize;

use crate::files::{files_named, zip, Files};
use crate::{layout, memory, short_name, writing, Case, Package};

/// The longest code that a site can store.
const LONGEST_CODE: usize = 20;

#[derive(Serialize)]
struct Init<'a> {
    archive: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    checker: Option<Checker>,
    #[serde(skip_serializing_if = "Option::is_none")]
    interactive: Option<Program>,
    test_cases: Vec<TestCase>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Checker {
    Standard(&'static str),
    Bridged { name: &'static str, args: Program },
}

/// A program of ours that is called as one of testlib's.
#[derive(Serialize)]
struct Program {
    files: &'static str,
    lang: &'static str,
    r#type: &'static str,
}

/// The judge's side.
const SIDE: &str = "side.py";

#[derive(Serialize)]
struct TestCase {
    r#in: String,
    out: String,
    points: u64,
}

#[derive(Serialize)]
struct Problem<'a> {
    name: &'a str,
    time_limit: u64,
    /// In kilobytes.
    memory_limit: u64,
}

/// The name of a problem's folder, which is its code on the site: the short name, in which the
/// first words of one that is too long are shortened to their letters.
pub fn code(slug: &str) -> String {
    let words: Vec<&str> = slug.split('-').collect();
    let shortened = |count: usize| -> String {
        let letters = words[..count].iter().filter_map(|word| word.get(..1));
        letters.chain(words[count..].iter().copied()).collect()
    };
    let mut codes = (0..words.len()).map(shortened);
    let fits = |code: &String| code.len() <= LONGEST_CODE;
    codes.find(fits).unwrap_or_else(|| short_name(slug).chars().take(LONGEST_CODE).collect())
}

/// The program that takes the packages beside it into a site.
pub fn importer() -> Files {
    files_named([("import.py", include_bytes!("dmoj/import.py").to_vec())])
}

/// The files of the package's folder.
pub fn files(package: &Package) -> Result<Files> {
    let archive = format!("{}.zip", package.short_name());
    let samples = package.samples.iter().map(|case| test_case(case, 0));
    let secret = package.secret.iter().map(|case| test_case(case, 1));
    let test_cases = samples.chain(secret).collect();
    let program = || Program { files: SIDE, lang: "PY3", r#type: "testlib" };
    let (checker, interactive) = match &package.side {
        None => (Some(Checker::Standard("standard")), None),
        Some(side) if side.is_interactor() => (None, Some(program())),
        Some(_) => (Some(Checker::Bridged { name: "bridged", args: program() }), None),
    };
    let init = layout::yaml(&Init { archive: &archive, checker, interactive, test_cases })?;
    let mut data = Files::new();
    for case in package.cases() {
        let TestCase { r#in, out, .. } = test_case(case, 0);
        data.extend([(r#in, case.input()?), (out, case.answer()?)]);
    }
    let data = zip(&data)?;
    let mut files = files_named([
        ("init.yml", init),
        (&archive, data),
        ("problem.json", problem(package)?),
        ("problem.md", statement(package)?),
    ]);
    files
        .extend(package.side.iter().map(|side| (SIDE.to_string(), side.text.clone().into_bytes())));
    Ok(files)
}

fn problem(package: &Package) -> Result<Vec<u8>> {
    Ok(serde_json::to_vec_pretty(&Problem {
        name: package.problem.title_in_packages(),
        time_limit: package.problem.package_time(),
        memory_limit: memory(&package.problem) * 1024,
    })?)
}

/// The statement with the samples, formulas between tildes.
fn statement(package: &Package) -> Result<Vec<u8>> {
    let events = layout::with_samples(package)?;
    Ok(writing::markdown_with_tildes(&events)?.into_bytes())
}

fn test_case(case: &Case, points: u64) -> TestCase {
    let name = case.name();
    TestCase { r#in: format!("{name}.in"), out: format!("{name}.out"), points }
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn a_code_is_the_short_name_if_a_site_can_store_it() {
        assert_eq!(code("nim"), "nim");
        assert_eq!(code("grundy-s-game-at-20c"), "grundysgameat20c");
        assert_eq!(code("hackerrank-bowling-pins"), "hbowlingpins");
        assert_eq!(code("library-checker-nim-product-64"), "lcheckernimproduct64");
        assert_eq!(code("atcoder-code-festival-2015-okinawa-d"), "acf2015okinawad");
        assert_eq!(code("a-word-that-is-longer-than-twenty-letters"), "awtilttwentyletters");
        assert_eq!(code("antidisestablishmentarianism"), "antidisestablishment");
    }
}
