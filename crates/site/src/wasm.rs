//! The boards' program: all studies in one WebAssembly module, compiled by plain rustc.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{bail, ensure, Context, Result};
use judge::catalogue::{self, Need};
use judge::scratch::put;
use judge::workspace::Workspace;

/// What the studies are compiled for.
const TARGET: &str = "wasm32-unknown-unknown";

/// The ABI, to which the list of the studies is added.
const ROOT: &str = include_str!("../wasm/root.rs");

/// Our crates, in an order in which they can be compiled, with what each needs.
const CRATES: [(&str, &[&str]); 3] =
    [("gamecore", &[]), ("oracle", &[]), ("study", &["gamecore", "oracle"])];

/// A compiler's options, besides the edition.
const OPTIONS: [&str; 6] = [
    "--cap-lints=allow",
    "--edition=2021",
    "-Copt-level=s",
    "-Ccodegen-units=1",
    "-Cpanic=abort",
    "-Cstrip=symbols",
];

/// What came of compiling.
pub enum Program {
    /// The module.
    Compiled(Vec<u8>),
    /// There is no compiler with the target; how to get one.
    NoCompiler(String),
}

/// The slugs of the problems that have a study.
pub fn slugs(workspace: &Workspace) -> Result<Vec<String>> {
    let catalogue = catalogue::load(&workspace.root)?.with(Need::Cases, &workspace.root);
    let slugs = catalogue.entries.into_iter().map(|entry| entry.slug);
    Ok(slugs.filter(|slug| study_of(workspace, slug).is_file()).collect())
}

fn study_of(workspace: &Workspace, slug: &str) -> PathBuf {
    workspace.problem(slug).join("study.rs")
}

/// Compiles the studies of these problems, or takes what was compiled of the same sources.
pub fn compile(workspace: &Workspace, slugs: &[String], rustc: Option<&Path>) -> Result<Program> {
    let Some(rustc) = compiler(rustc)? else { return Ok(Program::NoCompiler(advice())) };
    let root = format!("{ROOT}\n{}", list(workspace, slugs));
    let stamp = stamp(workspace, &rustc, &root, slugs)?;
    let place = workspace.scratch("study").join(format!("{stamp:016x}.wasm"));
    if !place.is_file() {
        put(&place, |module| build(workspace, &rustc, &root, module))?;
    }
    Ok(Program::Compiled(fs::read(&place).with_context(|| place.display().to_string())?))
}

/// A compiler that has the target's standard library: the chosen one, or the first that is found.
fn compiler(chosen: Option<&Path>) -> Result<Option<PathBuf>> {
    if let Some(rustc) = chosen {
        if !has_target(rustc) {
            bail!("`{}` is no Rust compiler that has {TARGET}", rustc.display());
        }
        return Ok(Some(rustc.to_path_buf()));
    }
    let named = env::var_os("RUSTC").map(PathBuf::from);
    let usual = ["rustc", "/usr/bin/rustc"].map(PathBuf::from);
    Ok(named.into_iter().chain(usual).find(|rustc| has_target(rustc)))
}

fn has_target(rustc: &Path) -> bool {
    let output = Command::new(rustc).args(["--print=target-libdir", "--target", TARGET]).output();
    let Some(output) = output.ok().filter(|output| output.status.success()) else { return false };
    let folder = String::from_utf8_lossy(&output.stdout).into_owned();
    let Ok(files) = fs::read_dir(folder.trim()) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
}

fn advice() -> String {
    format!(
        "The boards need a Rust compiler for WebAssembly: `apt-get install rustc \
         libstd-rust-dev-wasm32 lld` on Debian, `rustup target add {TARGET}` elsewhere."
    )
}

/// The studies as modules, and the function that finds them.
fn list(workspace: &Workspace, slugs: &[String]) -> String {
    let module = |slug: &String| format!("problem_{}", slug.replace('-', "_"));
    let modules = slugs.iter().map(|slug| {
        let path = study_of(workspace, slug);
        format!("#[path = {:?}]\nmod {};\n", path.display().to_string(), module(slug))
    });
    let arms = slugs.iter().map(|slug| format!("        {slug:?} => {}::study(),\n", module(slug)));
    format!(
        "{}\nfn find(slug: &str) -> Option<Box<dyn study::Study>> {{\n    Some(match slug {{\n\
         {}        _ => return None,\n    }})\n}}\n",
        modules.collect::<String>(),
        arms.collect::<String>()
    )
}

/// What the module is made of, as a number.
fn stamp(workspace: &Workspace, rustc: &Path, root: &str, slugs: &[String]) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    let version = Command::new(rustc).arg("-vV").output()?.stdout;
    (version, OPTIONS, root).hash(&mut hasher);
    for (name, _) in CRATES {
        hash_sources(&workspace.root.join("crates").join(name).join("src"), &mut hasher)?;
    }
    for slug in slugs {
        fs::read(study_of(workspace, slug))?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

fn hash_sources(folder: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries.map(|e| Ok(e?.path())).collect::<Result<Vec<PathBuf>>>()?;
    paths.sort();
    for path in paths {
        path.hash(hasher);
        if path.is_dir() {
            hash_sources(&path, hasher)?;
        } else {
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}

/// Compiles the crates and the root, beside the module.
fn build(workspace: &Workspace, rustc: &Path, root: &str, module: &Path) -> Result<()> {
    let folder = module.parent().context("a module lies in a folder")?;
    for (name, needed) in CRATES {
        let source = workspace.root.join("crates").join(name).join("src/lib.rs");
        let mut command = command(rustc, folder, needed);
        command.args(["--crate-type=rlib", "--crate-name", name]).arg("--out-dir").arg(folder);
        run(command.arg(source))?;
    }
    let source = folder.join("root.rs");
    fs::write(&source, root)?;
    let mut command = command(rustc, folder, &CRATES.map(|(name, _)| name));
    run(command.args(["--crate-type=cdylib", "-Clto=fat"]).arg("-o").arg(module).arg(source))
}

fn command(rustc: &Path, folder: &Path, needed: &[&str]) -> Command {
    let mut command = Command::new(rustc);
    command.args(["--target", TARGET]).args(OPTIONS).arg("-L").arg(folder);
    for name in needed {
        let library = folder.join(format!("lib{name}.rlib"));
        command.arg("--extern").arg(format!("{name}={}", library.display()));
    }
    command
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "a board does not compile:\n{said}");
    Ok(())
}
