//! Free Problem Set: an XML file for many problems, which HUSTOJ and QDUOJ import.

use std::io;

use anyhow::Result;
use judge::catalogue::problem::{Kind, Problem};
use judge::disk::files::size_of;
use judge::judging::verdict::Verdict;
use quick_xml::events::{BytesCData, BytesDecl, Event};
use quick_xml::Writer;

use crate::files::Files;
use crate::layout::text;
use crate::{memory, writing, Case, Package, PackedProgram};

/// The version that the importers know.
const VERSION: &str = "1.2";

/// Solutions are taken in these languages, by the endings of their files.
const LANGUAGES: [(&str, &str); 2] = [(".cc", "C++"), (".py", "Python")];

/// Importers read a whole file into memory, and Hydro takes none of more than 64 MiB. A single
/// problem may still be larger.
const LARGEST: u64 = 62_000_000;

/// The names of the files for so many problems, of which there may be fewer.
pub fn names(problems: usize) -> Vec<String> {
    (1..=problems).map(name).collect()
}

fn name(number: usize) -> String {
    if number == 1 {
        "problems.xml".to_string()
    } else {
        format!("problems-{number}.xml")
    }
}

/// Why a problem has no place in the format, if it has none.
pub fn refusal(problem: &Problem) -> Option<String> {
    let kind = match problem.kind {
        Kind::Compared => return None,
        Kind::Checked => "has several right answers",
        Kind::Played => "is played against the judge",
    };
    Some(format!("{} {kind}, and the format fps has only inputs with answers", problem.slug))
}

/// The files: one, as long as it does not become too large.
pub fn files(packages: &[Package]) -> Result<Files> {
    let groups = grouped(packages, size, LARGEST);
    let file = |(number, group): (usize, &[Package])| Ok((name(number + 1), file(group)?));
    groups.into_iter().enumerate().map(file).collect()
}

/// The bytes of its cases, which are nearly all of its bytes.
fn size(package: &Package) -> u64 {
    package.files().map(size_of).sum()
}

/// As many neighbours together as are not larger than `largest`.
fn grouped<T>(items: &[T], size: impl Fn(&T) -> u64, largest: u64) -> Vec<&[T]> {
    let mut total = 0;
    let mut starts = vec![0];
    for (number, item) in items.iter().enumerate() {
        total += size(item);
        if total > largest && number > 0 {
            starts.push(number);
            total = size(item);
        }
    }
    let ends = starts[1..].iter().copied().chain([items.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &items[start..end]).collect()
}

fn file(packages: &[Package]) -> Result<Vec<u8>> {
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    writer.create_element("fps").with_attribute(("version", VERSION)).write_inner_content(
        |writer| packages.iter().try_for_each(|package| write_item(writer, package)),
    )?;
    Ok(writer.into_inner())
}

type Xml = Writer<Vec<u8>>;

fn write_item(writer: &mut Xml, package: &Package) -> io::Result<()> {
    let item = |writer: &mut Xml| {
        let statement = &package.statement;
        let sources: Vec<&str> = package.problem.judges.iter().map(|it| it.id.as_str()).collect();
        write(writer, "title", &[], package.problem.title_in_packages())?;
        let (time, memory) = (package.problem.package_time(), memory(&package.problem));
        write(writer, "time_limit", &[("unit", "s")], &time.to_string())?;
        write(writer, "memory_limit", &[("unit", "mb")], &memory.to_string())?;
        for (tag, part) in [
            ("description", &statement.rules),
            ("input", &statement.input),
            ("output", &statement.output),
        ] {
            let html = writing::html(part).map_err(io::Error::other)?;
            write(writer, tag, &[], &html)?;
        }
        for case in &package.samples {
            write_case(writer, "sample", case)?;
        }
        // Not every importer judges by the samples.
        for case in package.cases() {
            write_case(writer, "test", case)?;
        }
        write(writer, "source", &[], &sources.join(", "))?;
        solutions(package).try_for_each(|(language, solution)| {
            write(writer, "solution", &[("language", language)], &solution.text)
        })
    };
    writer.create_element("item").write_inner_content(item).map(drop)
}

fn write_case(writer: &mut Xml, kind: &str, case: &Case) -> io::Result<()> {
    let [input, answer] = [case.input(), case.answer()].map(|it| it.map_err(io::Error::other));
    write(writer, &format!("{kind}_input"), &[], &text(&input?))?;
    write(writer, &format!("{kind}_output"), &[], &text(&answer?))
}

/// The first right program in each language.
fn solutions(package: &Package) -> impl Iterator<Item = (&'static str, &PackedProgram)> {
    LANGUAGES.iter().filter_map(|(ending, language)| {
        let is_one = |program: &&PackedProgram| {
            program.file.ends_with(ending) && program.first_failure() == Verdict::AC
        };
        package.programs.iter().find(is_one).map(|program| (*language, program))
    })
}

fn write(writer: &mut Xml, tag: &str, attributes: &[(&str, &str)], text: &str) -> io::Result<()> {
    let element = writer.create_element(tag).with_attributes(attributes.iter().copied());
    element.write_inner_content(|writer| {
        let mut parts = BytesCData::escaped(text);
        parts.try_for_each(|part| writer.write_event(Event::CData(part)))
    })?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_ends_where_it_would_become_too_large() {
        let grouped = |sizes| grouped(sizes, |size| *size, 10);
        assert_eq!(grouped(&[3, 7]), [&[3, 7]]);
        assert_eq!(grouped(&[3, 8, 2, 1]), [&[3][..], &[8, 2], &[1]]);
        assert_eq!(grouped(&[11, 1, 12]), [&[11], &[1], &[12]]);
    }

    #[test]
    fn the_names_say_which_file_comes_first() {
        assert_eq!(names(3), ["problems.xml", "problems-2.xml", "problems-3.xml"]);
    }
}
