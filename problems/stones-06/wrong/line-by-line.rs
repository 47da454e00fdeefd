//! WA beyond: believes that every second line holds all the heaps of a case.

fn main() {
    let lines: Vec<String> = std::io::stdin().lines().map(|line| line.unwrap()).collect();
    for line in lines.iter().skip(2).step_by(2) {
        let heaps = line.split_whitespace().map(|token| token.parse::<u64>().unwrap());
        let sum = heaps.fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum != 0 { "PIAOYI" } else { "HRDV" });
    }
}
