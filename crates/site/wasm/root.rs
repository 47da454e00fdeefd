//! The root of a page's program: the ABI, above `respond_to`, which finds the study.
//! It is a template, and compiled by itself for WebAssembly.

use std::cell::RefCell;
use std::slice;

thread_local! {
    /// The last response, which is valid until the next.
    static RESPONSE: RefCell<Vec<u8>> = RefCell::new(Vec::new());
}

/// Memory for a request.
#[no_mangle]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    Box::into_raw(vec![0; length].into_boxed_slice()) as *mut u8
}

/// Answers the request at `pointer`, which came from `allocate` and is given back here:
/// the response's length as a little-endian u32, and the response.
///
/// # Safety
///
/// The pointer and the length are those of one call of `allocate`.
#[no_mangle]
pub unsafe extern "C" fn respond(pointer: *mut u8, length: usize) -> *const u8 {
    let request = Box::from_raw(slice::from_raw_parts_mut(pointer, length) as *mut [u8]);
    let response = answer(&String::from_utf8_lossy(&request));
    RESPONSE.with(|place| {
        let mut place = place.borrow_mut();
        place.clear();
        place.extend_from_slice(&(response.len() as u32).to_le_bytes());
        place.extend_from_slice(response.as_bytes());
        place.as_ptr()
    })
}

/// A request is four lines: the language's code, the game, which only a page without a problem of
/// its own has, the verb, and the argument, which is the rest.
fn answer(request: &str) -> String {
    let mut lines = request.splitn(4, '\n');
    let mut next = || lines.next().unwrap_or("");
    let (language, game, verb, argument) = (next(), next(), next(), next());
    let language = study::Language::of_code(language).unwrap_or(study::Language::English);
    language.speaking(|| respond_to(game, verb, argument))
}
