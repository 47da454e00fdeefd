use gamecore::{Game, Nim};

fn main() {
    println!("{}", Nim.is_won(&[3, 4, 5]));
    println!("{}", gamecore::heaps::deep::double(4));
}
