//! `cargo judge show`, `hint`, `bundle`, `submit`, `package`, `contest` and `study`, as a user meets them.

#[path = "../../../command/tests/common/mod.rs"]
mod common;
#[path = "../../../command/tests/common/home.rs"]
mod home;
mod package;
mod reading;
mod study;
mod submit;

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, diff, ends_with, starts_with};

use home::{one_line, run, Home};
