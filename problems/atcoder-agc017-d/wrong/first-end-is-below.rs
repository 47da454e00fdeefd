//! WA: takes the first number of every edge for its lower end.

use proconio::input;

fn main() {
    input! { n: usize, edges: [(usize, usize); n - 1] }
    let mut on = vec![Vec::new(); n + 1];
    for (x, y) in edges {
        on[x].push(y);
    }
    let mut order = vec![1];
    let mut next = 0;
    while next < order.len() {
        order.extend(on[order[next]].clone());
        next += 1;
    }
    let mut values = vec![0; n + 1];
    for &vertex in order.iter().rev() {
        values[vertex] = on[vertex].iter().fold(0, |sum, &to| sum ^ (values[to] + 1));
    }
    println!("{}", if values[1] != 0 { "Alice" } else { "Bob" });
}
