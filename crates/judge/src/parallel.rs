//! Work on all processors.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Mutex;
use std::thread;

use anyhow::Result;

/// How many programs may run at a time.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get())
}

/// Does `work` on all items, on as many processors as there are, and hands each
/// result to `done` in the order in which they come. Stops at the first error.
pub fn in_parallel<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&'a T) -> Result<R> + Sync,
    done: impl FnMut(usize, R) + Send,
) -> Result<()> {
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (done, failure) = (Mutex::new(done), Mutex::new(None));
    thread::scope(|scope| {
        for _ in 0..processors() {
            scope.spawn(|| {
                while !failed.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    match work(item) {
                        Ok(result) => done.lock().expect("no worker panics")(index, result),
                        Err(error) => {
                            failed.store(true, Ordering::Relaxed);
                            *failure.lock().expect("no worker panics") = Some(error);
                        }
                    }
                }
            });
        }
    });
    failure.into_inner().expect("no worker panics").map_or(Ok(()), Err)
}
