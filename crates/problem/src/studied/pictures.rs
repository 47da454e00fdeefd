//! The pictures of a problem.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};

use super::starts;
use crate::definition::Studied;
use crate::location::Location;

/// Where a problem's pictures are.
pub(crate) fn pictures(location: Location) -> PathBuf {
    Path::new(location.directory).join("pictures")
}

/// The picture that stands for the game in lists: the board of its first start position.
const THUMBNAIL: &str = "board";

/// All pictures in the problem's folder, by their names: those of its page, and the thumbnail.
pub(crate) fn draw_pictures(studied: &Studied) -> Vec<(&'static str, String)> {
    let start = starts(&*studied.study).into_iter().next();
    let thumbnail = start.map(|start| (THUMBNAIL, studied.study.board(&start).thumbnail()));
    (studied.pictures)().into_iter().chain(thumbnail).collect()
}

/// The pictures in the problem's folder are those that the study draws, and the page shows them.
pub(crate) fn check_pictures(location: Location, studied: &Studied) -> Result<()> {
    let folder = pictures(location);
    let page = fs::read_to_string(Path::new(location.directory).join("README.md"))?;
    ensure!(!(studied.pictures)().is_empty(), "there is no picture");
    let drawn = draw_pictures(studied);
    for (name, svg) in &drawn {
        let file = folder.join(format!("{name}.svg"));
        let kept = fs::read_to_string(&file)
            .with_context(|| format!("{}: cargo judge pictures draws it", file.display()))?;
        ensure!(kept == *svg, "{} is not what is drawn: cargo judge pictures", file.display());
        ensure!(
            *name == THUMBNAIL || page.contains(&format!("(pictures/{name}.svg)")),
            "README.md does not show {name}.svg"
        );
    }
    let files = fs::read_dir(&folder)?.count();
    ensure!(
        files == drawn.len(),
        "{} has {files} files for {} pictures",
        folder.display(),
        drawn.len()
    );
    Ok(())
}
