//! RE: reads the number into 128 bits.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let rest = line.trim().parse::<u128>().unwrap() % 3;
    match rest {
        0 => println!("2"),
        take => println!("1\n{}", take),
    }
}
