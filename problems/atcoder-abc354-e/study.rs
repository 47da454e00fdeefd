//! Remove Pairs, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::RemovePairs;

/// A position is the front and the back of each card, or 0 and 0 where a card has been removed.
struct Cards;

/// Of more cards the winning moves are not looked for.
const LISTED: usize = 12;

/// The cards that are left, and the pairs of them that match, as numbers of cards from 0.
fn matching(row: &[u64]) -> Vec<(usize, usize)> {
    let card = |card: usize| (row[2 * card], row[2 * card + 1]);
    let there: Vec<usize> = (0..row.len() / 2).filter(|&it| card(it).0 > 0).collect();
    let later = |one: usize| there.iter().copied().filter(move |&other| one < other);
    let pairs = there.iter().flat_map(|&one| later(one).map(move |other| (one, other)));
    pairs.filter(|&(a, b)| card(a).0 == card(b).0 || card(a).1 == card(b).1).collect()
}

fn left(row: &[u64]) -> usize {
    row.chunks(2).filter(|card| card[0] > 0).count()
}

/// Into how many groups the pairs fall of each of which only one can go, as any two of its pairs
/// share a card; `None` if they do not.
fn groups(row: &[u64]) -> Option<usize> {
    let share = |one: &(usize, usize), other: &(usize, usize)| {
        [one.0, one.1].iter().any(|card| [other.0, other.1].contains(card))
    };
    study::groups(&matching(row), share)
}

/// Which sets are won, from the empty one on.
fn wins(row: &[u64]) -> bool {
    let there: Vec<usize> = (0..row.len() / 2).filter(|card| row[2 * card] > 0).collect();
    let digit = |card| there.iter().position(|&it| it == card).map_or(0, |place| 1_usize << place);
    let pairs = matching(row).into_iter().map(|(one, other)| digit(one) | digit(other));
    let pairs: Vec<usize> = pairs.collect();
    let mut wins = vec![false; 1 << there.len()];
    for set in 0..wins.len() {
        wins[set] = pairs.iter().any(|&pair| set & pair == pair && !wins[set ^ pair]);
    }
    wins[wins.len() - 1]
}

impl Study for Cards {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Remove two cards whose fronts are equal, or whose backs are equal."
                "每次拿走两张正面相同或背面相同的卡片。"
                "A player who cannot move loses."
                "无法操作者输。"
                "On the board a token is a card, and a line joins two cards that match; click both cards."
                "棋盘上，一枚棋子是一张卡片，可以一起拿走的两张之间有连线；依次点这两张。"
            },
            numbers: sentences! {
                "the front and the back of each card, or 0 and 0 where a card has been removed"
                "每张卡片的正面和背面；已拿走的写成 0 和 0"
            },
            answers: ["Takahashi", "Aoki"],
            starts: &[
                &[1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6],
                &[1, 9, 2, 5, 4, 9, 1, 4, 2, 5],
                &[1, 1, 1, 2, 2, 2, 2, 3],
                &[1, 1, 1, 2, 1, 3, 2, 3, 2, 4, 3, 4],
            ],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        refuse!(row.len() % 2 == 1, "the last card has no back", "最后一张卡片没有背面");
        refuse!(row.len() > 40, "more than 20 cards are too many", "卡片不能超过 20 张");
        let is_half = row.chunks(2).any(|card| (card[0] == 0) != (card[1] == 0));
        refuse!(is_half, "a card has 0 on one side alone", "有一张卡片只有一面是 0");
        Ok(())
    }

    fn is_playable(&self, row: &[u64]) -> bool {
        row.len() / 2 <= LISTED
    }

    fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
        tried(left(row) <= LISTED, Options::of(RemovePairs, row), wins, row)
    }

    fn reason(&self, row: &[u64]) -> String {
        match (wins(row), matching(row).is_empty()) {
            (true, _) => said!("some pair leaves a lost set", "拿走某一对后剩下必败的集合"),
            (_, true) => said!("no two cards match", "没有可以一起拿走的两张"),
            _ => said!("every pair leaves a won set", "无论拿走哪一对，剩下的都是必胜的集合"),
        }
    }

    fn figures(&self, row: &[u64]) -> Vec<String> {
        let (cards, pairs) = (left(row), matching(row).len());
        vec![
            said!("cards  {cards}", "卡片  {cards} 张"),
            said!("pairs  {pairs}", "可拿  {pairs} 对"),
            said!("sets   {}", "集合  {} 个", 1 << cards),
        ]
    }

    fn kept<'a>(&'a self, row: &'a [u64]) -> Option<Kept<'a>> {
        let are_even = |row: &[u64]| matches!(groups(row), Some(count) if count % 2 == 0);
        let count = groups(row).unwrap_or(0);
        Kept::so(row, are_even, || {
            said!(
                "the cards that match form {count} groups, and of each of them only one pair can go, so an even number of moves is left",
                "可以拿的卡片分成 {count} 组，每一组只能拿走一对，所以还有偶数步"
            )
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let removed = (1..=from.len() / 2).filter(|card| from[2 * card - 2] != to[2 * card - 2]);
        let removed = series(removed, words(" and ", "、"));
        said!("remove cards {removed}", "拿走第 {removed} 张")
    }

    /// The notes are the sides of the cards.
    fn board(&self, row: &[u64]) -> Board {
        let vertex = |card: &[u64]| Vertex {
            note: if card[0] > 0 { format!("{} {}", card[0], card[1]) } else { String::new() },
            marked: false,
        };
        Board::Graph(Graph {
            vertices: row.chunks(2).map(vertex).collect(),
            edges: matching(row).into_iter().map(|(one, other)| (one + 1, other + 1)).collect(),
            tokens: (1..=row.len() / 2).filter(|card| row[2 * card - 2] > 0).collect(),
        })
    }

    /// How many cards are left, if they are more than three.
    fn name(&self, row: &[u64]) -> String {
        match left(row) {
            many if many > 3 => said!("{many} cards", "{many} 张卡片"),
            _ => series(row, " "),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let in_a_row =
            |n: u64| (0..n).flat_map(|card| [card / 2 + 1, card - card / 2 + 1]).collect();
        vec![(1..=6).map(in_a_row).collect()]
    }

    fn random(&self, random: &mut Random) -> Row {
        let cards = random.int(6..=9);
        random.list(2 * cards, 1..=4)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Cards)
}

/// A game of two moves.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions: [&[u64]; 3] = [
        &[1, 9, 2, 5, 4, 9, 1, 4, 2, 5],
        &[0, 0, 2, 5, 4, 9, 0, 0, 2, 5],
        &[0, 0, 0, 0, 4, 9, 0, 0, 0, 0],
    ];
    let captions = [words("lost", "必败"), words("won", "必胜"), words("lost", "必败")];
    let board = |(row, caption): (&&[u64], &&str)| Drawing::from_board(&Cards.board(row), caption);
    let boards = positions.iter().zip(&captions).map(board).collect();
    let title = "The cards of the sample: any two moves end the game";
    vec![("play", Drawing::sequence(boards).document(title, ""))]
}
