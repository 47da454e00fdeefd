//! WA: takes two blank lines in a row for the end of the input.

fn main() {
    let mut lines = std::io::stdin().lines().map(|line| line.unwrap()).peekable();
    let pair = |line: &str| -> (u64, u64) {
        let (a, b) = line.trim().split_once(' ').unwrap();
        (a.parse().unwrap(), b.parse().unwrap())
    };
    while let Some(size) = lines.next().filter(|line| !line.is_empty()) {
        let mut sum = 0;
        for _ in 0..pair(&size).0 {
            let (black, white) = pair(&lines.next().unwrap());
            sum ^= black.abs_diff(white) - 1;
        }
        println!("{}", if sum != 0 { "I WIN!" } else { "BAD LUCK!" });
        lines.next_if(|line| line.is_empty());
    }
}
