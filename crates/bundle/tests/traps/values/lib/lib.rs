use std::collections::HashMap;

/// Who plays; a draw is for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    Left = 5,
    Nobody,
    // The other one.
    Right,
}

/// Nothing counts these.
enum Ending {
    Draw,
    First, // moves last
    Second,
}

pub struct Game {
    heaps: Vec<u64>,
    name: String,
    seen: HashMap<u64, u64>,
    size: usize,
    half: usize,
    number: u64,
}

impl Game {
    pub fn new(heaps: Vec<u64>, name: &str) -> Game {
        let half = heaps.len() / 2;
        // Says so each time.
        let number = announced(heaps.len());
        Game { size: heaps.len(), name: name.to_string(), seen: HashMap::new(), half, number, heaps }
    }

    pub fn describe(&self) -> String {
        format!("{} {} {} {}", self.name, self.size, self.half, self.number)
    }

    pub fn again(&self) -> usize {
        self.seen.len()
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

pub fn flipped(player: Player) -> Player {
    match player {
        Player::Left => Player::Right,
        Player::Nobody => Player::Nobody,
        Player::Right => Player::Left,
    }
}

pub fn winner(game: &Game) -> Player {
    match ending(game) {
        Ending::First => Player::Left,
        Ending::Second => Player::Right,
        Ending::Draw => Player::Nobody,
    }
}

pub fn seat(player: Player) -> usize {
    player as usize
}

pub fn drawn() -> &'static str {
    let ending = Ending::Draw;
    if let Ending::Draw = ending { "drawn" } else { "won" }
}
