//! Bundles every problem of the workspace into a folder, says how large each became,
//! and runs each, compiled by the first and the last target, on the problem's data.
//!
//! `cargo run -p bundle --example all -- FOLDER [PROBLEM ...]`

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{ensure, Context, Result};
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
                let path = folder.join(format!("{slug}.rs"));
                fs::write(&path, file)?;
                let targets = targets();
                for target in [&targets[0], &targets[targets.len() - 1]] {
                    try_on_data(target, &path, &root.join("testdata").join(slug))?;
                }
            }
            Err(refusal) => println!("REFUSED {slug}: {refusal:#}"),
        }
    }
    Ok(())
}

fn try_on_data(target: &Target, source: &Path, data: &Path) -> Result<()> {
    let program = source.with_extension("exe");
    let mut rustc = Command::new(&target.rustc);
    rustc.args(["-O", "-Coverflow-checks=on", "-Dwarnings", "--edition", &target.edition, "-o"]);
    ensure!(rustc.arg(&program).arg(source).status()?.success(), "{target:?} refuses {source:?}");
    let mut cases = 0;
    for file in fs::read_dir(data)? {
        let input = file?.path();
        if input.extension().is_some_and(|extension| extension == "in") {
            let output = Command::new(&program).stdin(fs::File::open(&input)?).output()?;
            let expected = fs::read(input.with_extension("out"))?;
            ensure!(output.stdout == expected, "{source:?} fails {input:?}");
            cases += 1;
        }
    }
    ensure!(cases > 0, "{data:?} is empty");
    Ok(())
}

fn targets() -> Vec<Target> {
    let new = ["2021", "2015", "2018", "2024"].map(|edition| Target::new("rustc", edition));
    let old = ["2015", "2018", "2021"].map(|edition| Target::new("/usr/bin/rustc", edition));
    new.into_iter().chain(old).collect()
}
