//! WA: knows no draws; a player who cannot force a win has lost.

use proconio::input;

/// The words of each character, which are counted from 1.
fn read() -> Vec<Vec<usize>> {
    input! { n: usize, m: usize, pairs: [(usize, usize); m] }
    let mut words = vec![Vec::new(); n + 1];
    for (first, last) in pairs {
        words[first].push(last);
    }
    words
}

fn main() {
    let words = read();
    let n = words.len() - 1;
    // 0 is drawn, 1 is won, 2 is lost.
    let mut fates = vec![0; n + 1];
    let mut changed = true;
    while changed {
        changed = false;
        for first in (1..=n).rev() {
            let fate = match &words[first] {
                ends if ends.iter().any(|&last| fates[last] == 2) => 1,
                ends if ends.iter().all(|&last| fates[last] == 1) => 2,
                _ => 0,
            };
            changed |= fates[first] != fate;
            fates[first] = fate;
        }
    }
    println!("{}", if fates[1] == 1 { "Snuke" } else { "Sothe" });
}
