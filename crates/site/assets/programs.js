// Tabs of the programs of a page, the language first that the reader chose last.
(() => {
  "use strict";

  const { button, store } = study;
  const KEY = "languages"; // those that were chosen, the last one first
  const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

  function tabs(place) {
    const chosen = store.get(KEY) ?? [];
    const rank = ({ name }) => (chosen.includes(name) ? chosen.indexOf(name) : chosen.length);
    const all = [...place.children].map((panel, number) => {
      const name = panel.querySelector("h3").textContent;
      const tab = button(name, {}, () => choose(name));
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", panel.id = `program-${number}`);
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-label", name);
      return { name, panel, tab };
    });
    all.sort((a, b) => rank(a) - rank(b));
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    list.append(...all.map(({ tab }) => tab));
    list.addEventListener("keydown", walk);

    function show(name) {
      for (const it of all) {
        it.panel.hidden = it.name !== name;
        it.tab.setAttribute("aria-selected", it.name === name);
        it.tab.tabIndex = it.name === name ? 0 : -1;
      }
    }

    function choose(name) {
      store.set(KEY, [name, ...(store.get(KEY) ?? []).filter((other) => other !== name)]);
      show(name);
    }

    function walk({ key, target }) {
      const from = all.findIndex(({ tab }) => tab === target);
      const to = key in KEYS && all[(from + KEYS[key] + all.length) % all.length];
      if (!to) return;
      choose(to.name);
      to.tab.focus();
    }

    place.classList.add("tabbed");
    place.prepend(list);
    show(all[0].name);
  }

  document.querySelectorAll(".programs").forEach(tabs);
})();
