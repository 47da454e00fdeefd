//! Shared by the tests of `command` and `workshop`: a folder with the files of a user.

use std::fs;
use std::path::PathBuf;

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use tempfile::TempDir;

use crate::common;

/// A folder of its own, with the user's work in `mine`.
pub struct Home(pub TempDir);

impl Home {
    /// A folder with these files.
    pub fn with_files(files: &[(&str, &str)]) -> Home {
        let home = Home(common::folder());
        files.iter().for_each(|(path, text)| home.put(path, text));
        home
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    pub fn put(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// The tool, to be run here.
    pub fn judge(&self, words: &[&str]) -> Command {
        let mut command = common::judge(self.0.path(), words);
        command.env("JUDGE_MINE", self.path("mine"));
        command
    }

    pub fn run(&self, words: &[&str]) -> Assert {
        self.judge(words).assert()
    }
}

/// The tool has run where there is nothing.
pub fn run(words: &[&str]) -> Assert {
    Home::with_files(&[]).run(words)
}

/// A single line on standard error with these words.
pub fn one_line(words: &str) -> impl Predicate<str> {
    let words = contains(words);
    predicate::function(move |text: &str| text.lines().count() == 1 && words.eval(text))
}
