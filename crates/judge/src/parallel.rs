//! Work on all processors.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Mutex;
use std::thread;

use anyhow::Result;

/// How many programs may run at a time.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get())
}

/// Does `work` on all items, on as many processors as there are, and hands each result to `done`
/// as soon as it and all those before it are there. Stops at the first error.
pub fn in_order<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&'a T) -> Result<R> + Sync,
    mut done: impl FnMut(&'a T, R) -> Result<()> + Send,
) -> Result<()> {
    let mut results: Vec<Option<R>> = items.iter().map(|_| None).collect();
    let mut next = 0;
    in_parallel(items, work, |index, result| {
        results[index] = Some(result);
        while let Some(result) = results.get_mut(next).and_then(Option::take) {
            next += 1;
            done(&items[next - 1], result)?;
        }
        Ok(())
    })
}

/// The results of `work` on all items, in their order, done on as many processors as there are.
/// Stops at the first error.
pub fn all_of<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&'a T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let mut results = Vec::new();
    in_order(items, work, |_, result| {
        results.push(result);
        Ok(())
    })?;
    Ok(results)
}

/// Does `work` on all items, on as many processors as there are, and hands each
/// result to `done` in the order in which they come. Stops at the first error.
fn in_parallel<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&'a T) -> Result<R> + Sync,
    done: impl FnMut(usize, R) -> Result<()> + Send,
) -> Result<()> {
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (done, failure) = (Mutex::new(done), Mutex::new(None));
    thread::scope(|scope| {
        for _ in 0..processors() {
            scope.spawn(|| {
                while !failed.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    let handed_on = work(item)
                        .and_then(|result| done.lock().expect("no worker panics")(index, result));
                    if let Err(error) = handed_on {
                        failed.store(true, Ordering::Relaxed);
                        failure.lock().expect("no worker panics").get_or_insert(error);
                    }
                }
            });
        }
    });
    failure.into_inner().expect("no worker panics").map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use anyhow::bail;

    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u64> = (0..40).collect();
        let slowly = |item: &u64| {
            thread::sleep(Duration::from_millis(item * 7 % 5));
            Ok(*item)
        };
        assert_eq!(all_of(&items, slowly).unwrap(), items);
    }

    #[test]
    fn nothing_is_begun_after_an_error_of_either_side() {
        let items: Vec<u64> = (0..1000).collect();
        let begun = AtomicUsize::new(0);
        let work = |item: &u64| {
            begun.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
            Ok(*item)
        };
        let refuses = |_: &u64, result| if result == 3 { bail!("full") } else { Ok(()) };
        assert_eq!(in_order(&items, work, refuses).unwrap_err().to_string(), "full");
        assert!(begun.into_inner() < 500);
        let fails = |item: &u64| if *item == 3 { bail!("broken") } else { Ok(()) };
        assert_eq!(in_order(&items, fails, |_, ()| Ok(())).unwrap_err().to_string(), "broken");
    }
}
