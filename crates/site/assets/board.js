// The board: a game against the program.
(() => {
  "use strict";

  const { address, button, room, say: words, stop, store, tell } = study;
  const NARROW = matchMedia("(max-width: 54rem)"); // where the reason is a sheet from below
  const SHORT = 24; // a name that has room beside a drawing
  const PATIENCE = 700; // before a player is asked whether to wait

  const other = (player) => (player === "you" ? "computer" : "you");
  const name = (player) => words(player);

  async function board(section) {
    const { game = "", problem } = section.dataset;
    const key = `won/${problem}`;
    const part = (selector) => section.querySelector(selector);
    const [drawing, list, why] = [part(".drawing"), part(".moves"), part(".why")];
    const say = (text) => { part(".message").textContent = text[0].toUpperCase() + text.slice(1); };
    const soon = study.queue(section);
    // A move belongs to the position in which it was chosen, which may be gone when its turn comes.
    const chosen = ({ to, label }) => {
      const [from, moves] = [position.position, history.length];
      soon(() => (position.position === from && history.length === moves && turn === "you" ? play(to, label) : undefined));
    };
    const trace = study.trace();
    const chooser = study.chooser({ drawing, list, say, asked: "your_move", chosen, trace });

    let first = "you"; // who moves first in the next game
    let origin; // where this game began
    let turn; // who is to move
    let position; // what the program says of the present position
    let history = []; // the positions in which you moved
    let timer;
    let told = 0; // how many steps of the hint have been said
    const shown = { theorem: false, why: false };
    const won = new Set(store.get(key)); // the starts from which you have won

    // What takes long can be stopped.
    async function ask(verb, argument) {
      const isReady = section.classList.contains("ready");
      const slow = setTimeout(() => { part("[data-action=stop]").hidden = !isReady; }, PATIENCE);
      const found = await study.ask(game, verb, argument);
      clearTimeout(slow);
      part("[data-action=stop]").hidden = true;
      return found;
    }

    // What the program says of a position, drawn for its place, in a game that has begun there or
    // elsewhere.
    const look = (row, begun = origin) => ask("position", [row, room(drawing), begun].join("; "));

    // Begins a game. A position that is refused leaves the present game alone.
    async function begin(row) {
      const found = await look(row, row);
      if (found.error) return refuse(row, found.error);
      [origin, history] = [found.position, []];
      trace.begin();
      chooser.begin();
      part(".side").style.removeProperty("--held");
      return go(found, first, "");
    }

    // A position that cannot be played may still be one that can be explained.
    async function refuse(row, error) {
      const explained = await ask("reason", row);
      const isStopped = [error, explained.error].includes(words("stopped"));
      if (explained.error) return isStopped ? say(error) : showOne(error);
      show("why", true);
      tell(why, `${row}\n${explained.text}`);
      reveal();
      say(words("see_below", error));
    }

    // What is not a position is answered by one.
    function showOne(error) {
      const { position: example } = about.starts[0];
      say(words("not_a_position", error.replace(/[`]([^`]*)[`]/g, "“$1”")));
      part(".message").append(" ", button(example, { action: "example" }, () => soon(() => begin(example))));
    }

    // Goes to a position; `said` is what led there.
    function go(found, player, said) {
      clearTimeout(timer);
      told = 0;
      const hasFocus = section.contains(document.activeElement);
      if (isEndless(found, player)) found = { ...found, over: "nobody" };
      [position, turn] = [found, player];
      part("input.position").value = found.position;
      Object.assign(section.dataset, { moves: history.length, origin, position: found.position });
      const winner = { next: turn, previous: other(turn), nobody: "nobody" }[found.over];
      // The address of a board that nobody has touched is the page; otherwise it is the last
      // position in which you were to move.
      const isTouched = history.length || address.get("position") || origin !== about.starts[0].position;
      if (isTouched && section.isConnected && turn === "you" && !winner) address.set({ position: found.position });
      if (winner) hold();
      mark(winner);
      part(".ended").hidden = !winner;
      list.hidden = Boolean(winner);
      legend();
      const isWaiting = turn === "computer" && !winner;
      chooser.show(found, shown.theorem, isWaiting || winner ? [] : found.moves, isWaiting);
      part("[data-action=hint]").disabled = Boolean(winner);
      if (winner) end(winner, said, hasFocus);
      else say(said + words(turn === "you" ? "your_move" : "computers_move"));
      if (isWaiting) timer = setTimeout(() => soon(reply), study.pause());
      return explain();
    }

    // Where neither player can force a win, a position that comes back again would do so forever.
    function isEndless(found, player) {
      const isSame = (before) => before.position === found.position;
      return found.drawn && player === "you" && history.filter(isSame).length > 1;
    }

    // What stands below the rules stays there when the end takes their place.
    function hold() {
      const side = part(".side");
      if (!section.classList.contains("explained")) side.style.setProperty("--held", `${side.offsetHeight}px`);
    }

    // Who has the turn or the victory, for style sheets and tests.
    function mark(winner) {
      delete section.dataset[winner ? "turn" : "over"];
      section.dataset[winner ? "over" : "turn"] = winner || turn;
    }

    // Says who has won, and leads on. The focus stays with a player who plays by keys.
    function end(winner, said, hasFocus) {
      const verdict = document.createElement("strong");
      verdict.textContent = winner === "nobody" ? words("drawn") : words(winner === "you" ? "you_win" : "computer_wins");
      part(".message").replaceChildren(verdict, ` ${ending(winner, said)}`);
      if (winner === "you") {
        won.add(origin);
        store.set(key, [...won]);
        tick();
      }
      if (hasFocus) part("[data-action=again]").focus({ preventScroll: true });
    }

    // Ticks the starts from which you have won.
    function tick() {
      for (const start of section.querySelectorAll(".starts [data-position]")) {
        start.classList.toggle("done", won.has(start.dataset.position));
      }
    }

    // What the colours mean, while the theorem is shown.
    function legend() {
      const place = part(".legend");
      place.hidden = !shown.theorem || !position.legend.length;
      place.replaceChildren(...position.legend.map(({ class: name, meaning }) => {
        const made = document.createElement("li");
        made.textContent = meaning;
        made.dataset.class = name;
        return made;
      }));
    }

    // How the game has ended.
    function ending(winner, said) {
      if (winner === "nobody") return said + words("draw");
      if (!said) return words("no_move");
      if (other(turn) === winner) return words("last_move", said);
      return words(misere ? "last_move_loses_misere" : "last_move_loses", said);
    }

    // `refuted` says why the move before this one was a mistake.
    async function play(to, label, refuted) {
      const mover = turn;
      const found = await look(to);
      if (found.error) return say(found.error);
      if (mover === "you") history.push(position);
      trace.move();
      const said = words("said", name(mover), label);
      return go(found, other(mover), refuted ? words("gave_away", said, refuted) : said);
    }

    async function reply() {
      if (turn !== "computer") return;
      const before = history.at(-1)?.position ?? "";
      const move = await ask("reply", `${position.position}; ${before}`);
      if (move.error) return say(move.error);
      await play(move.to, move.label, move.refuted);
    }

    async function explain() {
      if (shown.why) {
        const found = await ask("reason", position.position);
        tell(why, found.error || found.text);
      }
      reveal();
    }

    // The reason takes the place of the rules, and the drawing is seen above it or beside it.
    function reveal() {
      const isOpening = shown.why && why.hidden;
      why.hidden = !shown.why;
      section.classList.toggle("explained", shown.why);
      if (!isOpening) return;
      if (!NARROW.matches) return why.scrollIntoView({ block: "nearest" });
      const { top, bottom } = (drawing.querySelector("svg") ?? drawing).getBoundingClientRect();
      const sheet = part(".side").getBoundingClientRect().top;
      if (top < 0 || bottom > sheet) scrollBy(0, Math.min(top, bottom - sheet + 4));
    }

    // Says more each time: whether there is a win, where to look, and the move.
    async function hint() {
      if (turn !== "you" || position.over) return say(words("hint_is_yours"));
      const { error, steps, move, clicks } = await ask("hint", position.position);
      if (error) return say(error);
      told = Math.min(told + 1, steps.length);
      if (told === steps.length) chooser.hint(move);
      else chooser.look(told > 1 ? clicks : []);
      say(steps[told - 1]);
    }

    function undo() {
      if (!history.length) return say(words("no_undo"));
      trace.jump();
      return go(history.pop(), "you", "");
    }

    function show(what, on) {
      shown[what] = on;
      part(`[data-action=${what}]`).setAttribute("aria-pressed", on);
    }

    function toggle(what) {
      show(what, !shown[what]);
      // The reason speaks of what is marked on the drawing.
      if (what === "why") show("theorem", shown.why);
      chooser.draw(position, shown.theorem);
      legend();
      return what === "why" ? explain() : undefined;
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
      const found = await ask("random", String(seed));
      return found.error ? say(found.error) : begin(found.position);
    }

    const about = await ask("about");
    if (about.error) return say(about.error);
    const { misere } = about;
    part(".rules").textContent = about.rules;
    part(".numbers").textContent = about.numbers;
    const actions = {
      hint, undo, random,
      again: () => newGame(first),
      swap: () => newGame(other(first)),
      first: () => newGame("you"),
      second: () => newGame("computer"),
      theorem: () => toggle("theorem"),
      why: () => toggle("why"),
    };
    for (const [action, act] of Object.entries(actions)) {
      part(`[data-action=${action}]`).addEventListener("click", () => soon(act));
    }
    // The second half of a double click is not meant for what the first half has brought there.
    let pressed;
    section.addEventListener("click", (event) => {
      if (event.detail < 2) pressed = event.target;
      else if (event.target !== pressed) event.stopImmediatePropagation();
    }, { capture: true });
    part("[data-action=stop]").addEventListener("click", stop);
    part(".close").addEventListener("click", () => part("[data-action=why]").click());
    part("form").addEventListener("submit", (event) => {
      event.preventDefault();
      const row = part("input.position").value.trim();
      soon(() => begin(row));
    });
    // A start looks like its position, where that can be drawn small; a name in words says the rest.
    const { drawings = [] } = await ask("thumbnails", about.starts.map((start) => start.position).join(";"));
    const challenge = ({ name, idea, position, won }, index) => {
      const [drawn, asked] = [drawings[index], won && index < 2 ? "win_from" : "can_it_be_won"];
      const full = idea ? `${idea}${words("colon")}${name}` : name;
      const isSaid = !drawn || !idea && name.length <= SHORT && /\p{L}/u.test(name);
      const said = isSaid ? full : idea ?? "";
      const made = button(words(asked, said).trim(), { position }, () => soon(() => begin(position)));
      if (drawn) made.append(study.stamp(drawn));
      if (said !== full) made.ariaLabel = words(asked, full);
      return made;
    };
    part(".starts").append(...about.starts.map(challenge));
    // A game that is over leads on to the next one of the course.
    const next = document.querySelector("nav.around [rel=next]");
    if (next) part(".ended").append(next.cloneNode(true));
    tick();
    study.keys(section);
    const linked = address.get("position");
    await begin(about.starts[0].position);
    if (linked) await begin(linked);
    // Another address of the playground is another game.
    if (!game) address.follow(section, (row) => soon(() => begin(row)));
    section.classList.add("ready");
    let place = room(drawing);
    async function resize() {
      if (room(drawing) === place) return;
      place = room(drawing);
      const { error, board, theorem } = await look(position.position);
      if (error) return;
      position = { ...position, board, theorem };
      trace.begin();
      chooser.begin();
      chooser.draw(position, shown.theorem);
    }
    addEventListener("resize", () => soon(resize));
  }

  study.board = board;
  document.querySelectorAll("section.board:not(.practice)").forEach(board);
})();
