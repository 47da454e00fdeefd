//! WA: leaves the largest Fibonacci number, which the opponent may be able to take.

fn main() {
    let mut input = String::new();
    std::io::stdin().read_line(&mut input).unwrap();
    let n: u64 = input.trim().parse().unwrap();
    let (mut a, mut b) = (1, 2);
    while b <= n {
        (a, b) = (b, a + b);
    }
    println!("{}", if a == n { n } else { n - a });
}
