//! The compilers and the interpreters of the user's programs: the newest language that is there,
//! unless the user or a judge says otherwise.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use anyhow::{ensure, Context, Result};
use serde::Deserialize;

use crate::catalogue::online_judge::OnlineJudge;
use crate::disk::files::{from_toml, toml_if_any};
use crate::running::language::{output_of, Language};
use crate::workspace::Workspace;

/// The file in the user's folder that names compilers and interpreters by the endings of programs.
pub const LANGUAGES: &str = "languages.toml";

/// The newest ones first; where a compiler has none of them, it takes what it takes by itself.
const CPP: [&str; 3] = ["gnu++23", "gnu++20", "gnu++17"];
const C: [&str; 1] = ["gnu17"];
const RUST: [&str; 2] = ["2024", "2021"];

/// The commands that compile or run the user's programs, where these are not the usual ones.
#[derive(Clone, Debug, Default)]
pub struct Tools(BTreeMap<Language, Vec<String>>);

impl Tools {
    /// Those that the user names, each as `cpp=clang++ -O2`; else those of a judge, as far as they
    /// are known; else those of the user's file.
    ///
    /// # Errors
    ///
    /// If an ending is not one of a language, or if the file is malformed.
    pub fn new(
        workspace: &Workspace,
        named: &[String],
        judge: Option<&OnlineJudge>,
    ) -> Result<Tools> {
        let file = workspace.mine().join(LANGUAGES);
        let mut tools = Tools::default();
        let of_file: BTreeMap<String, Words> = toml_if_any(&file)?;
        for (ending, command) in of_file {
            let put = tools.put(&ending, command.split());
            put.with_context(|| format!("mine/{LANGUAGES}"))?;
        }
        judge.into_iter().for_each(|judge| tools.put_those_of(judge));
        for words in named {
            let (ending, command) = words.split_once('=').with_context(|| {
                format!("--with {words}: an ending and a command are needed, as in py=pypy3")
            })?;
            let command = words_of(command).and_then(|command| tools.put(ending, command));
            command.with_context(|| format!("--with {words}"))?;
        }
        Ok(tools)
    }

    /// Those of our own programs, which are written for every judge.
    pub(crate) fn of_ours() -> Tools {
        Tools(Language::all().map(|language| (language, language.for_every_judge())).collect())
    }

    fn put(&mut self, ending: &str, words: Vec<String>) -> Result<()> {
        let language = Language::by_ending(Path::new(&format!("a.{ending}")));
        let language = language.with_context(|| {
            let endings: Vec<&str> = Language::endings().collect();
            format!("`{ending}` is not the ending of a language: {}", endings.join(", "))
        })?;
        ensure!(!words.is_empty(), "`{ending}` has no command");
        self.0.insert(language, words);
        Ok(())
    }

    fn put_those_of(&mut self, judge: &OnlineJudge) {
        if let Some(standard) = judge.cpp.as_deref().filter(|it| has(Language::Cpp, it)) {
            self.0.insert(Language::Cpp, command_with(Language::Cpp, Some(standard)));
        }
        let editions = judge.editions.iter().map(String::as_str);
        if let Some(edition) = editions.filter(|it| has(Language::Rust, it)).max() {
            self.0.insert(Language::Rust, command_with(Language::Rust, Some(edition)));
        }
    }

    /// The command for programs in this language.
    pub fn command_for(&self, language: Language) -> Vec<String> {
        self.0.get(&language).cloned().unwrap_or_else(|| usual(language))
    }

    /// The same, and then those with older standards or editions, unless one is named: what was
    /// right there may not compile in the newest, such as a function `gen` in Rust.
    pub(crate) fn in_turn(&self, language: Language) -> Vec<Vec<String>> {
        let is_named = self.0.contains_key(&language);
        let older = versions(language).skip(1).filter(|_| !is_named);
        let older = older.map(|version| command_with(language, Some(version)));
        [self.command_for(language)].into_iter().chain(older).collect()
    }

    /// The edition in which the user's programs in Rust are compiled: 2015 if no argument names one.
    pub fn edition(&self) -> String {
        let words = self.command_for(Language::Rust).join(" ");
        let named =
            words.split_once("--edition").map(|(_, rest)| rest.trim_start_matches([' ', '=']));
        let edition = named.and_then(|rest| rest.split(' ').next()).unwrap_or("2015");
        edition.to_string()
    }
}

/// A command, or a list of its words, which may have blanks.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a command is a text, or a list of texts, its words")]
enum Words {
    Line(String),
    List(Vec<String>),
}

impl Words {
    fn split(self) -> Vec<String> {
        match self {
            Words::Line(line) => line.split_whitespace().map(str::to_string).collect(),
            Words::List(words) => words,
        }
    }
}

/// The words of a command: what stands between blanks, or a list as TOML and JSON write it, such as
/// `["/opt/my tools/g++", "-O2"]`.
///
/// # Errors
///
/// If it begins as a list does and is none.
pub fn words_of(command: &str) -> Result<Vec<String>> {
    if !command.trim_start().starts_with('[') {
        return Ok(Words::Line(command.to_string()).split());
    }
    let list: BTreeMap<String, Words> = from_toml(&format!("words = {}", command.trim()))?;
    Ok(list.into_values().flat_map(Words::split).collect())
}

/// The command with the newest standard or edition that the compiler has.
fn usual(language: Language) -> Vec<String> {
    command_with(language, versions(language).next())
}

/// The standards or editions that the compiler has, the newest first.
fn versions(language: Language) -> impl Iterator<Item = &'static str> {
    let all: &[&str] = match language {
        Language::C => &C,
        Language::Cpp => &CPP,
        Language::Rust => &RUST,
        _ => &[],
    };
    all.iter().copied().filter(move |version| has(language, version))
}

/// The command with a standard or an edition.
fn command_with(language: Language, version: Option<&str>) -> Vec<String> {
    let mut words = vec![language.tool().to_string()];
    let of_all: &[&str] = match language {
        Language::C | Language::Cpp | Language::Cpp98 => &["-O2"],
        Language::Go => &["build"],
        Language::Rust => &["-O", "-Cstrip=symbols"],
        Language::Java | Language::JavaScript | Language::Python => &[],
    };
    words.extend(of_all.iter().map(|word| word.to_string()));
    words.extend(version.map(|version| choosing(language, version)));
    words
}

/// The argument that chooses a standard or an edition.
fn choosing(language: Language, version: &str) -> String {
    match language {
        Language::Rust => format!("--edition={version}"),
        _ => format!("-std={version}"),
    }
}

/// Whether the compiler has this standard or edition.
fn has(language: Language, version: &str) -> bool {
    static ASKED: Mutex<BTreeMap<String, bool>> = Mutex::new(BTreeMap::new());
    let argument = choosing(language, version);
    let question: &[&str] = match language {
        Language::C => &["-fsyntax-only", "-x", "c", "-"],
        Language::Rust => &["--print=cfg"],
        _ => &["-fsyntax-only", "-x", "c++", "-"],
    };
    let ask = || output_of(Command::new(language.tool()).arg(&argument).args(question)).is_some();
    let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
    *asked.entry(argument.clone()).or_insert_with(ask)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(tools: &Tools, language: Language) -> String {
        tools.command_for(language).join(" ")
    }

    #[test]
    fn a_user_is_asked_before_a_judge_and_a_judge_before_the_users_file() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::in_test(folder.path());
        let put = |text: &str| {
            crate::disk::scratch::put_text(&workspace.mine().join(LANGUAGES), text).unwrap();
        };
        put("py = \"pypy3\"\nrs = \"rustc -g\"\n");
        let judge =
            OnlineJudge { editions: vec!["2018".into(), "2021".into()], ..Default::default() };
        let tools = |named: &[&str], judge| {
            let named: Vec<String> = named.iter().map(|word| word.to_string()).collect();
            Tools::new(&workspace, &named, judge)
        };
        let of_file = tools(&[], None).unwrap();
        assert_eq!(words(&of_file, Language::Python), "pypy3");
        assert_eq!(words(&of_file, Language::Rust), "rustc -g");
        assert_eq!(words(&of_file, Language::Java), "javac");
        assert_eq!(of_file.edition(), "2015");
        let of_judge = tools(&[], Some(&judge)).unwrap();
        assert_eq!(words(&of_judge, Language::Rust), "rustc -O -Cstrip=symbols --edition=2021");
        assert_eq!(of_judge.edition(), "2021");
        let named = tools(&["rs=rustc --edition 2018 -g", "cc=clang++ -O1"], Some(&judge)).unwrap();
        assert_eq!(words(&named, Language::Rust), "rustc --edition 2018 -g");
        assert_eq!(named.edition(), "2018");
        assert_eq!(words(&named, Language::Cpp), "clang++ -O1");
        let error = |named: &[&str]| format!("{:#}", tools(named, None).unwrap_err());
        assert!(error(&["pypy3"]).starts_with("--with pypy3: an ending and a command are needed"));
        assert!(error(&["rb=ruby"]).starts_with("--with rb=ruby: `rb` is not the ending of a"));
        let listed = tools(&["cpp=[\"/my tools/g++\", '-O2']"], None).unwrap();
        assert_eq!(listed.command_for(Language::Cpp), ["/my tools/g++", "-O2"]);
        assert_eq!(error(&["py=[]"]), "--with py=[]: `py` has no command");
        assert!(error(&["py=[3]"]).contains("a command is a text, or a list of texts, its words"));
        assert!(error(&["py=[pypy3"]).starts_with("--with py=[pypy3: "));
        assert_eq!(error(&["py= "]), "--with py= : `py` has no command");
        put("py = ['/my tools/pypy3', '-u']\n");
        assert_eq!(
            tools(&[], None).unwrap().command_for(Language::Python),
            ["/my tools/pypy3", "-u"]
        );
        put("rb = \"ruby\"\n");
        assert!(error(&[]).starts_with("mine/languages.toml: `rb` is not the ending of a language"));
    }
}
