//! The site of this repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use judge::catalogue;
use judge::workspace::Workspace;
use site::Boards;
use tempfile::TempDir;

fn workspace() -> Workspace {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Workspace::at(&root).expect("the tests run in the repository")
}

/// The folder of the site, which is written once.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<TempDir> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let boards = Boards::none("There are no boards in this test.".to_string());
        let site = site::write(&workspace(), folder.path(), &boards).unwrap();
        assert_eq!(site.start, folder.path().join("index.html"));
        folder
    });
    folder.path()
}

fn page(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The paths of all pages below a folder.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let pages = entries.flat_map(|path| match path.is_dir() {
        true => pages(&path),
        false => vec![path],
    });
    pages.filter(|path| path.extension().is_some_and(|extension| extension == "html")).collect()
}

/// Where the relative links and pictures of a page lead, without their anchors.
fn targets(page: &str) -> impl Iterator<Item = &str> {
    let links = [" href=\"", " src=\""].into_iter().flat_map(|start| page.split(start).skip(1));
    let links = links.filter_map(|rest| rest.split(['"', '#']).next());
    links.filter(|link| !link.is_empty() && !link.contains(':'))
}

#[test]
fn the_repositorys_site_has_no_broken_link() {
    let pages = pages(folder());
    let mut seen = 0;
    for page in &pages {
        for target in targets(&fs::read_to_string(page).unwrap()) {
            assert!(page.with_file_name(target).is_file(), "{}: {target}", page.display());
            seen += 1;
        }
    }
    let problems = catalogue::load(&workspace().root).unwrap().entries.len();
    assert!(pages.len() > 10 * problems, "only {} pages", pages.len());
    assert!(seen > 4 * pages.len(), "only {seen} links");
}

#[test]
fn a_page_keeps_its_secrets_folded() {
    let nim = page("nim.html");
    for section in ["theorem", "proof", "pitfalls"] {
        let folded = format!("<details class=\"section\"><summary><h2 id=\"{section}\">");
        assert!(nim.contains(&folded), "{section}");
    }
    assert!(nim.contains("\n<h2 id=\"statement\">"));
}

#[test]
fn nothing_comes_from_elsewhere() {
    let style = page("study.css");
    assert!(!style.contains("url(") && !style.contains("@import"));
    for line in page("nim.html").lines() {
        let loads = line.contains("<link ") || line.contains("<script ") || line.contains("<img ");
        assert!(!loads || !line.contains("=\"http"), "{line}");
    }
}
