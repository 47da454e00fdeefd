//! WA: believes that the least divisor above 2 is an odd prime.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let k: u64 = line.trim().parse().unwrap();
    let odd = k >> k.trailing_zeros();
    println!("{}", (3..=odd).find(|round| odd % round == 0).unwrap_or(k) - 1);
}
