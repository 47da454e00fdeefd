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

/// Packages on their way there.
#[derive(Debug)]
pub struct Writing<'a> {
    destination: &'a Destination,
    aside: TempDir,
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
        destination.start().map(drop)?;
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

    /// Starts to write.
    ///
    /// # Errors
    ///
    /// If nothing can be written there.
    pub fn start(&self) -> Result<Writing<'_>> {
        // The files are moved within one file system.
        let existing = self.folder.ancestors().find(|folder| folder.is_dir());
        let existing = existing.unwrap_or(Path::new("."));
        let aside = tempfile::tempdir_in(existing)
            .with_context(|| format!("cannot write into {}", self.folder.display()))?;
        Ok(Writing { destination: self, aside })
    }
}

impl Writing<'_> {
    /// Writes files aside.
    pub fn add(&self, files: &Files) -> Result<()> {
        files::write(files, &self.made())
    }

    fn made(&self) -> PathBuf {
        self.aside.path().join("new")
    }

    /// Puts everything into its place, and removes what has a name that was announced, and has not
    /// been made this time.
    ///
    /// # Errors
    ///
    /// If something has got in the way meanwhile, or if a file cannot be moved. What was to be
    /// replaced is then where it was.
    pub fn finish(self) -> Result<()> {
        let folder = &self.destination.folder;
        self.destination.must_not_replace()?;
        self.add(&self.destination.beside)?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let old = self.aside.path().join("old");
        fs::create_dir(&old)?;
        let not_made = |name: &&String| !self.made().join(name).exists();
        let stale: Vec<&String> = self.destination.names.iter().filter(not_made).collect();
        for entry in fs::read_dir(self.made())? {
            let entry = entry?;
            let place = folder.join(entry.file_name());
            let old = old.join(entry.file_name());
            if place.exists() {
                fs::rename(&place, &old)
                    .with_context(|| format!("cannot replace {}", place.display()))?;
            }
            if let Err(error) = fs::rename(entry.path(), &place) {
                if old.exists() {
                    fs::rename(&old, &place)?;
                }
                return Err(error).with_context(|| format!("cannot write {}", place.display()));
            }
        }
        // They are of an earlier time, when there was more to write.
        for name in stale {
            let place = folder.join(name);
            if place.exists() {
                fs::rename(&place, old.join(name))
                    .with_context(|| format!("cannot remove {}", place.display()))?;
            }
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

    fn names() -> [String; 2] {
        ["nim", "nim.zip"].map(str::to_string)
    }

    fn written(folder: &Path) -> Vec<String> {
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
        let destination = Destination::prepare(&place, &names(), Files::new(), false).unwrap();
        let writing = destination.start().unwrap();
        writing.add(&files("one")).unwrap();
        assert!(!place.exists());
        writing.finish().unwrap();
        assert_eq!(written(&place), ["nim", "nim.zip"]);
        assert_eq!(written(folder.path()), ["deeper"]);
    }

    #[test]
    fn what_is_not_made_again_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let write = |files: Files| {
            let destination =
                Destination::prepare(folder.path(), &names(), Files::new(), true).unwrap();
            let writing = destination.start().unwrap();
            writing.add(&files).unwrap();
            writing.finish().unwrap();
        };
        write(files("one"));
        fs::write(folder.path().join("notes"), "mine").unwrap();
        let mut fewer = files("two");
        fewer.remove("nim.zip");
        write(fewer);
        assert_eq!(written(folder.path()), ["nim", "notes"]);
    }

    #[test]
    fn packages_that_are_given_up_leave_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("deeper/packages");
        let destination = Destination::prepare(&place, &names(), Files::new(), false).unwrap();
        assert!(written(folder.path()).is_empty());
        let writing = destination.start().unwrap();
        writing.add(&files("one")).unwrap();
        drop(writing);
        assert!(written(folder.path()).is_empty());
    }

    #[test]
    fn only_force_replaces_and_only_packages() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path();
        let prepare = |force| Destination::prepare(place, &names(), Files::new(), force);
        let write = |force, text| -> Result<()> {
            let destination = prepare(force)?;
            let writing = destination.start()?;
            writing.add(&files(text))?;
            writing.finish()
        };
        fs::write(place.join("notes"), "mine").unwrap();
        for (force, text) in [(false, "one"), (true, "two")] {
            write(force, text).unwrap();
            assert_eq!(fs::read_to_string(place.join("nim.zip")).unwrap(), text);
            assert_eq!(fs::read_to_string(place.join("nim/data/a.in")).unwrap(), text);
            assert_eq!(written(place), ["nim", "nim.zip", "notes"]);
            let refused = prepare(false).unwrap_err().to_string();
            assert!(refused.ends_with("nim is there already: --force replaces it"), "{refused}");
        }
        fs::remove_file(place.join("nim/problem.yaml")).unwrap();
        let refused = prepare(true).unwrap_err();
        assert!(refused.to_string().ends_with("nim is not a package, so it is not replaced"));
    }

    #[test]
    fn what_gets_in_the_way_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path();
        let destination = Destination::prepare(place, &names(), Files::new(), false).unwrap();
        let writing = destination.start().unwrap();
        writing.add(&files("one")).unwrap();
        fs::write(place.join("nim.zip"), "mine").unwrap();
        writing.finish().unwrap_err();
        assert_eq!(written(place), ["nim.zip"]);
        assert_eq!(fs::read_to_string(place.join("nim.zip")).unwrap(), "mine");
    }

    #[test]
    fn a_file_beside_all_packages_may_be_there_already() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path();
        let beside = |text: &str| Files::from([("import.py".to_string(), text.into())]);
        let write = |name: &str, text, force| -> Result<()> {
            let destination =
                Destination::prepare(place, &[name.to_string()], beside(text), force)?;
            let writing = destination.start()?;
            writing.add(&[(format!("{name}/init.yml"), Vec::new())].into())?;
            writing.finish()
        };
        write("nim", "one", false).unwrap();
        write("kayles", "one", false).unwrap();
        let refused = write("dawson", "two", false).unwrap_err().to_string();
        assert!(refused.contains("import.py is there already, and differs"), "{refused}");
        assert_eq!(written(place), ["import.py", "kayles", "nim"]);
        write("dawson", "two", true).unwrap();
        assert_eq!(fs::read_to_string(place.join("import.py")).unwrap(), "two");
    }

    #[test]
    fn a_file_is_not_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("file");
        fs::write(&place, "").unwrap();
        let refused = Destination::prepare(&place, &names(), Files::new(), true).unwrap_err();
        assert!(refused.to_string().ends_with("file is not a folder"), "{refused}");
    }
}
