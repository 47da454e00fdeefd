//! Imports in all their shapes.

use gamecore::shapes::{self, area as surface, Square};
use gamecore::Twice;

fn main() {
    println!("{} {}", surface(&Square { side: 3 }), shapes::edge());
    println!("{}", 4.twice());
}
