//! The site of this repository.

use std::ffi::OsStr;
use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use judge::catalogue::problem::{Kind, Problem};
use judge::disk::files::files_below;
use judge::session::Session;
use judge::submissions::mistakes::{mistakes, Mistake};
use judge::workspace::Workspace;
use site::Boards;
use tempfile::TempDir;
use zip::ZipArchive;

/// The repository, which is read once.
static SESSION: LazyLock<Session> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let workspace = Workspace::at(&root).expect("the tests run in the repository");
    Session::open(workspace).expect("the problems can be read")
});

/// The folder of the site, which is written once.
static SITE: LazyLock<TempDir> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let boards = Boards::none("No boards.".to_string());
    let site = site::write(&SESSION, folder.path(), &boards, None).unwrap();
    assert_eq!(site.start, folder.path().join("index.html"));
    folder
});

fn folder() -> &'static Path {
    SITE.path()
}

/// The problems, each with the names of its pages.
fn problems() -> impl Iterator<Item = (&'static Problem, [String; 2])> {
    let problems = SESSION.catalogue.problems.iter();
    problems
        .map(|problem| (problem, ["html", "zh.html"].map(|it| format!("{}.{it}", problem.slug))))
}

fn page(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// All files of the site that have one of these endings, with their texts.
fn texts(endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut files = files_below(folder()).unwrap();
    files.retain(|path| endings.contains(&ending(path)));
    assert!(!files.is_empty());
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(path).unwrap());
    files.into_iter().map(read).collect()
}

fn ending(path: &Path) -> &str {
    path.extension().and_then(OsStr::to_str).unwrap_or_default()
}

/// Where the relative links and pictures of a page lead, without their anchors.
fn targets(page: &str) -> impl Iterator<Item = &str> {
    let links = [" href=\"", " src=\""].into_iter().flat_map(|start| page.split(start).skip(1));
    let links = links.filter_map(|rest| rest.split(['"', '#']).next());
    links.filter(|link| !link.is_empty() && !link.contains(':'))
}

#[test]
fn the_repositorys_site_has_no_broken_link() {
    let pages = texts(&["html"]);
    let mut seen = 0;
    for (page, text) in &pages {
        assert!(!text.contains(".md</a>"), "{}: a file's name in place of a title", page.display());
        for target in targets(text) {
            assert!(page.with_file_name(target).is_file(), "{}: {target}", page.display());
            seen += 1;
        }
    }
    let problems = SESSION.catalogue.problems.len();
    assert!(pages.len() > 10 * problems, "only {} pages", pages.len());
    assert!(seen > 4 * pages.len(), "only {seen} links");
}

/// Our problems go by their titles, in the language of the page, and have their difficulty.
#[test]
fn a_page_lists_the_other_problems_of_its_theorem() {
    for (name, expected) in [
        ("nim.html", ["cses-1730.html\">Nim Game I: ", ">●●○○○</span>: many tests"]),
        ("nim.zh.html", ["cses-1730.zh.html\">Nim Game I：", ">●●○○○</span>：一次输入多组数据"]),
    ] {
        let page = page(name);
        let (_, more) = page.split_once("<h2 id=\"more\">").expect(name);
        for part in expected {
            assert!(more.contains(part), "{name}: {part}: {more}");
        }
    }
}

#[test]
fn a_page_keeps_its_secrets_folded() {
    let nim = page("nim.html");
    for section in ["theorem", "proof", "pitfalls", "solution"] {
        let folded = format!("<details class=\"section\"><summary><h2 id=\"{section}\">");
        assert!(nim.contains(&folded), "{section}");
    }
    assert!(nim.contains("\n<h2 id=\"statement\">"));
    assert!(nim.contains(" rel=\"next\"><span>Next: </span>"));
}

/// A contestant does not come to what no judge gives before all else.
#[test]
fn what_is_beyond_the_judge_is_folded_away_at_the_end() {
    let mut seen = 0;
    for (_, names) in problems() {
        for name in names {
            let page = page(&name);
            let [statement, files, sources] =
                ["h2 id=\"statement", "h2 id=\"files", "h3 id=\"sources"]
                    .map(|part| page.find(part).expect(&name));
            assert!(statement < files && files < sources, "{name}");
            let places: Vec<usize> =
                page.match_indices("id=\"beyond-the-judge\"").map(|it| it.0).collect();
            assert!(places.iter().all(|place| (files..sources).contains(place)), "{name}");
            seen += places.len();
        }
    }
    assert!(seen > 150, "{seen}");
}

#[test]
fn every_page_has_its_programs_and_the_search() {
    for (_, names) in problems() {
        for name in names {
            let page = page(&name);
            let (_, programs) = page.split_once("<div class=\"programs\">").expect(&name);
            for part in programs.split("<section><h3>").skip(1) {
                let (_, program) = part.split_once("<pre class=\"program\"").expect(&name);
                let (program, _) = program.split_once("</pre>").unwrap();
                assert!(program.contains("<mark>"), "{name}: {part}");
            }
            assert_eq!(programs.matches("<section><h3>").count(), 3, "{name}");
            let (_, hints) = page.split_once("<h2 id=\"hints\">").expect(&name);
            assert!(hints.contains("</h2>\n<details class=\"search\">"), "{name}");
        }
    }
}

/// Each wrong program stands in the table below its problem's pitfalls, once, with what catches it.
#[test]
fn every_mistake_is_in_the_table_of_its_page() {
    for (problem, names) in problems() {
        let known = mistakes(&SESSION.workspace, problem).unwrap();
        for (name, (language, colon)) in names.into_iter().zip([("en", ": "), ("zh-CN", "：")]) {
            let page = page(&name);
            let (_, page) = page.split_once("<h2 id=\"pitfalls\">").expect(&name);
            let (pitfalls, table) = page.split_once("<table class=\"mistakes\">").expect(&name);
            let is_below = pitfalls.contains("<li>") && !pitfalls.contains("</details>");
            assert!(is_below, "{name}: the table is not below the pitfalls");
            let (table, _) = table.split_once("</table>").unwrap();
            for Mistake { name: mistake, .. } in &known {
                let row = format!("<tr><td lang=\"{language}\"><code>{mistake}</code>{colon}");
                assert_eq!(table.matches(&row).count(), 1, "{name}: {mistake}");
            }
            assert_eq!(table.matches("<tr><td lang=").count(), known.len(), "{name}");
            // What is said in a dialogue depends on both, and has no least input.
            let is_played = problem.kind == Kind::Played;
            assert!(table.contains("<pre>") || is_played, "{name}");
        }
    }
    for (name, words) in [
        ("nim.html", ": looks for all heaps on the second line, but each has a line of its own."),
        ("nim.zh.html", "：以为所有堆都在第二行，其实每堆单独一行。"),
    ] {
        let row = format!(
            "<code>only-the-second-line</code>{words} (<a \
             href=\"cases/nim/02-one-two-three.html\"><code>02-one-two-three</code></a>)\
             </td><td><pre>2\n1\n1</pre></td><td><pre>B</pre></td><td><pre>A</pre></td></tr>"
        );
        assert!(page(name).contains(&row), "{name}");
    }
}

/// A document that is in English alone.
const IN_ENGLISH: &str = "<div lang=\"en\">";

/// What may be in English on a Chinese page: what is not said to a reader, code, titles of books
/// and games, and names on other sites.
const NOT_SAID: [(&str, &str); 9] = [
    ("<head", "</head>"),
    ("<script", "</script>"),
    ("<svg", "</svg>"),
    ("<math", "</math>"),
    ("<pre", "</pre>"),
    ("<code", "</code>"),
    ("<em", "</em>"),
    ("<a href=\"http", "</a>"),
    ("<details class=\"needs\"", "</details>"),
];

/// The tags within a line.
const INLINE: [&str; 8] = ["a", "b", "button", "em", "kbd", "small", "span", "strong"];

/// A page without the parts from each `start` to the next `end`.
fn without(page: &str, (start, end): (&str, &str)) -> String {
    let (first, parts) = page.split_once(start).unwrap_or((page, ""));
    let kept = parts.split(start).filter_map(|part| part.split_once(end));
    kept.fold(first.to_string(), |text, (_, rest)| text + rest)
}

/// The lines that a browser shows of a page.
fn lines(page: &str) -> Vec<String> {
    let mut lines = String::new();
    for part in page.split('<') {
        let (tag, words) = part.split_once('>').unwrap_or(("", part));
        let name = tag.trim_start_matches('/').split([' ', '\n']).next().unwrap_or_default();
        if !INLINE.contains(&name) {
            lines.push('\n');
        }
        lines += words;
    }
    lines.lines().map(|line| line.trim().to_string()).collect()
}

/// Whether a line is English and more than a name.
fn is_english(line: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
    let words = line.split(|c: char| !c.is_alphanumeric()).filter(is_word).count();
    words > 3 && !line.contains(|c| ('\u{4e00}'..='\u{9fff}').contains(&c))
}

#[test]
fn chinese_pages_are_in_chinese() {
    assert!(is_english("counts the free cells") && !is_english("Mark Krusemeyer 的 Nim"));
    let mut faults = Vec::new();
    for (path, page) in texts(&["html"]) {
        // The page of more problems is a list of titles, as their judges have them.
        if !path.to_string_lossy().ends_with(".zh.html") || path.ends_with("more.zh.html") {
            continue;
        }
        // The documents for who works on the project are in English, as a note above them says.
        if page.contains(IN_ENGLISH) {
            continue;
        }
        let said = NOT_SAID.into_iter().fold(page, |page, part| without(&page, part));
        // The sources are citations.
        let said = without(&said, ("<h3 id=\"sources\">", "</details>"));
        let said = without(&said, ("<h2 id=\"sources\">", "<h2"));
        let english = lines(&said).into_iter().filter(|line| is_english(line));
        faults.extend(english.map(|line| format!("{}: {line}", path.display())));
    }
    assert!(faults.is_empty(), "{} lines in English\n{}", faults.len(), faults.join("\n"));
}

/// A document is a page whose list of sections is complete, by its own or by ours.
#[test]
fn the_contents_lead_to_every_section() {
    for name in ["theory", "manual", "organisers", "more", "contributing"] {
        for name in [format!("{name}.html"), format!("{name}.zh.html")] {
            let page = page(&name);
            let (_, page) = page.split_once("<h1>").expect(&name);
            let (list, _) = page.split_once("<h2 id=\"").expect(&name);
            let links = list.split(" href=\"").skip(1).filter_map(|rest| rest.split_once('"'));
            let linked: Vec<&str> =
                links.filter_map(|(link, _)| Some(link.split_once('#')?.1)).collect();
            let sections: Vec<&str> = anchors(page, "<h2 id=\"").collect();
            let linked: Vec<String> = linked.iter().map(|it| it.replace("%C3%A8", "è")).collect();
            assert!(sections.len() > 4, "{name}: {sections:?}");
            for section in sections {
                assert!(linked.iter().any(|it| it == section), "{name}: no link to {section}");
            }
            let own = format!("<li><a href=\"{name}#");
            let has_two = list.contains("<nav class=\"contents\"") && list.contains(&own);
            assert!(!has_two, "{name}: two lists");
        }
    }
}

/// The first page says how many games can be played.
#[test]
fn the_games_are_counted() {
    let has_study =
        |problem: &&Problem| SESSION.workspace.problem(&problem.slug).join("study.rs").is_file();
    let games = SESSION.catalogue.problems.iter().filter(has_study).count();
    for (name, count) in
        [("index.html", format!(" {games} games")), ("index.zh.html", format!("{games} 个游戏"))]
    {
        let page = page(name);
        let (_, page) = page.split_once("</h1>").unwrap();
        assert!(page.trim_start().lines().next().unwrap().contains(&count), "{name}: {count}");
    }
}

/// The search of every page finds every problem, in both languages.
#[test]
fn every_page_has_the_search() {
    let found = page("found.js");
    for (problem, [english, _]) in problems() {
        assert!(found.contains(&format!("\"href\":\"{english}\"")), "{}", problem.slug);
    }
    for (path, text) in texts(&["html"]) {
        assert!(text.contains("<form class=\"find\""), "{}", path.display());
    }
    assert!(found.len() < 150_000, "{} bytes are many for a list", found.len());
}

/// The anchors in a text that follow a word of HTML.
fn anchors<'a>(text: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split('"').next())
}

/// What a page says in its sentences: without code, addresses and what is not shown.
fn sentences(page: &str) -> String {
    let mut text = page.to_string();
    for element in ["head", "pre", "code", "script"] {
        let (start, end) = (format!("<{element}"), format!("</{element}>"));
        while let Some(place) = text.find(&start) {
            let length = text[place..].find(&end).expect("elements end") + end.len();
            text.replace_range(place..place + length, "");
        }
    }
    let outside_tags = text.split('<').filter_map(|part| part.split_once('>'));
    let outside_tags: String = outside_tags.map(|(_, words)| words).collect();
    outside_tags.replace("&lt;", "<").replace("&gt;", ">")
}

#[test]
fn no_formula_is_left_in_tex() {
    let mut formulas = 0;
    for (path, page) in texts(&["html"]) {
        let sentences = sentences(&page);
        formulas += page.matches("<math ").count();
        for typed in ["$", "\\"] {
            let place = sentences.find(typed);
            assert!(place.is_none(), "{}: {}", path.display(), &sentences[place.unwrap()..]);
        }
    }
    assert!(formulas > 5000, "only {formulas} formulas");
}

/// The site needs no network. On a host it may lie in a folder, and what begins with `/` would lie
/// outside of it.
#[test]
fn nothing_comes_from_elsewhere() {
    for (path, text) in texts(&["html", "css", "js"]) {
        let elsewhere: &[&str] = match ending(&path) {
            "html" => &["=\"/"],
            _ => &["\"/", "`/", "url(", "@import"],
        };
        for start in elsewhere {
            assert!(!text.contains(start), "{}: {start}", path.display());
        }
    }
    for line in page("nim.html").lines() {
        let loads = line.contains("<link ") || line.contains("<script ") || line.contains("<img ");
        assert!(!loads || !line.contains("=\"http"), "{line}");
    }
}

/// Each page has what is shown where a link to it is sent: its title, a sentence in its language
/// that is not cut off, and its languages. A picture needs an address, which this site does not know.
#[test]
fn every_page_has_a_preview() {
    for (path, page) in texts(&["html"]) {
        let name = path.strip_prefix(folder()).unwrap().display().to_string();
        let (head, _) = page.split_once("</head>").expect(&name);
        let title = between(head, "<title>", "</title>").expect(&name);
        assert!(title.starts_with(&property(head, "og:title").expect(&name)), "{name}: {title}");
        let about = between(head, "<meta name=\"description\" content=\"", "\"").expect(&name);
        assert_eq!(property(head, "og:description").as_deref(), Some(about), "{name}");
        assert!(about.chars().count() < 350 && !about.contains(['<', '$']), "{name}: {about}");
        assert_eq!(property(head, "og:type").as_deref(), Some("website"), "{name}");
        let is_file = name.starts_with("cases/") || name.starts_with("files/");
        let has_twin = page.contains("<a class=\"language\"");
        assert_eq!(has_twin, !is_file, "{name}");
        let is_chinese = name.ends_with(".zh.html");
        let mut locales = ["en_US", "zh_CN"];
        if is_chinese {
            locales.reverse();
        }
        assert_eq!(property(head, "og:locale").as_deref(), Some(locales[0]), "{name}");
        let alternate = has_twin.then_some(locales[1]);
        assert_eq!(property(head, "og:locale:alternate").as_deref(), alternate, "{name}");
        assert!(head.contains("<meta name=\"twitter:card\" content=\"summary\">"), "{name}");
        assert!(!head.contains("og:image"), "{name}: there is no such picture");
        if !is_file {
            let ends = about.ends_with(['.', '?', '!', ':', '。', '？', '！', '：', ')', '）']);
            assert!(ends && about.len() > 20, "{name}: {about}");
            let is_in_chinese = about.contains(|letter| ('一'..='龥').contains(&letter));
            assert_eq!(is_in_chinese, is_chinese && !page.contains(IN_ENGLISH), "{name}: {about}");
        }
    }
}

/// A page ends with what its reader knows now, which is a sentence of its theorem or leads there,
/// with another page of the same theorem if there is one, and with a place for the mark.
#[test]
fn every_page_has_an_end() {
    let (mut sentences, mut related) = (0, 0);
    for (problem, names) in problems() {
        for name in names {
            let page = page(&name);
            let start = format!("<section class=\"end\" data-slug=\"{}\"", problem.slug);
            let end = between(&page, &start, "</section>").expect(&name);
            let learned = between(end, "</span> ", "</p>").expect(&name);
            let theorem = between(&page, "<h2 id=\"theorem\">", "</details>").expect(&name);
            match learned.starts_with("<a href=\"#theorem\">") {
                true => {}
                false => {
                    assert!(theorem.contains(learned), "{name}: {learned}");
                    assert!(learned.trim_end().ends_with(['.', '。']), "{name}: {learned}");
                    sentences += 1;
                }
            }
            assert!(end.contains(&format!("data-mark=\"{}\"", problem.slug)), "{name}");
            let (_, after) = end.split_once("<p class=\"reached\"").expect(&name);
            let others: Vec<&str> = targets(after).collect();
            assert!(!others.contains(&name.as_str()) && others.len() < 2, "{name}: {others:?}");
            related += others.len();
        }
    }
    let pages = 2 * problems().count();
    assert!(sentences > pages * 3 / 5, "only {sentences} of {pages} pages have a sentence");
    assert!(related > pages / 2, "only {related} of {pages} pages lead to a related one");
}

/// The content of a property in a page's head.
fn property(head: &str, name: &str) -> Option<String> {
    between(head, &format!("<meta property=\"{name}\" content=\""), "\"").map(String::from)
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    Some(text.split_once(start)?.1.split_once(end)?.0)
}

/// A problem's archive holds its golden cases as they are, and nothing else.
#[test]
fn the_cases_of_a_problem_are_a_zip() {
    let mut total = 0;
    for (Problem { slug, .. }, [name, _]) in problems() {
        let bytes = fs::read(folder().join(format!("cases/{slug}.zip"))).unwrap();
        total += bytes.len();
        let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
        let golden = files_below(&SESSION.workspace.root.join("testdata").join(slug)).unwrap();
        assert_eq!(archive.len(), golden.len(), "{slug}");
        for file in golden {
            let mut text = Vec::new();
            let name = file.file_name().unwrap().to_string_lossy();
            archive.by_name(&name).unwrap().read_to_end(&mut text).unwrap();
            assert!(text == fs::read(&file).unwrap(), "{slug}: {name} is another file");
        }
        assert!(page(&name).contains(&format!("<a href=\"cases/{slug}.zip\" download>")), "{slug}");
    }
    // A site is not to be made of data.
    assert!(total < 50_000 * problems().count(), "the archives have {total} bytes");
}

/// The course is on the first page in both languages, each problem once, with the picture of its
/// board if it has one.
#[test]
fn the_first_page_has_every_problem_once() {
    for name in ["index.html", "index.zh.html"] {
        let index = page(name);
        for (problem, _) in problems() {
            let slug = &problem.slug;
            let item =
                format!("<li data-slug=\"{slug}\" data-difficulty=\"{}\"", problem.difficulty);
            assert_eq!(index.matches(&item).count(), 1, "{name}: {slug}");
            let picture = format!(" src=\"problems/{slug}/pictures/board.svg\" alt=\"\"");
            let has_board = SESSION.workspace.problem(slug).join("study.rs").is_file();
            assert_eq!(index.contains(&picture), has_board, "{name}: the picture of {slug}");
        }
    }
}

#[test]
fn theorems_have_chinese_names_in_chinese() {
    let (english, chinese) = (page("index.html"), page("index.zh.html"));
    let theorem = |name: &str| format!("<span class=\"theorem\" hidden>{name}</span>");
    for (name, translated) in [("Wythoff's game", "威佐夫博弈"), ("Mirror strategies", "对称策略")]
    {
        assert!(english.contains(&theorem(name)), "{name}");
        assert!(chinese.contains(&theorem(translated)), "{translated}");
        assert!(!chinese.contains(&theorem(name)), "{name} in Chinese");
    }
}
