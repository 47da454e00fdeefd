// A main with its own ways:   not formatted.
fn main()   { println!("{}", gamecore::code()) }
