// My progress: which games, on which levels; and a file of it, to be saved and read.
(() => {
  "use strict";

  const { progress, say: words, store } = study;
  const SITE = "impartial-games"; // what a file of ours begins with
  const part = (selector) => document.querySelector(`main ${selector}`);
  const action = (name) => part(`[data-action=${name}]`);
  const say = (text) => { part(".message").textContent = text; };

  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const isCount = (value) => Number.isInteger(value) && value >= 0;
  const isText = (value) => typeof value === "string";
  const isList = (value) => Array.isArray(value) && value.every(isText);

  const isPractice = (value) => isObject(value) && isList(value.run ?? [])
    && ["right", "asked", "best", "level"].every((name) => isCount(value[name]));
  const isToday = (value) => isObject(value) && isText(value.day) && Array.isArray(value.tasks)
    && value.tasks.every((task) => isObject(task) && isText(task.slug));

  const isDays = (value) => isObject(value) && isText(value.day)
    && ["length", "best", "days", "right", "asked"].every((name) => isCount(value[name]));

  // The values that scripts keep, by the first word of their keys: what each has to be, so that
  // no script stumbles over it, and what becomes of one that is here and one of a file.
  const newer = (own, other) => other;
  const union = (own, other) => [...new Set([...own, ...other])];
  const KINDS = {
    read: [(value) => value === true, newer],
    practice: [isPractice, (own, other) => (own.asked > other.asked ? own : { ...other, practised: own.practised || other.practised })],
    won: [isList, union],
    missed: [(value) => isObject(value) && Object.values(value).every(isText), (own, other) => ({ ...other, ...own })],
    days: [isDays, (own, other) => (own.days < other.days ? other : own)],
    today: [isToday, (own) => own],
    languages: [isList, newer],
  };
  const kind = (key) => KINDS[key.match(/^[^/]+/)?.[0]];

  // The values of a file; nothing if it is not one of ours.
  function values(text) {
    try {
      const file = JSON.parse(text);
      if (file.site !== SITE || !isObject(file.values)) return undefined;
      const entries = Object.entries(file.values);
      return entries.every(([key, value]) => kind(key)?.[0](value)) ? entries : undefined;
    } catch {
      return undefined;
    }
  }

  // Adds what a file says to what is here; all of it, or nothing.
  async function add(file) {
    const found = values(await file.text());
    if (!found) return say(words("import_refused", file.name));
    for (const [key, value] of found) {
      const own = store.get(key);
      store.set(key, own === undefined ? value : kind(key)[1](own, value));
    }
    say(words("import_done", found.length));
  }

  function save() {
    const all = Object.fromEntries(store.keys().filter(kind).map((key) => [key, store.get(key)]));
    const text = JSON.stringify({ site: SITE, values: all }, undefined, 1);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${SITE}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  // What has been done on the days of the page Today. A day that is left out ends a run.
  function days({ day, length, best, days: count, right, asked }) {
    const isKept = day === store.day() || day === store.day(1);
    return words("progress_days", count, right, asked, isKept ? length : 0, best);
  }

  function show() {
    const rows = [...document.querySelectorAll("tr[data-slug]")];
    const done = rows.map((row) => progress(row.dataset.slug));
    const count = (what) => done.filter((it) => it[what]).length;
    part(".summary").textContent = words("progress_sum", count("read"), rows.length, count("practised"), count("solved"));
    const today = store.get("days");
    part(".days").textContent = isDays(today) ? days(today) : words("progress_no_days");
    for (const row of rows) {
      const { right, asked, best, level } = store.get(`practice/${row.dataset.slug}`) ?? {};
      row.querySelector(".score").textContent = asked ? words("practice_score", right, asked, best, level) : "";
    }
  }

  // Asks before anything is deleted.
  function forget(really) {
    part(".really").hidden = !really;
    action("forget").setAttribute("aria-expanded", really);
    action(really ? "keep" : "forget").focus();
  }

  function clear() {
    store.clear();
    forget(false);
    say(words("forgotten"));
  }

  const actions = {
    export: save,
    forget: () => forget(part(".really").hidden),
    "forget-all": clear,
    keep: () => forget(false),
  };
  for (const [name, act] of Object.entries(actions)) action(name).addEventListener("click", act);
  part("input[type=file]").addEventListener("change", async ({ target }) => {
    if (target.files.length) await add(target.files[0]);
    target.value = "";
  });
  document.addEventListener("progress", show);
  show();
})();
