//! Coin-turning games and their products, by play.

use gamecore::tartan::{CoinTurning, Patch, Tartan};
use gamecore::Outcome;
use oracle::{Oracle, Ruleset};

/// The sets that may be turned with each coin; a position has a digit 1 for each head.
struct Coins(Vec<u64>);

impl Ruleset for Coins {
    type Position = u64;

    fn options(&self, heads: &u64) -> Vec<u64> {
        let is_last_heads = |set: &&u64| heads >> (63 - set.leading_zeros()) & 1 == 1;
        self.0.iter().filter(is_last_heads).map(|set| heads ^ set).collect()
    }
}

type Rule = fn(usize) -> Vec<Vec<usize>>;

fn twins(coin: usize) -> Vec<Vec<usize>> {
    (0..coin).map(|other| vec![other]).collect()
}

fn turtles(coin: usize) -> Vec<Vec<usize>> {
    [vec![vec![]], twins(coin)].concat()
}

/// One, two or three coins.
fn mock_turtles(coin: usize) -> Vec<Vec<usize>> {
    let pairs = (0..coin).flat_map(|second| (0..second).map(move |first| vec![first, second]));
    turtles(coin).into_iter().chain(pairs).collect()
}

fn ruler(coin: usize) -> Vec<Vec<usize>> {
    (0..=coin).map(|first| (first..coin).collect()).collect()
}

/// Every third coin alone, or two coins at most two apart: many coins have no value or a large one.
fn odd_one(coin: usize) -> Vec<Vec<usize>> {
    let near = (coin.saturating_sub(2)..coin).map(|other| vec![other]);
    near.chain((coin % 3 == 2).then(Vec::new)).collect()
}

const RULES: [Rule; 5] = [twins, turtles, mock_turtles, ruler, odd_one];

fn mask(set: &[usize]) -> u64 {
    set.iter().fold(0, |mask, coin| mask | 1 << coin)
}

/// All sets of a game on this many coins.
fn sets(rule: Rule, coins: usize) -> Vec<Vec<usize>> {
    let with_last = |coin: usize| rule(coin).into_iter().map(move |set| [set, vec![coin]].concat());
    (0..coins).flat_map(with_last).collect()
}

fn heads(position: u64) -> Vec<usize> {
    (0..64).filter(|coin| position >> coin & 1 == 1).collect()
}

#[test]
fn rows_are_as_played() {
    const COINS: usize = 9;
    for rule in RULES {
        let game = CoinTurning::new(COINS, rule);
        let masks: Vec<u64> = sets(rule, COINS).iter().map(|set| mask(set)).collect();
        let oracle = Oracle::new(Coins(masks));
        for (coin, &value) in game.values().iter().enumerate() {
            assert_eq!(value, oracle.nim_value(&(1 << coin)));
        }
        for position in 0..1 << COINS {
            let heads = heads(position);
            assert_eq!(game.outcome(heads.clone()), Outcome::n_if(oracle.next_wins(&position)));
            let winning =
                game.winning_moves(&heads).iter().map(|set| position ^ mask(set)).collect();
            assert_eq!(super::sorted(winning), super::sorted(oracle.winning_options(&position)));
        }
    }
}

#[test]
fn products_of_all_pairs_are_as_played() {
    const ROWS: usize = 3;
    const COLUMNS: usize = 4;
    for (first, second) in RULES.iter().flat_map(|&one| RULES.iter().map(move |&two| (one, two))) {
        let game = Tartan::new(CoinTurning::new(ROWS, first), CoinTurning::new(COLUMNS, second));
        let number = |row: usize, column: usize| row * COLUMNS + column;
        let patch = |rows: &[usize], columns: &[usize]| {
            let cells =
                rows.iter().flat_map(|&row| columns.iter().map(move |&column| number(row, column)));
            mask(&cells.collect::<Vec<usize>>())
        };
        let (of_rows, of_columns) = (sets(first, ROWS), sets(second, COLUMNS));
        let patches = of_rows
            .iter()
            .flat_map(|rows| of_columns.iter().map(move |columns| patch(rows, columns)));
        let oracle = Oracle::new(Coins(patches.collect()));
        for position in 0..1_u64 << (ROWS * COLUMNS) {
            let shown: Vec<(usize, usize)> =
                heads(position).into_iter().map(|cell| (cell / COLUMNS, cell % COLUMNS)).collect();
            if let [(row, column)] = shown[..] {
                assert_eq!(game.nim_value(row, column), oracle.nim_value(&position));
            }
            let expected = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(game.outcome(shown.iter().copied()), expected);
            if position % 7 != 0 {
                continue;
            }
            let winning: Vec<Patch> = game.winning_moves(&shown);
            let results = winning.iter().map(|found| position ^ patch(&found.rows, &found.columns));
            assert_eq!(
                super::sorted(results.collect()),
                super::sorted(oracle.winning_options(&position))
            );
            for found in winning {
                let after =
                    found.after(&shown).into_iter().map(|(row, column)| number(row, column));
                let after = mask(&after.collect::<Vec<usize>>());
                assert_eq!(after, position ^ patch(&found.rows, &found.columns));
            }
        }
    }
}

#[test]
fn named_games_have_their_known_values() {
    let values = |game: CoinTurning| game.values().to_vec();
    assert_eq!(values(CoinTurning::twins(40)), (0..40).collect::<Vec<u64>>());
    assert_eq!(values(CoinTurning::turning_turtles(40)), (1..=40).collect::<Vec<u64>>());
    let ruler = (1..=40_u64).map(|number| 1 << number.trailing_zeros());
    assert_eq!(values(CoinTurning::ruler(40)), ruler.collect::<Vec<u64>>());
    // Mock Turtles: the numbers with an odd number of ones.
    let odious = (0_u64..).filter(|number| number.count_ones() % 2 == 1);
    assert_eq!(values(CoinTurning::new(20, mock_turtles)), odious.take(20).collect::<Vec<u64>>());
}

#[test]
#[should_panic(expected = "a later coin is turned")]
fn a_set_ends_with_its_coin() {
    CoinTurning::new(2, |coin| vec![vec![coin]]);
}
