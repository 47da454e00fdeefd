// The positions that a proof speaks of, drawn below their cases with what the theorem marks. A
// drawing leads to the board, and a button plays on it as well as can be.
(() => {
  "use strict";

  const { ask, button, letter, say: words } = study;
  const ROOM = "320 320"; // the width and the height for a drawing, in pixels

  const proof = document.getElementById("proof")?.closest("details");
  if (!proof || !document.querySelector("section.board")) return;
  const explained = new Set(); // the meanings of colours that a drawing above explains

  // The drawings of a case stand side by side below its text.
  function place(link) {
    const text = link.closest("li, p");
    const inside = text.matches("li");
    const last = inside ? text.lastElementChild : text.nextElementSibling;
    if (last?.matches(".cases")) return last;
    const made = document.createElement("div");
    made.className = "cases";
    if (inside) text.append(made);
    else text.after(made);
    return made;
  }

  function legend(colours) {
    const made = document.createElement("ul");
    made.className = "legend";
    for (const { class: name, meaning } of colours.filter(({ meaning }) => !explained.has(meaning))) {
      explained.add(meaning);
      const item = document.createElement("li");
      item.textContent = meaning;
      item.dataset.class = name;
      made.append(item);
    }
    return made;
  }

  async function draw(link) {
    const [start, name] = [new URLSearchParams(link.hash.slice(1)).get("position"), link.textContent];
    const look = (row) => ask("", "position", `${row}; ${ROOM}`);
    let shown = await look(start);
    if (shown.error) return;
    const figure = document.createElement("figure");
    const drawing = link.cloneNode();
    const caption = document.createElement("figcaption");
    const said = document.createElement("span");
    said.ariaLive = "polite";
    const step = button("", {}, move);

    function show(found, text) {
      shown = found;
      drawing.innerHTML = found.theorem;
      drawing.firstElementChild.ariaLabel = words("proof_board", text);
      drawing.hash = study.address.of(found.position);
      said.textContent = text;
      step.textContent = words(found.over ? "proof_again" : "proof_move");
      letter(drawing);
    }

    // Plays the perfect move; from the end it goes back to the beginning.
    async function move() {
      if (shown.over) return show(await look(start), name);
      const { to, label } = await ask("", "reply", shown.position);
      return show(await look(to), label);
    }

    figure.className = "case";
    caption.append(said, step);
    figure.append(drawing, caption, legend(shown.legend));
    place(link).append(figure);
    show(shown, name);
  }

  // One after another: they are many, and the program is one.
  let isDrawn = false;
  async function drawAll() {
    if (!proof.open || isDrawn) return;
    isDrawn = true;
    for (const link of proof.querySelectorAll("a[href^='#position=']")) await draw(link);
  }

  proof.addEventListener("toggle", drawAll);
  drawAll();
})();
