//! Free Problem Set, as QDUOJ reads it (fps/parser.py), the strictest of its readers.

use anyhow::{bail, ensure, Context, Result};
use quick_xml::events::{BytesStart, Event};
use quick_xml::Reader;

use crate::Imported;

/// Hydro takes no larger files, in bytes.
const LARGEST: usize = 64 << 20;

/// An element of an item.
#[derive(Default)]
struct Element {
    tag: String,
    /// The value of its only attribute.
    attribute: Option<String>,
    text: String,
}

/// Takes the problems of a file.
pub fn import(xml: &str) -> Result<Vec<Imported>> {
    ensure!(xml.len() <= LARGEST, "{} bytes", xml.len());
    let problems = items(xml)?.iter().map(|item| problem(item)).collect::<Result<Vec<_>>>()?;
    ensure!(!problems.is_empty(), "no problems");
    Ok(problems)
}

/// The elements of each item.
fn items(xml: &str) -> Result<Vec<Vec<Element>>> {
    let mut reader = Reader::from_str(xml);
    let mut items = Vec::new();
    let mut open: Vec<String> = Vec::new();
    let mut element = Element::default();
    loop {
        match reader.read_event()? {
            Event::Start(start) => {
                let tag = start.name().as_ref().to_string();
                match (open.len(), tag.as_str()) {
                    (0, "fps") => {
                        let version = attribute(&start, "version")?;
                        let known = ["1.0", "1.1", "1.2"].map(|known| Some(known.to_string()));
                        ensure!(known.contains(&version), "version {version:?}");
                    }
                    (1, "item") => items.push(Vec::new()),
                    (2, _) => {
                        let attribute =
                            attribute(&start, "unit")?.or(attribute(&start, "language")?);
                        element = Element { tag: tag.clone(), attribute, text: String::new() };
                    }
                    (depth, _) => bail!("<{tag}> at depth {depth}"),
                }
                open.push(tag);
            }
            Event::CData(part) => element.text.push_str(&part),
            Event::Text(part) if open.len() == 3 => element.text.push_str(&part),
            Event::End(_) => {
                open.pop();
                if open.len() == 2 {
                    items.last_mut().context("no item")?.push(std::mem::take(&mut element));
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    ensure!(open.is_empty(), "{open:?} is not closed");
    Ok(items)
}

fn attribute(start: &BytesStart, name: &str) -> Result<Option<String>> {
    Ok(start.try_get_attribute(name)?.map(|attribute| attribute.value.into_owned()))
}

fn problem(item: &[Element]) -> Result<Imported> {
    let one = |tag: &str| -> Result<&Element> {
        let mut found = item.iter().filter(|element| element.tag == tag);
        let element = found.next().with_context(|| format!("no {tag}"))?;
        ensure!(found.next().is_none(), "more than one {tag}");
        Ok(element)
    };
    let positive = |tag: &str, unit: &str| -> Result<u64> {
        let element = one(tag)?;
        ensure!(element.attribute.as_deref() == Some(unit), "{tag} in {:?}", element.attribute);
        let number = element.text.parse().with_context(|| format!("{tag} {}", element.text))?;
        ensure!(number > 0, "{tag} {number}");
        Ok(number)
    };
    let samples = pairs(item, "sample")?;
    ensure!(!samples.is_empty(), "no samples");
    let programs = item.iter().filter(|element| element.tag == "solution");
    let programs = programs.map(|it| it.attribute.clone().context("a solution in no language"));
    let words = ["description", "input", "output"].map(|tag| one(tag).map(|it| it.text.as_str()));
    let sample = String::from_utf8(samples[0][0].clone())?;
    Ok(Imported {
        name: one("title")?.text.clone(),
        seconds: positive("time_limit", "s")?,
        megabytes: positive("memory_limit", "mb")?,
        statement: words.into_iter().collect::<Result<Vec<_>>>()?.join("\n") + &sample,
        cases: pairs(item, "test")?,
        programs: programs.collect::<Result<_>>()?,
    })
}

/// Inputs and outputs, which must take turns.
fn pairs(item: &[Element], kind: &str) -> Result<Vec<[Vec<u8>; 2]>> {
    let [input, output] = ["input", "output"].map(|part| format!("{kind}_{part}"));
    let files: Vec<&Element> =
        item.iter().filter(|element| [&input, &output].contains(&&element.tag)).collect();
    let pair = |pair: &[&Element]| {
        let tags: Vec<&String> = pair.iter().map(|element| &element.tag).collect();
        ensure!(tags == [&input, &output], "order of {tags:?}");
        ensure!(pair.iter().all(|element| !element.text.is_empty()), "an empty {kind} case");
        Ok([0, 1].map(|part| pair[part].text.clone().into_bytes()))
    };
    files.chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{a_package, assert_cases};

    fn a_file() -> String {
        let another = package::Package { title: "]]> & <item>".to_string(), ..a_package() };
        String::from_utf8(
            package::fps::files(&[a_package(), another]).unwrap().remove("problems.xml").unwrap(),
        )
        .unwrap()
    }

    #[test]
    fn takes_everything() {
        let package = a_package();
        let problems = import(&a_file()).unwrap();
        assert_eq!(problems[1].name, "]]> & <item>");
        assert_eq!(problems.len(), 2);
        for problem in &problems {
            assert_cases(problem, &package);
            assert_eq!(problem.programs, ["C++", "Python"]);
        }
        assert_eq!(problems[0].name, package.title);
    }

    #[test]
    fn refuses() {
        let file = a_file();
        for (words, from, to) in [
            ("version", "version=\"1.2\"", "version=\"2\""),
            ("depth 1", "<item>", "<problem>"),
            ("no title", "title>", "name>"),
            ("time_limit 0", "<![CDATA[2]]></time", "<![CDATA[0]]></time"),
            ("time_limit 1.5", "<![CDATA[2]]></time", "<![CDATA[1.5]]></time"),
            ("memory_limit in", "unit=\"mb\"", "unit=\"GB\""),
            ("order", "test_output>", "test_input>"),
            ("no samples", "sample_", "other_"),
            ("in no language", " language=", " name="),
        ] {
            assert!(file.contains(from), "{from}: {file}");
            let refusal = import(&file.replace(from, to)).err().map(|error| format!("{error:#}"));
            assert!(refusal.as_ref().is_some_and(|it| it.contains(words)), "{words}: {refusal:?}");
        }
    }
}
