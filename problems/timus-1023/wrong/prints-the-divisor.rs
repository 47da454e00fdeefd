//! WA: prints the round L + 1 instead of L.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let k: u64 = line.trim().parse().unwrap();
    println!("{}", (3..=k).find(|round| k % round == 0).unwrap());
}
