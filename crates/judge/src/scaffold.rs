//! The files of a new problem.

mod chinese;

use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use cargo_metadata::MetadataCommand;

use crate::disk::files;

pub use self::chinese::UNTRANSLATED;

/// The files of a first version, relative to the workspace; `{slug}` stands for the problem's slug.
const FIRST: [(&str, &str); 5] = [
    ("problems/{slug}/Cargo.toml", include_str!("../templates/Cargo.toml")),
    ("problems/{slug}/README.md", include_str!("../templates/README.md")),
    ("problems/{slug}/rules.rs", include_str!("../templates/rules.rs")),
    ("problems/{slug}/src/main.rs", include_str!("../templates/main.rs")),
    ("problems/{slug}/tests/problem.rs", include_str!("../templates/problem.rs")),
];

/// The files of the parts that may come later.
const LATER: [(&str, &str, &str); 4] = [
    ("study", "problems/{slug}/study.rs", include_str!("../templates/study.rs")),
    ("right", "problems/{slug}/right/solution.cpp", include_str!("../templates/solution.cpp")),
    ("right", "problems/{slug}/right/solution.py", include_str!("../templates/solution.py")),
    ("right", "problems/{slug}/search.py", include_str!("../templates/search.py")),
];

/// Writes the files of a new problem into the workspace at `root`, and returns
/// their paths relative to it.
///
/// # Errors
///
/// If the slug is not one, or if the problem or any data for it is already
/// there. Nothing that exists is touched.
pub fn create(root: &Path, slug: &str) -> Result<Vec<PathBuf>> {
    check_slug(slug)?;
    for folder in ["problems", "testdata"] {
        let taken = root.join(folder).join(slug);
        ensure!(!taken.exists(), "{folder}/{slug} is already there");
    }
    check_name(root, slug)?;
    FIRST.iter().map(|(path, text)| write_new(root, slug, path, text)).collect()
}

/// Writes the files of a part that a problem lacks, and returns their paths.
///
/// # Errors
///
/// If there is no such problem, or if one of the files is there.
pub fn add(root: &Path, slug: &str, part: &str) -> Result<Vec<PathBuf>> {
    let page = root.join("problems").join(slug).join("README.md");
    let page = files::utf8_text(&page)?;
    if part == "chinese" {
        let outline = chinese::outline(&page);
        return Ok(vec![write_new(root, slug, "problems/{slug}/README.zh.md", &outline)?]);
    }
    let files = LATER.iter().filter(|(of, ..)| *of == part);
    files.map(|(_, path, text)| write_new(root, slug, path, text)).collect()
}

/// Whether this is made of lower-case words: a slug names a package.
pub(crate) fn is_slug(slug: &str) -> bool {
    let words_ok = slug.split('-').all(|word| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    });
    words_ok && slug.starts_with(|first: char| first.is_ascii_lowercase())
}

fn check_slug(slug: &str) -> Result<()> {
    ensure!(
        is_slug(slug),
        "`{slug}` is not a slug: lower-case letters, digits and hyphens, a letter first, as `stones-11`"
    );
    Ok(())
}

/// Cargo has folders of these names beside the programs that it builds.
const FOLDERS: [&str; 5] = ["build", "deps", "examples", "incremental", "test"];

/// Two packages of one name break a workspace, and one with the name of a dependency makes
/// `cargo -p` ambiguous.
fn check_name(root: &Path, slug: &str) -> Result<()> {
    let metadata = MetadataCommand::new().current_dir(root).exec().context("cargo metadata")?;
    let package = metadata.packages.iter().any(|package| package.name.as_str() == slug);
    ensure!(
        !package && !FOLDERS.contains(&slug),
        "`{slug}` is already the name of a crate or of a folder of cargo's"
    );
    Ok(())
}

fn write_new(root: &Path, slug: &str, path: &str, template: &str) -> Result<PathBuf> {
    let [path, text] = [path, template].map(|template| template.replace("{slug}", slug));
    files::write_new(&root.join(&path), &text)?;
    Ok(PathBuf::from(path))
}
