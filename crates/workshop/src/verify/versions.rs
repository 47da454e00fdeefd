//! Bundles, held to the compilers of their judges, of which some are older than any that CI has.
//! This is a lint, not a run.

use anyhow::Result;
use bundle::{Clippy, Target};
use command::progress::Screen;
use judge::catalogue::Entry;
use judge::checks::{self, Check};
use judge::online_judge::OnlineJudge;
use judge::passed::Passed;
use judge::session::Session;

use super::data::Subject;
use super::report::Report;
use crate::bundler::{must_be_known, Bundler, OLDEST_RUSTC};

/// A bundle and the oldest compiler that must take it.
struct Held<'a> {
    /// The problem, and the judge if the bundle is for it alone.
    name: String,
    entry: &'a Entry,
    text: String,
    target: Target,
    oldest: Oldest<'a>,
}

/// The minor version of a compiler, and a judge that has it.
type Oldest<'a> = (u32, Option<&'a OnlineJudge>);

/// Holds the bundles for every judge, and those for one judge alone, to the oldest compiler of
/// the judges that get them. Returns which of them fail.
pub fn check(
    session: &Session,
    bundler: &Bundler,
    subjects: &[Subject],
    bundles: &[String],
    passed: &Passed,
    screen: &Screen,
) -> Result<Report> {
    let mut report = Report::default();
    let Some(clippy) = Clippy::installed() else {
        report.note("there is no clippy: nothing held the bundles to old compilers".to_string());
        return Ok(report);
    };
    let mut held = Vec::new();
    for (subject, text) in subjects.iter().zip(bundles) {
        held.extend(all_of(bundler, &subject.open.problem, text, &session.judges)?);
    }
    let check = |it| Held::check(it, &clippy, passed);
    let checks: Vec<Check<u32>> = held.iter().map(check).collect();
    let results = checks::each("holding the bundles to old compilers", &checks, screen);
    for error in results.into_iter().filter_map(Result::err) {
        report.fail(format!("{error:#}"));
    }
    let (bundles, failures) = (held.len(), report.failures());
    report.note(format!("{bundles} bundles held to old compilers by a lint, {failures} failures"));
    Ok(report)
}

/// The bundles of a problem, of which `text` is for every judge.
fn all_of<'a>(
    bundler: &Bundler,
    entry: &'a Entry,
    text: &str,
    judges: &'a [OnlineJudge],
) -> Result<Vec<Held<'a>>> {
    let (mut shared, mut held) = (Vec::new(), Vec::new());
    for judge in judges.iter().filter(|it| it.takes_rust && it.problem(entry).is_some()) {
        if !bundler.is_for_it_alone(entry, judge)? {
            shared.push(judge);
        } else if let Some(minor) = judge.rustc_minor() {
            held.push(Held {
                name: format!("{}-{}", entry.slug, judge.name),
                entry,
                text: bundler.bundle(entry, Some(judge))?,
                target: bundler.target(&bundler.ours(entry)?, judge)?,
                oldest: (minor, Some(judge)),
            });
        }
    }
    held.push(Held {
        name: entry.slug.clone(),
        entry,
        text: text.to_owned(),
        target: bundler.targets().remove(0),
        oldest: oldest(shared),
    });
    Ok(held)
}

/// The oldest compiler of some judges, and of those that we do not know.
fn oldest<'a>(judges: impl IntoIterator<Item = &'a OnlineJudge>) -> Oldest<'a> {
    let known = judges.into_iter().filter_map(|judge| Some((judge.rustc_minor()?, Some(judge))));
    let older = known.filter(|&(minor, _)| minor < OLDEST_RUSTC);
    older.min_by_key(|&(minor, _)| minor).unwrap_or((OLDEST_RUSTC, None))
}

impl Held<'_> {
    fn check<'c>(&'c self, clippy: &'c Clippy, passed: &'c Passed) -> Check<'c, u32> {
        let Held { name, entry, text, target, oldest: (minor, judge) } = self;
        let known_by = (clippy.version(), minor, format!("{target:?}"), text);
        Check::remembered(passed, format!("versions/{name}"), &known_by, move || {
            must_be_known(entry, *minor, *judge, clippy.newer_than(*minor, text, target)?)?;
            Ok(*minor)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_compiler_is_the_one_that_counts() {
        let judge = |name: &str, rustc: Option<&str>| OnlineJudge {
            name: name.to_string(),
            rustc: rustc.map(str::to_string),
            ..OnlineJudge::default()
        };
        let judges = [judge("a", Some("1.89.0")), judge("b", None), judge("c", Some("1.59.0"))];
        let found = |count: usize| {
            let (minor, judge) = oldest(&judges[..count]);
            (minor, judge.map(|judge| judge.name.as_str()))
        };
        assert_eq!(found(2), (OLDEST_RUSTC, None));
        assert_eq!(found(3), (59, Some("c")));
    }
}
