//! WA: adds up the heaps without carries, as if any number could be taken.

use proconio::input;

fn main() {
    input! { amounts: [usize], m: usize }
    let _ = amounts;
    for _ in 0..m {
        input! { heaps: [usize] }
        let sum = heaps.into_iter().fold(0, |sum, heap| sum ^ heap);
        print!("{}", if sum != 0 { "W" } else { "L" });
    }
    println!();
}
