// The boards. The program, which is compiled from all problems' study.rs, says what is drawn,
// which moves exist and who has won; nothing here knows a game.
(() => {
  "use strict";

  const PROGRAM = "WASM_AS_BASE64";
  const DELAY = 500;

  let started;

  // An instance of the program; a new one after a failure.
  async function start() {
    const bytes = Uint8Array.from(atob(PROGRAM), (letter) => letter.charCodeAt(0));
    return (await WebAssembly.instantiate(bytes)).instance.exports;
  }

  // The program's response to a request, an object; { error } if something is wrong.
  async function ask(slug, verb, argument = "") {
    try {
      const { memory, allocate, respond } = await (started ??= start());
      const request = new TextEncoder().encode([slug, verb, argument].join("\n"));
      const place = allocate(request.length);
      new Uint8Array(memory.buffer, place, request.length).set(request);
      const response = respond(place, request.length);
      const length = new DataView(memory.buffer).getUint32(response, true);
      const text = new Uint8Array(memory.buffer, response + 4, length);
      return JSON.parse(new TextDecoder().decode(text));
    } catch (failure) {
      started = undefined;
      return { error: `The program failed (${failure.message}). Try another position.` };
    }
  }

  function button(text, attributes, pressed) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    Object.assign(made.dataset, attributes);
    made.addEventListener("click", pressed);
    return made;
  }

  const other = (player) => (player === "you" ? "computer" : "you");
  const name = (player) => (player === "you" ? "You" : "The computer");
  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  async function board(section) {
    const slug = section.dataset.problem;
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
      const found = await ask(slug, "position", row);
      if (found.error) return refuse(row, found.error);
      [origin, history] = [found.position, []];
      drawing.style.minHeight = "";
      return go(found, first, "");
    }

    // A position that cannot be played may still be one that can be explained.
    async function refuse(row, error) {
      const explained = await ask(slug, "why", row);
      if (explained.error) return say(error);
      show("why", true);
      why.hidden = false;
      tell(`${row}\n${explained.text}`);
      say(`${error}: see below.`);
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
      say(said + (turn === "you" ? "Your move." : "The computer is to move."));
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
      if (winner === "nobody") return "This position has come up for the third time, and neither player can force a win: a draw.";
      const verdict = winner === "you" ? "you win!" : "the computer wins.";
      if (!said) return `There is no move from here: ${verdict}`;
      const loss = other(turn) === winner ? "" : misere ? ", which loses in misère play" : ", which loses";
      return `That was the last move${loss}: ${verdict}`;
    }

    async function play(to, label) {
      const before = position;
      const mover = turn;
      const found = await ask(slug, "position", to);
      if (position !== before) return;
      if (found.error) return say(found.error);
      if (mover === "you") history.push(position);
      return go(found, other(mover), `${name(mover)}: ${label}. `);
    }

    async function reply() {
      const before = position;
      const move = await ask(slug, "reply", position.position);
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
      if (clicked.length) list.append(button("all moves", {}, () => { clicked = []; narrow(); }));
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
      if (!moves.length) return say("No move begins there.");
      if (!clicked.length) return say("Your move.");
      if (whole.length !== 1) return say("Select more, or choose from the list.");
      say(`Click again to play “${whole[0].label}”, or select more.`);
    }

    async function explain() {
      why.hidden = !shown.why;
      if (!shown.why) return;
      const before = position;
      const found = await ask(slug, "why", position.position);
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
      if (turn !== "you" || position.over) return say("A hint is for your own move.");
      const before = position;
      const found = await ask(slug, "hint", position.position);
      if (position !== before) return;
      [clicked, hinted] = [[], found.move];
      narrow();
      const made = list.querySelector(".hinted");
      if (made) list.scrollTop = made.offsetTop - list.offsetTop - 4;
      say(found.error || found.text);
    }

    function undo() {
      if (!history.length) return say("There is no move of yours to take back.");
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
      const found = await ask(slug, "random", String(seed));
      return found.error ? say(found.error) : begin(found.position);
    }

    const about = await ask(slug, "about");
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

  // A reader who follows a link to a folded section wants to see it.
  function unfold() {
    const target = document.getElementById(location.hash.slice(1));
    const section = target && target.closest("details.section");
    if (section) section.open = true;
  }

  addEventListener("hashchange", unfold);
  unfold();
  document.querySelectorAll("section.board").forEach(board);
})();
