use gamecore::*;

fn main() {
    // One implementation less, and another would take the call.
    println!("{} {} {}", 5.score(), (&5).score(), Heap::from(3).0);
    println!("{} {}", best(), Heap(1).describe());
    println!("{}", Letter(Stamp(5)).clone().0 .0);
}
