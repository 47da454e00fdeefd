//! WA: prints 0 for a prime, as if L could not be K - 1.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let k: u64 = line.trim().parse().unwrap();
    let round = (3..k).find(|round| k % round == 0);
    println!("{}", round.map_or(0, |round| round - 1));
}
