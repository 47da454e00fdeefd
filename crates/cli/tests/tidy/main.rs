//! The rules of ARCHITECTURE.md, of CONTRIBUTING.md and of the problems' folders, as tests.

mod api;
mod hosting;
mod languages;
mod style;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use judge::catalogue::directory::Directory;
use judge::catalogue::online_judge::{self, OnlineJudge};
use judge::catalogue::page::{section, BEYOND, DIALOGUE, SECTIONS};
use judge::catalogue::problem::Problem;
use judge::catalogue::{self, LeftOut, Need};
use judge::disk::cases::golden_cases;
use judge::documents::lists::{self, linked, CATALOGUES, COURSES};
use judge::documents::tables::{self, slugs_in_rows, OTHERS};
use judge::submissions::theorem::{theorem_lines, without_marks};
use judge::submissions::{self, Promise};
use judge::workspace::Workspace;
use protocol::cases::{case_scope, has_judges_answers, is_sample};
use protocol::Scope;
use syn::{Item, Visibility};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A part of a problem that may come later. The list in docs/catalogue.md says where it is missing,
/// so that it is not lost unseen.
fn if_there(path: impl AsRef<Path>) -> Option<String> {
    root().join(&path).exists().then(|| read(path))
}

/// A Rust file without its comments, which are lines: a comment must not satisfy a test. (In a
/// string of several lines, `//` is taken for a comment, too.)
fn code(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    let text = read(path);
    assert!(!text.contains("/*"), "{}: a comment begins with //", path.display());
    let is_in_string = |before: &str| before.matches('"').count() % 2 == 1;
    let without_comment = |line: &str| {
        let mut starts = line.match_indices("//").map(|(place, _)| place);
        let end = starts.find(|&place| !is_in_string(&line[..place])).unwrap_or(line.len());
        format!("{}\n", &line[..end])
    };
    text.lines().map(without_comment).collect()
}

fn problems() -> Vec<Problem> {
    let catalogue = catalogue::load(&root()).expect("there is a folder of problems");
    let catalogue = catalogue.having(Need::Programs);
    let unfinished: Vec<String> = catalogue.left_out.iter().map(LeftOut::to_string).collect();
    assert!(unfinished.is_empty(), "{}", unfinished.join("; "));
    assert!(!catalogue.problems.is_empty(), "there are no problems");
    catalogue.problems
}

fn judges() -> Vec<OnlineJudge> {
    online_judge::load(&root()).expect("judges.toml is in order")
}

fn names_in(folder: impl AsRef<Path>) -> BTreeSet<String> {
    let folder = root().join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// The files in a folder, however deep; a file itself.
fn files_at(path: &str) -> Vec<String> {
    if !root().join(path).is_dir() {
        return vec![path.to_string()];
    }
    names_in(path).iter().flat_map(|name| files_at(&format!("{path}/{name}"))).collect()
}

/// The Markdown pages, by their paths: those of the root folder, of `docs`, and the problems'.
fn pages() -> Vec<String> {
    let documents = names_in("docs").into_iter().map(|name| format!("docs/{name}"));
    let ours = names_in("").into_iter().chain(documents).filter(|name| name.ends_with(".md"));
    let of_problem = |problem: Problem| {
        let pages =
            ["README.md", "README.zh.md"].map(|page| format!("problems/{}/{page}", problem.slug));
        pages.into_iter().filter(|page| root().join(page).is_file()).collect::<Vec<String>>()
    };
    ours.chain(problems().into_iter().flat_map(of_problem)).collect()
}

/// The crates that depend on nothing when they are not tested, and why.
const ALONE: [(&str, &str); 3] = [
    ("cli", "it is compiled before anything can be shown"),
    ("gamecore", "it is pasted into submissions, so it stands on std alone"),
    ("oracle", "it decides what is right, so it shares no code with what it checks"),
];

/// What a problem may depend on: it stands on its own, with the theorems, a reader, and for its
/// tests the rules.
const OF_A_PROBLEM: [&str; 3] = ["gamecore", "itertools", "proconio"];
const OF_ITS_TESTS: [&str; 5] = ["gamecore", "games", "oracle", "problem", "study"];

fn packages() -> Vec<Package> {
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml")).no_deps();
    command.exec().expect("cargo metadata works").packages
}

#[test]
fn dependencies_go_one_way() {
    let packages = packages();
    for (alone, reason) in ALONE {
        let needed = compiled_for("normal,build", &["--package", alone]);
        assert_eq!(needed.len(), 1, "{alone} must depend on nothing, {needed:?}: {reason}");
    }
    for package in &packages {
        let folder = package.manifest_path.parent().unwrap();
        if folder.parent().unwrap().file_name() == Some("problems") {
            let solution = code(folder.join("src/main.rs"));
            for dependency in &package.dependencies {
                let name = dependency.name.as_str();
                let may = match dependency.kind {
                    DependencyKind::Development => OF_ITS_TESTS.contains(&name),
                    _ => {
                        OF_A_PROBLEM.contains(&name) && solution.contains(&format!("use {name}::"))
                    }
                };
                assert!(may, "{}: it must not depend on {name}, or does without it", package.name);
            }
        }
    }
}

#[test]
fn the_arrows_are_the_dependencies() {
    let page = read("ARCHITECTURE.md");
    let arrows = page.lines().filter_map(|line| line.strip_prefix("    ")?.split_once("-->"));
    let crates = names_in("crates");
    let mut drawn: Vec<(String, BTreeSet<String>)> = arrows
        .map(|(from, to)| (from.trim(), to))
        .filter(|(from, _)| crates.contains(*from))
        .map(|(from, to)| (from.into(), to.split(',').map(|name| name.trim().into()).collect()))
        .collect();
    drawn.sort();
    let is_drawn = |name: &String| crates.contains(name) && name != "features";
    let mut found = Vec::new();
    for package in packages().iter().filter(|package| crates.contains(package.name.as_str())) {
        let needed = package.dependencies.iter();
        let needed = needed.filter(|it| it.kind == DependencyKind::Normal).map(|it| &it.name);
        let needed: BTreeSet<String> = needed.filter(|name| is_drawn(name)).cloned().collect();
        if !needed.is_empty() {
            found.push((package.name.to_string(), needed));
        }
    }
    found.sort();
    assert_eq!(drawn, found, "ARCHITECTURE.md draws other arrows than the manifests have");
}

#[test]
fn versions_are_written_once() {
    for package in packages() {
        let manifest = fs::read_to_string(&package.manifest_path).unwrap();
        let dependencies = manifest.lines().skip_while(|line| !line.contains("dependencies]"));
        for line in dependencies.filter(|line| !line.starts_with('[')) {
            let pinned = line.contains(" = \"") || line.contains("version =");
            assert!(!pinned, "{}: `{line}` belongs into the workspace's manifest", package.name);
        }
    }
}

/// What is compiled for a package of ours, or for all of them: a line for each package with its
/// features.
fn compiled_for(edges: &str, selection: &[&str]) -> BTreeSet<String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(root()).args(["tree", "--locked", "--prefix", "none", "--format", "{p} {f}"]);
    let output = cargo.args(["--edges", edges]).args(selection).output().expect("cargo tree runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).unwrap();
    lines.lines().map(|line| line.trim_end_matches(" (*)").to_string()).collect()
}

#[test]
fn nothing_is_compiled_twice() {
    let theirs = |selection: &[&str]| {
        let mut lines = compiled_for("normal,dev,no-proc-macro", selection);
        lines.retain(|line| !line.contains(" (/") && !line.is_empty());
        lines
    };
    let all = theirs(&["--workspace"]);
    let packages = ["command", "game", "gamecore", "nim", "problem", "site", "workshop"];
    let of_package = packages.iter().map(|package| vec!["--package", package]);
    for selection in of_package.chain([vec![]]) {
        let again: Vec<String> = theirs(&selection).difference(&all).cloned().collect();
        let advice = "the workspace has it with other features: crates/support/features";
        assert!(again.is_empty(), "{selection:?} has {again:?}, {advice}");
    }
}

#[test]
fn the_least_rust_version_is_enough_for_every_dependency_and_holds_the_problems() {
    let mut command = MetadataCommand::new();
    let metadata = command.manifest_path(root().join("Cargo.toml")).exec().unwrap();
    let versions = packages().into_iter().map(|package| package.rust_version);
    let ours = versions.max().flatten().expect("the workspace has a rust-version");
    for package in metadata.packages {
        if let Some(needed) = package.rust_version {
            assert!(needed <= ours, "{} needs Rust {needed}, and we promise {ours}", package.name);
        }
    }
    let clippy: toml::Table = read("problems/clippy.toml").parse().unwrap();
    let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
    let promised = &manifest["workspace"]["package"]["rust-version"];
    assert_eq!(&clippy["msrv"], promised, "problems/clippy.toml holds them to another Rust");
}

#[test]
fn a_problem_is_a_folder_with_one_binary_and_data_of_its_name() {
    let problems = problems();
    let slugs: BTreeSet<String> = problems.iter().map(|problem| problem.slug.clone()).collect();
    assert_eq!(slugs, names_in("testdata"), "problems and testdata hold the same folders");
    for problem in problems {
        assert!((1..=5).contains(&problem.difficulty), "{}: {}", problem.slug, problem.difficulty);
    }
    for package in packages() {
        let folder = package.manifest_path.parent().unwrap();
        if folder.parent().unwrap().file_name() == Some("problems") {
            let binaries = package.targets.iter().filter(|target| target.is_bin());
            let names: Vec<&str> = binaries.map(|target| target.name.as_str()).collect();
            assert_eq!(names, [folder.file_name().unwrap()], "one binary, named as the folder");
            assert_eq!(package.name.as_str(), folder.file_name().unwrap());
        }
    }
}

/// Cargo would pass over a problem's tests in silence if the manifest did not say how they run.
#[test]
fn the_tests_of_every_problem_run() {
    for Problem { slug, .. } in problems() {
        let manifest: toml::Table = read(format!("problems/{slug}/Cargo.toml")).parse().unwrap();
        let expected: toml::Table =
            "[[test]]\nname = \"problem\"\nharness = false".parse().unwrap();
        assert_eq!(manifest.get("test"), expected.get("test"), "{slug}: [[test]]");
        let package = manifest["package"].as_table().unwrap();
        assert_eq!(package.get("autotests"), None, "{slug}");
        assert!(
            code(format!("problems/{slug}/tests/problem.rs")).contains("run(this_problem!(),"),
            "{slug}"
        );
    }
}

/// The tables of the catalogues are those of the manifests, and their lists name what each problem
/// still lacks: so a part that is lost is seen, and a part that comes later is not asked for.
#[test]
fn the_catalogues_are_what_register_writes() {
    let (problems, judges) = (problems(), judges());
    let directory = Directory { problems: &problems, judges: &judges };
    for file in CATALOGUES {
        let (page, written) = (read(file), tables::rewritten(&root(), directory, file).unwrap());
        let ours: BTreeSet<&str> = page.lines().collect();
        let new: Vec<&str> = written.lines().filter(|line| !ours.contains(line)).collect();
        assert!(written == page, "{file}: `cargo judge register PROBLEM` would write {new:?}");
    }
}

/// The page of a problem leads to the table of the catalogue that it stands in.
#[test]
fn a_page_leads_to_more_problems_of_its_theorem() {
    for section in read(CATALOGUES[0]).split("\n## ").skip(1) {
        let heading = section.lines().next().unwrap_or_default();
        let link = format!("](../../{}#{})", CATALOGUES[0], anchor(heading));
        for slug in slugs_in_rows(section) {
            let page = format!("problems/{slug}/README.md");
            assert!(read(&page).contains(&link), "{page} does not lead to the table `{heading}`");
        }
    }
}

/// A problem stands once in the catalogue, in its theorem's table, or among the others if there is
/// none.
#[test]
fn every_problem_is_listed_under_its_theorem() {
    let catalogue = read(CATALOGUES[0]);
    let tables: Vec<&str> = catalogue.split("\n## ").skip(1).collect();
    let table_of = |theorem: &str| {
        let is_its = |table: &&&str| table.lines().next() == Some(theorem);
        tables.iter().find(is_its)
    };
    for Problem { slug, theorem, .. } in problems() {
        let table = table_of(&theorem).or_else(|| table_of(OTHERS)).expect("there is one");
        assert!(slugs_in_rows(table).contains(&slug), "{slug} is not in the table of `{theorem}`");
        assert_eq!(
            slugs_in_rows(&catalogue).iter().filter(|other| **other == slug).count(),
            1,
            "{slug}"
        );
    }
}

/// Where the glossary says that each theorem is proved, by the names of the manifests.
fn proofs() -> Vec<(String, String)> {
    let glossary = read(lists::GLOSSARY);
    let terms = glossary.lines().filter_map(|line| line.strip_prefix("- **[")?.split_once("]("));
    let targets = terms.filter_map(|(name, rest)| Some((name, rest.split_once(')')?.0)));
    targets.map(|(name, target)| (name.to_string(), target.to_string())).collect()
}

/// Whether a text has the name of a theorem, in the plural or in the singular, as a word: `Nim`,
/// but not `Nim-k`.
fn names_theorem(text: &str, theorem: &str) -> bool {
    let [text, name] = [text, theorem.trim_end_matches('s')].map(str::to_lowercase);
    let ends = |rest: &str| {
        let rest = rest.strip_prefix('s').unwrap_or(rest);
        !rest.starts_with(|next: char| next.is_alphanumeric() || next == '-')
    };
    text.split(&name).skip(1).any(ends)
}

/// The theorem of the manifest is the one that the page proves: above its pitfalls the page names
/// it, leads to where the glossary says that it is proved, or to another page of the theorem; or it
/// is where the theorem is proved.
#[test]
fn a_page_proves_the_theorem_of_its_manifest() {
    let (problems, proofs, theory) = (problems(), proofs(), read("docs/theory.md"));
    for Problem { slug, theorem, .. } in &problems {
        let proof = proofs.iter().find(|(name, _)| name == theorem).map(|(_, target)| target);
        let proof = proof.unwrap_or_else(|| panic!("{slug}: `{theorem}` is not in the glossary"));
        let page = read(format!("problems/{slug}/README.md"));
        let page = page.split("\n## Pitfalls").next().unwrap_or_default();
        let own = format!("../problems/{slug}/README.md#proof");
        // A theory of few problems is a point of a list, which leads to the proof.
        let is_here = proof.contains(&format!("/{slug}/"))
            || (proof.ends_with("#further-theories") && targets(&theory).any(|it| it == own));
        let leads = match proof.strip_prefix("../problems/") {
            Some(page_of_proof) => page.contains(&format!("](../{page_of_proof}")),
            None => page.contains(&format!("](../../docs/{proof})")),
        };
        let alike = problems.iter().filter(|it| it.theorem == *theorem && it.slug != *slug);
        let leads_alike =
            |other: &Problem| page.contains(&format!("](../{}/README.md", other.slug));
        let proves =
            is_here || leads || names_theorem(page, theorem) || alike.into_iter().any(leads_alike);
        assert!(
            proves,
            "{slug}: its page does not lead to `{theorem}`, which is proved in {proof}"
        );
    }
}

/// How a link begins that sets the board to a position.
const POSITION: &str = "#position=";

/// The positions that the proof of a page draws.
fn drawn_in_proof(page: &str) -> BTreeSet<String> {
    let text = read(page);
    let proof =
        text.split("\n## ").find(|part| part.starts_with("Proof") || part.starts_with("证明"));
    let positions = targets(proof.unwrap_or_default()).filter(|it| it.starts_with(POSITION));
    positions.map(str::to_string).collect()
}

/// A test of each problem asks whether they are won or lost as the proof says.
#[test]
fn the_proofs_of_the_core_draw_positions() {
    for slug in cores().concat() {
        let folder = format!("problems/{slug}");
        if !root().join(&folder).join("study.rs").exists() {
            continue;
        }
        let [english, chinese] =
            ["README.md", "README.zh.md"].map(|page| drawn_in_proof(&format!("{folder}/{page}")));
        assert!(english.len() >= 2, "{slug}: its proof draws {} positions", english.len());
        assert_eq!(english, chinese, "{slug}");
    }
}

#[test]
fn every_listing_is_at_a_judge_that_is_known() {
    let judges = judges();
    for problem in problems() {
        for listing in &problem.judges {
            let alone = Problem { judges: vec![listing.clone()], ..problem.clone() };
            let judge = judges.iter().find(|judge| judge.problem(&alone).is_some());
            let judge = judge.unwrap_or_else(|| panic!("{} is in no judges.toml", listing.id));
            let file = format!("problems/{}/right/solution.cpp", problem.slug);
            assert!(
                !judge.takes_cpp98 || read(&file).contains("in C++98"),
                "{} takes no Rust: it needs a {file} in C++98",
                listing.id
            );
        }
    }
}

/// Readers are shown these lines as the theorem.
#[test]
fn every_solution_names_its_theorem() {
    const MOST: usize = 5;
    for Problem { slug, .. } in problems() {
        for file in ["src/main.rs", "right/solution.cpp", "right/solution.py"] {
            let file = format!("problems/{slug}/{file}");
            let Some(text) = if_there(&file) else {
                continue;
            };
            let lines = theorem_lines(&text).len();
            assert!(lines > 0, "{file}: no `The theorem:` stands above a statement that says it");
            assert!(lines <= MOST, "{file}: {lines} lines are the theorem, and {MOST} are enough");
        }
    }
}

/// The slugs of the problems that the course visits, in its order.
fn course() -> Vec<String> {
    linked(&read(COURSES[0]))
}

/// The slugs of the core problems, step by step: those of the first item of each list.
fn cores() -> Vec<Vec<String>> {
    let course = read(COURSES[0]);
    let lists = course.split("\n## ").skip(1).map(|step| step.split("\n- ").nth(1));
    lists.map(|list| linked(list.expect("a step has a list"))).collect()
}

/// A page begins with up to three lines to its reader, the same in both languages, no two pages alike.
#[test]
fn a_page_begins_with_its_games_own_question() {
    let mut seen = BTreeSet::new();
    for Problem { slug, .. } in problems() {
        let [english, chinese] = ["README.md", "README.zh.md"].map(|page| {
            let page = format!("problems/{slug}/{page}");
            let text = if_there(&page)?;
            let lines = text.lines().skip(2).take_while(|line| line.starts_with("> "));
            let lines: Vec<String> = lines.map(str::to_string).collect();
            let asks =
                lines.iter().any(|line| line.contains(['?', '？']) || line.contains(POSITION));
            assert!((1..=3).contains(&lines.len()) && asks, "{page} begins with no question");
            assert!(seen.insert(lines.clone()), "{page} begins as another page does");
            Some(lines.join("\n"))
        });
        let english = english.unwrap_or_else(|| panic!("{slug} has no README.md"));
        let drawn = |text: &str| targets(text).map(str::to_string).collect::<Vec<_>>();
        let same = chinese.is_none_or(|chinese| drawn(&english) == drawn(&chinese));
        assert!(same, "{slug}: the pages in both languages begin with different positions");
    }
}

/// A step begins with up to three lines, which ask what its games ask.
#[test]
fn a_step_of_the_course_begins_with_a_question() {
    for (file, mark) in COURSES.into_iter().zip(['?', '？']) {
        for step in read(file).split("\n## ").skip(1) {
            let title = step.lines().next().unwrap_or_default();
            let lines: Vec<&str> =
                step.lines().skip(2).take_while(|line| !line.is_empty()).collect();
            let is_free = lines.len() <= 3 && lines.iter().any(|line| line.ends_with(mark));
            assert!(is_free, "{file}, {title}: {lines:?}");
        }
    }
}

#[test]
fn the_course_visits_no_problem_twice() {
    let visited = course();
    for slug in &visited {
        let visits = visited.iter().filter(|visited| *visited == slug).count();
        assert_eq!(visits, 1, "{slug}: how often the course links it, in lists and in text");
    }
}

#[test]
fn a_glossary_has_the_same_terms_in_chinese() {
    let [english, chinese] = ["docs/glossary.md", "docs/glossary.zh.md"].map(|file| {
        let text = read(file);
        let terms = text.lines().filter_map(|line| line.strip_prefix("- **["));
        let terms = terms.map(|term| {
            let (own, rest) = term.split_once("](").unwrap_or_else(|| panic!("{file}: {term}"));
            let (_, rest) = rest.split_once(")**").unwrap_or_else(|| panic!("{file}: {term}"));
            let rest = rest.trim_start_matches([' ', '(', '（']);
            (own.to_string(), rest.split([')', '）']).next().unwrap().to_string())
        });
        terms.collect::<Vec<(String, String)>>()
    });
    let turned: Vec<_> = chinese.into_iter().map(|(own, other)| (other, own)).collect();
    assert_eq!(english, turned, "the terms of docs/glossary.md and of docs/glossary.zh.md");
}

/// A reader of the core alone meets every theorem, and nothing that the core does not prepare.
#[test]
fn the_core_has_every_theorem_and_stands_alone() {
    let (cores, problems) = (cores(), problems());
    for (number, core) in cores.iter().enumerate() {
        let count = core.len();
        assert!((1..=3).contains(&count), "step {}: {count} core problems", number + 1);
    }
    let core = cores.concat();
    let is_core = |slug: &String| core.contains(slug);
    let visited = course();
    for Problem { slug, theorem, needs, .. } in
        problems.iter().filter(|it| visited.contains(&it.slug))
    {
        let has_theorem = |other: &Problem| other.theorem == *theorem && is_core(&other.slug);
        assert!(problems.iter().any(has_theorem), "no core problem has the theorem `{theorem}`");
        let missing = needs.iter().find(|need| is_core(slug) && !is_core(need));
        assert_eq!(missing, None, "{slug} is a core problem, and this one, which it needs, is not");
    }
}

#[test]
fn the_course_comes_to_a_problem_after_what_it_needs() {
    let course = course();
    for problem in problems() {
        // Another test checks that it is visited at all.
        let Some(here) = course.iter().position(|slug| *slug == problem.slug) else { continue };
        for need in &problem.needs {
            assert!(
                course[..here].contains(need),
                "{} needs {need}, which the course has not visited before it",
                problem.slug
            );
        }
    }
}

#[test]
fn every_problem_has_a_page_with_the_seven_sections_and_a_dialogue_if_it_is_played() {
    for problem in problems() {
        let page = read(format!("problems/{}/README.md", problem.slug));
        let headings: Vec<&str> =
            page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let is_due = |name: &&str| match *name {
            DIALOGUE => is_played(&problem.slug),
            // The problem's own test knows.
            BEYOND => headings.contains(&BEYOND),
            _ => true,
        };
        let due: Vec<&str> = SECTIONS.iter().map(|(name, _)| *name).filter(is_due).collect();
        assert_eq!(headings, due, "{}", problem.slug);
        for folded in ["hint", "Answer"] {
            let found = page.contains(&format!("{folded}</summary>"));
            assert!(found, "{}: hints and answers are folded away", problem.slug);
        }
        for judge in &problem.judges {
            let linked = judge.url.as_ref().is_some_and(|url| page.contains(url));
            let named = linked || page.contains(&judge.id);
            assert!(named, "{}: its page leaves out {}", problem.slug, judge.id);
        }
    }
}

/// The contents of the fenced blocks of a page, in order.
fn fences(page: &str) -> Vec<String> {
    let mut fences = Vec::new();
    let mut open: Option<String> = None;
    for line in page.lines() {
        match (&mut open, line.starts_with("```")) {
            (None, true) => open = Some(String::new()),
            (Some(_), true) => fences.extend(open.take()),
            (Some(text), false) => *text += &format!("{line}\n"),
            (None, false) => {}
        }
    }
    fences
}

/// The limits of a page are those of its manifest, with a word of doubt if and only if the manifest
/// has them among what nobody has checked.
#[test]
fn a_page_has_the_limits_of_its_manifest() {
    for Problem { slug, time, memory, unverified, .. } in problems() {
        let is_sure = !unverified.is_some_and(|what| what.contains("limit"));
        let memory = if memory == 1.0 { "1000 KB".to_string() } else { format!("{memory} MB") };
        let [assumed, tentative] = if is_sure { [""; 2] } else { [" (assumed)", "（暂定）"] };
        for (page, limits) in [
            ("README.md", format!("- Limits: {time} s, {memory}{assumed}.")),
            ("README.zh.md", format!("- 限制：{time} s，{memory}{tentative}。")),
        ] {
            let page = format!("problems/{slug}/{page}");
            let says = if_there(&page).is_none_or(|text| text.lines().any(|line| line == limits));
            assert!(says, "{page} does not say {limits:?}");
        }
    }
}

/// Whether the program plays against the judge.
fn is_played(slug: &str) -> bool {
    root().join(format!("problems/{slug}/interactor.rs")).exists()
}

#[test]
fn a_page_shows_the_sample_as_it_is() {
    for problem in problems() {
        let page = read(format!("problems/{}/README.md", problem.slug));
        let cases = golden_cases(&root(), &problem.slug).unwrap();
        let sample = cases.iter().find(|case| is_sample(&case.name));
        let sample = sample.unwrap_or_else(|| {
            panic!("{}: no case has a name that ends in `sample`", problem.slug)
        });
        let fences = fences(&page);
        if is_played(&problem.slug) {
            let is_said = |line: &str| line.starts_with("< ") || line.starts_with("> ");
            let is_dialogue = page.contains("\n\nSample dialogue\n\n```text\n< ");
            assert!(is_dialogue && fences[0].lines().all(is_said), "{}", problem.slug);
            continue;
        }
        assert_eq!(fences[..2], [&sample.input, &sample.output].map(read), "{}", problem.slug);
    }
}

#[test]
fn the_links_of_the_pages_lead_somewhere() {
    for page in pages() {
        let text = read(&page);
        // A problem's own tests hold the positions to its rules.
        let is_own = |target: &&str| !target.contains("://") && !target.contains(POSITION);
        for target in targets(&text).filter(is_own) {
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = match file {
                "" => PathBuf::from(&page),
                file => Path::new(&page).with_file_name(file),
            };
            assert!(root().join(&file).exists(), "{page}: {target}");
            let found = anchor.is_empty() || anchors(&read(&file)).contains(anchor);
            assert!(found, "{page}: {target} names no heading");
        }
    }
}

/// Where the links of a page lead.
fn targets(page: &str) -> impl Iterator<Item = &str> {
    page.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// The anchors of a page's headings, as GitHub makes them.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches(['#', ' ']))).collect()
}

fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn the_cases_that_a_page_names_exist() {
    for problem in problems() {
        let page = read(format!("problems/{}/README.md", problem.slug));
        let data = names_in(format!("testdata/{}", problem.slug));
        let named = cases_named(&page);
        assert!(!named.is_empty(), "{}: no pitfall names the case that shows it", problem.slug);
        for name in named {
            assert!(data.contains(&format!("{name}.in")), "{}: no case {name}", problem.slug);
        }
    }
}

/// The cases that a text names.
fn cases_named(text: &str) -> Vec<&str> {
    text.split('`').filter(|text| is_case_name(text)).collect()
}

/// A contestant does not read of inputs that the judge never gives before the last section, which
/// has nothing else.
#[test]
fn what_is_beyond_the_judge_stands_last() {
    let mut seen = 0;
    for page in pages().iter().filter(|page| page.starts_with("problems/")) {
        let text = read(page);
        let last = section(&text, BEYOND).unwrap_or_default();
        let first = text.trim_end().strip_suffix(last).expect("it is the last section");
        let (within, beyond) = (cases_named(first), cases_named(last));
        let misplaced = |scope| move |name: &&&str| case_scope(name) == scope;
        let early: Vec<_> = within.iter().filter(misplaced(Scope::Beyond)).collect();
        let late: Vec<_> = beyond.iter().filter(misplaced(Scope::Judge)).collect();
        assert!(early.is_empty(), "{page}: {early:?} belong in the section `{BEYOND}`");
        assert!(late.is_empty(), "{page}: {late:?} do not belong in the section `{BEYOND}`");
        seen += beyond.len();
    }
    assert!(seen > 20, "{seen} cases are named");
}

/// `07-float-fails`, but not `8 4`, nor `10-5`.
fn is_case_name(text: &str) -> bool {
    let (number, words) = text.split_once('-').unwrap_or(("", ""));
    number.len() == 2
        && number.bytes().all(|byte| byte.is_ascii_digit())
        && words.starts_with(|first: char| first.is_ascii_lowercase())
        && !words.contains(char::is_whitespace)
}

#[test]
fn every_problem_has_wrong_submissions_that_say_why() {
    let workspace = Workspace::at(&root()).expect("the root is a folder");
    for problem in problems() {
        let programs = submissions::load(&workspace, &problem).expect("each says its verdict");
        let wrong = programs.iter().filter(|program| program.promise != Promise::Accepted).count();
        assert!(wrong >= 2, "{}: {wrong} wrong programs, and two are the least", problem.slug);
    }
}

#[test]
fn a_solution_is_short_and_names_its_theorem() {
    for problem in problems() {
        let source = without_marks(&read(format!("problems/{}/src/main.rs", problem.slug)));
        assert!(source.starts_with("//! "), "{}: begins with its rules", problem.slug);
        let says = |word: &&str| {
            let mut comments = source.lines().filter(|line| line.trim_start().starts_with("//"));
            comments.any(|comment| comment.contains(*word))
        };
        let basis = ["Theorem", "Definition", "principle"].iter().any(says);
        assert!(basis, "{}: names its theorem", problem.slug);
        assert!(source.lines().count() <= 65, "{}: a solution fits a screen", problem.slug);
    }
}

/// The names that a program takes from `gamecore`.
fn taken_from_gamecore(code: &str) -> BTreeSet<String> {
    let imports = code.split("gamecore::").skip(1).filter_map(|rest| rest.split(';').next());
    let names = imports.flat_map(|import| import.split(|c: char| !c.is_alphanumeric() && c != '_'));
    names.filter(|name| !name.is_empty()).map(str::to_string).collect()
}

/// The public items of a program that are neither functions nor constants, such as a `pub use`.
fn handed_on(program: &str) -> Vec<String> {
    let file = syn::parse_file(program).expect("Rust");
    let is_public = |visibility: &Visibility| !matches!(visibility, Visibility::Inherited);
    let items = file.items.into_iter().filter_map(|item| match item {
        Item::Use(item) if is_public(&item.vis) => Some("use".to_string()),
        Item::Type(item) if is_public(&item.vis) => Some(item.ident.to_string()),
        Item::Struct(item) if is_public(&item.vis) => Some(item.ident.to_string()),
        Item::Enum(item) if is_public(&item.vis) => Some(item.ident.to_string()),
        Item::Mod(item) if is_public(&item.vis) => Some(item.ident.to_string()),
        _ => None,
    });
    items.collect()
}

/// By a type of gamecore that a solution hands on, its test would know gamecore without naming it.
#[test]
fn a_solution_hands_on_functions_and_constants_alone() {
    for slug in problems().into_iter().map(|problem| problem.slug) {
        let items = handed_on(&read(format!("problems/{slug}/src/main.rs")));
        assert!(items.is_empty(), "{slug}: its solution hands on {items:?}");
    }
    assert_eq!(handed_on("pub use gamecore::Digraph;\nuse std::fmt;"), ["use"]);
    assert_eq!(handed_on("pub type Graph = gamecore::Digraph;\ntype Other = u8;"), ["Graph"]);
}

#[test]
fn a_solution_takes_from_the_lower_floor_alone() {
    let floor = sources_in("crates/gamecore/src/theorems");
    let floor: String = floor.into_iter().map(code).collect();
    let is_there = |name: &str| {
        let starts = ["fn", "struct", "enum"].map(|kind| format!("\npub {kind} {name}"));
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        starts.iter().any(|start| floor.split(start.as_str()).skip(1).any(ends))
    };
    let mut seen = 0;
    for problem in problems() {
        for name in taken_from_gamecore(&code(format!("problems/{}/src/main.rs", problem.slug))) {
            assert!(is_there(&name), "{}: {name} is not a theorem of gamecore", problem.slug);
            seen += 1;
        }
    }
    assert!(seen > 10, "only {seen} theorems are taken");
}

#[test]
fn only_a_judge_has_answers_of_a_judge() {
    for problem in problems() {
        let own = problem.judges.is_empty();
        let cases = golden_cases(&root(), &problem.slug).unwrap();
        let judged = cases.iter().find(|case| own && has_judges_answers(&case.name));
        let name = judged.map(|case| &case.name);
        assert_eq!(name, None, "{}: no judge has it, so its sample is an our-sample", problem.slug);
    }
}

/// The Rust sources in a folder, however deep.
fn sources_in(folder: &str) -> Vec<String> {
    files_at(folder).into_iter().filter(|file| file.ends_with(".rs")).collect()
}

/// The files with this name that problems have.
fn files_of_problems(name: &str) -> Vec<String> {
    let files = names_in("problems").into_iter().map(|slug| format!("problems/{slug}/{name}"));
    files.filter(|file| root().join(file).exists()).collect()
}

/// What lies in one crate with the theorems cannot be kept from them by a dependency: rules, and
/// the formulas that are compared with theorems. Moves come from rules by a type, `study::Options`.
#[test]
fn rules_and_theorems_meet_only_in_tests() {
    let playground = "crates/games/src/playground/rules.rs";
    for file in files_of_problems("rules.rs").iter().map(String::as_str).chain([playground]) {
        let text = read(file).replace("oracle::games", "");
        for name in ["gamecore", "study", "games"] {
            let names_it =
                text.contains(&format!("{name}::")) || text.contains(&format!("use {name}"));
            assert!(!names_it, "{file} has rules, which must not know {name}");
        }
    }
    for file in files_of_problems("tests/problem.rs") {
        assert!(
            !read(&file).contains("gamecore"),
            "{file} has formulas, which must not share code with gamecore"
        );
    }
    let theorems = [files_of_problems("study.rs"), sources_in("crates/games/src")].concat();
    for file in theorems.into_iter().filter(|file| file != playground) {
        let implements = |line: &str| line.starts_with("impl") && line.contains("Ruleset for");
        let has_rules = code(&file).lines().any(|line| implements(line.trim_start()));
        assert!(!has_rules, "{file} has a theorem; its rules belong in rules.rs or oracle::games");
    }
}

/// The starts may come in another order, and what is said about a picture would be about another
/// position.
#[test]
fn a_picture_names_its_position() {
    for file in files_of_problems("study.rs") {
        let takes = code(&file).contains(".starts[");
        assert!(!takes, "{file} draws a start by its number: give the position a name");
    }
}

#[test]
fn the_tests_of_problems_reach_no_theorem() {
    let reached = compiled_for("normal,build", &["--package", "problem"]);
    let has = |name: &str| reached.iter().any(|line| line.starts_with(name));
    assert!(has("oracle ") && has("study ") && !has("gamecore "), "{reached:?}");
}

/// Lines move, and then a mutant that is not wrong is reported again.
#[test]
fn a_mutant_that_is_left_out_by_its_place_is_there() {
    let sources = [sources_in("crates/gamecore/src"), files_of_problems("src/main.rs")].concat();
    let patterns = read(".cargo/mutants.toml").replace('\\', "");
    let mut places = 0;
    for pattern in patterns.lines().filter_map(|line| line.trim().strip_prefix('\'')) {
        let [path, line, column, change] = pattern.splitn(4, ':').collect::<Vec<_>>()[..] else {
            continue;
        };
        let (Ok(line), Ok(column)) = (line.parse::<usize>(), column.parse::<usize>()) else {
            continue;
        };
        let operator = change.split(' ').nth(2).unwrap_or("");
        let is_there = |file: &String| {
            let text = read(file).lines().nth(line - 1).map(str::to_string);
            let place = text.as_ref().and_then(|text| text.get(column - 1..)).unwrap_or("");
            place.starts_with(operator) && place.starts_with(|sign| "+-*/%<>=!&|^".contains(sign))
        };
        assert!(sources.iter().filter(|file| file.ends_with(path)).any(is_there), "{pattern}");
        places += 1;
    }
    assert!(places > 10, "the places are not found");
}
