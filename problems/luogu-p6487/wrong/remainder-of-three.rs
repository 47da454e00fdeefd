//! WA: uses the rule for takes of at most three stones, guessed from small heaps.

fn main() {
    let mut input = String::new();
    std::io::stdin().read_line(&mut input).unwrap();
    let n: u64 = input.trim().parse().unwrap();
    println!("{}", if n <= 3 { n } else if n % 4 == 0 { 1 } else { n % 4 });
}
