//! What is shown of a page where a link to it is sent: its title, a sentence, and a picture.
//!
//! Those who show it load no SVG, and need an absolute address. So a site that knows its address
//! has a PNG of each board, which a Chromium draws; no crate that draws is compiled for that.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{ensure, Context, Result};
use judge::disk::files::utf8_text;
use judge::session::Session;
use package::files::Files;

use crate::boards::slugs;
use crate::frame::WITHOUT_PICTURE;
use crate::html::escape;
use crate::index::TAUGHT;
use crate::pages::picture_of;

/// The size that previews are made for, in pixels.
const SIZE: (u32, u32) = (1200, 630);

/// What stands in the place of [`WITHOUT_PICTURE`] where there is one.
const LARGE: &str = "<meta name=\"twitter:card\" content=\"summary_large_image\">\n";

/// The pictures of the boards, and where the site will lie.
#[derive(Clone, Debug)]
pub struct Previews {
    /// The address of the site's folder, without a slash at its end.
    address: String,
    /// PNG files, by the slugs of the problems.
    pictures: BTreeMap<String, Vec<u8>>,
}

impl Previews {
    /// Draws the boards of these problems, or of all, as far as they have a picture; nothing where
    /// there is no Chromium.
    ///
    /// # Errors
    ///
    /// If the address is not one of the web, or the browser draws nothing.
    pub fn draw(session: &Session, address: &str, names: &[String]) -> Result<Previews> {
        let is_of_web = ["http://", "https://"].iter().any(|scheme| address.starts_with(scheme));
        ensure!(
            is_of_web,
            "`{address}` is not an address: expected one such as https://example.org/games"
        );
        let address = address.trim_end_matches('/').to_string();
        let mut previews = Previews { address, pictures: BTreeMap::new() };
        let Some(browser) = browser() else { return Ok(previews) };
        let scratch = session.workspace.scratch("previews");
        fs::create_dir_all(&scratch).with_context(|| scratch.display().to_string())?;
        for slug in slugs(session, names)? {
            let board = session.workspace.root.join(picture_of(&slug));
            if board.is_file() {
                previews.pictures.insert(slug, drawn(&browser, &board, &scratch)?);
            }
        }
        Ok(previews)
    }

    /// The number of pictures.
    pub fn count(&self) -> usize {
        self.pictures.len()
    }

    /// Adds the pictures to the site, and to each page its address and its picture.
    pub fn add(&self, files: &mut Files) {
        for (name, bytes) in files.iter_mut().filter(|(name, _)| name.ends_with(".html")) {
            let page = String::from_utf8_lossy(bytes);
            *bytes = page.replacen(WITHOUT_PICTURE, &self.lines(name), 1).into_bytes();
        }
        for (slug, picture) in &self.pictures {
            files.insert(png_of(slug), picture.clone());
        }
    }

    /// What a page's head says besides.
    fn lines(&self, page: &str) -> String {
        let address = escape(&self.address);
        let url = format!("<meta property=\"og:url\" content=\"{address}/{}\">\n", escape(page));
        let shown = [slug_of(page), TAUGHT].into_iter().find(|it| self.pictures.contains_key(*it));
        let Some(slug) = shown else { return url + WITHOUT_PICTURE };
        let (picture, (width, height)) = (png_of(slug), SIZE);
        let named = [
            ("og:image", format!("{address}/{picture}")),
            ("og:image:width", width.to_string()),
            ("og:image:height", height.to_string()),
        ];
        let line = |(name, content)| format!("<meta property=\"{name}\" content=\"{content}\">\n");
        url + &named.map(line).concat() + LARGE
    }
}

/// Where a board's picture for previews lies.
fn png_of(slug: &str) -> String {
    format!("previews/{slug}.png")
}

/// The problem that a page belongs to: `nim.zh.html`, `cases/nim/01.html`.
fn slug_of(page: &str) -> &str {
    let inside = ["cases/", "files/problems/"].iter().find_map(|start| page.strip_prefix(start));
    inside.unwrap_or(page).split(['/', '.']).next().unwrap_or_default()
}

/// The first Chromium on the path.
fn browser() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let mut places = names.iter().flat_map(|name| folders.iter().map(move |f| f.join(name)));
    places.find(|place| place.is_file())
}

/// A drawing has room around it, for numbers that a position may have.
const CROP: &str = "<script>{ const svg = document.querySelector('svg'); \
    const { x, y, width, height } = svg.getBBox(); \
    svg.setAttribute('viewBox', [x - 2, y - 2, width + 4, height + 4].join(' ')); }</script>";

/// A board in the middle of a white card, as a PNG.
fn drawn(browser: &Path, board: &Path, scratch: &Path) -> Result<Vec<u8>> {
    let (width, height) = SIZE;
    let svg = utf8_text(board)?;
    let (card, png) = (scratch.join("card.html"), scratch.join("card.png"));
    let html = format!(
        "<!doctype html><meta charset=\"utf-8\"><style>\
         body {{ background: #fff; display: grid; height: {height}px; margin: 0; place-items: center; }}\
         svg {{ height: {}px; width: {}px; }}</style>{svg}{CROP}",
        height * 4 / 5,
        width * 9 / 10
    );
    fs::write(&card, html).with_context(|| card.display().to_string())?;
    let _ = fs::remove_file(&png);
    let status = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
        .args(["--disable-dev-shm-usage", "--force-device-scale-factor=1"])
        .arg(format!("--window-size={width},{height}"))
        .arg(format!("--user-data-dir={}", scratch.join("profile").display()))
        .arg(format!("--screenshot={}", png.display()))
        .arg(&card)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .with_context(|| browser.display().to_string())?;
    ensure!(status.success(), "{} draws no picture of {}", browser.display(), board.display());
    fs::read(&png).with_context(|| format!("{} has drawn no picture", browser.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_shows_the_picture_of_its_problem() {
        let address = "https://a.example/games".to_string();
        let pictures = ["nim", TAUGHT].map(|slug| (slug.to_string(), vec![1]));
        let previews = Previews { address, pictures: BTreeMap::from(pictures) };
        for (page, slug) in [
            ("nim.zh.html", "nim"),
            ("cases/nim/01-one.html", "nim"),
            ("files/problems/nim/study.rs.html", "nim"),
            ("files/crates/oracle/src/games.rs.html", TAUGHT),
            ("index.html", TAUGHT),
        ] {
            let mut files = Files::from([(page.to_string(), WITHOUT_PICTURE.into())]);
            previews.add(&mut files);
            let html = String::from_utf8(files[page].clone()).unwrap();
            let picture =
                format!("og:image\" content=\"https://a.example/games/previews/{slug}.png\"");
            let url = format!("og:url\" content=\"https://a.example/games/{page}\"");
            assert!(html.contains(&picture) && html.contains(&url), "{html}");
            assert!(html.ends_with(LARGE) && !html.contains(WITHOUT_PICTURE), "{html}");
            assert!(files.contains_key(&png_of(slug)));
        }
        let mut files = Files::from([("index.html".to_string(), WITHOUT_PICTURE.into())]);
        Previews { pictures: BTreeMap::new(), ..previews }.add(&mut files);
        let html = String::from_utf8(files["index.html"].clone()).unwrap();
        assert!(!html.contains("og:image") && html.ends_with(WITHOUT_PICTURE), "{html}");
    }
}
