// Practice: positions to judge, on levels, and a score.
(() => {
  "use strict";

  const { ask, button, missed, say: words, store } = study;
  const NOTHING = { right: 0, asked: 0, streak: 0, best: 0, level: 1, run: [], practised: false };

  async function practice(section) {
    const { game = "", problem } = section.dataset;
    const key = `practice/${problem}`;
    const part = (selector) => section.querySelector(selector);

    // The score, and `task`, the position that is asked about: a reload does not change it.
    const done = { ...NOTHING, ...store.get(key) };
    let waiting = []; // the positions of this round that are still to be asked
    let seen = new Set(done.task ? [done.task.row] : []); // all that have been asked

    const task = study.task(section, { game, counted, next });

    // Asks for another position of this level.
    async function next() {
      if (!waiting.length) await fill();
      const row = waiting.shift();
      if (row === undefined) return;
      seen.add(row);
      done.task = { row, wrong: false };
      keep();
      await pose();
    }

    const pose = () => task.pose(done.task.row, about.draws, done.task.wrong);

    // A round of positions that have not been asked; of any, if there are no others.
    async function fill() {
      for (const isNew of [(row) => !seen.has(row), () => true]) {
        const seed = Math.floor(Math.random() * 2 ** 32);
        const round = await ask(game, "practice", `${done.level} ${seed}`);
        if (round.error) return task.say(round.error);
        waiting = round.positions.filter(isNew);
        if (waiting.length) return;
        seen = new Set();
      }
    }

    // Counts an answer, and returns what is to be said about that.
    function counted({ right, outcome }) {
      const { row } = done.task;
      done.asked += 1;
      done.right += right ? 1 : 0;
      done.streak = right ? done.streak + 1 : 0;
      done.best = Math.max(done.best, done.streak);
      done.run = right ? [...done.run, outcome].slice(-about.streak) : [];
      done.task = right ? undefined : { row, wrong: true };
      if (!game) missed.note(problem, row, right);
      const said = passed();
      keep();
      show();
      return said;
    }

    // Five right answers in a row, among them a won and a lost position, lead to the next level;
    // from the second one on they are enough to have practised.
    function passed() {
      const { run, level } = done;
      if (run.length < about.streak || !run.includes("win") || !run.includes("loss")) return "";
      done.practised ||= level >= Math.min(2, levels.length);
      if (level === levels.length) return "";
      choose(level + 1);
      return words("practice_rises", about.streak, done.level);
    }

    function keep() {
      store.set(key, done);
      part(".kept").hidden = store.works;
    }

    function show() {
      const dots = document.createElement("span");
      dots.className = "dots";
      dots.setAttribute("role", "img");
      dots.setAttribute("aria-label", words("practice_run", done.run.length, about.streak));
      dots.textContent = "●".repeat(done.run.length).padEnd(about.streak, "○");
      const { right, asked, best, level } = done;
      part(".score").replaceChildren(dots, ` ${words("practice_score", right, asked, best, level)}`);
    }

    // Another level, from the next position on.
    function choose(level) {
      [done.level, done.run, waiting] = [level, [], []];
      levels.forEach((made, index) => made.setAttribute("aria-pressed", index + 1 === level));
    }

    const about = await ask(game, "practice", "1 1");
    if (about.error) return;
    const levels = Array.from({ length: about.levels }, (_, index) =>
      button(String(index + 1), { level: index + 1 }, () => {
        choose(index + 1);
        show();
        next();
      }));
    part(".levels").append(...levels);
    part(".levels").hidden = levels.length === 1;
    section.hidden = false;
    part(".kept").hidden = store.works;
    const { run } = done;
    choose(Math.min(done.level, levels.length));
    done.run = run;
    show();
    if (done.task) await pose();
    else await next();
    section.classList.add("ready");
  }

  study.practice = practice;
  document.querySelectorAll("section.practice[data-problem]").forEach(practice);
})();
