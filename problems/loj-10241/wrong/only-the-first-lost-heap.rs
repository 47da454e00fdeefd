//! WA: believes that only K + 1 stones are lost, not the other multiples of K + 1.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let mut numbers = line.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    println!("{}", if n != k + 1 { 1 } else { 2 });
}
