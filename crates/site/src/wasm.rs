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
use judge::disk::files::{contents, files_below, hash};
use judge::disk::scratch::put_of_build;
use judge::parallel::in_order;
use judge::workspace::Workspace;

/// The name of the page whose games the reader describes; no problem has it.
pub const PLAYGROUND: &str = "playground";

/// The target that the studies are compiled for.
const TARGET: &str = "wasm32-unknown-unknown";

/// The ABI, to which the study is added.
const ROOT: &str = include_str!("../wasm/root.rs");

/// Our crates, each of which needs only those before it.
const CRATES: [&str; 4] = ["gamecore", "oracle", "study", "games"];

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

/// The modules of these problems' studies, or of [`PLAYGROUND`], in their order: those that have not
/// been compiled from the same sources are compiled. Nothing if no compiler has the target.
pub fn compile(
    workspace: &Workspace,
    slugs: &[String],
    rustc: Option<&Path>,
) -> Result<Option<Vec<Vec<u8>>>> {
    let Some(rustc) = compiler(rustc)? else { return Ok(None) };
    let compiler = Compiler::new(&rustc, workspace, workspace.scratch("study"))?;
    compiler.modules(slugs).map(Some)
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

/// How to get a compiler with the target.
pub fn advice() -> String {
    format!(
        "The boards need a Rust compiler for WebAssembly: `apt-get install rustc \
         libstd-rust-dev-wasm32 lld` on Debian, `rustup target add {TARGET}` elsewhere."
    )
}

/// The root of a module, the ABI and the study that it asks, and the files that it includes: a
/// problem's study, and its own rules if it has some.
fn root(workspace: &Workspace, slug: &str) -> (String, Vec<PathBuf>) {
    if slug == PLAYGROUND {
        let text = "fn respond_to(game: &str, verb: &str, argument: &str) -> String {\n    \
            games::playground::respond(game, verb, argument)\n}\n";
        return (format!("{ROOT}\n{text}"), Vec::new());
    }
    let mut text = format!(
        "{ROOT}\nfn respond_to(_: &str, verb: &str, argument: &str) -> String {{\n    \
         study::respond(problem::study::study().as_ref(), verb, argument)\n}}\n\nmod problem {{\n"
    );
    let modules = ["rules", "study"];
    let files = modules.map(|name| workspace.problem(slug).join(format!("{name}.rs")));
    for (name, path) in modules.iter().zip(&files).filter(|(_, path)| path.is_file()) {
        text += &format!("#[path = {:?}]\npub mod {name};\n", path.display().to_string());
    }
    (text + "}\n", files.into_iter().filter(|path| path.is_file()).collect())
}

/// A compiler, and the folders that it reads and writes.
struct Compiler<'a> {
    rustc: &'a Path,
    workspace: &'a Workspace,
    /// The folder of compiled modules.
    scratch: PathBuf,
    /// The options that keep the names of folders on this machine out of a module: of ours, and of
    /// the standard library's sources, where a compiler has them.
    unnamed: Vec<OsString>,
    /// The compiler and our crates, as a number.
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
        let mut compiler = Compiler { rustc, workspace, scratch, unnamed, stamp: 0 };
        let mut files = Vec::new();
        for name in CRATES {
            files.extend(files_below(&compiler.sources(name))?);
        }
        let all = (version, &compiler.unnamed, OPTIONS, contents(&files)?, files);
        compiler.stamp = hash(&all);
        Ok(compiler)
    }

    fn sources(&self, name: &str) -> PathBuf {
        self.workspace.root.join("crates").join(name).join("src")
    }

    /// The modules of these studies.
    fn modules(&self, slugs: &[String]) -> Result<Vec<Vec<u8>>> {
        let crates = self.kept("crates", self.stamp, |folder| {
            (0..CRATES.len()).try_for_each(|number| {
                let (needed, name) = (&CRATES[..number], CRATES[number]);
                let mut command = self.command(folder, needed);
                command.args(["--crate-type=rlib", "--crate-name", name]).arg("--out-dir");
                run(command.arg(folder).arg(self.sources(name).join("lib.rs")))
            })
        })?;
        let mut modules = Vec::new();
        let work = |slug: &String| self.module(slug, &crates);
        in_order(slugs, work, |_, module| {
            modules.push(module);
            Ok(())
        })?;
        Ok(modules)
    }

    /// The module of a study, with our crates in their folder.
    fn module(&self, slug: &str, crates: &Path) -> Result<Vec<u8>> {
        let (text, files) = root(self.workspace, slug);
        let stamp = hash(&(self.stamp, &text, contents(&files)?));
        let name = "study.wasm";
        let folder = self.kept(&format!("pages/{slug}"), stamp, |folder| {
            let source = folder.join("root.rs");
            fs::write(&source, &text)?;
            let mut command = self.command(crates, &CRATES);
            command.arg(without(folder)).arg("--crate-type=cdylib");
            run(command.arg("-o").arg(folder.join(name)).arg(source))
        })?;
        let module = folder.join(name);
        fs::read(&module).with_context(|| module.display().to_string())
    }

    /// The folder of what has this stamp, which is made unless it is there; that of older sources is
    /// removed.
    fn kept(
        &self,
        name: &str,
        stamp: u64,
        make: impl FnOnce(&Path) -> Result<()>,
    ) -> Result<PathBuf> {
        put_of_build(&self.scratch.join(name), &format!("{stamp:016x}"), |folder| {
            fs::create_dir(folder)?;
            make(folder)
        })
    }

    /// The compiler's command, with those of our crates that are needed.
    fn command(&self, crates: &Path, needed: &[&str]) -> Command {
        let mut command = Command::new(self.rustc);
        command.args(["--target", TARGET]).args(OPTIONS).args(&self.unnamed);
        for name in needed {
            let library = crates.join(format!("lib{name}.rlib"));
            command.arg("--extern").arg(format!("{name}={}", library.display()));
        }
        command.arg("-L").arg(crates);
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

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "a board does not compile:\n{said}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use judge::disk::files::files_in;

    use super::*;
    use crate::repository::put;

    const ONE: &str = "problems/one/study.rs";

    /// A workspace with little in it; a study that uses its crates can fail to compile.
    fn workspace(root: &Path) -> Workspace {
        let files = [
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
        ];
        put(root, &files);
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
        compiler.modules(&["one".to_string()]).unwrap().remove(0)
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
            let root = &compiler.workspace.root;
            let crates = || files_in(&compiler.scratch.join("crates")).unwrap();
            let change = |file: &str| {
                let path = root.join(file);
                let text = fs::read_to_string(&path).unwrap().replace("{ [1]", "{ [2]");
                fs::write(path, text + "\n// changed\n").unwrap();
            };
            let first = (module(compiler), crates());
            change("problems/one/rules.rs");
            let second = (module(compiler), crates());
            assert_ne!(second.0, first.0);
            assert_eq!(second.1, first.1);
            change("crates/oracle/src/lib.rs");
            let scratch = compiler.scratch.clone();
            module(&Compiler::new(compiler.rustc, compiler.workspace, scratch).unwrap());
            assert_ne!(crates(), first.1);
            assert_eq!(crates().len(), 2, "another command may be reading the older one");
        });
    }
}
