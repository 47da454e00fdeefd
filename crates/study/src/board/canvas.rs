//! Shapes at whole pixels, written as SVG.
//!
//! All coordinates are integers, so that a drawing has the same bytes on every machine.

use super::Board;

/// The colours, lines and type of every drawing; `&` stands for the drawing itself.
const STYLE: &str = include_str!("drawing.css");

/// Styles for a board that is played on.
const CLICKABLE: &str = include_str!("clickable.css");

/// The style of what pairs off, which few pictures have.
const PAIRED: &str = "& .paired { fill-opacity:.25; stroke-opacity:.45; }\n";

/// The class of every drawing.
const CLASS: &str = "study-drawing";

/// The place of a board on a page, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The width, which a drawing does not exceed unless its parts would be too small.
    pub width: i64,
    /// The height, into which all of a drawing is to fit.
    pub height: i64,
}

impl Room {
    /// That of a telephone that is 390 pixels wide, held upright.
    pub const TELEPHONE: Room = Room { width: 370, height: 352 };

    /// The least one for which something is drawn: that of a telephone that is 320 pixels wide.
    const LEAST: Room = Room { width: 300, height: 200 };

    fn at_least(self) -> Room {
        let Room { width, height } = Room::LEAST;
        Room { width: self.width.max(width), height: self.height.max(height) }
    }

    /// The size of a drawing of this width and height that is shown here, in thousandths.
    pub(super) fn scale(self, (width, height): (i64, i64)) -> i64 {
        let fits = |room: i64, size: i64| 1000 * room / size.max(1);
        fits(self.width, width).min(fits(self.height, height)).min(1000 * LARGEST)
    }
}

/// How many times as large as it is drawn a board may be shown where there is room.
pub(super) const LARGEST: i64 = 2;

/// The width of a picture, which can be as high as it has to.
const PICTURE: Room = Room { width: 490, height: 1 << 20 };

/// The largest width and height of a stamp, and of a stone on it; the stone's on a board; and the
/// least side of a shape that can be seen.
const STAMP: (i64, i64) = (96, 40);
const STONE: i64 = 8;
pub(super) const PITCH: i64 = 26;
const SPECK: i64 = 3;

/// Lines of a stamp are as thin as they are drawn, however small it is; those around pieces are thin.
const THIN: &str = "& * { vector-effect:non-scaling-stroke; }\n\
    && .stone, && .dark, && .light { stroke-width:1; }\n\
    && .token { stroke-width:2; }\n&& .band { stroke-width:3; }\n";

/// Where shapes are drawn: x to the right, y down.
pub(crate) struct Canvas {
    body: String,
    clickable: bool,
    theorem: bool,
    small: bool,
    room: Room,
    /// The board with which the game began: what is moved keeps the shape that it had there.
    pub(super) begun: Option<Board>,
    /// The left, top, right and bottom ends of the shapes.
    ends: Option<[i64; 4]>,
    /// The side of the smallest shape.
    finest: i64,
    /// How much of it is used, in pixels.
    pub(crate) width: i64,
    /// How much of it is used, in pixels.
    pub(crate) height: i64,
}

impl Canvas {
    /// For a board that is played on. The room for what the theorem says is there even if it does
    /// not show the `theorem`, so that nothing moves when it does.
    pub(crate) fn board(theorem: bool, room: Room) -> Self {
        Canvas {
            body: String::new(),
            clickable: true,
            theorem,
            small: false,
            room: room.at_least(),
            begun: None,
            ends: None,
            finest: i64::MAX,
            width: 0,
            height: 0,
        }
    }

    /// For a picture, on which nothing can be clicked.
    pub(crate) fn picture() -> Self {
        Canvas { clickable: false, ..Canvas::board(true, PICTURE) }
    }

    /// For a thumbnail, in which no text is read: its shapes can be close together.
    pub(crate) fn thumbnail() -> Self {
        Canvas { clickable: false, small: true, ..Canvas::board(false, PICTURE) }
    }

    /// Whether it is for a thumbnail.
    pub(crate) fn is_small(&self) -> bool {
        self.small
    }

    /// The width that a drawing should not exceed: a board is not drawn smaller than it is, because
    /// its parts are to be touched and its texts to be read.
    pub(crate) fn limit(&self) -> i64 {
        self.room.width
    }

    /// The place that the drawing has.
    pub(crate) fn room(&self) -> Room {
        self.room
    }

    /// The width that a text below a drawing should not exceed: that of a telephone on a board, whose
    /// shapes would be the smaller for a longer line.
    pub(crate) fn text_limit(&self) -> i64 {
        match self.clickable {
            true => self.limit().min(Room::TELEPHONE.width),
            false => self.limit(),
        }
    }

    /// Whether something of this class has been drawn.
    pub(crate) fn has_class(&self, class: &str) -> bool {
        let classes = self.body.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        classes.flat_map(|classes| classes.split(' ')).any(|other| other == class)
    }

    /// Whether it shows what the theorem says.
    pub(crate) fn shows_theorem(&self) -> bool {
        self.theorem
    }

    /// Whether it is a picture with texts, among others on a page.
    pub(crate) fn is_picture(&self) -> bool {
        !self.clickable && !self.small
    }

    /// Whether it is played on.
    pub(crate) fn is_board(&self) -> bool {
        self.clickable
    }

    /// The SVG to be put into a page.
    pub(crate) fn inline(&self, label: &str) -> String {
        let (width, height, most) = (self.width, self.height, LARGEST * self.width);
        // The page is light on paper, even where the screen is dark.
        let style = STYLE.replace("@media (", "@media screen and (") + PAIRED + CLICKABLE;
        let style = scoped(&style);
        format!(
            "<svg class=\"{CLASS}\" viewBox=\"0 0 {width} {height}\" \
             style=\"max-width:{most}px\" role=\"img\" aria-label=\"{}\">\n\
             <style>{style}</style>\n{}</svg>",
            escape(label),
            self.body
        )
    }

    /// The SVG as a document of its own.
    pub(crate) fn document(&self, title: &str, description: &str, more_style: &str) -> String {
        let (width, height) = (self.width, self.height);
        let paired = if self.has_class("paired") { PAIRED } else { "" };
        let style = scoped(&(STYLE.to_string() + paired + more_style));
        let description = match description {
            "" => String::new(),
            text => format!("<desc>{}</desc>\n", escape(text)),
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{CLASS}\" \
             viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\n\
             <title>{}</title>\n{description}<style>\n{style}</style>\n{}</svg>\n",
            escape(title),
            self.body
        )
    }

    /// The shapes alone as a small document: at the size of a stamp no text can be read.
    pub(crate) fn stamp(&self) -> String {
        let is_shape = |line: &&str| !line.starts_with("<text");
        let shapes: String = self.body.split_inclusive('\n').filter(is_shape).collect();
        let ([left, top, width, height], shown) = (self.frame(), self.shown());
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{CLASS}\" \
             viewBox=\"{left} {top} {width} {height}\" width=\"{}\" height=\"{}\">\n\
             <style>\n{}</style>\n{shapes}</svg>\n",
            (shown * width + 999) / 1000,
            (shown * height + 999) / 1000,
            scoped(&(style_of(&shapes) + THIN))
        )
    }

    /// Whether the smallest shape of the stamp can be told from a speck.
    pub(crate) fn is_legible(&self) -> bool {
        self.ends.is_some() && self.finest.saturating_mul(self.shown()) >= SPECK * 1000
    }

    /// How large the stamp is, in thousandths of the drawing.
    fn shown(&self) -> i64 {
        let [_, _, width, height] = self.frame();
        (1000 * STAMP.0 / width).min(1000 * STAMP.1 / height).min(1000 * STONE / PITCH)
    }

    /// The place of the shapes, with a margin for their lines: left, top, width, height.
    fn frame(&self) -> [i64; 4] {
        let [left, top, right, bottom] = self.ends.unwrap_or([0, 0, PITCH, PITCH]);
        [left - 3, top - 3, right - left + 6, bottom - top + 6]
    }

    /// Makes room for a shape: left, top, width, height.
    fn include(&mut self, [x, y, width, height]: [i64; 4]) {
        let own = [x, y, x + width, y + height];
        self.ends = Some(match self.ends {
            None => own,
            Some([left, top, right, bottom]) => {
                [left.min(x), top.min(y), right.max(own[2]), bottom.max(own[3])]
            }
        });
    }

    /// A number in place of so many shapes, which a thumbnail does not show.
    pub(crate) fn unseen(&mut self) {
        self.finest = 0;
    }

    /// A rectangle: left, top, width, height.
    pub(crate) fn rect(&mut self, class: &str, [x, y, width, height]: [i64; 4], radius: i64) {
        self.include([x, y, width, height]);
        self.finest = self.finest.min(width.min(height));
        self.body += &format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""
        );
        if radius > 0 {
            self.body += &format!(" rx=\"{radius}\"");
        }
        self.body += "/>\n";
    }

    /// A circle around (x, y).
    pub(crate) fn circle(&mut self, class: &str, (x, y): (i64, i64), radius: i64) {
        self.include([x - radius, y - radius, 2 * radius, 2 * radius]);
        self.finest = self.finest.min(2 * radius);
        self.body += &format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n");
    }

    /// An ellipse around (x, y).
    pub(crate) fn ellipse(&mut self, class: &str, (x, y): (i64, i64), (rx, ry): (i64, i64)) {
        self.include([x - rx, y - ry, 2 * rx, 2 * ry]);
        self.finest = self.finest.min(2 * rx.min(ry));
        self.body += &format!(
            "<ellipse class=\"{class}\" cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"/>\n"
        );
    }

    /// A path in SVG's language.
    pub(crate) fn path(&mut self, class: &str, path: &str) {
        self.body += &format!("<path class=\"{class}\" d=\"{path}\"/>\n");
    }

    /// A line from point to point.
    pub(crate) fn line(&mut self, class: &str, from: (i64, i64), to: (i64, i64)) {
        self.include([from.0, from.1, 0, 0]);
        self.include([to.0, to.1, 0, 0]);
        self.path(class, &format!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
    }

    /// A text in place of a drawing.
    pub(crate) fn say(&mut self, text: &str) {
        (self.width, self.height) = (text_width(text) + 20, 36);
        self.text("dim", (self.width / 2, 22), text);
    }

    /// A text, in the middle of x unless the class says otherwise, on the base line y.
    pub(crate) fn text(&mut self, class: &str, (x, y): (i64, i64), text: &str) {
        if text.is_empty() {
            return;
        }
        let class = match class {
            "" => String::new(),
            class => format!(" class=\"{class}\""),
        };
        self.body += &format!("<text{class} x=\"{x}\" y=\"{y}\">{}</text>\n", escape(text));
    }

    /// What the theorem says, as a text.
    pub(crate) fn note(&mut self, class: &str, place: (i64, i64), text: &str) {
        if self.theorem {
            self.text(class, place, text);
        }
    }

    /// Shapes that can be clicked, by this name.
    pub(crate) fn clickable(&mut self, click: &str, draw: impl FnOnce(&mut Self)) {
        if !self.clickable {
            return draw(self);
        }
        self.body += &format!("<g data-click=\"{}\">", escape(click));
        draw(self);
        self.body += "</g>\n";
    }

    /// The place of several shapes that can be clicked, whose names begin with its name: an area
    /// (left, top, width, height) and what is drawn there. It can be touched as a whole.
    pub(crate) fn touchable(
        &mut self,
        name: &str,
        [x, y, width, height]: [i64; 4],
        draw: impl FnOnce(&mut Self),
    ) {
        if !self.clickable {
            return draw(self);
        }
        self.body += &format!("<g data-place=\"{}\">\n", escape(name));
        self.rect("area", [x, y, width, height], 0);
        draw(self);
        self.body += "</g>\n";
    }

    /// Shapes that belong together.
    pub(crate) fn group(&mut self, class: &str, draw: impl FnOnce(&mut Self)) {
        self.body += &format!("<g class=\"{class}\">\n");
        draw(self);
        self.body += "</g>\n";
    }

    /// Another drawing, its top left corner at (x, y).
    pub(crate) fn place(&mut self, other: &Canvas, (x, y): (i64, i64)) {
        self.body += &format!("<g transform=\"translate({x} {y})\">\n{}</g>\n", other.body);
    }
}

/// The lines of the style without the rules for classes that these shapes do not have.
fn style_of(shapes: &str) -> String {
    let lists = shapes.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let classes: Vec<&str> = lists.flat_map(str::split_whitespace).collect();
    let is_used = |selector: &str| match selector.trim().strip_prefix("& ") {
        Some(inner) => classes.iter().any(|class| inner.strip_prefix('.') == Some(class)),
        None => true,
    };
    let is_needed = |line: &&str| {
        let selectors = line.split('{').next().unwrap_or_default();
        selectors.split(',').any(is_used)
    };
    STYLE.split_inclusive('\n').filter(is_needed).collect()
}

/// Styles that concern nothing else on a page.
fn scoped(style: &str) -> String {
    style.replace('&', &format!(".{CLASS}"))
}

/// Text for SVG.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A point in tenths of a pixel, for a path.
pub(crate) fn tenths((x, y): (i64, i64)) -> String {
    let decimal = |value: i64| match (value / 10, value % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => format!("{whole}.{}", tenth.abs()),
    };
    format!("{} {}", decimal(x), decimal(y))
}

/// About how wide a text is, in pixels.
pub(crate) fn text_width(text: &str) -> i64 {
    text.chars().map(|character| if is_wide(character) { 13 } else { 8 }).sum()
}

/// Whether a character is as wide as it is high, as those of Chinese are.
fn is_wide(character: char) -> bool {
    character >= '\u{2e80}'
}

/// A text in lines of at most this width, as far as it has places to be broken: spaces, and the
/// places before Chinese characters.
pub(crate) fn lines_of(text: &str, width: i64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut word = String::new();
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        word.push(character);
        let is_end = match characters.peek() {
            None | Some(' ') => true,
            // No line begins with a punctuation mark.
            Some(&next) => is_wide(next) && !"\u{ff0c}\u{3002}\u{ff1b}\u{ff1a}".contains(next),
        };
        if !is_end {
            continue;
        }
        if !line.is_empty() && text_width(&line) + text_width(&word) > width {
            lines.push(std::mem::take(&mut line));
            word = word.trim_start().to_string();
        }
        line += &word;
        word.clear();
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// A length as a coordinate.
pub(crate) fn length(length: usize) -> i64 {
    length as i64
}

/// Point number `k` of `n` on a circle around the origin, clockwise from the top.
pub(crate) fn on_circle(k: usize, n: usize, radius: i64) -> (i64, i64) {
    let (k, n) = (length(k), length(n));
    let (quarter, rest) = (4 * k / n % 4, 4 * k % n);
    let angle = rest * QUARTER / n;
    let (sine, cosine) = (sine(angle), sine(QUARTER - angle));
    let (right, up) = match quarter {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    };
    (scaled(right, radius), scaled(-up, radius))
}

const ONE: i64 = 1_000_000_000;

/// A quarter of a turn, that is pi / 2.
const QUARTER: i64 = 1_570_796_327;

/// The sine of an angle up to a quarter of a turn, by its series.
fn sine(angle: i64) -> i64 {
    let (mut sum, mut term) = (0, angle);
    for n in 1..=8 {
        sum += term;
        term = -term * angle / ONE * angle / ONE / (2 * n * (2 * n + 1));
    }
    sum
}

/// `fraction * radius`, rounded.
fn scaled(fraction: i64, radius: i64) -> i64 {
    (2 * fraction * radius + ONE).div_euclid(2 * ONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_round() {
        for n in 1..=60 {
            for k in 0..n {
                let angle = k as f64 / n as f64 * std::f64::consts::TAU;
                let (x, y) = on_circle(k, n, 1000);
                assert!((x as f64 - 1000.0 * angle.sin()).abs() < 0.51, "{k} of {n}: {x}");
                assert!((y as f64 + 1000.0 * angle.cos()).abs() < 0.51, "{k} of {n}: {y}");
            }
        }
    }

    #[test]
    fn a_thumbnail_has_shapes_and_no_style_but_theirs() {
        let mut canvas = Canvas::thumbnail();
        canvas.group("heap", |canvas| canvas.ellipse("stone slice", (5, 5), (4, 2)));
        canvas.text("dim", (5, 9), "a < b");
        let drawn = canvas.stamp();
        assert!(!drawn.contains("text"), "{drawn}");
        assert!(drawn.contains("<ellipse class=\"stone slice\""), "{drawn}");
        for (rule, is_there) in [
            (".study-drawing {", true),
            ("--stone:", true),
            (".study-drawing .stone {", true),
            (".study-drawing .slice {", true),
            (".study-drawing .dim {", false),
            (".study-drawing .token {", false),
        ] {
            assert_eq!(drawn.contains(&format!("\n{rule}")), is_there, "{rule}: {drawn}");
        }
        let braces = |brace: char| drawn.matches(brace).count();
        assert_eq!(braces('{'), braces('}'), "{drawn}");
    }

    #[test]
    fn texts_are_broken_where_words_end() {
        assert_eq!(lines_of("take 1, 3 or 4", 80), ["take 1, 3", "or 4"]);
        assert_eq!(lines_of("unbreakable", 16), ["unbreakable"]);
        assert_eq!(lines_of("", 16), Vec::<String>::new());
        let chinese = "\u{53d6}\u{4e00}\u{9897}\u{ff0c}\u{7b2c} 2 \u{5806}";
        let lines = ["\u{53d6}\u{4e00}", "\u{9897}\u{ff0c}", "\u{7b2c} 2", "\u{5806}"];
        assert_eq!(lines_of(chinese, 30), lines);
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(escape("a < b & \"c\""), "a &lt; b &amp; &quot;c&quot;");
    }
}
