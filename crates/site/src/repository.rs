//! Small repositories, for tests.

use std::path::Path;

/// Writes the files of one.
pub fn put(root: &Path, files: &[(&str, &str)]) {
    let files = files.iter().map(|(path, text)| (path.to_string(), text.as_bytes().to_vec()));
    package::files::write(&files.collect(), root).unwrap();
}

/// A repository with a problem, a case and a picture.
pub fn repository() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let files = [
        ("README.md", "# Games\n\n## Licence\n"),
        ("docs/catalogue.md", "# Problems\n\n## Nim\n"),
        ("docs/course.md", "# A course\n\n## 1. One heap\n"),
        ("docs/glossary.md", "# Glossary\n\n## Sums\n"),
        ("docs/theory.md", "# Theory\n\n## Mex\n"),
        ("problems/nim/README.md", "# Nim\n\n## Proof\n"),
        ("problems/nim/pictures/sum.svg", "<svg/>"),
        ("problems/nim/README.zh.md", "# Nim\n\n## 证明\n"),
        ("testdata/nim/01-1&2.in", "1\n"),
        ("testdata/nim/01-1&2.out", "2\n"),
        ("crates/gamecore/src/lib.rs", "//! Theorems.\n"),
    ];
    put(folder.path(), &files);
    folder
}
