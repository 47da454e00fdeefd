// A trap
// A main with its own ways:   not formatted.
fn main()   { println!("{}", gamecore::code()) }

mod gamecore {
    // On the whole library: it stays.

    pub fn code() -> String {
        // The text holds /* what looks
        // like */ comments: "
        let text = "/// use std::fmt; // }
  #[cfg(test)] fn unused() {";
        let raw = r#"//! crate::unused() "{" "#; // why raw
        format!("{}{}{}", text, raw, '"') /* the end */
    }
}

stack backtrace:
   0: __rustc::rust_begin_unwind
   1: core::panicking::panic_fmt
   2: traps::check
   3: core::ops::function::FnOnce::call_once
note: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace.
