//! WA: prints the lowest binary 1, which wins if a take is at most the one before it, not twice it.

fn main() {
    let mut input = String::new();
    std::io::stdin().read_line(&mut input).unwrap();
    let n: u64 = input.trim().parse().unwrap();
    println!("{}", n & n.wrapping_neg());
}
