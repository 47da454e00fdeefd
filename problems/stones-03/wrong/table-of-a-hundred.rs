//! RE beyond: counts the sizes in an array that ends at 104.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    loop {
        let n = numbers.next().unwrap();
        if n == 0 {
            break;
        }
        let mut times = [0; 105];
        for heap in numbers.by_ref().take(n) {
            times[heap] += 1;
        }
        let lost = times.iter().all(|times| times % 2 == 0);
        println!("{}", if lost { "Lose" } else { "Win" });
    }
}
