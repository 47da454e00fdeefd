"use strict";

// A drawing of a position, and a move that is chosen on it, by mouse, finger or keys, or from the
// list of all moves. `say` tells the player something, `asked` names the words that ask for a move,
// and `chosen` gets the move; `trace` marks the last one on the drawing.
study.chooser = ({ drawing, list, say, asked, chosen, trace }) => {
  const { ARROWS, button, letter, neighbour, say: words } = study;
  const LIT = 1500; // for so many milliseconds what can be chosen lights up
  const FEW = 12; // more moves are folded away, and offered in parts

  let position; // what is shown
  let aimed; // what was shown at the last click
  let moves = []; // those that are offered
  let clicked = []; // what has been clicked of a move
  let hinted; // the position that a hint leads to
  let looked = []; // where a hint says to look
  let here; // the part of the drawing that the tabulator key finds
  let isWaiting = false; // whether the other player is to move
  let offer; // the few moves that are offered on the drawing

  const [fold, summary, box] = ["details", "summary", "div"].map((name) => document.createElement(name));
  const part = (id) => drawing.querySelector(`[data-click="${CSS.escape(id)}"]`);
  const isOn = (place, move) => move.clicks.some((id) => id.startsWith(`${place}-`));
  const isWhole = (move) => move.clicks.length === clicked.length;

  // The moves that can still be meant; after a click, the shortest first.
  function candidates() {
    const meant = moves.filter((move) => clicked.every((id) => move.clicks.includes(id)));
    return clicked.length ? meant.sort((a, b) => a.clicks.length - b.clicks.length) : meant;
  }

  // Shows a position, and the moves that are offered there; while the computer thinks, those before
  // stay listed and cannot be chosen, so that nothing below them moves. The focus goes to a place
  // where the enter key plays nothing: who presses it twice does not want two moves.
  function show(shown, isMarked, offered, waits = false) {
    isWaiting = waits;
    const focused = [drawing, list].find((place) => place.contains(document.activeElement));
    [position, moves, clicked, hinted, looked, here] = [shown, offered, [], undefined, [], undefined];
    draw(shown, isMarked);
    focused?.focus({ preventScroll: true });
  }

  // Draws a position; what the theorem says is in the same places, and the part that has the focus
  // keeps it.
  function draw({ board, theorem }, isMarked) {
    const focused = drawing.contains(document.activeElement);
    offer = undefined;
    drawing.innerHTML = isMarked ? theorem : board;
    const svg = drawing.querySelector("svg");
    if (svg) trace?.draw(svg);
    letter(drawing);
    narrow();
    if (focused) (part(here) ?? drawing).focus({ preventScroll: true });
  }

  // Lists the moves that can still be meant, and shows on the drawing what was clicked.
  function narrow() {
    const left = candidates();
    const hint = left.find((move) => move.to === hinted);
    const useful = [...new Set(left.flatMap((move) => move.clicks))].filter(part);
    if (!useful.includes(here)) here = hint?.clicks.find(part) ?? useful[0];
    for (const shape of drawing.querySelectorAll("[data-click]")) {
      const id = shape.dataset.click;
      shape.classList.toggle("useful", useful.includes(id));
      shape.classList.toggle("clicked", clicked.includes(id));
      shape.classList.toggle("hinted", Boolean(hint) && hint.clicks.includes(id));
      shape.classList.toggle("starter", !clicked.length && Boolean(colour(shape)) && useful.includes(id));
      const own = shape === part(id) ? left.filter((move) => move.clicks.includes(id)) : [];
      name(shape, own, id === here);
      if (own.length) shape.setAttribute("aria-pressed", clicked.includes(id));
    }
    // A heap that is too large for its stones to be drawn is clicked as a whole.
    for (const place of drawing.querySelectorAll("[data-place]")) {
      const own = left.filter((move) => isOn(place.dataset.place, move));
      place.classList.toggle("useful", own.length > 0);
      name(place, place.querySelector("[data-click]") ? [] : own, true);
    }
    for (const place of drawing.querySelectorAll("[data-place], [data-click]")) {
      const { place: whole, click: id } = place.dataset;
      const isThere = whole ? looked.some((it) => it.startsWith(`${whole}-`)) : looked[0] === id && !place.closest("[data-place]");
      place.classList.toggle("looked", isThere);
    }
    // Nothing can be clicked in an image, by what a screen reader says.
    drawing.querySelector("svg")?.setAttribute("role", left.length ? "group" : "img");
    if (isWaiting) return [...box.children].forEach((made) => { made.disabled = true; });
    summary.textContent = words("moves", left.length);
    box.replaceChildren(...left.map(made));
    if (clicked.length) box.append(button(words("all_moves"), {}, clear));
    box.scrollTop = 0;
    hold();
  }

  // An open list never shrinks during a game, so that nothing below it moves.
  function hold() {
    list.style.minHeight = fold.open ? `${list.offsetHeight}px` : "";
  }

  function begin() {
    list.style.minHeight = "";
  }

  function made(move) {
    const made = button(move.label, { to: move.to }, () => chosen(move));
    made.classList.toggle("hinted", move.to === hinted);
    return made;
  }

  // Makes an element of the drawing a button for these moves, or none.
  function name(shape, own, isReached) {
    if (!own.length) return ["role", "tabindex", "aria-label", "aria-pressed"].forEach((what) => shape.removeAttribute(what));
    const { all } = abridged(own.map((move) => move.label));
    shape.setAttribute("role", "button");
    shape.setAttribute("tabindex", isReached ? 0 : -1);
    const label = own.length === 1 ? own[0].label : all;
    // Who speaks to the page says what is seen there.
    const seen = shape.matches("[data-click]") ? shape.textContent.trim() : "";
    shape.setAttribute("aria-label", label.split(/\W+/).includes(seen) || !seen ? label : `${seen}: ${label}`);
  }

  // How long the beginning is that all texts have in common; it ends where a word ends.
  function beginning(texts) {
    let length = 0;
    while (length < texts[0].length && texts.every((text) => text[length] === texts[0][length])) length += 1;
    while (length && !/[\s：]/.test(texts[0][length - 1])) length -= 1;
    return length;
  }

  const reversed = (text) => [...text].reverse().join("");

  // What labels have in common ("take ... from heap 2"), and in what they differ ("3", "4").
  function abridged(labels) {
    const start = labels[0].slice(0, beginning(labels));
    const rest = labels.map((label) => label.slice(start.length));
    const end = reversed(reversed(rest[0]).slice(0, beginning(rest.map(reversed))));
    const short = rest.map((label) => label.slice(0, label.length - end.length));
    const isClear = short.every((label) => label) && (start || end);
    if (!isClear) return { all: words("moves_here", labels.length), short: labels };
    return { all: `${start}…${end}`, short };
  }

  // Offers moves beside a part of the drawing; of many, those around one of them.
  function propose(place, offered, likely = offered[0], limit = FEW) {
    close();
    const { all, short } = abridged(offered.map((move) => move.label));
    const first = Math.min(Math.max(offered.indexOf(likely) - FEW / 2, 0), Math.max(offered.length - limit, 0));
    const buttons = offered.map((move, i) => {
      const choice = made(move);
      choice.textContent = short[i];
      choice.setAttribute("aria-label", move.label);
      return choice;
    });
    offer = document.createElement("div");
    offer.className = "offer";
    offer.setAttribute("role", "group");
    offer.setAttribute("aria-label", all);
    const title = document.createElement("p");
    title.textContent = all;
    offer.append(title, ...buttons.slice(first, first + limit));
    if (offered.length > limit) {
      const more = () => propose(place, offered, likely, offered.length);
      offer.append(button(words("all_of", offered.length), {}, more));
    }
    drawing.append(offer);
    offer.place = place;
    put(offer, place);
    buttons[offered.indexOf(likely)].focus();
  }

  // Puts an element beside another one, where the drawing has room for it.
  function put(element, beside) {
    const [at, frame] = [beside.getBoundingClientRect(), drawing.getBoundingClientRect()];
    const [width, height] = [element.offsetWidth, element.offsetHeight];
    const within = (value, most) => Math.max(0, Math.min(value, most));
    const [right, left] = [at.right - frame.left + 8, at.left - frame.left - width - 8];
    let [x, y] = [right, (at.top + at.bottom - height) / 2 - frame.top];
    if (right + width > frame.width) x = left;
    if (x < 0) [x, y] = [(at.left + at.right - width) / 2 - frame.left, at.bottom - frame.top + 8];
    element.style.left = `${within(x, frame.width - width)}px`;
    element.style.top = `${within(y, Math.max(y, frame.height - height))}px`;
  }

  function close() {
    offer?.remove();
    offer = undefined;
  }

  // Forgets what was clicked.
  function clear() {
    const focused = offer?.contains(document.activeElement) ? offer.place : undefined;
    close();
    clicked = [];
    narrow();
    focused?.focus();
    if (focused && document.activeElement !== focused) drawing.focus();
    say(words(asked));
  }

  // Clicks select a move in any order; where it is one of several, a second click on
  // the same place plays it.
  function click(shape) {
    if (!moves.length) return;
    const id = shape.dataset.click;
    const isAgain = clicked.includes(id);
    if (!isAgain) clicked.push(id);
    if (!candidates().length) clicked = [id];
    const left = candidates();
    if (!left.length) {
      clear();
      return refuse(shape);
    }
    const whole = left.filter(isWhole);
    if (whole.length === 1 && (isAgain || left.length === 1)) return chosen(whole[0]);
    if (isAgain) return clear();
    close();
    narrow();
    if (whole.length > 1 || left.every((move) => isTwin(move, left))) propose(shape, left);
    say(whole.length === 1 ? words("click_again", whole[0].label) : words("select_more"));
  }

  // Whose piece stands there, as it is drawn.
  const colour = (shape) => shape.querySelector(".dark, .light")?.getAttribute("class");

  // Says why no move begins there, and shows where one does.
  function refuse(shape) {
    const starters = [...drawing.querySelectorAll(".useful")];
    const colours = starters.map(colour).filter(Boolean);
    const isPiece = Boolean(colour(shape));
    if (!colours.length) say(words("no_such_move"));
    else if (!isPiece) say(words("empty_place"));
    else say(words(colours.includes(colour(shape)) ? "cannot_move" : "not_yours"));
    const lit = starters.filter((it) => colour(it) || !colours.length);
    for (const it of lit) it.classList.add("lit");
    setTimeout(() => { for (const it of lit) it.classList.remove("lit"); }, LIT);
  }

  // Whether no click tells a move from another one.
  function isTwin(move, others) {
    const isSame = (other) => other !== move && String([...other.clicks].sort()) === String([...move.clicks].sort());
    return others.some(isSame);
  }

  // Offers all moves of a heap.
  function tap(place, shape) {
    const own = moves.filter((move) => isOn(place.dataset.place, move));
    const likely = own.find((move) => shape && move.clicks.includes(shape.dataset.click));
    if (own.length) propose(place, own, likely);
  }

  // A finger covers several stones: it taps the heap, and chooses then.
  function touch(target, isFinger) {
    const [shape, place] = [target.closest("[data-click]"), target.closest("[data-place]")];
    if (place && (isFinger || !shape)) tap(place, shape);
    else if (shape) click(shape);
  }

  // Shows where to look for a move, by its clicks.
  function look(clicks) {
    close();
    [clicked, hinted, looked] = [[], undefined, clicks];
    narrow();
  }

  // Shows a hint, the position that a move leads to, and puts the focus where the move begins: on
  // the drawing, which stays in sight, or else in the list.
  function hint(to) {
    close();
    [clicked, hinted, looked, here] = [[], to, [], undefined];
    narrow();
    const shape = moves.find((move) => move.to === to)?.clicks.map(part).find(Boolean);
    const made = box.querySelector(".hinted");
    if (shape) return shape.focus({ preventScroll: true });
    if (!made) return;
    fold.open = true;
    box.scrollTop = made.offsetTop - box.offsetTop - 4;
    made.focus();
  }

  // What the arrow keys walk through where the focus is.
  function around(focused) {
    if (offer?.contains(focused)) return [...offer.querySelectorAll("button")];
    if (drawing.contains(focused)) return [...drawing.querySelectorAll("svg [role=button]")];
    return [...box.querySelectorAll("button")];
  }

  function walk(event) {
    const elements = around(event.target);
    const isIn = elements.includes(event.target);
    const start = drawing.querySelector("svg [tabindex='0']") ?? elements[0];
    const to = isIn ? neighbour(event.target, elements, event.key) : start;
    if (!elements.length) return;
    event.preventDefault();
    (drawing.contains(event.target) && !isIn ? start : to)?.focus();
  }

  function press(event) {
    const shape = event.target.closest("svg [role=button]");
    const isPushed = event.key === "Enter" || event.key === " ";
    if (event.key in ARROWS) walk(event);
    else if (event.key === "Escape" && (offer || clicked.length)) clear();
    else if (isPushed && event.repeat) event.preventDefault();
    else if (isPushed && shape) {
      event.preventDefault();
      touch(shape, false);
    }
  }

  summary.textContent = words("moves", 0); // until the program has told them
  fold.append(summary, box);
  fold.addEventListener("toggle", hold);
  list.replaceChildren(fold);
  drawing.tabIndex = -1;
  // The second half of a double click is not meant for the position after the first.
  function guard(event) {
    if (event.detail < 2) aimed = position;
    else if (aimed !== position) event.stopPropagation();
  }

  for (const place of [drawing, list]) {
    place.addEventListener("click", guard, { capture: true });
    place.addEventListener("keydown", press);
  }
  drawing.addEventListener("click", (event) => touch(event.target, event.pointerType === "touch"));
  drawing.addEventListener("focusin", ({ target }) => {
    if (!target.dataset.click || !target.matches("svg [role=button]")) return;
    part(here)?.setAttribute("tabindex", -1);
    here = target.dataset.click;
    target.setAttribute("tabindex", 0);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (offer && !offer.contains(target)) close();
  });
  addEventListener("resize", () => { if (offer) put(offer, offer.place); });
  return { begin, show, draw, look, hint };
};
