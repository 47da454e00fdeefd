//! WA: goes through the vertices from last to first, as if every edge led to a higher number.

use proconio::{input, is_stdin_empty};

fn main() {
    while !is_stdin_empty() {
        input! { n: usize }
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..] {
            input! { to: [usize] }
            successors.extend(to);
        }
        let mut found = vec![0; n + 1];
        for vertex in (1..=n).rev() {
            let mut seen = vec![false; n + 1];
            for &successor in &graph[vertex] {
                seen[found[successor]] = true;
            }
            found[vertex] = seen.iter().position(|&seen| !seen).unwrap();
        }
        let values = |vertex: usize| found[vertex];
        input! { tokens: [usize] }
        let sum = tokens.into_iter().fold(0, |sum, token| sum ^ values(token));
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
