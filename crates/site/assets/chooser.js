// A drawing of a position, and a move that is chosen on it or from the list below.
// Of its parts, `say` tells the player something, `asked` names the words that ask for a move, and
// `chosen` gets the move.
study.chooser = (parts) => {
  "use strict";

  const { drawing, list, say, asked, chosen } = parts;
  const { button, say: words } = study;
  let moves = []; // those that are offered
  let clicked = []; // what has been clicked of a move
  let hinted; // the position that a hint leads to

  // Shows a position, and the moves that are offered there.
  function show(position, isMarked, offered) {
    [moves, clicked, hinted] = [offered, [], undefined];
    draw(position, isMarked);
  }

  // Draws a position. The place keeps the height of its taller drawing, so that nothing below it
  // jumps.
  function draw({ board, theorem }, isMarked) {
    for (const svg of isMarked ? [board, theorem] : [theorem, board]) {
      drawing.innerHTML = svg;
      drawing.style.minHeight = `${drawing.offsetHeight}px`;
    }
    narrow();
  }

  // Shows a hint: the position that a move leads to.
  function hint(to) {
    [clicked, hinted] = [[], to];
    narrow();
    const made = list.querySelector(".hinted");
    if (made) list.scrollTop = made.offsetTop - list.offsetTop - 4;
  }

  function candidates() {
    const meant = moves.filter((move) => clicked.every((id) => move.clicks.includes(id)));
    return clicked.length ? meant.sort((a, b) => a.clicks.length - b.clicks.length) : meant;
  }

  // Lists the moves that can still be meant, and shows on the drawing what was clicked.
  function narrow() {
    const meant = candidates();
    const useful = new Set(meant.flatMap((move) => move.clicks));
    const best = meant.find((move) => move.to === hinted);
    for (const shape of drawing.querySelectorAll("[data-click]")) {
      const id = shape.dataset.click;
      shape.classList.toggle("useful", useful.has(id));
      shape.classList.toggle("clicked", clicked.includes(id));
      shape.classList.toggle("hinted", Boolean(best) && best.clicks.includes(id));
    }
    const focused = list.contains(document.activeElement);
    list.replaceChildren(...meant.map((move) => {
      const made = button(move.label, { to: move.to }, () => chosen(move));
      made.classList.toggle("hinted", move.to === hinted);
      return made;
    }));
    if (clicked.length) list.append(button(words("all_moves"), {}, () => { clicked = []; narrow(); }));
    list.scrollTop = 0;
    if (focused) (list.querySelector("button") || list).focus({ preventScroll: true });
  }

  // Clicks select a move in any order; where it is one of several, a second click on the same
  // place chooses it.
  function click(id) {
    if (!moves.length) return;
    const again = clicked.includes(id);
    if (!again) clicked.push(id);
    if (!candidates().length) clicked = [id];
    const meant = candidates();
    const whole = meant.filter((move) => move.clicks.length === clicked.length);
    const isClear = whole.length === 1 && (again || meant.length === 1);
    if (isClear) return chosen(whole[0]);
    if (again || !meant.length) clicked = [];
    narrow();
    if (!meant.length) return say(words("no_such_move"));
    if (!clicked.length) return say(words(asked));
    if (whole.length !== 1) return say(words("select_more"));
    say(words("click_again", whole[0].label));
  }

  drawing.addEventListener("click", (event) => {
    const shape = event.target.closest("[data-click]");
    if (shape) click(shape.dataset.click);
  });
  addEventListener("resize", () => { drawing.style.minHeight = ""; });
  return { show, draw, hint };
};
