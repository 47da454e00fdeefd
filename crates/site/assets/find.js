// The search of every page: a list below its field. What can be found is loaded when the field gets
// the focus.
(() => {
  "use strict";

  const MOST = 30; // more lines than anybody reads
  const site = new URL(".", document.currentScript.src);
  const isChinese = document.documentElement.lang.startsWith("zh");
  const here = (texts) => texts[isChinese ? 1 : 0];

  function load(name) {
    return new Promise((loaded, failed) => {
      const script = document.createElement("script");
      Object.assign(script, { src: new URL(name, site), onload: loaded, onerror: failed });
      document.head.append(script);
    });
  }

  let loading;
  const ready = () => (loading ??= load("finder.js").then(() => load("found.js")));

  function line(text, name) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function option(entry, list) {
    const made = document.createElement("a");
    made.href = new URL(isChinese ? entry.href.replace(".html", ".zh.html") : entry.href, site);
    const note = here(entry.note) === here(entry.title) ? "" : here(entry.note);
    made.append(line(here(entry.title), "b"), line(note, "span"), line(list.dataset[entry.kind], "small"));
    return made;
  }

  function search(form) {
    const [input, results] = ["input", ".results"].map((name) => form.querySelector(name));
    const [told, list] = ["[role=status]", "[role=listbox]"].map((name) => results.querySelector(name));
    let active = -1;

    function open(isOpen) {
      results.hidden = !isOpen;
      input.ariaExpanded = String(isOpen);
      if (!isOpen) activate(-1);
    }

    function activate(place) {
      active = place;
      [...list.children].forEach((made, i) => { made.ariaSelected = String(i === place); });
      const chosen = list.children[place];
      input.setAttribute("aria-activedescendant", chosen?.id ?? "");
      chosen?.scrollIntoView({ block: "nearest" });
    }

    // Fills the list; what only a theorem finds is counted, and shown when that is asked for.
    function fill(entries, more) {
      const made = entries.slice(0, MOST).map((entry) => option(entry, list));
      if (more.length) {
        const button = document.createElement("a");
        button.href = "#";
        button.textContent = list.dataset.more.replace("{}", more.length);
        button.addEventListener("click", (event) => {
          event.preventDefault();
          fill([...entries, ...more], []);
          input.focus();
        });
        made.push(button);
      }
      made.forEach((each, i) => {
        each.setAttribute("role", "option");
        [each.id, each.tabIndex] = [`${list.id}-${i}`, -1];
      });
      list.replaceChildren(...made);
      activate(-1);
    }

    async function show() {
      await ready();
      const { entries, more, isNear } = finder.find(input.value);
      fill(entries, more);
      const isEmpty = !entries.length && !more.length;
      told.textContent = isEmpty ? told.dataset.none : isNear ? told.dataset.near : "";
      told.hidden = !told.textContent;
      open(Boolean(input.value.trim()));
    }

    const ACTS = {
      ArrowDown: () => activate(Math.min(active + 1, list.children.length - 1)),
      ArrowUp: () => activate(Math.max(active - 1, -1)),
      Escape: () => {
        if (results.hidden) input.blur();
        else open(false);
      },
    };

    input.addEventListener("focus", ready);
    input.addEventListener("input", show);
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || !ACTS[event.key]) return;
      event.preventDefault();
      ACTS[event.key]();
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const chosen = Math.max(active, 0);
      await show();
      list.children[chosen]?.click();
    });
    form.addEventListener("focusin", () => { if (input.value.trim()) show(); });
    form.addEventListener("focusout", ({ relatedTarget }) => { if (!form.contains(relatedTarget)) open(false); });
    // A click in the list keeps the focus in the field, and so the list open.
    results.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", ({ target }) => {
      if (target.closest("a").getAttribute("href") === "#") return;
      open(false);
      input.blur();
    });
  }

  const forms = [...document.querySelectorAll("form.find")];
  forms.forEach(search);

  // The slash key leads to the field, from wherever nothing is typed.
  addEventListener("keydown", (event) => {
    const isTyped = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key !== "\x2F" || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
    event.preventDefault();
    // The bar comes to where the reader is.
    forms[0].querySelector("input").focus({ preventScroll: true });
  });

  // The menu closes when another thing is wanted.
  const menu = document.querySelector("nav.site .menu");
  addEventListener("click", ({ target }) => { if (!menu.contains(target)) menu.open = false; });
  menu.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
})();
