// A trap
use gamecore::{seat, winner, Game, Player};

fn main() {
    let game = Game::new(vec![3, 4], "nim");
    println!("{} {}", winner(&game) == Player::Left, seat(winner(&game)));
}

mod gamecore {
    /// Who plays; a draw is for nobody.
    #[derive(PartialEq)]
    pub enum Player {
        Left = 5,
        // The other one.
        Right = 7,
    }

    /// Nothing counts these.
    enum Ending {
        First, // moves last
        Second,
    }

    pub struct Game {
        heaps: Vec<u64>,
    }

    impl Game {
        pub fn new(heaps: Vec<u64>, _name: &str) -> Game {
            // Says so each time.
            let _number = announced(heaps.len());
            Game { heaps }
        }
    }

    fn announced(heaps: usize) -> u64 {
        println!("{} heaps", heaps);
        heaps as u64
    }

    fn ending(game: &Game) -> Ending {
        match game.heaps.iter().fold(0, |sum, heap| sum ^ heap) {
            0 => Ending::Second,
            _ => Ending::First,
        }
    }

    pub fn winner(game: &Game) -> Player {
        match ending(game) {
            Ending::First => Player::Left,
            Ending::Second => Player::Right,
        }
    }

    pub fn seat(player: Player) -> usize {
        player as usize
    }
}
