//! `cargo judge register`: problems in the pages that list all of them.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;

use anyhow::{Context, Result};
use command::problems::{chosen, Chosen};
use command::progress::Screen;
use command::RIGHT;
use judge::catalogue::{self, Entry, Need};
use judge::checks::{self, Check};
use judge::directory::Directory;
use judge::online_judge;
use judge::output::println;
use judge::workspace::Workspace;
use judge::{lacks, lists};

use crate::bundler::Bundler;

/// Writes the sizes of the problems' bundles, their links in the course, and the catalogue; says
/// what each still lacks.
pub fn register(workspace: &Workspace, names: &[String]) -> Result<u8> {
    let Chosen { entries, .. } = chosen(workspace, names, Need::Sources)?;
    let all = catalogue::load(&workspace.root)?.announced();
    write_sizes(workspace, &entries, &all)?;
    for (entry, file) in entries.iter().flat_map(|entry| lists::COURSES.map(|file| (entry, file))) {
        rewrite(workspace, file, |page| {
            let with_link = lists::in_course(&workspace.root, file, page, entry, &all);
            Ok(with_link.unwrap_or_else(|| page.to_string()))
        })?;
    }
    write_catalogue(workspace, &all)?;
    for entry in &entries {
        if let Some(line) = lacks::in_a_line(&workspace.root, entry) {
            println!("{}: {line}", entry.slug)?;
        }
    }
    Ok(RIGHT)
}

fn write_sizes(workspace: &Workspace, entries: &[Entry], all: &[Entry]) -> Result<()> {
    let bundler = Bundler::new(workspace, &[])?;
    let bundle = |entry: &Entry| bundler.bundle(entry, None);
    let bundle = Check::of_each(entries, |entry| &entry.slug, bundle);
    let bundles = checks::all("bundling", &bundle, &Screen::start())?;
    rewrite(workspace, lists::BENCHMARKS, |page| {
        let mut sizes = Sizes::in_page(page);
        sizes.0.retain(|slug, _| all.iter().any(|entry| entry.slug == *slug));
        sizes.add(entries, &bundles);
        sizes.written_into(page)
    })
}

fn write_catalogue(workspace: &Workspace, all: &[Entry]) -> Result<()> {
    rewrite(workspace, lists::CATALOGUE, |page| {
        let judges = online_judge::load(&workspace.root)?;
        let directory = Directory { entries: all, judges: &judges };
        let tables = [directory.documented(), directory.live(), lacks::list(&workspace.root, all)];
        tables.iter().try_fold(page.to_string(), |page, table| {
            let line = table.lines().next().unwrap_or_default();
            lists::with_table(&page, table).with_context(|| format!("it has no line `{line}`"))
        })
    })
}

/// Changes a page of the workspace, and says so.
fn rewrite(
    workspace: &Workspace,
    file: &str,
    change: impl FnOnce(&str) -> Result<String>,
) -> Result<()> {
    let path = workspace.root.join(file);
    let page = fs::read_to_string(&path).with_context(|| file.to_string())?;
    let changed = change(&page).with_context(|| file.to_string())?;
    if changed != page {
        fs::write(&path, changed).with_context(|| file.to_string())?;
        println!("wrote {file}")?;
    }
    Ok(())
}

/// The sizes of the bundles by their slugs, in bytes and in lines.
#[derive(Debug, PartialEq, Eq)]
pub struct Sizes(BTreeMap<String, [usize; 2]>);

impl Sizes {
    /// Those in the table of a page.
    pub fn in_page(page: &str) -> Sizes {
        let row = |line: &str| {
            let mut cells = line.strip_prefix("| ")?.split(" | ");
            let (slug, bytes) = (cells.next()?, cells.next()?.parse().ok()?);
            Some((slug.to_string(), [bytes, cells.next()?.trim_end_matches(" |").parse().ok()?]))
        };
        let place = place_of_size_table(page).unwrap_or_default();
        Sizes(page[place].lines().filter_map(row).collect())
    }

    /// Adds the bundles of some problems.
    pub fn add(&mut self, entries: &[Entry], bundles: &[String]) {
        for (entry, bundle) in entries.iter().zip(bundles) {
            self.0.insert(entry.slug.clone(), [bundle.len(), bundle.lines().count()]);
        }
    }

    /// Whether there is a row for a problem.
    pub fn has(&self, slug: &str) -> bool {
        self.0.contains_key(slug)
    }

    /// A page with these sizes in place of the table there.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn written_into(&self, page: &str) -> Result<String> {
        let place = place_of_size_table(page).context("it has no table of sizes")?;
        Ok(format!("{}{}{}", &page[..place.start], self.table(), &page[place.end..]))
    }

    /// The Markdown table, and the median.
    fn table(&self) -> String {
        let mut table = String::from(HEAD);
        for (slug, [bytes, lines]) in &self.0 {
            table += &format!("| {slug} | {bytes} | {lines} |\n");
        }
        let mut sizes: Vec<usize> = self.0.values().map(|[bytes, _]| *bytes).collect();
        sizes.sort_unstable();
        let (median, largest) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        table + &format!("\nThe median is {median} bytes, the largest has {largest}.\n")
    }
}

const HEAD: &str = "| bundle | bytes | lines |\n|---|--:|--:|\n";

/// Where the table of sizes stands in a page, with its last sentence.
fn place_of_size_table(page: &str) -> Option<Range<usize>> {
    let start = page.find(HEAD)?;
    let median = start + page[start..].find("\nThe median is ")? + 1;
    Some(start..median + page[median..].find('\n')? + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_sizes_is_written_in_its_place() {
        let table = format!("{HEAD}| a | 2 | 1 |\n\nThe median is 2 bytes, the largest has 2.\n");
        let page = format!("# Page\n\n| a | b |\n|---|---|\n\n{table}\nThe median is a word.\n");
        let mut sizes = Sizes::in_page(&page);
        assert_eq!(sizes.written_into(&page).unwrap(), page);
        sizes.0.insert("b".to_string(), [5, 2]);
        let longer = "| a | 2 | 1 |\n| b | 5 | 2 |\n\nThe median is 5 bytes, the largest has 5.\n";
        assert!(sizes.written_into(&page).unwrap().contains(longer));
        assert!(sizes.written_into(HEAD).is_err());
    }
}
