//! WA: takes the remainder of the last digit.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let rest = u64::from(line.trim().bytes().last().unwrap() - b'0') % 3;
    match rest {
        0 => println!("2"),
        take => println!("1\n{}", take),
    }
}
