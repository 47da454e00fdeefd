//! The pages' programs: a WebAssembly module for each study, compiled by plain rustc.
//!
//! Each module is kept by the stamps of its own sources, so that a change of a `study.rs` compiles
//! that page's module and nothing else.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{bail, ensure, Context, Result};
use judge::files::{contents, files_below, hash, remove_others};
use judge::parallel::in_order;
use judge::scratch::put;
use judge::workspace::Workspace;

/// The name of the page whose games the reader describes; no problem has it.
pub const PLAYGROUND: &str = "playground";

/// The target that the studies are compiled for.
const TARGET: &str = "wasm32-unknown-unknown";

/// The ABI, to which the study is added.
const ROOT: &str = include_str!("../wasm/root.rs");

/// Our crates, in an order in which they can be compiled, each with those that it needs.
const CRATES: [(&str, &[&str]); 4] = [
    ("gamecore", &[]),
    ("oracle", &[]),
    ("study", &["oracle"]),
    ("games", &["gamecore", "oracle", "study"]),
];

/// A compiler's options. Linking as one piece would make a module a tenth smaller, packed, and
/// take ten times as long.
const OPTIONS: [&str; 8] = [
    "--cap-lints=allow",
    "--edition=2021",
    "-Copt-level=s",
    "-Ccodegen-units=1",
    "-Coverflow-checks=on",
    "-Clto=off",
    "-Cpanic=abort",
    "-Cstrip=symbols",
];

/// The result of compiling.
pub enum Compilation {
    /// The modules, in the order of the studies.
    Modules(Vec<Vec<u8>>),
    /// There is no compiler with the target; how to get one.
    NoCompiler(String),
}

/// Whether a problem has a study.
pub fn has_study(workspace: &Workspace, slug: &str) -> bool {
    study_of(workspace, slug).is_file()
}

fn study_of(workspace: &Workspace, slug: &str) -> PathBuf {
    workspace.problem(slug).join("study.rs")
}

/// A problem's study, and its own rules if it has some: the names of the modules and their files.
fn sources(workspace: &Workspace, slug: &str) -> Vec<(&'static str, PathBuf)> {
    let rules = workspace.problem(slug).join("rules.rs");
    let rules = rules.is_file().then_some(("rules", rules));
    rules.into_iter().chain([("study", study_of(workspace, slug))]).collect()
}

/// Compiles the studies of these problems, or of [`PLAYGROUND`], those that have not been compiled from the same sources.
pub fn compile(
    workspace: &Workspace,
    slugs: &[String],
    rustc: Option<&Path>,
) -> Result<Compilation> {
    let Some(rustc) = compiler(rustc)? else { return Ok(Compilation::NoCompiler(advice())) };
    let compiler = Compiler::new(&rustc, workspace, workspace.scratch("study"))?;
    let root = |slug: &String| match slug == PLAYGROUND {
        true => Root::of_playground(),
        false => Root::of_problem(workspace, slug),
    };
    let roots: Vec<Root> = slugs.iter().map(root).collect();
    Ok(Compilation::Modules(compiler.modules(&roots)?))
}

/// A compiler that has the target's standard library: the chosen one, or the first that is found.
fn compiler(chosen: Option<&Path>) -> Result<Option<PathBuf>> {
    if let Some(rustc) = chosen {
        if !has_target(rustc) {
            bail!("`{}` is not a Rust compiler that has {TARGET}", rustc.display());
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

/// The root of a module: the ABI, and the study that it asks.
struct Root {
    /// The module's name.
    name: String,
    /// Its text.
    text: String,
    /// The files that it includes.
    files: Vec<PathBuf>,
    /// The crates that it uses itself.
    needed: &'static [&'static str],
}

impl Root {
    /// The study of a problem as a module, and its own rules, if it has some, as another.
    fn of_problem(workspace: &Workspace, slug: &str) -> Root {
        let mut text = format!(
            "{ROOT}\nfn respond_to(_: &str, verb: &str, argument: &str) -> String {{\n    \
             study::respond(problem::study::study().as_ref(), verb, argument)\n}}\n\nmod problem {{\n"
        );
        let sources = sources(workspace, slug);
        for (name, path) in &sources {
            text += &format!("#[path = {:?}]\npub mod {name};\n", path.display().to_string());
        }
        let files = sources.into_iter().map(|(_, path)| path).collect();
        let needed = &["gamecore", "oracle", "study", "games"];
        Root { name: slug.to_string(), text: text + "}\n", files, needed }
    }

    /// The games that a reader describes.
    fn of_playground() -> Root {
        let text = format!(
            "{ROOT}\nfn respond_to(game: &str, verb: &str, argument: &str) -> String {{\n    \
             games::playground::respond(game, verb, argument)\n}}\n"
        );
        let (files, needed) = (Vec::new(), &["study", "games"]);
        Root { name: PLAYGROUND.to_string(), text, files, needed }
    }
}

/// A compiler, and the folders that it reads and writes.
struct Compiler<'a> {
    rustc: &'a Path,
    workspace: &'a Workspace,
    /// The folder of compiled modules.
    scratch: PathBuf,
    /// The compiler's version.
    version: Vec<u8>,
    /// The options that keep the names of folders on this machine out of a module: of ours, and of
    /// the standard library's sources, where a compiler has them.
    unnamed: Vec<OsString>,
}

/// One of our crates.
struct Library {
    name: &'static str,
    sources: PathBuf,
    /// The crates that it needs.
    needed: &'static [&'static str],
    /// Its sources, as a number.
    stamp: u64,
}

impl<'a> Compiler<'a> {
    fn new(rustc: &'a Path, workspace: &'a Workspace, scratch: PathBuf) -> Result<Compiler<'a>> {
        let ask = |option: &str| Command::new(rustc).arg(option).output();
        let version = ask("-vV")?.stdout;
        let sysroot = ask("--print=sysroot")?.stdout;
        let sysroot =
            Path::new(String::from_utf8_lossy(&sysroot).trim()).join("lib/rustlib/src/rust");
        let unnamed = [workspace.root.as_path(), &sysroot].map(without).into();
        Ok(Compiler { rustc, workspace, scratch, version, unnamed })
    }

    /// The modules of these studies.
    fn modules(&self, roots: &[Root]) -> Result<Vec<Vec<u8>>> {
        let libraries = self.libraries()?;
        let stamps = roots.iter().map(|root| self.stamp(root, &libraries));
        let stamps: Vec<u64> = stamps.collect::<Result<_>>()?;
        let compiled = self.compiled(&libraries)?;
        let mut modules = Vec::new();
        let work = |(root, stamp): &(&Root, u64)| self.module(root, *stamp, &compiled);
        let roots: Vec<(&Root, u64)> = roots.iter().zip(stamps).collect();
        in_order(&roots, work, |_, module| {
            modules.push(module);
            Ok(())
        })?;
        Ok(modules)
    }

    /// The module with this root.
    fn module(&self, root: &Root, stamp: u64, libraries: &[(&str, PathBuf)]) -> Result<Vec<u8>> {
        let name = "study.wasm";
        let folder = self.kept(&format!("pages/{}", root.name), stamp, |folder| {
            let source = folder.join("root.rs");
            fs::write(&source, &root.text)?;
            let mut command = self.command(libraries);
            command.arg(without(folder)).arg("--crate-type=cdylib");
            run(command.arg("-o").arg(folder.join(name)).arg(source))
        })?;
        let module = folder.join(name);
        fs::read(&module).with_context(|| module.display().to_string())
    }

    fn stamp(&self, root: &Root, libraries: &[Library]) -> Result<u64> {
        Ok(hash(&(&root.text, stamps(libraries, root.needed), contents(&root.files)?)))
    }

    /// Our crates and their stamps, which follow from those of the crates that they need.
    fn libraries(&self) -> Result<Vec<Library>> {
        let mut libraries = Vec::<Library>::new();
        for (name, needed) in CRATES {
            let sources = self.workspace.root.join("crates").join(name).join("src");
            let files = files_below(&sources)?;
            let of_sources = (contents(&files)?, files, stamps(&libraries, needed));
            let stamp = hash(&(&self.version, &self.unnamed, OPTIONS, of_sources));
            libraries.push(Library { name, sources, needed, stamp });
        }
        Ok(libraries)
    }

    /// The folders of our crates, compiled.
    fn compiled(&self, libraries: &[Library]) -> Result<Vec<(&'static str, PathBuf)>> {
        let mut compiled = Vec::<(&str, PathBuf)>::new();
        for Library { name, sources, needed, stamp } in libraries {
            let folder = self.kept(name, *stamp, |folder| {
                let needed = compiled.iter().filter(|(other, _)| needed.contains(other));
                let mut command = self.command(&needed.cloned().collect::<Vec<_>>());
                command.args(["--crate-type=rlib", "--crate-name", name]);
                run(command.arg("--out-dir").arg(folder).arg(sources.join("lib.rs")))
            })?;
            compiled.push((name, folder));
        }
        Ok(compiled)
    }

    /// The folder of the module with this stamp, which is made unless it is there; that of older
    /// sources is removed.
    fn kept(
        &self,
        name: &str,
        stamp: u64,
        make: impl FnOnce(&Path) -> Result<()>,
    ) -> Result<PathBuf> {
        let all = self.scratch.join(name);
        let stamp = format!("{stamp:016x}");
        let folder = all.join(&stamp);
        if !folder.is_dir() {
            put(&folder, |folder| {
                fs::create_dir(folder)?;
                make(folder)
            })?;
            remove_others(&all, &stamp)?;
        }
        Ok(folder)
    }

    fn command(&self, libraries: &[(&str, PathBuf)]) -> Command {
        let mut command = Command::new(self.rustc);
        command.args(["--target", TARGET]).args(OPTIONS).args(&self.unnamed);
        for (name, folder) in libraries {
            let library = folder.join(format!("lib{name}.rlib"));
            command.arg("-L").arg(folder);
            command.arg("--extern").arg(format!("{name}={}", library.display()));
        }
        command
    }
}

/// An option that keeps the folder out of the compiled module.
fn without(folder: &Path) -> OsString {
    let mut option = OsString::from("--remap-path-prefix=");
    option.push(folder);
    option.push("=");
    option
}

/// The stamps of those libraries that are needed.
fn stamps(libraries: &[Library], needed: &[&str]) -> Vec<u64> {
    let needed = libraries.iter().filter(|library| needed.contains(&library.name));
    needed.map(|library| library.stamp).collect()
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "a board does not compile:\n{said}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const ONE: &str = "problems/one/study.rs";

    /// A workspace with little in it; a study that uses its crates can fail to compile.
    fn workspace(root: &Path) -> Workspace {
        for (file, text) in [
            ("crates/gamecore/src/lib.rs", "pub fn add(a: u64, b: u64) -> u64 { a + b }"),
            ("crates/oracle/src/lib.rs", ""),
            (
                "crates/study/src/lib.rs",
                "pub enum Language { English }
                impl Language {
                    pub fn of_code(_: &str) -> Option<Language> { None }
                    pub fn speaking(self, speak: impl FnOnce() -> String) -> String { speak() }
                }
                pub trait Study { fn answer(&self, argument: u64) -> u64; }
                pub fn respond(study: &dyn Study, _: &str, argument: &str) -> String {
                    study.answer(argument.parse().unwrap()).to_string()
                }",
            ),
            ("crates/games/src/lib.rs", "pub fn more(n: u64) -> u64 { gamecore::add(n, 1) }"),
            ("problems/one/rules.rs", "pub fn values() -> [u64; 1] { [1] }"),
            (
                ONE,
                "struct One;
                impl study::Study for One {
                    fn answer(&self, n: u64) -> u64 {
                        super::rules::values()[games::more(n) as usize]
                    }
                }
                pub fn study() -> Box<dyn study::Study> { Box::new(One) }",
            ),
        ] {
            let path = root.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        Workspace::at(root).unwrap()
    }

    /// Compiles for WebAssembly in a new workspace, if that can be done here.
    fn with_compiler(check: impl FnOnce(&Compiler)) {
        let Some(rustc) = compiler(None).unwrap() else { return eprintln!("{}", advice()) };
        let folder = tempfile::tempdir().unwrap();
        let workspace = workspace(folder.path());
        let scratch = workspace.root.join("scratch");
        check(&Compiler::new(&rustc, &workspace, scratch).unwrap());
    }

    fn module(compiler: &Compiler) -> Vec<u8> {
        compiler.modules(&[Root::of_problem(compiler.workspace, "one")]).unwrap().remove(0)
    }

    fn contains(bytes: &[u8], text: &str) -> bool {
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    }

    #[test]
    fn a_module_does_not_say_where_it_was_made() {
        let mut modules = BTreeSet::new();
        for _ in 0..2 {
            with_compiler(|compiler| {
                let module = module(compiler);
                let root = compiler.workspace.root.to_str().unwrap();
                assert!(!contains(&module, root), "it names {root}");
                for file in [ONE, "crates/gamecore/src/lib.rs", "root.rs"] {
                    assert!(contains(&module, file), "{file} cannot fail, so this tests nothing");
                    assert!(!contains(&module, &format!("/{file}")), "more than {file}");
                }
                modules.insert(module);
            });
        }
        assert!(modules.len() < 2, "other bytes in another folder");
    }

    #[test]
    fn a_change_of_a_study_compiles_no_crate_again() {
        with_compiler(|compiler| {
            let crates = || {
                let kept = CRATES.map(|(name, _)| fs::read_dir(compiler.scratch.join(name)));
                kept.map(|kept| kept.unwrap().map(|e| e.unwrap().path()).collect::<Vec<_>>())
            };
            let change = |file: &str| {
                let path = compiler.workspace.root.join(file);
                let text = fs::read_to_string(&path).unwrap().replace("{ [1]", "{ [2]");
                fs::write(path, text + "\n// changed\n").unwrap();
            };
            let first = (module(compiler), crates());
            assert!(first.1.iter().all(|kept| kept.len() == 1));
            change("problems/one/rules.rs");
            let second = (module(compiler), crates());
            assert_ne!(second.0, first.0);
            assert_eq!(second.1, first.1);
            change("crates/oracle/src/lib.rs");
            module(compiler);
            let third = crates();
            let is_same = [0, 1, 2, 3].map(|number| third[number] == first.1[number]);
            assert_eq!(
                is_same,
                [true, false, false, false],
                "gamecore, oracle, and study and games, which need it"
            );
            assert!(third.iter().all(|kept| kept.len() == 1), "older modules are removed");
        });
    }
}
