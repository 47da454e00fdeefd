//! The site of this repository.

use std::fs;
use std::path::Path;
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
        assert_eq!(site.index, folder.path().join("index.html"));
        folder
    });
    folder.path()
}

fn page(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Where a relative link of a page leads, without its anchor.
fn targets(page: &str) -> impl Iterator<Item = &str> {
    let links = page.split(" href=\"").chain(page.split(" src=\"")).skip(1);
    let links = links.filter_map(|rest| rest.split('"').next());
    let links = links.map(|link| link.split('#').next().unwrap_or_default());
    links.filter(|link| !link.is_empty() && !link.contains(':') && !link.contains('<'))
}

#[test]
fn the_repositorys_site_has_no_broken_link() {
    let entries = catalogue::load(&workspace().root).unwrap();
    let names = entries.iter().map(|entry| format!("{}.html", entry.slug));
    let mut seen = 0;
    for name in names.chain(["index.html".to_string(), "theory.html".to_string()]) {
        for target in targets(&page(&name)) {
            assert!(folder().join(target).is_file(), "{name}: {target}");
            seen += 1;
        }
    }
    assert!(seen > 500, "only {seen} links");
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
