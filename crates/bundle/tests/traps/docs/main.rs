use gamecore::basis::Basis;
use gamecore::Counter;

fn main() {
    let mut basis = Basis::default();
    basis.insert(6);
    println!("{} {}", basis.rank(), Counter::new().count());
}
