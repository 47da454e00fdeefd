//! Bundles every problem of the workspace into a folder, and says how large each became.
//!
//! `cargo run -p bundle --example all -- FOLDER [PROBLEM ...]`

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use bundle::{bundle, Submission, Target, Tree, POCKET};

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().context("which folder?")?);
    let chosen: Vec<String> = arguments.collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut library = Tree::new();
    for file in fs::read_dir(root.join("crates/gamecore/src"))? {
        let file = file?;
        library.insert(file.file_name().to_string_lossy().into(), fs::read_to_string(file.path())?);
    }
    let mut slugs = Vec::new();
    for problem in fs::read_dir(root.join("problems"))? {
        slugs.push(problem?.file_name().to_string_lossy().into_owned());
    }
    slugs.sort();
    for slug in slugs.iter().filter(|slug| chosen.is_empty() || chosen.contains(slug)) {
        let main = fs::read_to_string(root.join("problems").join(slug).join("src/main.rs"))?;
        let header = [format!("{slug}: see its page"), "Made from a workspace.".to_owned()];
        let submission = Submission {
            header: &header,
            main: &main,
            name: "gamecore",
            library: &library,
            pocket: POCKET,
        };
        match bundle(&submission, &targets(), &root) {
            Ok(file) => {
                println!("{:6} {slug}", file.len());
                fs::write(folder.join(format!("{slug}.rs")), file)?;
            }
            Err(refusal) => println!("REFUSED {slug}: {refusal:#}"),
        }
    }
    Ok(())
}

fn targets() -> Vec<Target> {
    let target =
        |rustc: &str, edition: &str| Target { rustc: rustc.into(), edition: edition.into() };
    let new = ["2021", "2015", "2018", "2024"].map(|edition| target("rustc", edition));
    let old = ["2015", "2018", "2021"].map(|edition| target("/usr/bin/rustc", edition));
    new.into_iter().chain(old).collect()
}
