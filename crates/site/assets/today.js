// Today: five positions from several games, the same all day, and those missed before; a result to
// be sent, and on how many days in a row there was one.
(() => {
  "use strict";

  const { ask, load, missed, progress, say: words, share, store } = study;
  const COUNT = 5;
  const MISSED = 3; // at most so many have been missed before, so that there is something new
  const LOST = 2; // at most so many of five new positions are lost, and at least one
  const NOTHING = { day: "", length: 0, best: 0, days: 0, right: 0, asked: 0 };

  const section = document.querySelector("section.today");
  const part = (selector) => section.querySelector(selector);
  const games = new Map([...document.querySelectorAll(".listed a")].map((link) => [link.dataset.slug, link]));

  // The day, and its tasks: `slug`; `lost`, if it is to have no winning move; `row` once it is chosen;
  // `right` once it is answered.
  let today;
  let at; // the task that is asked about
  const task = study.task(section, { counted, next });

  // A number that belongs to a text (FNV-1a): it shuffles the games anew each day.
  const hash = (text) => [...text].reduce((sum, letter) =>
    Math.imul(sum ^ letter.codePointAt(0), 16777619) >>> 0, 2166136261);

  // What is asked on a day: what was missed, the oldest first, and the games that have been read or
  // practised, or else the easiest ones at the beginning of the course.
  function chosen(day) {
    const slugs = [...games.keys()];
    const due = slugs.flatMap(missed.due).sort((a, b) => a.missed.localeCompare(b.missed));
    const again = due.slice(0, MISSED).map(({ slug, row }) => ({ slug, row, again: true }));
    const met = slugs.filter((slug) => progress(slug).read || progress(slug).practised);
    const known = met.length ? met : slugs.filter((slug) => "easy" in games.get(slug).dataset);
    if (!known.length) known.push(...slugs);
    known.sort((a, b) => hash(day + a) - hash(day + b));
    const fresh = Array.from({ length: COUNT - again.length }, (_, i) => ({ slug: known[i % known.length] }));
    const most = Math.max(1, Math.floor((fresh.length * LOST) / COUNT));
    const places = fresh.map((_, i) => i).sort((a, b) => hash(`${day} ${a}`) - hash(`${day} ${b}`));
    for (const place of places.slice(0, 1 + (hash(day) % most))) fresh[place].lost = true;
    return [...again, ...fresh];
  }

  // A position of a game, on the reader's level, that is not asked about today: it belongs to the
  // day and to the place of its task. "There is no winning move" must not be right too often.
  async function choose({ slug, lost = false }) {
    const level = store.get(`practice/${slug}`)?.level ?? 1;
    const seed = hash(today.day) + today.tasks.indexOf(at);
    const { positions = [] } = await ask("", "practice", `${level} ${seed}`);
    const isNew = (row) => today.tasks.every((other) => other.slug !== slug || other.row !== row);
    const fresh = positions.filter(isNew);
    for (const row of fresh) {
      const { outcome } = await ask("", "winning", row);
      if ((outcome === "loss") === lost) return row;
    }
    return fresh[0];
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

  const dots = () => today.tasks.map((it) => ({ true: "●", false: "✕" })[it.right] ?? "○").join("");

  function show() {
    const { day, tasks } = today;
    const done = tasks.filter(({ right }) => right !== undefined);
    const right = done.filter((it) => it.right).length;
    part(".score").textContent = `${dots()} ${words("today_score", right, done.length)}`;
    document.querySelector(".result").hidden = Boolean(at);
    if (at) return;
    const { length } = finish(right);
    document.querySelector(".summary").textContent = words("today_over", right, tasks.length);
    const result = words("today_result", day, right, tasks.length, dots());
    const streak = length > 1 ? words("today_streak", length) : "";
    document.querySelector(".pasted").textContent = [result, streak].filter(Boolean).join(" · ");
    document.querySelector(".answers").replaceChildren(...tasks.map(answered));
  }

  // Counts a day that is over, once.
  function finish(right) {
    const kept = store.get("days");
    const before = Number.isInteger(kept?.days) ? kept : NOTHING;
    if (before.day === today.day) return before;
    const length = before.day === store.day(1) ? before.length + 1 : 1;
    const after = {
      day: today.day,
      length,
      best: Math.max(before.best, length),
      days: before.days + 1,
      right: before.right + right,
      asked: before.asked + today.tasks.length,
    };
    store.set("days", after);
    return after;
  }

  // An answer with its game; of one that was wrong, the position and the hints.
  function answered({ slug, row, right }) {
    const [item, mark] = [document.createElement("li"), document.createElement("span")];
    mark.textContent = right ? "● " : "✕ ";
    mark.className = right ? "right" : "wrong";
    mark.setAttribute("role", "img");
    mark.setAttribute("aria-label", words(right ? "answer_right" : "answer_wrong"));
    const link = games.get(slug).cloneNode(true);
    item.append(mark, link);
    if (right) return item;
    for (const [name, place] of [["missed_position", study.address.of(row)], ["missed_hints", "#hints"]]) {
      const more = document.createElement("a");
      more.href = link.getAttribute("href") + place;
      more.textContent = words(name);
      item.append(" · ", more);
    }
    return item;
  }

  function copy() {
    const text = [document.querySelector(".pasted").textContent, share.place("")].filter(Boolean).join("\n");
    share.send({ text }, document.querySelector(".result .sent"), words("result_copied"));
  }

  async function begin() {
    const [day, kept] = [store.day(), store.get("today")];
    const isKept = kept?.day === day && Array.isArray(kept.tasks) && kept.tasks.every((it) => games.has(it?.slug));
    today = isKept ? kept : { day, tasks: chosen(day) };
    await next();
    section.classList.add("ready");
  }

  document.querySelector("[data-action=copy]").addEventListener("click", copy);
  section.hidden = !games.size;
  if (games.size) begin();
})();
