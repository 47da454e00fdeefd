//! Questions about a study and their answers, as text: the same for a terminal and a page.
//!
//! A question is a verb and an argument, which is a position in most cases. The answer is JSON.

use oracle::retrograde::Fate;

use crate::board::Room;
use crate::json::{list, object, optional, string};
use crate::language::{said, words};
use crate::player::{best_move, options, reason, why};
use crate::practice::{self, Answer, Practice, STREAK};
use crate::random::Random;
use crate::refuted::refuted;
use crate::row::{read, write, Row};
use crate::small;
use crate::study::{About, Asked, Study};

/// The answer to a question, as a JSON object; `{"error": "..."}` if there is none.
///
/// | verb | argument | answer |
/// |---|---|---|
/// | `about` | | `rules`, `numbers`, `misere`, `starts`: `name`, `idea` (what is seen at a glance, or `null`), `position`, `won` (by the player to move) |
/// | `position` | a position; after `;` the width and the height of its place in pixels, and after another `;` the position where the game began | `position`, `board` and `theorem` (SVG; the same shapes in the same places), `legend` (`class` and `meaning` of the theorem's colours), `text` and `marked` (the same for a terminal), `over` (`next` or `previous` has won, or `null`), `drawn` (neither player can force a win), `moves`: `to`, `label`, `clicks`; an error if the position is too large to be played |
/// | `thumbnails` | positions, with `;` between them | `drawings`: a small SVG document for each, or `null` where it would be specks or look like another one |
/// | `why` | a position | `text`: the judge's answer, and why it is that |
/// | `reason` | a position | `text`: the same without the judge's words, for who plays |
/// | `winning` | a position | `outcome` (`win`, `loss`, `draw`), `count` of the winning moves (`null` if they are not counted), `moves` (the first hundred): `to`, `label` |
/// | `hint` | a position | `move`, `label`, `clicks`, `text`, and `steps`: sentences that say more and more, the last one what `text` says |
/// | `reply` | a position, and after `;` the one before it, if there is one | `to`, `label`: the perfect player's move; `refuted`: what it has left, in a sentence or two without the theorem, if the move before gave a win away, or else `null` |
/// | `random` | a seed | `position` |
/// | `guess` | | `rows` of small positions, `position`, `label` and `outcome`, and `draws` (one of them may be a draw) |
/// | `practice` | a level, from 1 on, and a seed | `level`, `levels`, `streak` (so many right answers in a row, among them a won and a lost position, lead to the next level), `positions` to judge, `draws` (a position of this game may be a draw) |
/// | `judge` | a position, `;`, and what is said about it: the position that a winning move leads to, `none` or `draw` | `right`, `outcome` (`win`, `loss`, `draw`), `best` and `label` (the perfect player's move), `refutation` (the position after the opponent's answer to a move that loses, or `null`), `verdict` (a sentence or two on the answer, without the theorem), `text` (why the outcome is what it is, by the theorem) |
pub fn respond(study: &dyn Study, verb: &str, argument: &str) -> String {
    let answer = match verb {
        "about" => Ok(about(study)),
        "position" => position(study, argument),
        "thumbnails" => thumbnails(study, argument),
        "why" => parse(study, argument).map(|row| text(&why(study, &row))),
        "reason" => parse(study, argument).map(|row| text(&reason(study, &row))),
        "winning" => winning(study, argument),
        "hint" => hint(study, argument),
        "reply" => reply(study, argument),
        "random" => random(study, argument),
        "guess" => Ok(guess(study)),
        "practice" => practice(study, argument),
        "judge" => judge(study, argument),
        _ => Err(said!("`{verb}` is not a question", "不支持的请求：{verb}")),
    };
    answer.unwrap_or_else(|error| object(&[("error", string(&error))]))
}

/// The numbers of a position that is written as text.
///
/// # Errors
/// The mistake, if a word is not a number or the numbers are not a position.
pub fn parse(study: &dyn Study, text: &str) -> Result<Row, String> {
    let row = read(text)?;
    study.check(&row).map_err(|error| {
        said!("{error}; a position lists {}", "{error}；局面依次写出：{}", study.about().numbers)
    })?;
    Ok(row)
}

fn playable(study: &dyn Study, text: &str) -> Result<Row, String> {
    let row = parse(study, text)?;
    if study.is_playable(&row) {
        Ok(row)
    } else {
        let error = words(
            "this position is too large to be played, but not to be explained",
            "这个局面太大，不能在这里玩，但可以讲解",
        );
        Err(error.to_string())
    }
}

fn about(study: &dyn Study) -> String {
    let About { rules, starts, .. } = study.about();
    about_game(study, rules, starts)
}

/// The answer to `about`, with these rules and these positions to start from.
pub fn about_game<R: AsRef<[u64]>>(study: &dyn Study, rules: &str, starts: &[R]) -> String {
    let about = study.about();
    object(&[
        ("rules", string(rules)),
        ("numbers", string(about.numbers)),
        ("misere", study.is_misere().to_string()),
        ("starts", list(starts.iter().map(|start| start_of(study, start.as_ref())))),
    ])
}

fn start_of(study: &dyn Study, start: &[u64]) -> String {
    object(&[
        ("name", string(&study.name(start))),
        ("idea", optional(study.idea(start).map(string))),
        ("position", string(&write(start))),
        ("won", (study.fate(start) == Fate::Win).to_string()),
    ])
}

fn position(study: &dyn Study, argument: &str) -> Result<String, String> {
    let mut parts = argument.split(';').map(str::trim);
    let row = playable(study, parts.next().unwrap_or_default())?;
    let room = parts.next().map_or(Ok(Room::TELEPHONE), room_of)?;
    let begun = parts.next().map(|text| parse(study, text)).transpose()?;
    let begun = begun.map(|row| study.board(&row));
    let marked = study.board(&row);
    let plain = marked.plain();
    let described = |to: &Row| {
        let clicks = plain.clicks(&study.board(to));
        object(&[
            ("to", string(&write(to))),
            ("label", string(&study.describe(&row, to))),
            ("clicks", list(clicks.iter().map(|click| string(click)))),
        ])
    };
    let options = options(study, &row);
    let winner = if study.is_misere() { "next" } else { "previous" };
    let over = options.is_empty().then(|| string(winner));
    Ok(object(&[
        ("position", string(&write(&row))),
        ("board", string(&marked.svg(room, begun.as_ref()))),
        ("theorem", string(&marked.explained_svg(room, begun.as_ref()))),
        ("legend", list(marked.legend().into_iter().map(meaning))),
        ("text", string(&plain.text())),
        ("marked", string(&marked.explained_text())),
        ("over", optional(over)),
        ("drawn", study.drawing(&row).is_some().to_string()),
        ("moves", list(options.iter().map(described))),
    ]))
}

fn room_of(text: &str) -> Result<Room, String> {
    let sizes: Result<Vec<u16>, _> = text.split(' ').map(str::parse).collect();
    match sizes.as_deref() {
        Ok(&[width, height]) => Ok(Room { width: width.into(), height: height.into() }),
        _ => Err(said!("`{text}` is not a width and a height", "“{text}”不是宽度和高度")),
    }
}

fn thumbnails(study: &dyn Study, argument: &str) -> Result<String, String> {
    let drawing = |text: &str| -> Result<Option<String>, String> {
        let row = parse(study, text)?;
        let board = Some(row).filter(|row| study.is_playable(row)).map(|row| study.board(&row));
        Ok(board.and_then(|board| board.legible_thumbnail()))
    };
    let drawings: Vec<_> = argument.split(';').map(drawing).collect::<Result<_, _>>()?;
    let is_alone = |drawing: &&String| {
        drawings.iter().filter(|other| other.as_ref() == Some(*drawing)).count() == 1
    };
    let told =
        drawings.iter().map(|it| optional(it.as_ref().filter(is_alone).map(|it| string(it))));
    Ok(object(&[("drawings", list(told))]))
}

fn meaning((class, meaning): (&str, &str)) -> String {
    object(&[("class", string(class)), ("meaning", string(meaning))])
}

fn text(text: &str) -> String {
    object(&[("text", string(text))])
}

fn winning(study: &dyn Study, text: &str) -> Result<String, String> {
    const LISTED: usize = 100;
    let row = parse(study, text)?;
    let winning = study.winning(&row);
    let described = |to: Row| {
        let label = study.describe(&row, &to);
        object(&[("to", string(&write(&to))), ("label", string(&label))])
    };
    Ok(object(&[
        ("outcome", string(outcome(study, &row))),
        ("count", optional(winning.count.map(|count| count.to_string()))),
        ("moves", list(winning.moves.take(LISTED).map(described))),
    ]))
}

fn hint(study: &dyn Study, text: &str) -> Result<String, String> {
    let row = playable(study, text)?;
    let best = best_move(study, &row);
    let label = best.as_ref().map(|to| study.describe(&row, to));
    let fate = study.fate(&row);
    let sentence = match (&label, fate) {
        (None, _) => words("There is no move.", "已经无路可走。").to_string(),
        (Some(label), Fate::Win) => said!("This wins: {label}.", "这一步必胜：{label}。"),
        (Some(label), Fate::Draw) => said!(
            "Neither player can force a win; this keeps the draw: {label}.",
            "双方都没有必胜策略；这一步保持平局：{label}。"
        ),
        (Some(label), Fate::Loss) => said!(
            "Every move loses against perfect play; the hardest to answer is this: {label}.",
            "面对最优策略，每一步都输；最难应对的是：{label}。"
        ),
    };
    let (board, after) = (study.board(&row), best.as_ref().map(|to| study.board(to)));
    let clicks = after.as_ref().map_or(Vec::new(), |after| board.clicks(after));
    let place = after.and_then(|after| board.place(&after)).filter(|_| fate != Fate::Loss);
    let look = place.map(|place| said!("Look at {place}.", "看{place}。"));
    let first = best.as_ref().map(|_| prospect(fate).to_string());
    let steps = first.into_iter().chain(look).chain(Some(sentence.clone()));
    Ok(object(&[
        ("move", optional(best.map(|to| string(&write(&to))))),
        ("label", optional(label.map(|label| string(&label)))),
        ("clicks", list(clicks.iter().map(|click| string(click)))),
        ("text", string(&sentence)),
        ("steps", list(steps.map(|step| string(&step)))),
    ]))
}

/// What the player to move can hope for.
fn prospect(fate: Fate) -> &'static str {
    match fate {
        Fate::Win => words("You can win from here.", "这个局面你能赢。"),
        Fate::Draw => words("Neither player can force a win.", "双方都没有必胜策略。"),
        Fate::Loss => words("Every move loses against perfect play.", "面对最优策略，每一步都输。"),
    }
}

fn reply(study: &dyn Study, argument: &str) -> Result<String, String> {
    let (text, before) = argument.split_once(';').unwrap_or((argument, ""));
    let row = playable(study, text)?;
    let to = best_move(study, &row).ok_or_else(is_over)?;
    let before = Some(before.trim()).filter(|before| !before.is_empty());
    let before = before.map(|before| parse(study, before)).transpose()?;
    let gives_away =
        |before: Row| study.fate(&before) == Fate::Win && study.fate(&row) == Fate::Win;
    let refuted = before.filter(|before| gives_away(before.clone())).map(|_| refuted(study, &to));
    Ok(object(&[
        ("to", string(&write(&to))),
        ("label", string(&study.describe(&row, &to))),
        ("refuted", optional(refuted.map(|refuted| string(&refuted)))),
    ]))
}

fn is_over() -> String {
    words("play is over", "这一局已经结束").to_string()
}

fn random(study: &dyn Study, seed: &str) -> Result<String, String> {
    let row = study.random(&mut Random::new(seed_of(seed)?));
    Ok(object(&[("position", string(&write(&row)))]))
}

fn seed_of(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| said!("`{text}` is not a seed", "“{text}”不是随机种子"))
}

fn guess(study: &dyn Study) -> String {
    let rows = study.small();
    let mut labels = small::labels(&rows.concat()).into_iter();
    let mut cell = |row: &Row| {
        object(&[
            ("position", string(&write(row))),
            ("label", string(&labels.next().unwrap_or_default())),
            ("outcome", string(outcome(study, row))),
        ])
    };
    let cells: Vec<String> = rows.iter().map(|row| list(row.iter().map(&mut cell))).collect();
    let draws = rows.iter().flatten().any(|row| study.fate(row) == Fate::Draw);
    object(&[("rows", list(cells)), ("draws", draws.to_string())])
}

/// What best play brings the player to move, in a word for scripts.
fn outcome(study: &dyn Study, row: &[u64]) -> &'static str {
    match study.fate(row) {
        Fate::Win => "win",
        Fate::Loss => "loss",
        Fate::Draw => "draw",
    }
}

fn practice(study: &dyn Study, argument: &str) -> Result<String, String> {
    let (level, seed) = argument.split_once(' ').unwrap_or((argument, "1"));
    let practice = Practice::new(study);
    let levels = practice.levels();
    let is_level = |level: &u64| (1..=levels).contains(level);
    let level = level.parse().ok().filter(is_level).ok_or_else(|| {
        said!("`{level}` is not a level from 1 to {levels}", "“{level}”不是 1 到 {levels} 的级别")
    })?;
    let round = practice.round(level, seed_of(seed)?);
    Ok(object(&[
        ("level", level.to_string()),
        ("levels", levels.to_string()),
        ("streak", STREAK.to_string()),
        ("positions", list(round.iter().map(|row| string(&write(row))))),
        ("draws", practice.has_draws().to_string()),
    ]))
}

fn judge(study: &dyn Study, argument: &str) -> Result<String, String> {
    let (position, said) = argument.split_once(';').unwrap_or((argument, ""));
    let row = playable(study, position)?;
    let best = best_move(study, &row).ok_or_else(is_over)?;
    let answer = answer(study, &row, said.trim())?;
    let refutation = practice::refutation(study, &answer);
    Ok(object(&[
        ("right", practice::is_right(study, &row, &answer).to_string()),
        ("outcome", string(outcome(study, &row))),
        ("best", string(&write(&best))),
        ("label", string(&study.describe(&row, &best))),
        ("refutation", optional(refutation.map(|to| string(&write(&to))))),
        ("verdict", string(&practice::verdict(study, &row, &answer))),
        ("text", string(&reason(study, &row))),
    ]))
}

fn answer(study: &dyn Study, row: &[u64], said: &str) -> Result<Answer, String> {
    match said {
        "none" => Ok(Answer::Lost),
        "draw" => Ok(Answer::Drawn),
        _ => {
            let to = parse(study, said)?;
            match study.options(row).contains(&to) {
                true => Ok(Answer::Move(to)),
                false => Err(said!("no move leads to {}", "没有走到 {} 的走法", write(&to))),
            }
        }
    }
}
