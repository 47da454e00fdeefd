//! RE: reads the heap into 32 bits.

fn main() {
    let mut input = String::new();
    std::io::stdin().read_line(&mut input).unwrap();
    let mut n: u32 = input.trim().parse().unwrap();
    loop {
        let (mut a, mut b) = (1_u32, 2_u32);
        while b <= n {
            (a, b) = (b, a.saturating_add(b));
        }
        if a == n {
            println!("{}", n);
            return;
        }
        n -= a;
    }
}
