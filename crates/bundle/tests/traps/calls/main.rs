use gamecore::{Heaps, Ones};

fn main() {
    println!("{} {:?}", 5_u64.ones(), (Heaps(6) ^ Heaps(3)).pair());
}
