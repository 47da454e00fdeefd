// The first game, for those who have never played one: buttons for its moves, and after a win the
// question how it was won. The board is that of Bachet's game, whose positions are the stones and
// the most that a move takes.
(() => {
  "use strict";

  const CAP = 3; // what the words of the lesson say
  const { button, say: words } = study;
  const [board, lesson] = [".first section.board", ".lesson"].map((name) => document.querySelector(name));
  if (!board || !lesson) return;
  const part = (name) => lesson.querySelector(name);

  const rules = board.querySelector(".rules");
  const [verdict, onward] = [part(".verdict"), part(".onward")];
  const move = (taken) => {
    const [stones, cap] = board.dataset.position.split(" ");
    return board.querySelector(`.moves [data-to="${stones - taken} ${cap}"]`);
  };
  const takes = [1, 2, 3].map((taken) => {
    const made = button(words("take", taken), {}, () => move(taken)?.click());
    made.className = "primary";
    return made;
  });

  // The stones that can be taken draw the eye until the first move. A button without a move keeps
  // the focus.
  function show() {
    const { position, turn, over } = board.dataset;
    if (!position) return;
    const isOwn = Number(position.split(" ")[1]) === CAP;
    lesson.hidden = !isOwn;
    rules.hidden = isOwn;
    takes.forEach((made, i) => { made.ariaDisabled = String(turn !== "you" || !move(i + 1)); });
    part(".rule").hidden = Boolean(over);
    part(".takes").hidden = Boolean(over);
    part(".question").hidden = over !== "you";
    if (!over) answer(undefined);
  }

  // Says whether that is what was left, and otherwise how the computer would have answered.
  function answer(left) {
    for (const made of lesson.querySelectorAll("[data-left]")) made.ariaPressed = String(made.dataset.left === left);
    verdict.textContent = left ? words(left) : "";
    onward.hidden = left !== "left_four";
  }

  for (const made of lesson.querySelectorAll("[data-left]")) {
    made.addEventListener("click", () => answer(made.dataset.left));
  }
  part(".takes").append(...takes);
  rules.after(lesson);
  lesson.hidden = false;
  rules.hidden = true;
  board.addEventListener("click", () => board.classList.add("touched"));
  new MutationObserver(show).observe(board, { attributeFilter: ["data-position", "data-turn", "data-over"] });
})();
