//! WA: reads the number as a floating-point number.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let rest = (line.trim().parse::<f64>().unwrap() % 3.0) as u64;
    match rest {
        0 => println!("2"),
        take => println!("1\n{}", take),
    }
}
