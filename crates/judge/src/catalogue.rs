//! The problems of a workspace: a folder is a problem.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

/// What the manifest of a problem tells of it, under `package.metadata.problem`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of its folder, package and binary.
    #[serde(skip)]
    pub slug: String,
    /// The game, as the heading of its page names it.
    #[serde(skip)]
    pub game: String,
    /// The judge's title.
    pub title: String,
    /// What the documents call the game.
    pub document: String,
    /// Who wins, in half a line.
    pub theorem: String,
    /// The judge's limit of CPU time, in seconds.
    pub time: f64,
    /// The judge's limit of memory, in megabytes.
    pub memory: f64,
    /// Where it can be submitted.
    pub judges: Vec<Judge>,
}

/// A judge that has the problem.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// The judge's name and its number for the problem: `HDU 1847`.
    pub id: String,
    /// The problem's page, where known.
    pub url: Option<String>,
    /// The judge's title, where it differs.
    pub title: Option<String>,
}

#[derive(Deserialize)]
struct Manifest {
    package: Package,
}

#[derive(Deserialize)]
struct Package {
    metadata: Metadata,
}

#[derive(Deserialize)]
struct Metadata {
    problem: Entry,
}

/// All problems of the workspace at `root`, in the order of their slugs.
pub fn load(root: &Path) -> Result<Vec<Entry>> {
    let folder = root.join("problems");
    let mut slugs = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        if entry.path().is_dir() {
            slugs.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    slugs.sort();
    slugs.into_iter().map(|slug| load_entry(&folder.join(&slug), slug)).collect()
}

fn load_entry(folder: &Path, slug: String) -> Result<Entry> {
    let manifest: Manifest = toml::from_str(&read(&folder.join("Cargo.toml"))?)
        .with_context(|| folder.join("Cargo.toml").display().to_string())?;
    let page = read(&folder.join("README.md"))?;
    let heading = page.lines().next().and_then(|line| line.strip_prefix("# "));
    let game = heading.with_context(|| format!("{slug}: its README.md has no heading"))?;
    Ok(Entry { slug, game: game.to_string(), ..manifest.package.metadata.problem })
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// The problems as a Markdown table: game, judges, theorem.
pub fn table(entries: &[Entry]) -> String {
    let mut table = String::from("| problem | game | judges | theorem |\n|---|---|---|---|\n");
    for entry in entries {
        let slug = &entry.slug;
        let judges: Vec<String> = entry.judges.iter().map(Judge::link).collect();
        table += &format!(
            "| [{slug}](problems/{slug}) | {} | {} | {} |\n",
            entry.game,
            judges.join(", "),
            entry.theorem
        );
    }
    table
}

impl Judge {
    fn link(&self) -> String {
        match &self.url {
            Some(url) => format!("[{}]({url})", self.id),
            None => self.id.clone(),
        }
    }
}
