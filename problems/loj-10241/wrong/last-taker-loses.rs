//! WA: plays the game in which the player who takes the last stone loses.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let mut numbers = line.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    println!("{}", if n % (k + 1) != 1 { 1 } else { 2 });
}
