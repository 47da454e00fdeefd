//! WA: looks for all heaps on the second line, but each has a line of its own.

fn main() {
    let mut lines = std::io::stdin().lines().map(|line| line.unwrap());
    let _count = lines.next();
    let heaps = lines.next().unwrap_or_default();
    let heaps = heaps.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let sum = heaps.fold(0, |sum, heap| sum ^ heap);
    println!("{}", if sum != 0 { "A" } else { "B" });
}
