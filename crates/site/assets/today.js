// Today: five positions from several games, the same all day, and those missed before.
(() => {
  "use strict";

  const { ask, load, missed, progress, say: words, store } = study;
  const COUNT = 5;
  const MISSED = 3; // at most so many have been missed before, so that there is something new

  const section = document.querySelector("section.today");
  const part = (selector) => section.querySelector(selector);
  const games = new Map([...document.querySelectorAll(".listed a")].map((link) => [link.dataset.slug, link]));

  let today; // the day, and its tasks: `slug`; `row` once it is chosen; `right` once it is answered
  let at; // the task that is asked about
  const task = study.task(section, { counted, next });

  // A number that belongs to a text (FNV-1a): it shuffles the games anew each day.
  const hash = (text) => [...text].reduce((sum, letter) =>
    Math.imul(sum ^ letter.codePointAt(0), 16777619) >>> 0, 2166136261);

  // What is asked on a day: what was missed, the oldest first, and the games that have been read,
  // or else the first core ones of the course.
  function chosen(day) {
    const slugs = [...games.keys()];
    const due = slugs.flatMap(missed.due).sort((a, b) => a.missed.localeCompare(b.missed));
    const again = due.slice(0, MISSED).map(({ slug, row }) => ({ slug, row, again: true }));
    const read = slugs.filter((slug) => progress(slug).read);
    const core = slugs.filter((slug) => "core" in games.get(slug).dataset);
    const known = read.length ? read : core.slice(0, COUNT);
    known.sort((a, b) => hash(day + a) - hash(day + b));
    const fresh = Array.from({ length: COUNT - again.length }, (_, i) => ({ slug: known[i % known.length] }));
    return [...again, ...fresh];
  }

  // A position of a game, on the reader's level, that is not asked about today: it belongs to the
  // day and to the place of its task.
  async function choose({ slug }) {
    const level = store.get(`practice/${slug}`)?.level ?? 1;
    const seed = hash(today.day) + today.tasks.indexOf(at);
    const { positions = [] } = await ask("", "practice", `${level} ${seed}`);
    const isNew = (row) => today.tasks.every((other) => other.slug !== slug || other.row !== row);
    return positions.find(isNew);
  }

  // Goes on to the first task without an answer.
  async function next() {
    at = today.tasks.find(({ right }) => right === undefined);
    show();
    const hadFocus = section.contains(document.activeElement);
    section.hidden = !at;
    if (!at && hadFocus) document.querySelector(".summary").focus();
    if (!at) return;
    const link = games.get(at.slug);
    try {
      await load(at.slug);
    } catch {
      section.hidden = true;
      document.querySelector(".summary").textContent = words("not_loaded", link.textContent);
      return;
    }
    const [about, round] = [await ask("", "about"), await ask("", "practice", "1 1")];
    at.row ??= (await choose(at)) ?? round.positions[0];
    keep();
    part("h2").replaceChildren(link.cloneNode(true));
    part(".rules").textContent = about.rules;
    part(".rules").hidden = false;
    section.dataset.problem = at.slug;
    await task.pose(at.row, round.draws);
  }

  function counted({ right }) {
    at.right = right;
    missed.note(at.slug, at.row, right);
    keep();
    show();
    return at.again ? words("today_missed") : "";
  }

  const keep = () => store.set("today", today);

  function show() {
    const { tasks } = today;
    const done = tasks.filter(({ right }) => right !== undefined);
    const right = done.filter((it) => it.right).length;
    const dots = tasks.map((it) => ({ true: "●", false: "✕" })[it.right] ?? "○").join("");
    part(".score").textContent = `${dots} ${words("today_score", right, done.length)}`;
    document.querySelector(".summary").textContent = at ? "" : words("today_over", right, tasks.length);
    for (const [slug, link] of games) link.parentElement.hidden = !tasks.some((it) => it.slug === slug);
    document.querySelector(".listed").hidden = Boolean(at);
  }

  async function begin() {
    const [day, kept] = [missed.day(), store.get("today")];
    const isKept = kept?.day === day && kept.tasks.every(({ slug }) => games.has(slug));
    today = isKept ? kept : { day, tasks: chosen(day) };
    await next();
    section.classList.add("ready");
  }

  if (games.size) begin();
})();
