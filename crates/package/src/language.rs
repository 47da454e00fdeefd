//! The languages of statements: what a page and a statement call their parts.

use study::Language;

/// The names of a page's parts, by which they are found.
pub(crate) struct Parts {
    pub section: &'static str,
    pub input: &'static str,
    pub output: &'static str,
    pub bounds: &'static str,
    /// The section on the dialogue of a problem that is played, and the line above its sample.
    pub dialogue: &'static str,
    pub sample_dialogue: &'static str,
    /// What stands behind the name of an item.
    pub colon: char,
}

const ENGLISH: Parts = Parts {
    section: "Statement",
    input: "Input",
    output: "Output",
    bounds: "Bounds",
    dialogue: "Dialogue",
    sample_dialogue: "Sample dialogue",
    colon: ':',
};

const CHINESE: Parts = Parts {
    section: "题意",
    input: "输入",
    output: "输出",
    bounds: "范围",
    dialogue: "交互过程",
    sample_dialogue: "交互样例",
    colon: '：',
};

/// What the formats of the problems call their numbers.
const CHINESE_NAMES: [(&str, &str); 11] = [
    ("amount", "每种数目"),
    ("bag", "每袋的枚数"),
    ("cell", "格子的编号"),
    ("heap", "每堆的大小"),
    ("letters", "每个单词的长度"),
    ("number", "每个数"),
    ("pile", "每堆的大小"),
    ("stair", "台阶的编号"),
    ("step", "每级的石子数"),
    ("token", "棋子所在的顶点"),
    ("vertex", "顶点的编号"),
];

/// The names of the parts of a page in a language.
pub(crate) fn parts(language: Language) -> &'static Parts {
    match language {
        Language::English => &ENGLISH,
        Language::Chinese => &CHINESE,
    }
}

/// The sentence on the number of cases.
pub(crate) fn at_most(language: Language, cases: usize) -> String {
    match language {
        Language::English => format!("An input holds at most {cases} cases."),
        Language::Chinese => format!("一个输入至多有 {cases} 组数据。"),
    }
}

/// A bound, such as `1 <= heap <= 9`, of which only names are words.
pub(crate) fn bound(language: Language, bound: &str) -> String {
    match language {
        Language::English => bound.to_string(),
        Language::Chinese => bound.split(" <= ").map(chinese).collect::<Vec<_>>().join(" <= "),
    }
}

fn chinese(name: &str) -> String {
    let sum = name.strip_prefix("all ").and_then(|rest| rest.strip_suffix(" together"));
    let known = CHINESE_NAMES.iter().find(|(english, _)| *english == name);
    match (sum, known) {
        (Some(number), _) => format!("所有 {number} 之和"),
        (_, Some((_, chinese))) => chinese.to_string(),
        _ => name.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn a_bound_is_in_the_statements_language() {
        let chinese = |words| bound(Language::Chinese, words);
        assert_eq!(chinese("0 <= heap <= 2^64 - 1"), "0 <= 每堆的大小 <= 2^64 - 1");
        assert_eq!(chinese("all n together <= 5"), "所有 n 之和 <= 5");
        assert_eq!(chinese("1 <= N, M <= 5"), "1 <= N, M <= 5");
    }

    /// The words in the formats of all problems that name numbers, without their articles.
    fn names() -> Vec<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let tests = folders.filter_map(|it| fs::read_to_string(it.join("tests/problem.rs")).ok());
        let articles = ["int(\"a ", "int(\"an ", "vertex(\"a "];
        let after = |text: &str| -> Vec<String> {
            let named = articles.into_iter().flat_map(|article| text.split(article).skip(1));
            named.filter_map(|rest| Some(rest.split_once("\",")?.0.to_string())).collect()
        };
        tests.flat_map(|text| after(&text)).filter(|name| !name.contains(' ')).collect()
    }

    #[test]
    fn every_name_of_a_number_has_a_translation() {
        let names = names();
        assert!(names.len() > 20);
        for name in names {
            let generated = ["choice", "edge", "place"].contains(&name.as_str());
            assert!(generated || chinese(&name) != name, "no Chinese for `{name}`");
        }
    }
}
