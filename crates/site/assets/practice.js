// Practice: positions to judge. Does the player to move win, and by which move?
(() => {
  "use strict";

  const { ask, button, say: words, store, tell } = study;
  const NOTHING = { score: 0, streak: 0, best: 0, right: 0, asked: 0, level: 1 };

  async function practice(section) {
    const { game = "", problem } = section.dataset;
    const key = `practice/${problem}`;
    const part = (selector) => section.querySelector(selector);
    const action = (name) => part(`[data-action=${name}]`);
    const [drawing, list, why] = [part(".drawing"), part(".moves"), part(".why")];
    const say = (text) => { part(".message").textContent = text; };
    const chosen = ({ to }) => answer(to);
    const chooser = study.chooser({ drawing, list, say, asked: "practice_asked", chosen });

    let done = { ...NOTHING, ...store.get(key) };
    let waiting = []; // the positions of this round that are still to be asked
    let seen = new Set(); // all that have been asked
    let position; // what the program says of the present one
    let level = done.level;
    let risen = 0; // how many answers in a row were right on this level

    // Asks for another position of this level.
    async function next() {
      if (!waiting.length) await fill();
      const row = waiting.shift();
      const found = row === undefined ? undefined : await ask(game, "position", row);
      if (!found || found.error) return say(found ? found.error : "");
      seen.add(row);
      position = found;
      section.dataset.position = found.position;
      delete section.dataset.verdict;
      drawing.style.minHeight = "";
      why.hidden = true;
      open(true);
      say(words("practice_asked"));
    }

    // A round of positions that have not been asked; of any, if there are no others.
    async function fill() {
      for (const isNew of [(row) => !seen.has(row), () => true]) {
        const seed = Math.floor(Math.random() * 2 ** 32);
        const round = await ask(game, "practice", `${level} ${seed}`);
        if (round.error) return say(round.error);
        action("draw").hidden = !round.draws;
        waiting = round.positions.filter(isNew);
        if (waiting.length) return;
        seen = new Set();
      }
    }

    // Whether an answer is expected.
    function open(isOpen) {
      chooser.show(position, !isOpen, isOpen ? position.moves : []);
      for (const name of ["none", "draw"]) action(name).disabled = !isOpen;
      action("next").hidden = isOpen;
    }

    async function answer(said) {
      const asked = position;
      const found = await ask(game, "judge", `${asked.position}; ${said}`);
      if (position !== asked || section.dataset.verdict) return;
      if (found.error) return say(found.error);
      section.dataset.verdict = found.right ? "right" : "wrong";
      open(false);
      say([found.verdict, count(found.right)].filter(Boolean).join(" "));
      why.hidden = false;
      tell(why, found.text);
      show();
      action("next").focus({ preventScroll: true });
    }

    // Counts an answer, and returns what is to be said about that.
    function count(isRight) {
      done.asked += 1;
      done.right += isRight ? 1 : 0;
      done.score += isRight ? level : 0;
      done.streak = isRight ? done.streak + 1 : 0;
      done.best = Math.max(done.best, done.streak);
      risen = isRight ? risen + 1 : 0;
      const rises = risen >= about.streak && level < levels.length;
      if (rises) choose(level + 1);
      keep();
      return rises ? words("practice_rises", about.streak, level) : "";
    }

    function keep() {
      store.set(key, { ...done, level });
      part(".kept").hidden = store.works;
    }

    function show() {
      const { score, streak, best, right, asked } = done;
      part(".score").textContent = words("practice_score", score, streak, best, right, asked);
    }

    // Another level, from the next position on.
    function choose(other) {
      [level, risen, waiting] = [other, 0, []];
      levels.forEach((made, index) => made.setAttribute("aria-pressed", index + 1 === level));
    }

    function forget(really) {
      part(".really").hidden = !really;
      action("forget").setAttribute("aria-expanded", really);
      action(really ? "keep" : "forget").focus();
    }

    function forgotten(remove) {
      remove();
      done = { ...NOTHING };
      choose(done.level);
      show();
      forget(false);
      say(words("practice_forgotten"));
    }

    const about = await ask(game, "practice", "1 1");
    if (about.error) return;
    const levels = Array.from({ length: about.levels }, (_, index) =>
      button(String(index + 1), { level: index + 1 }, () => {
        choose(index + 1);
        keep();
        next();
      }));
    part(".levels").append(...levels);
    const actions = {
      none: () => answer("none"),
      draw: () => answer("draw"),
      next: () => next().then(() => list.focus({ preventScroll: true })),
      forget: () => forget(part(".really").hidden),
      "forget-this": () => forgotten(() => store.remove(key)),
      "forget-all": () => forgotten(store.clear),
      keep: () => forget(false),
    };
    for (const [name, act] of Object.entries(actions)) action(name).addEventListener("click", act);
    section.hidden = false;
    part(".kept").hidden = store.works;
    choose(Math.min(level, levels.length));
    show();
    await next();
    section.classList.add("ready");
  }

  study.practice = practice;
  document.querySelectorAll("section.practice").forEach(practice);
})();
