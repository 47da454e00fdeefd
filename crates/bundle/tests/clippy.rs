//! What clippy knows of older compilers; ignored where there is none. `cargo judge verify` says so
//! then, too.

use bundle::{has_clippy, newer_than, Target};
use libtest_mimic::{Arguments, Trial};

fn main() {
    let has_none = !has_clippy();
    if has_none {
        eprintln!("nothing is tested: there is no clippy");
    }
    let check = || {
        clippy_knows_what_an_old_compiler_lacks();
        Ok(())
    };
    let trial = Trial::test("clippy_knows_what_an_old_compiler_lacks", check);
    let trials = vec![trial.with_ignored_flag(has_none)];
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn clippy_knows_what_an_old_compiler_lacks() {
    let newest = |minor: u32, line: &str| {
        let program = format!("fn main() {{\n    {line}\n}}\n");
        newer_than(minor, &program, &Target::new("rustc", "2021")).unwrap()
    };
    let since =
        |what: &str, since: u32| Some(format!("the file, line 2: `{what}` needs rustc 1.{since}"));
    let root = "drop(17_i32.isqrt());";
    assert_eq!(newest(59, root), since("isqrt", 84));
    assert_eq!(newest(83, root), since("isqrt", 84));
    assert_eq!(newest(84, root), None);
    let option = "drop(Some(5).is_none_or(|x| x > 4)); drop(u64::MAX);";
    assert_eq!(newest(59, option), since("is_none_or", 82));
    let two = format!("drop(u64::MAX); {root} {option}");
    assert_eq!(newest(33, &two), since("isqrt", 84));
    assert_eq!(newest(33, "drop(u64::MAX);"), since("u64::MAX", 43));
}
