//! WA: puts the digits together in 64 bits, which wrap around.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let digits = line.trim().bytes().map(|byte| u64::from(byte - b'0'));
    let rest = digits.fold(0_u64, |number, digit| number.wrapping_mul(10).wrapping_add(digit)) % 3;
    match rest {
        0 => println!("2"),
        take => println!("1\n{}", take),
    }
}
