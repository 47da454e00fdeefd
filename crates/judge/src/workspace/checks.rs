//! Lists of checks: each is a name and some work. They run on all processors, and a listener hears
//! of each one that ends.

use std::cmp::Reverse;
use std::hash::Hash;

use anyhow::Result;
use serde::de::DeserializeOwned;
use serde::Serialize;

use crate::listener::{Event, Listener};
use crate::parallel::all_of;
use crate::workspace::passed::Passed;

/// The cost of a check relative to others: first its class, then the bytes that it reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cost {
    /// A check of a higher class takes longer.
    pub class: u8,
    /// How much there is to read.
    pub bytes: u64,
}

/// A check: a name, and the work that finds something out.
pub struct Check<'a, F> {
    name: String,
    cost: Cost,
    work: Box<dyn Fn() -> Result<F> + Send + Sync + 'a>,
}

impl<'a, F> Check<'a, F> {
    /// A check that is made each time.
    pub fn new(
        name: impl Into<String>,
        work: impl Fn() -> Result<F> + Send + Sync + 'a,
    ) -> Check<'a, F> {
        let (name, cost) = (name.into(), Cost::default());
        Check { name, cost, work: Box::new(work) }
    }

    /// A check of each item, by its name, with the same work.
    pub fn of_each<T: Sync, N: Into<String>>(
        items: &'a [T],
        name: impl Fn(&'a T) -> N,
        work: impl Fn(&'a T) -> Result<F> + Copy + Send + Sync + 'a,
    ) -> Vec<Check<'a, F>> {
        items.iter().map(|item| Check::new(name(item), move || work(item))).collect()
    }

    /// A check that is not made again once it has been passed, until `subject` changes: everything
    /// that its result depends on. The name is that of a file.
    pub fn remembered(
        passed: &'a Passed,
        name: impl Into<String>,
        subject: &impl Hash,
        work: impl Fn() -> Result<F> + Send + Sync + 'a,
    ) -> Check<'a, F>
    where
        F: Serialize + DeserializeOwned,
    {
        Check::remembered_if(passed, name, subject, work, |_| true)
    }

    /// The same, but what it finds is only remembered if `keeps` says so.
    pub fn remembered_if(
        passed: &'a Passed,
        name: impl Into<String>,
        subject: &impl Hash,
        work: impl Fn() -> Result<F> + Send + Sync + 'a,
        keeps: impl Fn(&F) -> bool + Send + Sync + 'a,
    ) -> Check<'a, F>
    where
        F: Serialize + DeserializeOwned,
    {
        let (name, key) = (name.into(), passed.key(subject));
        let file = name.clone();
        let once = move || {
            if let Some(found) = passed.found(&file, key) {
                return Ok(found);
            }
            let found = work()?;
            if keeps(&found) {
                passed.put(&file, key, &found)?;
            }
            Ok(found)
        };
        Check::new(name, once)
    }

    /// The same check with its cost: the most expensive ones of a list are begun first, so that
    /// nothing large is left for the end.
    pub fn costing(self, cost: Cost) -> Check<'a, F> {
        Check { cost, ..self }
    }
}

/// Makes all checks of a step, and returns what each of them has found, in their order.
///
/// # Errors
///
/// The first error of a check, after which no other is begun.
pub fn all<F: Send>(
    step: &'static str,
    checks: &[Check<'_, F>],
    listener: &dyn Listener,
) -> Result<Vec<F>> {
    run(step, checks, listener, |check| (check.work)())
}

/// Makes all checks of a step, even if some of them fail, and returns each result in their order.
pub fn each<F: Send>(
    step: &'static str,
    checks: &[Check<'_, F>],
    listener: &dyn Listener,
) -> Vec<Result<F>> {
    let made = run(step, checks, listener, |check| Ok((check.work)()));
    made.expect("the error of a check is its result")
}

fn run<'c, F, R: Send>(
    step: &'static str,
    checks: &'c [Check<'_, F>],
    listener: &dyn Listener,
    make: impl Fn(&'c Check<'_, F>) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    listener.hear(Event::Begins { step, checks: checks.len() });
    let made = all_of(&dearest_first(checks), |&number| {
        let found = make(&checks[number])?;
        listener.hear(Event::Done(&checks[number].name));
        Ok((number, found))
    });
    listener.hear(Event::Over(step));
    let mut made = made?;
    made.sort_by_key(|(number, _)| *number);
    Ok(made.into_iter().map(|(_, found)| found).collect())
}

fn dearest_first<F>(checks: &[Check<'_, F>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..checks.len()).collect();
    order.sort_by_key(|&number| Reverse(checks[number].cost));
    order
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::sync::atomic::Ordering::Relaxed;
    use std::sync::Mutex;

    use anyhow::{bail, Context};

    use super::*;

    /// Writes down what it hears.
    #[derive(Default)]
    struct Heard(Mutex<Vec<String>>);

    impl Listener for Heard {
        fn hear(&self, event: Event<'_>) {
            self.0.lock().unwrap().push(format!("{event:?}"));
        }
    }

    fn check(number: u64) -> Check<'static, u64> {
        let work = move || if number == 13 { bail!("unlucky") } else { Ok(number) };
        Check::new(number.to_string(), work).costing(Cost { class: 0, bytes: number })
    }

    #[test]
    fn findings_come_in_the_order_of_the_checks() {
        let heard = Heard::default();
        let checks: Vec<_> = [3, 1, 2].map(check).into();
        assert_eq!(all("counting", &checks, &heard).unwrap(), [3, 1, 2]);
        let heard = heard.0.into_inner().unwrap();
        assert_eq!(heard.len(), 5);
        assert_eq!(heard[0], "Begins { step: \"counting\", checks: 3 }");
        assert_eq!(heard[4], "Over(\"counting\")");
    }

    #[test]
    fn the_most_expensive_check_is_begun_first() {
        let costs = [(0, 1), (1, 0), (0, 9), (0, 1)].map(|(class, bytes)| Cost { class, bytes });
        let checks: Vec<_> = costs.into_iter().map(|cost| check(1).costing(cost)).collect();
        assert_eq!(dearest_first(&checks), [1, 2, 0, 3]);
    }

    #[test]
    fn a_failure_stops_all_of_them_or_is_one_result_of_many() {
        let checks: Vec<_> = [1, 13, 2].map(check).into();
        assert_eq!(all("counting", &checks, &()).unwrap_err().to_string(), "unlucky");
        let each = each("counting", &checks, &());
        let shown = each.iter().map(|found| found.as_ref().ok().copied());
        assert_eq!(shown.collect::<Vec<_>>(), [Some(1), None, Some(2)]);
    }

    #[test]
    fn only_a_check_that_was_passed_is_not_made_again() {
        let folder = tempfile::tempdir().unwrap();
        // Whether it was passed before, and what it finds where its work finds this.
        let make = |checker: &str, subject: &str, finds: Option<&str>, keeps: bool| {
            let passed = Passed::in_folder(folder.path(), checker);
            let is_made = AtomicBool::new(false);
            let work = || {
                is_made.store(true, Relaxed);
                finds.map(String::from).context("no")
            };
            let check = Check::remembered_if(&passed, "a/check", &subject, work, |_| keeps);
            let found = all("checking", &[check], &());
            (!is_made.load(Relaxed), found.map_or(String::new(), |found| found.concat()))
        };
        for (subject, finds, keeps, is_passed, found) in [
            ("one", None, true, false, ""),
            ("one", Some("late"), false, false, "late"),
            ("one", Some("two\nlines"), true, false, "two\nlines"),
            ("one", None, true, true, "two\nlines"),
            ("two", None, true, false, ""),
            ("two", Some("other"), true, false, "other"),
            ("one", None, true, false, ""),
        ] {
            assert_eq!(make("a checker", subject, finds, keeps), (is_passed, found.to_string()));
        }
        assert_eq!(make("another", "two", None, true), (false, String::new()));
    }
}
