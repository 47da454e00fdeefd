//! Remembers nothing: the last number stands alone, the others are pairs 1 2, 3 4 and so on, and
//! each answer is the partner of what the judge has named.
use std::io::stdin;

fn main() {
    let mut numbers = stdin().lines().map(|line| line.unwrap().trim().parse::<u32>().unwrap());
    let n = numbers.next().unwrap();
    println!("{}", 2 * n + 1);
    for number in numbers.take_while(|&number| number > 0) {
        println!("{}", ((number - 1) ^ 1) + 1);
    }
}
