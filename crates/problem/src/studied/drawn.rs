//! What a board on a telephone must be: its parts large enough to be touched, its texts to be read.

use std::collections::BTreeMap;

use anyhow::{ensure, Context, Result};
use study::board::Room;

/// The least size of a part that is touched.
const TARGET: f64 = 24.0;
/// The least size of a text.
const TEXT: f64 = 11.0;

/// Checks a board's drawing, an SVG.
pub(super) fn check(svg: &str) -> Result<()> {
    let scale = scale(svg)?;
    for (click, shapes) in targets(svg) {
        let size = shapes.split('<').map(|tag| size(tag, scale)).fold(0.0, f64::max);
        ensure!(
            size >= TARGET,
            "{click} is {size:.1} pixels wide or high where {TARGET} are needed"
        );
    }
    let (sizes, body) = sizes(svg)?;
    for text in body.split("<text").skip(1) {
        let tag = text.split('>').next().unwrap_or_default();
        let classes = attribute(tag, "class").unwrap_or_default().split(' ');
        let size = classes.filter_map(|class| sizes.get(class)).copied().reduce(f64::min);
        let size = size.unwrap_or(sizes[""]);
        ensure!(size * scale >= TEXT, "a text is {:.1} pixels high: {text}", size * scale);
    }
    Ok(())
}

/// How large a drawing is shown in its place; one that is less than the place may be enlarged, but
/// need not be.
fn scale(svg: &str) -> Result<f64> {
    let (_, size) = svg.split_once("viewBox=\"0 0 ").context("a drawing has a size")?;
    let (width, rest) = size.split_once(' ').context("a drawing has a width")?;
    let height = rest.split('"').next().unwrap_or_default();
    let (width, height): (f64, f64) = (width.parse()?, height.parse()?);
    let Room { width: most_wide, height: most_high } = Room::TELEPHONE;
    Ok((most_wide as f64 / width).min(most_high as f64 / height).min(1.0))
}

/// The parts that are touched, with their names and their shapes: a heap as a whole, from which a
/// finger chooses then, and what else can be clicked.
fn targets(svg: &str) -> Vec<(&str, &str)> {
    let (mut targets, mut rest) = (Vec::new(), svg);
    while let Some((_, part)) = rest.split_once("<g data-") {
        let Some((name, inside)) = part.split_once("=\"").and_then(|(_, it)| it.split_once('"'))
        else {
            break;
        };
        let (shapes, after) = inside.split_at(end_of_group(inside));
        targets.push((name, shapes));
        rest = after;
    }
    targets
}

/// Where a group ends, which has begun.
fn end_of_group(inside: &str) -> usize {
    let mut depth = 1;
    for (place, _) in inside.match_indices('<') {
        let tag = &inside[place..];
        depth += i32::from(tag.starts_with("<g ")) - i32::from(tag.starts_with("</g>"));
        if depth == 0 {
            return place;
        }
    }
    inside.len()
}

/// The width or height of a shape that is shown at this scale, whichever is less; that of a text is 0.
fn size(tag: &str, scale: f64) -> f64 {
    let number = |name: &str| -> f64 {
        scale * attribute(tag, name).and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0)
    };
    match tag.split(' ').next() {
        Some("rect") => f64::min(number("width"), number("height")),
        Some("circle") => 2.0 * number("r"),
        Some("ellipse") => 2.0 * f64::min(number("rx"), number("ry")),
        // An edge is clicked as far beside it as its invisible line is wide, at any scale.
        Some("path") if attribute(tag, "class").is_some_and(|class| class.contains("hit")) => {
            TARGET
        }
        _ => 0.0,
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {name}=\""))?;
    value.split('"').next()
}

/// The sizes of texts by their classes, that of all others without one, and what the style is for.
fn sizes(svg: &str) -> Result<(BTreeMap<&str, f64>, &str)> {
    let (style, body) = svg.split_once("</style>").context("a drawing has a style")?;
    let mut sizes = BTreeMap::new();
    for rule in style.split('}') {
        let Some((selectors, declarations)) = rule.split_once('{') else { continue };
        let size = match declarations.split_once("font-size:") {
            Some((_, size)) => size,
            None => match declarations.split_once("font:") {
                Some((_, size)) => size,
                None => continue,
            },
        };
        // A page may make letters smaller where the drawing is large.
        let size = size.trim_start_matches("calc(");
        let size: f64 = size.split("px").next().unwrap_or_default().parse()?;
        for selector in selectors.split(',') {
            let class = selector.trim().rsplit('.').next().unwrap_or_default();
            sizes.insert(if selector.contains(" .") { class } else { "" }, size);
        }
    }
    ensure!(sizes.contains_key("") && sizes.len() > 3, "the style has only the sizes {sizes:?}");
    Ok((sizes, body))
}

#[cfg(test)]
mod tests {
    use study::board::{Board, Cells, Heap};

    use super::*;

    fn heaps(note: &str) -> String {
        let heap = Heap { stones: 3, note: note.to_string(), ..Heap::default() };
        Board::Heaps(vec![heap; 2]).svg(Room::TELEPHONE, None)
    }

    #[test]
    fn a_board_that_is_too_wide_is_noticed() {
        assert!(check(&heaps("")).is_ok());
        let long = "unbroken".repeat(8);
        assert!(check(&heaps(&long)).is_err());
    }

    #[test]
    fn small_parts_and_small_texts_are_noticed() {
        let svg = heaps("");
        let small_stones = svg.replace("ry=\"12\"", "ry=\"8\"");
        assert!(check(&small_stones).is_ok(), "a heap is one target");
        assert!(check(&small_stones.replace("width=\"110\"", "width=\"20\"")).is_err());
        assert!(check(&svg.replace("calc(12px", "calc(10px")).is_err());
        let cells = vec![study::board::Cell::Stone; 40];
        let cells = Board::Cells(Cells { cells, ..Cells::default() }).svg(Room::TELEPHONE, None);
        assert!(check(&cells).is_ok());
        assert!(check(&cells.replace("r=\"12\"", "r=\"11\"")).is_err());
    }
}
