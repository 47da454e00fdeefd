// What a reader has done, kept in the browser and sent nowhere: values by key, such as
// `practice/nim` and `read/nim`. Without storage they are kept until the page is left.
study.store = (() => {
  "use strict";

  // Another version has values of another form, which must not be mistaken for these.
  const PREFIX = "impartial-games/1/";
  const kept = new Map();
  let works = true;

  // What the function does with the browser's storage, which may be switched off, full or refused.
  function storage(use) {
    try {
      return works ? use(localStorage) : undefined;
    } catch {
      works = false;
      return undefined;
    }
  }

  // The value of a key; undefined if there is none, or one that cannot be read.
  function get(key) {
    if (kept.has(key)) return kept.get(key);
    try {
      return JSON.parse(storage((all) => all.getItem(PREFIX + key)) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  }

  // Tells the other scripts of the page.
  const changed = () => document.dispatchEvent(new Event("store"));

  function set(key, value) {
    storage((all) => all.setItem(PREFIX + key, JSON.stringify(value)));
    if (works) kept.delete(key);
    else kept.set(key, value);
    changed();
  }

  function remove(key) {
    kept.delete(key);
    storage((all) => all.removeItem(PREFIX + key));
    changed();
  }

  // Forgets everything, on all pages.
  function clear() {
    keys().forEach(remove);
  }

  // The keys of all values.
  function keys() {
    const own = (all) => Object.keys(all).filter((key) => key.startsWith(PREFIX));
    const stored = storage((all) => own(all).map((key) => key.slice(PREFIX.length))) ?? [];
    return [...new Set([...stored, ...kept.keys()])];
  }

  // The day as the reader's clock has it, or one so many days before: 2026-11-24.
  function day(before = 0) {
    const now = new Date();
    now.setDate(now.getDate() - before);
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    return parts.map((part) => String(part).padStart(2, "0")).join("-");
  }

  return { day, get, set, remove, clear, keys, get works() { return works; } };
})();
