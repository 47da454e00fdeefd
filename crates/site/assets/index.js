// The first page: where to go on, and which problems are listed.
(() => {
  "use strict";

  const { progress, say: words } = study;
  const items = [...document.querySelectorAll("li[data-slug]")];
  const form = document.querySelector("form.filters");

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
    card.querySelector("small").textContent = done ? told : "";
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

  function isWanted({ dataset }) {
    const { judge, difficulty, core } = form.elements;
    return (!judge.value || dataset.judges.split("\n").includes(judge.value))
      && (!difficulty.value || dataset.difficulty === difficulty.value)
      && (!core.checked || "core" in dataset);
  }

  function choose() {
    for (const item of items) {
      item.hidden = !isWanted(item);
      item.querySelector(".theorem").hidden = !form.elements.spoilers.checked;
    }
    for (const step of document.querySelectorAll(".step")) {
      step.hidden = !step.querySelector("li[data-slug]:not([hidden])");
    }
    const found = items.filter((item) => !item.hidden).length;
    form.querySelector(".found").textContent = words("found", found, items.length);
  }

  // A card leads to its step, which a choice may have hidden.
  document.querySelector(".cards").addEventListener("click", () => {
    form.reset();
    choose();
  });

  form.addEventListener("input", choose);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("progress", showWay);
  // The browser may fill in what was chosen before.
  addEventListener("pageshow", choose);
})();
