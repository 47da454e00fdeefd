//! Pipes of which only the end matters.

use std::collections::VecDeque;
use std::io::{PipeReader, Read};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The bytes at its end that are kept of a standard error, which may have been flooded: a program
/// ends with the reason for which it fails.
pub(super) const END: u64 = 1 << 16;

/// A pipe that is read to its end, of which the last is kept.
pub(super) struct Drained {
    kept: Arc<Mutex<VecDeque<u8>>>,
    over: Receiver<()>,
}

impl Drained {
    pub(super) fn start(mut pipe: PipeReader) -> Drained {
        let kept = Arc::new(Mutex::new(VecDeque::new()));
        let ((sender, over), theirs) = (channel(), Arc::clone(&kept));
        thread::spawn(move || {
            let _ends_with_the_thread: Sender<()> = sender;
            let mut part = vec![0; END as usize];
            while let Ok(length @ 1..) = pipe.read(&mut part) {
                let mut kept = theirs.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend(&part[..length]);
                let surplus = kept.len().saturating_sub(END as usize);
                kept.drain(..surplus);
            }
        });
        Drained { kept, over }
    }

    /// The last of it. Where a process lives on that the system cannot find, it is not waited for.
    pub(super) fn end(self) -> String {
        const PATIENCE: Duration = Duration::from_millis(200);
        // Nothing is ever sent.
        let _ = self.over.recv_timeout(PATIENCE);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(kept.make_contiguous()).into_owned()
    }
}
