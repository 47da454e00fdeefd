//! Files that are made in passing and can be made again.
//!
//! Several commands may want the same one at once. So each is made aside, and
//! takes its place when it is whole: half of it is never seen, and the files that two
//! compilers write on their way do not get mixed up.

use std::env;
use std::fs::{self, File};
use std::io::{self, ErrorKind::PermissionDenied};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result};

use super::files::{files_in, name_of};

/// Has `make` make a file or a folder at the path it is given, and moves that to `place`.
///
/// A file that is there is replaced; a folder that is there stays, as it holds the same.
pub fn put(place: &Path, make: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let folder = place.parent().context("nothing is made in place of the root")?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let aside = tempfile::tempdir_in(folder)
        .with_context(|| format!("cannot write into {}", folder.display()))?;
    let made = aside.path().join(place.file_name().context("the place has a name")?);
    make(&made)?;
    match replace(place, &made) {
        Err(_) if place.is_dir() => Ok(()),
        replaced => replaced.with_context(|| format!("cannot write {}", place.display())),
    }
}

/// How long the products of another build stay after they were last asked for: another command may
/// be reading them.
const STAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The folder of this build among those in `all`. Unless it is there, `make` makes it at the path
/// that it is given, and those of other builds go that are not in use.
///
/// # Errors
///
/// If it cannot be made, or the others cannot be listed.
pub fn put_of_build(
    all: &Path,
    build: &str,
    make: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
    let folder = all.join(build);
    if !folder.is_dir() {
        put(&folder, make)?;
        remove_unused(all, build, STAY)?;
    }
    // Where a folder has no time that can be set, it counts from when it was made.
    let _ = File::open(&folder).and_then(|it| it.set_modified(SystemTime::now()));
    Ok(folder)
}

/// Removes the products of other builds that nobody has asked for in this time, and leaves hidden
/// folders, which are being made.
fn remove_unused(all: &Path, build: &str, stay: Duration) -> Result<()> {
    for path in files_in(all)? {
        let name = name_of(&path);
        let age =
            path.metadata().and_then(|it| it.modified()).ok().and_then(|it| it.elapsed().ok());
        if name != build && !name.starts_with('.') && age.is_some_and(|age| age > stay) {
            // Another command may be doing the same.
            let _ = fs::remove_dir_all(path);
        }
    }
    Ok(())
}

/// How long a file may be in use before it is replaced.
const PATIENCE: Duration = Duration::from_secs(5);

/// Moves a file or a folder to `place`. Windows can refuse to replace a file while it is read.
fn replace(place: &Path, made: &Path) -> io::Result<()> {
    let start = Instant::now();
    loop {
        let moved = fs::rename(made, place);
        let in_use = moved.as_ref().is_err_and(|error| error.kind() == PermissionDenied);
        if !in_use || place.is_dir() || start.elapsed() > PATIENCE {
            return moved;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Puts a text at `place`.
pub fn put_text(place: &Path, text: &str) -> Result<()> {
    put(place, |file| Ok(fs::write(file, text)?))
}

/// Puts a text at `place`, unless the file holds it already: then the things that were made of
/// it need not be made again.
pub fn put_if_new(place: &Path, text: &str) -> Result<()> {
    match fs::read_to_string(place) {
        Ok(old) if old == text => Ok(()),
        _ => put_text(place, text),
    }
}

/// A file in `folder` that one command at a time can hold, by its name; waits for it. It is
/// released when it is closed.
pub fn lock(folder: &Path, name: &str) -> Result<File> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let place = folder.join(name);
    let file = File::create(&place).and_then(|file| file.lock().map(|()| file));
    file.with_context(|| format!("cannot lock {}", place.display()))
}

/// A file without a name, which vanishes when it is closed.
pub fn nameless_file() -> Result<File> {
    tempfile::tempfile().with_context(|| {
        let folder = env::temp_dir();
        format!("cannot write a temporary file into {}", folder.display())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text that shows whether it is whole.
    fn text(writer: usize) -> String {
        format!("{writer}\n").repeat(100_000)
    }

    #[test]
    fn half_of_a_file_is_never_seen() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("deeper/file");
        put_text(&place, &text(0)).unwrap();
        thread::scope(|scope| {
            for writer in 1..5 {
                let place = &place;
                scope.spawn(move || (0..20).for_each(|_| put_text(place, &text(writer)).unwrap()));
            }
            for _ in 0..100 {
                let seen = fs::read_to_string(&place).unwrap();
                assert!((0..5).any(|writer| seen == text(writer)), "{} bytes", seen.len());
            }
        });
        assert_eq!(fs::read_dir(place.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn what_another_build_has_made_stays_while_it_may_be_in_use() {
        let all = tempfile::tempdir().unwrap();
        let ask =
            |build| put_of_build(all.path(), build, |folder| Ok(fs::create_dir(folder)?)).unwrap();
        let [old, new] = ["old", "new"].map(ask);
        assert!(old.is_dir() && new.is_dir());
        remove_unused(all.path(), "new", Duration::ZERO).unwrap();
        assert!(!old.is_dir() && new.is_dir());
    }

    #[test]
    fn the_first_of_several_folders_stays() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("data");
        let made = |word: &'static str| {
            move |folder: &Path| {
                fs::create_dir(folder)?;
                Ok(fs::write(folder.join("file"), word)?)
            }
        };
        put(&place, made("first")).unwrap();
        put(&place, made("second")).unwrap();
        assert_eq!(fs::read_to_string(place.join("file")).unwrap(), "first");
    }

    #[test]
    fn a_file_that_cannot_be_made_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let fails = |file: &Path| {
            fs::write(file, "half")?;
            anyhow::bail!("it broke")
        };
        assert!(put(&folder.path().join("file"), fails).is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn the_same_text_is_not_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("file");
        let written = |text| {
            put_if_new(&place, text).unwrap();
            fs::metadata(&place).unwrap().modified().unwrap()
        };
        let first = written("one");
        assert_eq!(written("one"), first);
        assert_ne!(written("two"), first);
    }
}
