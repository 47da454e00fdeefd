//! WA: takes the first number of every edge for its lower end.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    while let Some(n) = numbers.next() {
        let mut on = vec![Vec::new(); n + 1];
        for _ in 1..n {
            let (x, y) = (numbers.next().unwrap(), numbers.next().unwrap());
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
}
