fn main() {
    for line in std::io::stdin().lines() {
        if let Ok(line) = line && let Ok(n) = line.parse::<u32>() {
            println!("{}", if n % 3 == 0 { "Cici" } else { "Kiki" });
        }
    }
}
