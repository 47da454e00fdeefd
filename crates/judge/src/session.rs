//! What a command works on: the workspace, its problems and the judges, read once. It answers
//! which problem is meant, and at which judge.

pub mod open_problem;

use anyhow::{ensure, Result};

use crate::catalogue::directory::Directory;
use crate::catalogue::online_judge::{self, OnlineJudge};
use crate::catalogue::problem::Problem;
use crate::catalogue::{self, Catalogue, Need};
use crate::mine;
use crate::workspace::tools::Tools;
use crate::workspace::Workspace;

/// A workspace with its problems and judges.
#[derive(Debug)]
pub struct Session {
    /// The workspace.
    pub workspace: Workspace,
    /// The problems of the set.
    pub catalogue: Catalogue,
    /// All judges, the preferred one first.
    pub judges: Vec<OnlineJudge>,
}

/// The problems that a command is about.
pub struct Chosen {
    /// Those that have everything it needs.
    pub problems: Vec<Problem>,
    /// How many others are meant but unfinished. Each has been named on standard error.
    pub left_out: usize,
}

impl Session {
    /// Reads the manifests of the problems and the file of the judges.
    ///
    /// # Errors
    ///
    /// If there is no folder of problems, or the judges are not in order.
    pub fn open(workspace: Workspace) -> Result<Session> {
        let catalogue = catalogue::load(&workspace.root)?;
        let judges = online_judge::load(&workspace.root)?;
        Ok(Session { workspace, catalogue, judges })
    }

    /// Where the problems can be submitted.
    pub fn directory(&self) -> Directory<'_> {
        Directory { problems: &self.catalogue.problems, judges: &self.judges }
    }

    /// The problems of the set that have what a command needs; the others are named on standard
    /// error, with what they lack.
    pub fn finished(&self, need: Need) -> Catalogue {
        let finished = self.catalogue.having(need);
        finished.announce();
        finished
    }

    /// The problems of the set with these names, or all that have everything needed.
    ///
    /// # Errors
    ///
    /// If a name is not the name of a problem, or if that problem lacks something.
    pub fn chosen(&self, names: &[String], need: Need) -> Result<Chosen> {
        if names.is_empty() {
            let Catalogue { problems, left_out, .. } = self.finished(need);
            return Ok(Chosen { problems, left_out: left_out.len() });
        }
        let problems =
            names.iter().map(|name| self.of_the_set(name, need)).collect::<Result<_>>()?;
        Ok(Chosen { problems, left_out: 0 })
    }

    /// A problem of the set by its name.
    ///
    /// # Errors
    ///
    /// If there is none, if it lacks something, or if it is the user's.
    pub fn of_the_set(&self, name: &str, need: Need) -> Result<Problem> {
        let problem = self.problem(name, need)?;
        problem.check_rules_are_known()?;
        Ok(problem)
    }

    /// A problem of the set, or else of the user's, by its name.
    ///
    /// # Errors
    ///
    /// If there is neither, if it lacks something, or if the manifest of the user's is not in order.
    pub fn problem(&self, name: &str, need: Need) -> Result<Problem> {
        let full_name = online_judge::in_full(&self.judges, name);
        match self.catalogue.find_with(&full_name, need) {
            Ok(problem) => Ok(problem.clone()),
            Err(error) => mine::problem(&self.workspace, name)?.ok_or(error),
        }
    }

    /// The judge with this name; `None` without a name.
    ///
    /// # Errors
    ///
    /// If there is no such judge.
    pub fn judge(&self, name: Option<&str>) -> Result<Option<&OnlineJudge>> {
        name.map(|name| online_judge::find(&self.judges, name)).transpose()
    }

    /// The compilers and the interpreters of the user's programs for a problem: those that are named,
    /// or else those of the judge that is named, or that a problem of the user's comes from.
    ///
    /// # Errors
    ///
    /// Those of [`Tools::new`], and if there is no such judge.
    pub fn tools(&self, problem: &Problem, named: &[String], judge: Option<&str>) -> Result<Tools> {
        let has = |judge: &&OnlineJudge| problem.is_yours && judge.problem(problem).is_some();
        let judge = self.judge(judge)?.or_else(|| self.judges.iter().find(has));
        Tools::new(&self.workspace, named, judge)
    }

    /// The problems as a judge has them, with its bounds and limits; all as they are if no judge is
    /// named.
    ///
    /// # Errors
    ///
    /// If the judge has none of them.
    pub fn at_judge(&self, problems: Vec<Problem>, judge: Option<&str>) -> Result<Vec<Problem>> {
        let Some(judge) = self.judge(judge)? else { return Ok(problems) };
        let there: Vec<Problem> = problems.iter().filter_map(|problem| problem.at(judge)).collect();
        let slugs = || problems.iter().map(|it| it.slug.as_str()).collect::<Vec<_>>().join(", ");
        ensure!(!there.is_empty(), "{} is not known to have {}", judge.name, slugs());
        Ok(there)
    }

    /// A problem of the set or of the user's, as a judge has it.
    ///
    /// # Errors
    ///
    /// Those of [`Session::problem`] and [`Session::at_judge`].
    pub fn problem_at(&self, name: &str, judge: Option<&str>, need: Need) -> Result<Problem> {
        Ok(self.at_judge(vec![self.problem(name, need)?], judge)?.remove(0))
    }
}
