//! `test --cases`: the cases of a judge's own, which the user has downloaded.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use judge::catalogue::problem::Kind;
use judge::catalogue::Problem;
use judge::disk::cases::Gathered;
use judge::disk::files::stamp_of;
use judge::disk::official::official_cases;
use judge::disk::scratch::put_of_build;
use judge::workspace::Workspace;
use zip::ZipArchive;

/// The cases in a folder or an archive.
///
/// # Errors
///
/// If it cannot be read or holds none, or if the problem is played: then an input is what the
/// judge's side reads, and each side has inputs of its own.
pub fn cases(workspace: &Workspace, problem: &Problem, place: &Path) -> Result<Gathered> {
    ensure!(
        problem.kind != Kind::Played,
        "{} is played: the inputs of another interactor are not those of ours",
        problem.slug
    );
    let shown = || place.display().to_string();
    match place.is_dir() {
        true => official_cases(place),
        false => {
            official_cases(&unpacked(workspace, place).with_context(shown)?).with_context(shown)
        }
    }
}

/// The folder into which an archive is unpacked, once.
fn unpacked(workspace: &Workspace, archive: &Path) -> Result<PathBuf> {
    let name = archive.file_stem().context("it has no name")?;
    let (all, build) = (workspace.scratch("cases").join(name), stamp_of(archive)?);
    put_of_build(&all, &build, |folder| {
        fs::create_dir_all(folder)?;
        let mut archive = ZipArchive::new(File::open(archive)?)?;
        Ok(archive.extract(folder)?)
    })
}
