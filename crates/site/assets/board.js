// The board: a game against the program.
(() => {
  "use strict";

  const { ask, button, say: words } = study;
  const DELAY = 500;

  const other = (player) => (player === "you" ? "computer" : "you");
  const name = (player) => words(player);
  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  async function board(section) {
    const game = section.dataset.game ?? "";
    const part = (selector) => section.querySelector(selector);
    const [drawing, list, why] = [part(".drawing"), part(".moves"), part(".why")];
    const say = (text) => { part(".message").textContent = text[0].toUpperCase() + text.slice(1); };

    let first = "you"; // who moves first in the next game
    let origin; // where this game began
    let turn; // who is to move
    let position; // what the program says of the present position
    let history = []; // the positions in which you moved
    let clicked = []; // what has been clicked of a move
    let hinted; // the position that the hint leads to
    let timer;
    const shown = { theorem: false, why: false };

    // Begins a game. A position that is refused leaves the present game alone.
    async function begin(row) {
      const found = await ask(game, "position", row);
      if (found.error) return refuse(row, found.error);
      [origin, history] = [found.position, []];
      drawing.style.minHeight = "";
      return go(found, first, "");
    }

    // A position that cannot be played may still be one that can be explained.
    async function refuse(row, error) {
      const explained = await ask(game, "why", row);
      if (explained.error) return say(error);
      show("why", true);
      why.hidden = false;
      tell(`${row}\n${explained.text}`);
      say(words("see_below", error));
    }

    // Goes to a position; `said` is what led there.
    function go(found, player, said) {
      clearTimeout(timer);
      if (isEndless(found, player)) found = { ...found, over: "nobody" };
      [position, turn, clicked, hinted] = [found, player, [], undefined];
      part("input.position").value = found.position;
      section.dataset.position = found.position;
      const winner = { next: turn, previous: other(turn), nobody: "nobody" }[found.over];
      mark(winner);
      draw();
      explain();
      if (winner) return say(said + ending(winner, said));
      say(said + words(turn === "you" ? "your_move" : "computers_move"));
      if (turn === "computer") timer = setTimeout(reply, isStill() ? 0 : DELAY);
    }

    // Where neither player can force a win, a position that comes back again would do so forever.
    function isEndless(found, player) {
      const isSame = (before) => before.position === found.position;
      return found.drawn && player === "you" && history.filter(isSame).length > 1;
    }

    // Who has the turn or the victory, for style sheets and tests.
    function mark(winner) {
      delete section.dataset[winner ? "turn" : "over"];
      section.dataset[winner ? "over" : "turn"] = winner || turn;
    }

    function ending(winner, said) {
      if (winner === "nobody") return words("draw");
      const verdict = words(winner === "you" ? "you_win" : "computer_wins");
      if (!said) return words("no_move", verdict);
      if (other(turn) === winner) return words("last_move", verdict);
      return words(misere ? "last_move_loses_misere" : "last_move_loses", verdict);
    }

    async function play(to, label) {
      const before = position;
      const mover = turn;
      const found = await ask(game, "position", to);
      if (position !== before) return;
      if (found.error) return say(found.error);
      if (mover === "you") history.push(position);
      return go(found, other(mover), words("said", name(mover), label));
    }

    async function reply() {
      const before = position;
      const move = await ask(game, "reply", position.position);
      if (position !== before || turn !== "computer") return;
      if (move.error) return say(move.error);
      await play(move.to, move.label);
    }

    // The place keeps the height of its tallest drawing, so that nothing below it jumps.
    function draw() {
      const drawings = [position.board, position.theorem];
      for (const svg of shown.theorem ? drawings : drawings.reverse()) {
        drawing.innerHTML = svg;
        drawing.style.minHeight = `${drawing.offsetHeight}px`;
      }
      narrow();
    }

    const candidates = () => {
      const moves = turn === "you" && !position.over ? position.moves : [];
      const meant = moves.filter((move) => clicked.every((id) => move.clicks.includes(id)));
      return clicked.length ? meant.sort((a, b) => a.clicks.length - b.clicks.length) : meant;
    };

    // Lists the moves that can still be meant, and shows on the drawing what was clicked.
    function narrow() {
      const moves = candidates();
      const useful = new Set(moves.flatMap((move) => move.clicks));
      const hint = moves.find((move) => move.to === hinted);
      for (const shape of drawing.querySelectorAll("[data-click]")) {
        const id = shape.dataset.click;
        shape.classList.toggle("useful", useful.has(id));
        shape.classList.toggle("clicked", clicked.includes(id));
        shape.classList.toggle("hinted", Boolean(hint) && hint.clicks.includes(id));
      }
      const focused = list.contains(document.activeElement);
      list.replaceChildren(...moves.map(({ to, label }) => {
        const made = button(label, { to }, () => play(to, label));
        made.classList.toggle("hinted", to === hinted);
        return made;
      }));
      if (clicked.length) list.append(button(words("all_moves"), {}, () => { clicked = []; narrow(); }));
      list.scrollTop = 0;
      if (focused) (list.querySelector("button") || list).focus({ preventScroll: true });
    }

    // Clicks select a move in any order; where it is one of several, a second click on
    // the same place plays it.
    function click(id) {
      if (turn !== "you" || position.over) return;
      const again = clicked.includes(id);
      if (!again) clicked.push(id);
      if (!candidates().length) clicked = [id];
      const moves = candidates();
      const whole = moves.filter((move) => move.clicks.length === clicked.length);
      const isClear = whole.length === 1 && (again || moves.length === 1);
      if (isClear) return play(whole[0].to, whole[0].label);
      if (again || !moves.length) clicked = [];
      narrow();
      if (!moves.length) return say(words("no_such_move"));
      if (!clicked.length) return say(words("your_move"));
      if (whole.length !== 1) return say(words("select_more"));
      say(words("click_again", whole[0].label));
    }

    async function explain() {
      why.hidden = !shown.why;
      if (!shown.why) return;
      const before = position;
      const found = await ask(game, "why", position.position);
      if (position === before) tell(found.error || found.text);
    }

    // Sentences wrap; figures, which are indented by four spaces, keep their columns.
    function tell(text) {
      why.replaceChildren();
      for (const line of text.trimEnd().split("\n")) {
        const isFigure = !line || line.startsWith("    ");
        const last = why.lastElementChild;
        if (isFigure && last?.tagName === "PRE") {
          last.textContent += `\n${line.slice(4)}`;
        } else {
          why.append(document.createElement(isFigure ? "pre" : "p"));
          why.lastElementChild.textContent = isFigure ? line.slice(4) : line.trim();
        }
      }
    }

    async function hint() {
      if (turn !== "you" || position.over) return say(words("hint_is_yours"));
      const before = position;
      const found = await ask(game, "hint", position.position);
      if (position !== before) return;
      [clicked, hinted] = [[], found.move];
      narrow();
      const made = list.querySelector(".hinted");
      if (made) list.scrollTop = made.offsetTop - list.offsetTop - 4;
      say(found.error || found.text);
    }

    function undo() {
      if (!history.length) return say(words("no_undo"));
      go(history.pop(), "you", "");
    }

    function show(what, on) {
      shown[what] = on;
      part(`[data-action=${what}]`).setAttribute("aria-pressed", on);
    }

    function toggle(what) {
      show(what, !shown[what]);
      if (what === "why") explain();
      else draw();
    }

    function newGame(player) {
      first = player;
      for (const action of ["first", "second"]) {
        const pressed = (action === "first") === (first === "you");
        part(`[data-action=${action}]`).setAttribute("aria-pressed", pressed);
      }
      return begin(origin);
    }

    async function random() {
      const seed = Math.floor(Math.random() * 2 ** 32);
      const found = await ask(game, "random", String(seed));
      return found.error ? say(found.error) : begin(found.position);
    }

    const about = await ask(game, "about");
    if (about.error) return say(about.error);
    const { misere } = about;
    part(".rules").textContent = about.rules;
    part(".numbers").textContent = about.numbers;
    const actions = {
      hint, undo, random,
      first: () => newGame("you"),
      second: () => newGame("computer"),
      theorem: () => toggle("theorem"),
      why: () => toggle("why"),
    };
    for (const [action, act] of Object.entries(actions)) {
      part(`[data-action=${action}]`).addEventListener("click", act);
    }
    part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      begin(part("input.position").value.trim());
    });
    part(".starts").prepend(...about.starts.map((row) => button(row, { position: row }, () => begin(row))));
    drawing.addEventListener("click", (event) => {
      const shape = event.target.closest("[data-click]");
      if (shape) click(shape.dataset.click);
    });
    addEventListener("resize", () => { drawing.style.minHeight = ""; });
    section.classList.add("ready");
    await begin(about.starts[0]);
  }

  document.querySelectorAll("section.board").forEach(board);
})();
