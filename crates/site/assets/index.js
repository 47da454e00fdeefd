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

  // The bar of a step's card, and what it means.
  function showCard(anchor, done, told) {
    const card = document.querySelector(`.card[href="#${CSS.escape(anchor)}"]`);
    card.style.setProperty("--done", `${100 * done}%`);
    const count = card.querySelector("small");
    count.dataset.before ??= count.textContent;
    count.textContent = done ? told : count.dataset.before;
  }

  function showWay() {
    const core = items.filter((item) => "core" in item.dataset);
    const done = core.filter(isDone);
    for (const step of document.querySelectorAll(".step")) {
      const own = core.filter((item) => step.contains(item));
      const count = own.filter(isDone).length;
      const told = words("core_read", count, own.length);
      step.querySelector(".count").textContent = count ? told : "";
      if (own.length) showCard(step.querySelector("h3").id, count / own.length, told);
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
  const terms = [...form.querySelectorAll(".terms a")].map((link) => ({ link, names: lines(link.dataset.names) }));

  // Chinese has no spaces between words, so a word may begin anywhere.
  const has = (name, word) => (/\p{Script=Han}/u.test(word)
    ? name.includes(word)
    : name.split(" ").some((own) => own.startsWith(word)));

  // A name has all words of the question, or the question as one word: `cf1382b`.
  const fits = (name, question) => joined(name).includes(joined(question))
    || question.split(" ").every((word) => has(name, word));

  // Whether a problem is asked for, by its names alone or also by its theorem's.
  function isWanted(item, byTheorem) {
    const { words: typed, judge, difficulty, rust, core } = form.elements;
    const { names, theorem, judges } = known.get(item);
    const question = plain(typed.value);
    return (byTheorem ? [...names, ...theorem] : names).some((name) => fits(name, question))
      && (!judge.value || judges.includes(judge.value))
      && (!difficulty.value || item.dataset.difficulty === difficulty.value)
      && (!rust.checked || "rust" in item.dataset)
      && (!core.checked || "core" in item.dataset);
  }

  function search() {
    const { spoilers } = form.elements;
    for (const item of items) {
      item.hidden = !isWanted(item, spoilers.checked);
      item.querySelector(".theorem").hidden = !spoilers.checked;
    }
    for (const step of document.querySelectorAll(".step")) {
      step.hidden = !step.querySelector("li[data-slug]:not([hidden])");
    }
    tellFound();
    showTerms();
  }

  // Says how many there are, and how many more by their theorems, which are not shown unasked.
  function tellFound() {
    const found = items.filter((item) => !item.hidden).length;
    const more = items.filter((item) => item.hidden && isWanted(item, true)).length;
    const [told, button] = [form.querySelector(".found [role=status]"), form.querySelector(".found button")];
    told.textContent = words("found", found, items.length);
    button.textContent = words("more_with_theorems", more);
    button.hidden = !more;
  }

  // Links to what the question names in the theory.
  function showTerms() {
    const { words: typed, spoilers } = form.elements;
    const question = plain(typed.value);
    for (const { link, names } of terms) {
      const isTold = spoilers.checked || !("spoiler" in link.dataset);
      link.hidden = !question || !isTold || !names.some((name) => fits(name, question));
    }
    form.querySelector(".terms").hidden = terms.every(({ link }) => link.hidden);
  }

  form.querySelector(".found button").addEventListener("click", () => {
    form.elements.spoilers.checked = true;
    form.elements.spoilers.focus();
    search();
  });
  // A card leads to its step, which a question may have hidden.
  document.querySelector(".cards").addEventListener("click", () => {
    form.reset();
    search();
  });

  form.addEventListener("input", search);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("progress", showWay);
  // The browser may fill in what was typed before.
  addEventListener("pageshow", search);
})();
