//! WA: counts different words, but takes repeated ones away one by one.

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
    let mut before = vec![Vec::new(); n + 1];
    let mut left = vec![0_i64; n + 1];
    for first in 1..=n {
        let different: std::collections::BTreeSet<&usize> = words[first].iter().collect();
        left[first] = different.len() as i64;
        words[first].iter().for_each(|&last| before[last].push(first));
    }
    // 0 is drawn, 1 is won, 2 is lost.
    let mut fates = vec![0; n + 1];
    let mut decided: Vec<usize> = (1..=n).filter(|&first| left[first] == 0).collect();
    decided.iter().for_each(|&first| fates[first] = 2);
    let mut done = 0;
    while done < decided.len() {
        let last = decided[done];
        done += 1;
        for &first in &before[last] {
            left[first] -= 1;
            let fate = if fates[last] == 2 { 1 } else { 2 };
            if fates[first] == 0 && (fate == 1 || left[first] == 0) {
                fates[first] = fate;
                decided.push(first);
            }
        }
    }
    println!("{}", ["Draw", "Snuke", "Sothe"][fates[1]]);
}
