//! The site of this repository.

use std::fs;
use std::path::Path;

use judge::catalogue;
use judge::workspace::Workspace;

fn workspace() -> Workspace {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Workspace::at(&root).expect("the tests run in the repository")
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
    let workspace = workspace();
    let folder = tempfile::tempdir().unwrap();
    let site = site::write(&workspace, folder.path()).unwrap();
    assert!(site.index.is_file());
    let mut seen = 0;
    let entries = catalogue::load(&workspace.root).unwrap();
    let pages = entries.iter().map(|entry| format!("{}.html", entry.slug));
    for page in pages.chain(["index.html".to_string()]) {
        let text = fs::read_to_string(folder.path().join(&page)).unwrap();
        for target in targets(&text) {
            assert!(folder.path().join(target).is_file(), "{page}: {target}");
            seen += 1;
        }
    }
    assert!(seen > 500, "only {seen} links");
}

#[test]
fn a_page_keeps_its_secrets_folded() {
    let folder = tempfile::tempdir().unwrap();
    site::write(&workspace(), folder.path()).unwrap();
    let nim = fs::read_to_string(folder.path().join("nim.html")).unwrap();
    for section in ["theorem", "proof", "pitfalls"] {
        let folded = format!("<details class=\"section\"><summary><h2 id=\"{section}\">");
        assert!(nim.contains(&folded), "{section}");
    }
    assert!(nim.contains("<h2 id=\"statement\">"));
    assert!(!nim.contains("<summary><h2 id=\"statement\">"));
}
