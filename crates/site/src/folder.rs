//! The site's folder, and the file in it that says that it is one.

use std::fs;
use std::path::{Component, Path};

use anyhow::{bail, Context, Result};
use package::files::Files;

/// Lists the files that have been written, so that no others are ever removed.
const MARKER: &str = ".cargo-judge-study";

/// Makes sure that a folder may be written: it is new, empty or an earlier site.
///
/// # Errors
///
/// If it holds something else.
pub fn check(folder: &Path) -> Result<()> {
    let name = folder.display();
    if !folder.exists() || folder.join(MARKER).is_file() {
        return Ok(());
    }
    let mut inside = fs::read_dir(folder).with_context(|| name.to_string())?;
    if inside.next().is_some() {
        bail!("{name} holds something else: choose a new or an empty folder");
    }
    Ok(())
}

/// Puts the files into the folder, and takes away those of an earlier site.
pub fn fill(folder: &Path, files: &Files) -> Result<()> {
    let earlier = fs::read_to_string(folder.join(MARKER)).unwrap_or_default();
    let list: String = files.keys().map(|name| format!("{name}\n")).collect();
    // The marker comes first, so that half a site is a site.
    put(folder, MARKER, format!("{earlier}{list}").as_bytes())?;
    for name in earlier.lines().filter(|&name| !files.contains_key(name)) {
        remove(folder, name);
    }
    for (name, bytes) in files {
        put(folder, name, bytes)?;
    }
    put(folder, MARKER, list.as_bytes())
}

/// Writes a file, unless it is there already: reading a site takes a tenth of the time of
/// writing it.
fn put(folder: &Path, name: &str, bytes: &[u8]) -> Result<()> {
    let path = folder.join(name);
    if fs::read(&path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let parent = path.parent().context("a file lies in a folder")?;
    fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
    fs::write(&path, bytes).with_context(|| path.display().to_string())
}

/// Removes a file of an earlier site, and the folders that are empty without it. The marker cannot
/// be trusted: a name that leads out of the folder is ignored.
fn remove(folder: &Path, name: &str) {
    let path = folder.join(name);
    let is_inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
    if !is_inside || fs::remove_file(&path).is_err() {
        return;
    }
    let above = path.ancestors().skip(1).take_while(|above| *above != folder);
    let _ = above.map(fs::remove_dir).take_while(Result::is_ok).count();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(names: &[&str]) -> Files {
        names.iter().map(|name| (name.to_string(), b"text".to_vec())).collect()
    }

    #[test]
    fn an_earlier_site_is_replaced_and_nothing_else_is_touched() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        check(folder).unwrap();
        fill(folder, &files(&["index.html", "cases/nim/01.html", "cases/old/01.html"])).unwrap();
        fs::write(folder.join("CNAME"), "example.org").unwrap();
        check(folder).unwrap();
        fill(folder, &files(&["index.html", "cases/nim/01.html"])).unwrap();
        assert!(folder.join("index.html").exists());
        assert!(folder.join("cases/nim/01.html").exists());
        assert!(!folder.join("cases/old").exists());
        assert!(folder.join("CNAME").exists());
    }

    #[test]
    fn a_file_that_is_there_already_is_not_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("index.html");
        let written = |text: &str| {
            let files = Files::from([("index.html".to_string(), text.into())]);
            fill(folder.path(), &files).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            fs::metadata(&path).unwrap().modified().unwrap()
        };
        let first = written("one");
        assert_eq!(written("one"), first);
        assert_ne!(written("two"), first);
    }

    #[test]
    fn a_marker_removes_nothing_outside_the_folder() {
        let outside = tempfile::tempdir().unwrap();
        let kept = outside.path().join("kept.txt");
        fs::write(&kept, "").unwrap();
        let folder = outside.path().join("site");
        for name in [kept.to_str().unwrap(), "../kept.txt", "cases/../../kept.txt"] {
            fill(&folder, &files(&["index.html", "cases/01.html"])).unwrap();
            fs::write(folder.join(MARKER), format!("{name}\n")).unwrap();
            fill(&folder, &files(&["index.html"])).unwrap();
            assert!(kept.exists(), "{name}");
        }
    }

    #[test]
    fn another_folder_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        check(&folder.path().join("new")).unwrap();
        fs::write(folder.path().join("thesis.txt"), "").unwrap();
        let error = check(folder.path()).unwrap_err().to_string();
        assert!(error.ends_with("holds something else: choose a new or an empty folder"));
        assert!(!error.contains('\n'));
        assert!(check(&folder.path().join("thesis.txt")).is_err());
    }
}
