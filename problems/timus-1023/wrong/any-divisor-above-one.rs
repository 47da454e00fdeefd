//! WA: allows L = 1.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let k: u64 = line.trim().parse().unwrap();
    println!("{}", (2..=k).find(|round| k % round == 0).unwrap() - 1);
}
