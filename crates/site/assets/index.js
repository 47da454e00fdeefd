// The first page: where to go on, and the search.
(() => {
  "use strict";

  const { progress, say: words } = study;
  const items = [...document.querySelectorAll("li[data-slug]")];
  const form = document.querySelector("form.search");

  const isDone = (item) => {
    const { read, solved } = progress(item.dataset.slug);
    return read || solved;
  };

  // Words with a gap for an element, which replaces the text of the place.
  function tell(place, name, element, ...texts) {
    const [before, after] = words(name, ...texts, "\0").split("\0");
    place.replaceChildren(before, element, after ?? "");
  }

  function showWay() {
    const core = items.filter((item) => "core" in item.dataset);
    const done = core.filter(isDone);
    for (const step of document.querySelectorAll(".step")) {
      const own = core.filter((item) => step.contains(item));
      const count = own.filter(isDone).length;
      step.querySelector(".count").textContent = count ? words("core_read", count, own.length) : "";
    }
    const [place, next] = [document.querySelector(".way"), core.find((item) => !isDone(item))];
    if (!place || !done.length) return;
    if (!next) place.textContent = words("all_done", core.length);
    else tell(place, "go_on", next.querySelector("a").cloneNode(true), done.length, core.length);
  }

  // Letters and digits in words, without accents: `Misère Nim` is `misere nim`.
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const joined = (text) => text.replaceAll(" ", "");

  const lines = (text) => text.split("\n").filter(Boolean).map(plain);
  const known = new Map(items.map((item) => [item, {
    names: lines(item.dataset.names),
    theorem: lines(item.dataset.theorem),
    judges: item.dataset.judges.split("\n"),
  }]));

  // A name has all words of the question, or the question as one word: `cf1382b`.
  const fits = (name, question) => joined(name).includes(joined(question))
    || question.split(" ").every((word) => name.split(" ").some((own) => own.startsWith(word)));

  function search() {
    const { words: typed, judge, difficulty, rust, core, spoilers } = form.elements;
    const question = plain(typed.value);
    const isWanted = (item) => {
      const { names, theorem, judges } = known.get(item);
      const all = spoilers.checked ? [...names, ...theorem] : names;
      return all.some((name) => fits(name, question))
        && (!judge.value || judges.includes(judge.value))
        && (!difficulty.value || item.dataset.difficulty === difficulty.value)
        && (!rust.checked || "rust" in item.dataset)
        && (!core.checked || "core" in item.dataset);
    };
    for (const item of items) {
      item.hidden = !isWanted(item);
      item.querySelector(".theorem").hidden = !spoilers.checked;
    }
    for (const step of document.querySelectorAll(".step")) {
      step.hidden = !step.querySelector("li[data-slug]:not([hidden])");
    }
    const found = items.filter((item) => !item.hidden).length;
    form.querySelector(".found").textContent = words("found", found, items.length);
  }

  form.hidden = false;
  form.addEventListener("input", search);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("progress", showWay);
  // The browser may fill in what was typed before.
  addEventListener("pageshow", search);
})();
