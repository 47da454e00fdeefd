//! WA: looks for divisors up to the root of K only, and then takes K itself.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let k: u64 = line.trim().parse().unwrap();
    let round = (3..).take_while(|round| round * round <= k).find(|round| k % round == 0);
    println!("{}", round.unwrap_or(k) - 1);
}
