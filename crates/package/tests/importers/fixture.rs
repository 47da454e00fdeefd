//! A package with everything that importers have rules for.

use std::collections::BTreeSet;
use std::path::Path;

use judge::catalogue::problem::Problem;
use judge::catalogue::Listing;
use judge::disk::cases::CaseFiles;
use judge::disk::scratch::put_if_new;
use judge::judging::verdict::Verdict;
use package::side::Side;
use package::statement::Statement;
use package::{Case, Package, PackedProgram};
use protocol::Validators;
use study::Language;

const PAGE: &str = "\
# A game

## Statement

Two players take turns; a heap has `n` stones, where `1 <= n <= 10^9`.

- Input: `n`, one heap per line.
- Output: `\"Yes\"` or `\"No\"` & nothing else.
- Bounds: `n` from 1 to 10^9.
- Limits: 1 second.
";

const DIALOGUE: &str = "
## Dialogue

1. The program reads `n`, and the game begins.

Sample dialogue

```text
< 7
> 1
< 0
```
";

const CHINESE: &str = "\
# 游戏

## 题意

两人轮流操作；一堆有 `n` 颗石子。

- 输入：`n`，每行一堆。
- 输出：`\"Yes\"` 或 `\"No\"`。
- 范围：`n` 从 1 到 10^9。
- 限制：1 s。
";

/// Its names would mean something to YAML, XML or Hydro, and its cases come in no order.
pub fn a_package() -> Package {
    let bounds = vec!["1 <= n <= 1000000000".to_string()];
    Package {
        problem: (Problem {
            slug: "a-game-2".to_string(),
            game: "A game: \"take\" <2> & more".to_string(),
            time: 2.0,
            judges: vec![Listing {
                id: "HDU 1".to_string(),
                url: Some("https://example.org/?a=1&b=2".to_string()),
                ..Listing::default()
            }],
            ..Problem::default()
        }),
        statement: Statement::parse(PAGE, Language::English, &bounds, None).unwrap(),
        chinese: Some(Statement::parse(CHINESE, Language::Chinese, &bounds, None).unwrap()),
        samples: vec![case("01-sample", "7")],
        secret: ["02-largest", "10-after-two", "law-2-1", "law-2-10", "small-1"]
            .map(|name| case(name, name))
            .into(),
        unreached: BTreeSet::new(),
        invalid: [("zero.in".to_string(), b"0\n".to_vec())].into(),
        validators: Validators {
            input: "INT(1, 9, n) NEWLINE\n".to_string(),
            output: "STRING(\"Yes\")\n".to_string(),
            bounds,
        },
        side: None,
        programs: vec![
            program("a-game.rs", &[]),
            program("line-by-line.cc", &[]),
            program("by-mex.py", &[]),
            program("wrong.rs", &[Verdict::WA, Verdict::TLE]),
            program("slow.py", &[Verdict::TLE]),
            program("panics.cc", &[Verdict::RE, Verdict::WA]),
            program("large.cc", &[Verdict::MLE]),
        ],
    }
}

/// The same as a game that is played.
pub fn played() -> Package {
    let side = Side { name: "interactor", text: "interact(play)\n".to_string() };
    let page = PAGE.to_string() + DIALOGUE;
    let statement = Statement::parse(&page, Language::English, &[], None).unwrap();
    Package { statement, chinese: None, side: Some(side), ..a_package() }
}

/// The same with several right answers.
pub fn checked() -> Package {
    let side = Side { name: "checker", text: "check(check_case)\n".to_string() };
    Package { side: Some(side), ..a_package() }
}

fn case(name: &str, input: &str) -> Case {
    let files = case_files(name, &format!("{input}\n"), "Yes\n");
    Case { description: Some(format!("what {name} probes: <, & and \"")), ..Case::packed(&files) }
}

/// A case on disk.
pub fn case_files(name: &str, input: &str, answer: &str) -> CaseFiles {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cases").join(name);
    let [input_file, output] = ["in", "out"].map(|ending| file.with_extension(ending));
    put_if_new(&input_file, input).unwrap();
    put_if_new(&output, answer).unwrap();
    CaseFiles { name: name.to_string(), input: input_file, output }
}

/// A program with these verdicts on the first cases, and *accepted* on the others.
fn program(file: &str, failures: &[Verdict]) -> PackedProgram {
    let mut verdicts = vec![Verdict::AC; 6];
    verdicts[..failures.len()].copy_from_slice(failures);
    PackedProgram { file: file.to_string(), text: format!("the text of {file}\n"), verdicts }
}
