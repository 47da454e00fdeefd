//! Where a problem lives.

use std::fs;
use std::path::Path;

/// Where a problem lives; made by [`this_problem!`](crate::this_problem!).
#[derive(Clone, Copy, Debug)]
pub struct Location {
    /// The problem's slug, which names its folder, its package and its binary.
    pub slug: &'static str,
    /// The problem's folder.
    pub directory: &'static str,
    /// The solution's executable.
    pub binary: &'static str,
}

/// The names of a problem's page, in English and in Chinese.
pub(crate) const PAGES: [&str; 2] = ["README.md", "README.zh.md"];

impl Location {
    /// The texts of the page, each with its name; the one in Chinese may be written later.
    pub(crate) fn pages(self) -> [(&'static str, Option<String>); 2] {
        PAGES.map(|page| (page, fs::read_to_string(Path::new(self.directory).join(page)).ok()))
    }
}

/// The [`Location`] of the problem in whose tests this is written.
#[macro_export]
macro_rules! this_problem {
    () => {
        $crate::Location {
            slug: env!("CARGO_PKG_NAME"),
            directory: env!("CARGO_MANIFEST_DIR"),
            binary: env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))),
        }
    };
}

/// Makes the problem's `src/main.rs` the module `solution`, so that its tests can ask `solve`.
#[macro_export]
macro_rules! solution {
    () => {
        #[path = "../src/main.rs"]
        #[expect(dead_code, reason = "`main` is tested by runs of the program")]
        mod solution;
        // A solution without a pure `solve` does not compile here.
        const _: () = {
            #[allow(unused_imports)]
            use self::solution::solve;
        };
    };
}
