// Guesses: small positions to mark as won or lost, before a hint says which are. Each mark is
// judged at once.
(() => {
  "use strict";

  const { ARROWS, address, ask, button, keys, letter, room, neighbour, say: words, stamp } = study;

  const NAMES = { win: "win", loss: "loss", draw: "draw_outcome", wrong: "wrong" };

  async function guess(section) {
    const { game = "" } = section.dataset;
    const part = (selector) => section.querySelector(selector);
    const drawing = part(".drawing");
    const say = (text) => { part(".message").textContent = text; };

    let here; // the cell that is asked about
    let atOnce = 0; // how many were right at the first try

    function made({ position, label, outcome }) {
      const cell = { position, label, outcome, marked: undefined, tried: false };
      cell.button = button(label, {}, () => select(cell));
      cell.button.addEventListener("focus", () => select(cell));
      return cell;
    }

    // Asks about a cell, and draws its position.
    async function select(cell) {
      if (cell === here) return;
      here = cell;
      for (const other of cells) {
        other.button.tabIndex = other === cell ? 0 : -1;
        other.button.setAttribute("aria-current", other === cell);
      }
      part(".asked").textContent = words("guess_asked");
      part(".play").href = address.of(cell.position);
      const found = await ask(game, "position", `${cell.position}; ${room(drawing)}`);
      if (here === cell && !found.error) drawing.innerHTML = found.board;
      letter(drawing);
    }

    async function mark(said) {
      const cell = here;
      if (cell.marked === cell.outcome) return;
      const isRight = said === cell.outcome;
      atOnce += isRight && !cell.tried ? 1 : 0;
      Object.assign(cell, { tried: true, marked: isRight ? said : "wrong" });
      cell.button.dataset.marked = cell.marked;
      cell.button.setAttribute("aria-label", words("guess_marked", cell.label, words(NAMES[cell.marked])));
      if (isRight) return goOn(cell);
      const hint = await ask(game, "hint", cell.position);
      if (here === cell) say(words("guess_wrong", hint.text ?? ""));
    }

    // Says that an answer was right, and asks about the next cell that has none.
    function goOn(cell) {
      const isOpen = ({ marked, outcome }) => marked !== outcome;
      const place = cells.indexOf(cell);
      const next = [...cells.slice(place), ...cells.slice(0, place)].find(isOpen);
      if (!next) return say(words("guess_done", cells.length, atOnce));
      say(words("guess_right", words(NAMES[cell.outcome])));
      if (cell.button === document.activeElement) next.button.focus();
      else select(next);
    }

    const found = await ask(game, "guess");
    if (found.error) return;
    const rows = found.rows.map((row) => row.map(made));
    const cells = rows.flat();
    // A cell looks like its position, where that can be drawn small.
    const { drawings = [] } = await ask(game, "thumbnails", cells.map(({ position }) => position).join(";"));
    cells.forEach((cell, i) => {
      if (!drawings[i]) return;
      cell.button.ariaLabel = cell.label;
      cell.button.replaceChildren(stamp(drawings[i]));
    });
    part(".cells").append(...rows.map((row) => {
      const line = document.createElement("div");
      line.append(...row.map((cell) => cell.button));
      return line;
    }));
    part(".cells").addEventListener("keydown", (event) => {
      if (!(event.key in ARROWS)) return;
      event.preventDefault();
      neighbour(event.target, cells.map((cell) => cell.button), event.key)?.focus();
    });
    for (const choice of section.querySelectorAll("[data-outcome]")) {
      choice.addEventListener("click", () => mark(choice.dataset.outcome));
    }
    part("[data-outcome=draw]").hidden = !found.draws;
    section.hidden = false;
    keys(section);
    await select(cells[0]);
    section.classList.add("ready");
  }

  document.querySelectorAll("section.guess").forEach(guess);
})();
