//! WA: says 0 for Fibonacci numbers, as if the first take might not be the whole heap.

fn main() {
    let mut input = String::new();
    std::io::stdin().read_line(&mut input).unwrap();
    let mut n: u64 = input.trim().parse().unwrap();
    let whole = n;
    loop {
        let (mut a, mut b) = (1, 2);
        while b <= n {
            (a, b) = (b, a + b);
        }
        if a == n {
            println!("{}", if n == whole { 0 } else { n });
            return;
        }
        n -= a;
    }
}
