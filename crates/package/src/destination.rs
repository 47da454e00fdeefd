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
}

/// Packages on their way there.
#[derive(Debug)]
pub struct Writing {
    folder: PathBuf,
    aside: TempDir,
}

impl Destination {
    /// Prepares for files and folders of these names in `folder`, which need not exist. Where it
    /// is not empty, only `force` writes into it, and replaces those of these names.
    ///
    /// # Errors
    ///
    /// If the folder is not empty, if something there is not a package, or if nothing can be
    /// written.
    pub fn prepare(folder: &Path, names: &[String], force: bool) -> Result<Destination> {
        let shown = folder.display();
        if folder.exists() {
            ensure!(folder.is_dir(), "{shown} is not a folder");
            let is_empty =
                fs::read_dir(folder).with_context(|| shown.to_string())?.next().is_none();
            ensure!(
                is_empty || force,
                "{shown} is not empty: --force writes into it, and replaces only packages that \
                 have the same names"
            );
        }
        for place in names.iter().map(|name| folder.join(name)) {
            let is_package = MARKS.iter().any(|mark| place.join(mark).is_file());
            ensure!(
                !place.is_dir() || is_package,
                "{} is not a package, so it is not replaced",
                place.display()
            );
        }
        let destination = Destination { folder: folder.to_path_buf() };
        // Packages may take long to make: a user who cannot write here should know it before,
        // and one who stops the command should find nothing.
        destination.start().map(drop)?;
        Ok(destination)
    }

    /// Starts to write.
    ///
    /// # Errors
    ///
    /// If nothing can be written there.
    pub fn start(&self) -> Result<Writing> {
        // The files are moved within one file system.
        let existing = self.folder.ancestors().find(|folder| folder.is_dir());
        let existing = existing.unwrap_or(Path::new("."));
        let aside = tempfile::tempdir_in(existing)
            .with_context(|| format!("cannot write into {}", self.folder.display()))?;
        Ok(Writing { folder: self.folder.clone(), aside })
    }
}

impl Writing {
    /// Writes files aside.
    pub fn add(&self, files: &Files) -> Result<()> {
        files::write(files, &self.made())
    }

    fn made(&self) -> PathBuf {
        self.aside.path().join("new")
    }

    /// Puts everything into its place.
    pub fn finish(self) -> Result<()> {
        let shown = self.folder.display();
        fs::create_dir_all(&self.folder).with_context(|| format!("cannot make {shown}"))?;
        let old = self.aside.path().join("old");
        fs::create_dir(&old)?;
        for entry in fs::read_dir(self.made())? {
            let entry = entry?;
            let place = self.folder.join(entry.file_name());
            if place.exists() {
                fs::rename(&place, old.join(entry.file_name()))
                    .with_context(|| format!("cannot replace {}", place.display()))?;
            }
            fs::rename(entry.path(), &place)
                .with_context(|| format!("cannot write {}", place.display()))?;
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
        let writing = Destination::prepare(&place, &names(), false).unwrap().start().unwrap();
        writing.add(&files("one")).unwrap();
        assert!(!place.exists());
        writing.finish().unwrap();
        assert_eq!(written(&place), ["nim", "nim.zip"]);
        assert_eq!(written(folder.path()), ["deeper"]);
    }

    #[test]
    fn packages_that_are_given_up_leave_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("deeper/packages");
        let destination = Destination::prepare(&place, &names(), false).unwrap();
        assert!(written(folder.path()).is_empty());
        let writing = destination.start().unwrap();
        writing.add(&files("one")).unwrap();
        drop(writing);
        assert!(written(folder.path()).is_empty());
    }

    #[test]
    fn only_force_writes_into_a_folder_with_files_and_replaces_only_packages() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path();
        fs::write(place.join("notes"), "mine").unwrap();
        let refused = Destination::prepare(place, &names(), false).unwrap_err();
        assert!(refused.to_string().contains("is not empty: --force"), "{refused}");
        for text in ["one", "two"] {
            let destination = Destination::prepare(place, &names(), true).unwrap();
            fs::write(place.join("nim.zip"), "old").unwrap();
            let writing = destination.start().unwrap();
            writing.add(&files(text)).unwrap();
            writing.finish().unwrap();
            assert_eq!(fs::read_to_string(place.join("nim.zip")).unwrap(), text);
            assert_eq!(fs::read_to_string(place.join("nim/data/a.in")).unwrap(), text);
        }
        assert_eq!(written(place), ["nim", "nim.zip", "notes"]);
        fs::remove_file(place.join("nim/problem.yaml")).unwrap();
        let refused = Destination::prepare(place, &names(), true).unwrap_err();
        assert!(refused.to_string().ends_with("nim is not a package, so it is not replaced"));
    }

    #[test]
    fn a_file_is_not_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("file");
        fs::write(&place, "").unwrap();
        let refused = Destination::prepare(&place, &names(), true).unwrap_err();
        assert!(refused.to_string().ends_with("file is not a folder"), "{refused}");
    }
}
