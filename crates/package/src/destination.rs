//! Where packages are written: aside first, and into their place when all of them are whole.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use tempfile::TempDir;

use crate::files::{self, Files};

/// A folder with one of these files at its root is a package or a contest, and may be replaced.
const MARKS: [&str; 3] = ["problem.yaml", "init.yml", "contest.yaml"];

/// A folder that packages can go into.
#[derive(Debug)]
pub struct Destination {
    folder: PathBuf,
    names: Vec<String>,
    beside: Files,
    force: bool,
}

impl Destination {
    /// Prepares for files and folders of these names in `folder`, which need not exist. Only
    /// `force` replaces those that are there. The files `beside` them are the same for all
    /// packages: they may be there already.
    ///
    /// # Errors
    ///
    /// If something there would be replaced, with `force` if it is not a package, or if nothing
    /// can be written.
    pub fn prepare(
        folder: &Path,
        names: &[String],
        beside: Files,
        force: bool,
    ) -> Result<Destination> {
        let shown = folder.display();
        ensure!(folder.is_dir() || !folder.exists(), "{shown} is not a folder");
        let (folder, names) = (folder.to_path_buf(), names.to_vec());
        let destination = Destination { folder, names, beside, force };
        destination.must_not_replace()?;
        // Packages may take long to make: a user who cannot write here should know it before,
        // and one who stops the command should find nothing.
        destination.aside().map(drop)?;
        Ok(destination)
    }

    /// Nothing of the user's is in the way.
    fn must_not_replace(&self) -> Result<()> {
        for place in self.names.iter().map(|name| self.folder.join(name)) {
            let shown = place.display();
            let is_there = place.symlink_metadata().is_ok();
            ensure!(!is_there || self.force, "{shown} is there already: --force replaces it");
            let is_package = MARKS.iter().any(|mark| place.join(mark).is_file());
            ensure!(
                !place.is_dir() || is_package,
                "{shown} is not a package, so it is not replaced"
            );
        }
        for (name, bytes) in &self.beside {
            let place = self.folder.join(name);
            let is_same = || fs::read(&place).is_ok_and(|there| there == *bytes);
            ensure!(
                place.symlink_metadata().is_err() || is_same() || self.force && place.is_file(),
                "{} is there already, and differs: --force replaces a file",
                place.display()
            );
        }
        Ok(())
    }

    /// A folder from which files are moved within one file system.
    fn aside(&self) -> Result<TempDir> {
        let existing = self.folder.ancestors().find(|folder| folder.is_dir());
        tempfile::tempdir_in(existing.unwrap_or(Path::new(".")))
            .with_context(|| format!("cannot write into {}", self.folder.display()))
    }

    /// Writes the packages, and puts all of them into their places when they are whole. What has a
    /// name that was announced, and has not been made this time, is removed.
    ///
    /// # Errors
    ///
    /// If a package cannot be made, if something has got in the way meanwhile, or if a file cannot
    /// be moved. What was to be replaced is then where it was.
    pub fn write(&self, packages: impl IntoIterator<Item = Result<Files>>) -> Result<()> {
        let aside = self.aside()?;
        let [new, old] = ["new", "old"].map(|name| aside.path().join(name));
        for files in packages {
            files::write(&files?, &new)?;
        }
        files::write(&self.beside, &new)?;
        self.must_not_replace()?;
        for folder in [&old, &self.folder] {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
        }
        for name in self.names.iter().chain(self.beside.keys()) {
            let [place, new, old] = [&self.folder, &new, &old].map(|folder| folder.join(name));
            let cannot_write = || format!("cannot write {}", place.display());
            if place.exists() {
                fs::rename(&place, &old).with_context(cannot_write)?;
            }
            let moved = if new.exists() { fs::rename(new, &place) } else { Ok(()) };
            if moved.is_err() && old.exists() {
                fs::rename(&old, &place)?;
            }
            moved.with_context(cannot_write)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(text: &str) -> Files {
        ["nim/problem.yaml", "nim/data/a.in", "nim.zip"]
            .map(|path| (path.to_string(), text.as_bytes().to_vec()))
            .into()
    }

    fn prepare(folder: &Path, force: bool) -> Result<Destination> {
        let names = ["nim", "nim.zip"].map(str::to_string);
        Destination::prepare(folder, &names, Files::new(), force)
    }

    fn file_names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let mut names: Vec<String> =
            entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn packages_appear_when_they_are_whole() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("deeper/packages");
        let destination = prepare(&place, false).unwrap();
        let given_up = [Ok(files("one")), Err(anyhow::anyhow!("no other"))];
        destination.write(given_up).unwrap_err();
        assert!(file_names(folder.path()).is_empty());
        destination.write([Ok(files("one"))]).unwrap();
        assert_eq!(file_names(&place), ["nim", "nim.zip"]);
        assert_eq!(file_names(folder.path()), ["deeper"]);
    }

    #[test]
    fn a_file_that_is_not_made_again_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path();
        prepare(place, false).unwrap().write([Ok(files("one"))]).unwrap();
        let mut fewer = files("two");
        fewer.remove("nim.zip");
        prepare(place, true).unwrap().write([Ok(fewer)]).unwrap();
        assert_eq!(file_names(place), ["nim"]);
    }

    #[test]
    fn what_gets_in_the_way_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let mine = folder.path().join("nim.zip");
        let destination = prepare(folder.path(), false).unwrap();
        let make = || {
            fs::write(&mine, "mine")?;
            Ok(files("one"))
        };
        destination.write(std::iter::once_with(make)).unwrap_err();
        assert_eq!(file_names(folder.path()), ["nim.zip"]);
        assert_eq!(fs::read_to_string(mine).unwrap(), "mine");
    }

    #[test]
    fn a_file_beside_all_packages_may_be_there_already() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path();
        let write = |name: &str, text: &str, force| -> Result<()> {
            let beside = Files::from([("import.py".to_string(), text.into())]);
            let files = Files::from([(format!("{name}/init.yml"), Vec::new())]);
            Destination::prepare(place, &[name.to_string()], beside, force)?.write([Ok(files)])
        };
        write("nim", "one", false).unwrap();
        write("kayles", "one", false).unwrap();
        let refused = write("dawson", "two", false).unwrap_err().to_string();
        assert!(refused.contains("import.py is there already, and differs"), "{refused}");
        assert_eq!(file_names(place), ["import.py", "kayles", "nim"]);
        write("dawson", "two", true).unwrap();
        assert_eq!(fs::read_to_string(place.join("import.py")).unwrap(), "two");
    }
}
