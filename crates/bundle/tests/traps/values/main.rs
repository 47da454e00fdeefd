use gamecore::{seat, winner, Game, Player};

fn main() {
    let game = Game::new(vec![3, 4], "nim");
    println!("{} {}", winner(&game) == Player::Left, seat(winner(&game)));
}
