//! The picture that is shown with a link to a page.

use anyhow::{ensure, Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use judge::session::Session;
use judge::workspace::Workspace;
use serde::Deserialize;
use site::Previews;

use crate::page::Page;

/// How large a picture is, in which share of it something is drawn, and how much is free at the
/// left, at the top, at the right and at the bottom.
const MEASURE: &str = "async data => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const [width, height] = [image.width, image.height];
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, width, height);
    let [drawn, left, top, right, bottom] = [0, width, height, 0, 0];
    for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
            const at = 4 * (y * width + x);
            if (Math.min(pixels[at], pixels[at + 1], pixels[at + 2]) > 240) continue;
            drawn += 1;
            [left, right] = [Math.min(left, x), Math.max(right, x)];
            [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        }
    }
    return { size: [width, height], share: drawn / (width * height),
        free: [left, top, width - 1 - right, height - 1 - bottom] };
}";

#[derive(Debug, Deserialize)]
struct Measured {
    size: [u32; 2],
    share: f64,
    free: [i64; 4],
}

/// The board is drawn in the size that previews have, in the middle, and large.
pub fn picture(page: &mut Page) -> Result<()> {
    let session = Session::open(Workspace::at(crate::repository())?)?;
    let previews = Previews::draw(&session, "https://example.org/games", &["nim".to_string()])?;
    ensure!(previews.count() == 1, "{} pictures for one board", previews.count());
    let mut files = [("nim.html".to_string(), Vec::new())].into_iter().collect();
    previews.add(&mut files);
    let picture = files.get("previews/nim.png").context("no picture")?;
    let measured: Measured = page.run(MEASURE, BASE64_STANDARD.encode(picture))?;
    let Measured { size, share, free: [left, top, right, bottom] } = &measured;
    ensure!(*size == [1200, 630], "{measured:?}");
    ensure!((0.05..0.95).contains(share), "blank, or without a ground: {measured:?}");
    let is_inside = left.min(top).min(right).min(bottom) > &20;
    let is_centred = (left - right).abs() < 20 && (top - bottom).abs() < 20;
    ensure!(is_inside && is_centred, "cut off, or at a side: {measured:?}");
    Ok(())
}
