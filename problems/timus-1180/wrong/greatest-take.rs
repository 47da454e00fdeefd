//! WA: prints the greatest winning take, not the least.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let digits: Vec<u128> = line.trim().bytes().map(|byte| u128::from(byte - b'0')).collect();
    let rest = digits.iter().sum::<u128>() % 3;
    if rest == 0 {
        println!("2");
    } else if digits.len() > 30 {
        println!("1\n{}", rest);
    } else {
        let stones = digits.iter().fold(0, |number, digit| number * 10 + digit);
        let mut takes = (0..120).rev().map(|exponent| 1_u128 << exponent);
        let take = takes.find(|take| *take <= stones && take % 3 == rest).unwrap();
        println!("1\n{}", take);
    }
}
