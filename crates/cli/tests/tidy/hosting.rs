//! What `.github` runs on a hosted repository: the commands that people type, by pinned actions.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{names_in, packages, read};

/// Where a command may come from.
const SOURCES: [&str; 5] =
    ["README.md", "docs/manual.md", "CONTRIBUTING.md", ".ci/run", ".ci/deep"];

/// How the lines begin that prepare the machine of a host, and nobody types here.
const PREPARATIONS: [&str; 2] = ["rustup ", "git config "];

#[derive(Deserialize)]
struct Workflow {
    jobs: BTreeMap<String, Job>,
}

#[derive(Deserialize)]
struct Job {
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    run: Option<String>,
    uses: Option<String>,
}

/// The steps of all workflows, each with its file.
fn steps() -> Vec<(String, Step)> {
    let mut steps = Vec::new();
    for name in names_in(".github/workflows") {
        let text = read(format!(".github/workflows/{name}"));
        let workflow: Workflow =
            serde_saphyr::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let of_file = workflow.jobs.into_values().flat_map(|job| job.steps);
        steps.extend(of_file.map(|step| (name.clone(), step)));
    }
    steps
}

/// What the steps run, each script with its file.
fn scripts() -> impl Iterator<Item = (String, String)> {
    steps().into_iter().filter_map(|(file, step)| Some((file, step.run?)))
}

#[test]
fn a_workflow_runs_what_is_written_elsewhere() {
    let sources = SOURCES.map(read);
    let mut seen = 0;
    for (file, script) in scripts() {
        let lines = script.lines().map(str::trim);
        let is_preparation = |line: &str| PREPARATIONS.iter().any(|start| line.starts_with(start));
        for command in lines.filter(|line| !is_preparation(line)) {
            let known = sources.iter().any(|source| has_command(source, command));
            assert!(known, "{file}: `{command}` is in none of {SOURCES:?}");
            seen += 1;
        }
    }
    assert!(seen > 4, "only {seen} commands");
}

/// Whether a text has this command, perhaps with options.
fn has_command(text: &str, command: &str) -> bool {
    let mut after = text.match_indices(command).map(|(start, _)| &text[start + command.len()..]);
    after.any(|rest| rest.is_empty() || rest.starts_with([' ', '`', '\n']))
}

#[test]
fn a_command_ends_with_a_whole_word() {
    assert!(has_command("    cargo judge study --open\n", "cargo judge study"));
    assert!(has_command("Run `cargo test` first.", "cargo test"));
    assert!(!has_command("    cargo judge study --open\n", "cargo judge stud"));
}

#[cfg(unix)]
#[test]
fn every_script_is_one_of_bash() {
    for (file, script) in scripts() {
        let bash = std::process::Command::new("bash").args(["-n", "-c", &script]).output().unwrap();
        assert!(bash.status.success(), "{file}: {}", String::from_utf8_lossy(&bash.stderr));
    }
}

#[test]
fn every_action_is_pinned() {
    for (file, action) in steps().into_iter().filter_map(|(file, step)| Some((file, step.uses?))) {
        let version = action.split_once("@v").map_or("", |(_, version)| version);
        let parts: Vec<&str> = version.split('.').collect();
        let is_full = parts.len() == 3 && parts.iter().all(|part| part.parse::<u32>().is_ok());
        assert!(is_full, "{file}: {action}, without a version such as `@v1.2.3`");
    }
}

#[test]
fn the_least_rust_versions_are_tested() {
    let packages = packages();
    let tests = read(".github/workflows/tests.yml");
    for (package, start) in [("cli", "rust: [stable, \""), ("gamecore", "rustc +")] {
        let package = packages.iter().find(|it| it.name.as_str() == package).unwrap();
        let least = package.rust_version.as_ref().unwrap();
        let expected = format!("{start}{}.{}", least.major, least.minor);
        assert!(tests.contains(&expected), "tests.yml tests {} with another Rust", package.name);
    }
}
