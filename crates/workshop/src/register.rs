//! `cargo judge register`: problems in the pages that list all of them.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;

use anyhow::{Context, Result};
use command::progress::Screen;
use command::RIGHT;
use judge::catalogue::Need;
use judge::checks::{self, Check};
use judge::output::println;
use judge::problem::Problem;
use judge::session::{Chosen, Session};
use judge::tables::tables;
use judge::workspace::Workspace;
use judge::{lacks, lists};

use crate::bundler::Bundler;
use crate::catches;

/// Writes the sizes of the problems' bundles, their links in the course, and the catalogues; says
/// what each still lacks.
pub fn register(session: &Session, names: &[String]) -> Result<u8> {
    let Chosen { problems, .. } = session.chosen(names, Need::Sources)?;
    let (workspace, all) = (&session.workspace, &session.catalogue.entries);
    session.catalogue.announce();
    let screen = Screen::start();
    write_sizes(session, &problems, &screen)?;
    catches::write(session, &problems, &screen)?;
    for (problem, file) in problems.iter().flat_map(|it| lists::COURSES.map(|file| (it, file))) {
        rewrite(workspace, file, |page| {
            let with_link = lists::in_course(&workspace.root, file, page, problem, all);
            Ok(with_link.unwrap_or_else(|| page.to_string()))
        })?;
    }
    write_catalogues(session)?;
    for problem in &problems {
        if let Some(line) = lacks::in_a_line(&workspace.root, problem) {
            println!("{}: {line}", problem.slug)?;
        }
    }
    Ok(RIGHT)
}

fn write_sizes(session: &Session, problems: &[Problem], screen: &Screen) -> Result<()> {
    let bundler = Bundler::new(session, &[])?;
    let bundle = |problem: &Problem| bundler.bundle(problem, None);
    let bundle = Check::of_each(problems, |problem| &problem.slug, bundle);
    let bundles = checks::all("bundling", &bundle, screen)?;
    rewrite(&session.workspace, lists::BENCHMARKS, |page| {
        let mut sizes = Sizes::in_page(page);
        sizes.0.retain(|slug, _| session.catalogue.entries.iter().any(|it| it.slug == *slug));
        problems.iter().zip(&bundles).for_each(|(problem, bundle)| sizes.add(problem, bundle));
        sizes.written_into(page)
    })
}

fn write_catalogues(session: &Session) -> Result<()> {
    for file in lists::CATALOGUES {
        let tables = tables(&session.workspace.root, session.directory(), file);
        rewrite(&session.workspace, file, |page| {
            tables.iter().try_fold(page.to_string(), |page, table| {
                let line = table.lines().next().unwrap_or_default();
                lists::with_table(&page, table).with_context(|| format!("it has no line `{line}`"))
            })
        })?;
    }
    Ok(())
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

    /// Adds the bundle of a problem.
    pub fn add(&mut self, problem: &Problem, bundle: &str) {
        self.0.insert(problem.slug.clone(), [bundle.len(), bundle.lines().count()]);
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
