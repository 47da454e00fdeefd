"use strict";

// A position to judge: does the player to move win, and by which move? The first answer counts;
// after a wrong one there is a second try. `counted` gets what the program says of the first
// answer and returns what is to be said besides; `next` goes on.
study.task = (section, { game = "", counted, next }) => {
  const { ask, room, say: words, tell } = study;
  const part = (selector) => section.querySelector(selector);
  const action = (name) => part(`[data-action=${name}]`);
  const [drawing, list, why] = [part(".drawing"), part(".moves"), part(".why")];
  const say = (text) => { part(".message").textContent = text; };
  const chosen = ({ to }) => answer(to);
  const trace = study.trace();
  const chooser = study.chooser({ drawing, list, say, asked: "practice_asked", chosen, trace });

  let position; // what the program says of the present one
  let judged; // what it says of the last answer, until there is another try
  let isSecond; // whether the first answer was wrong
  let hasDraws; // whether a position of this game may be a draw

  // What is drawn after a move is laid out as the position was that is asked about.
  const look = (row, asked = row) => ask(game, "position", [row, room(drawing), asked].join("; "));

  // Asks about a position, of which the first answer may have been wrong.
  async function pose(row, draws, wasWrong = false) {
    const found = await look(row);
    if (found.error) return say(found.error);
    [position, isSecond, hasDraws] = [found, wasWrong, draws];
    section.dataset.position = found.position;
    return open();
  }

  function open() {
    judged = undefined;
    delete section.dataset.verdict;
    trace.begin();
    chooser.show(position, false, position.moves);
    press();
    say(words(isSecond ? "practice_again" : "practice_asked"));
  }

  // Shows the buttons that can be of use.
  function press() {
    const canRetry = Boolean(judged) && !judged.right && !isSecond;
    action("none").hidden = Boolean(judged);
    action("draw").hidden = Boolean(judged) || !hasDraws;
    for (const name of ["next", "why"]) action(name).hidden = !judged;
    action("retry").hidden = !canRetry;
    action("next").classList.toggle("primary", !canRetry);
    action("why").setAttribute("aria-pressed", false);
    why.hidden = true;
    return canRetry ? action("retry") : action("next");
  }

  async function answer(said) {
    const asked = position;
    const found = await ask(game, "judge", `${asked.position}; ${said}`);
    if (position !== asked || judged) return;
    if (found.error) return say(found.error);
    judged = found;
    section.dataset.verdict = found.right ? "right" : "wrong";
    const more = isSecond ? solution(found) : counted(found);
    say([found.verdict, more].filter(Boolean).join(" "));
    chooser.show(position, false, []);
    press().focus({ preventScroll: true });
    isSecond ||= !found.right;
    if (position.moves.some(({ to }) => to === said)) await follow(said, found);
  }

  // After a second wrong answer, the right one.
  const SOLUTIONS = { win: "practice_win", loss: "practice_loss", draw: "practice_draw" };
  const solution = ({ right, outcome, label }) => (right ? "" : words(SOLUTIONS[outcome], label));

  // Draws what a move leads to, marks on it the opponent's answer that refutes the move, and then
  // plays that answer.
  async function follow(to, found) {
    const isStill = () => judged === found && why.hidden;
    const after = await look(to, position.position);
    if (after.error || !isStill()) return;
    trace.move();
    chooser.show(after, false, []);
    const answer = after.moves.find((move) => move.to === found.refutation);
    if (!answer) return;
    for (const id of answer.clicks) {
      drawing.querySelectorAll(`[data-click="${CSS.escape(id)}"]`).forEach((it) => it.classList.add("hinted"));
    }
    const last = await look(answer.to, position.position);
    await new Promise((resolve) => { setTimeout(resolve, study.pause()); });
    if (last.error || !isStill()) return;
    trace.move();
    chooser.show(last, false, []);
  }

  // The theorem, in words and on the drawing.
  function explain() {
    const isShown = why.hidden;
    why.hidden = !isShown;
    action("why").setAttribute("aria-pressed", isShown);
    tell(why, judged.text);
    trace.begin();
    chooser.show(position, isShown, []);
  }

  const back = () => list.focus({ preventScroll: true });
  let going; // on to the next position: a second click does not skip it

  function goOn() {
    going ??= next().then(back).finally(() => { going = undefined; });
  }

  const actions = {
    none: () => answer("none"),
    draw: () => answer("draw"),
    retry() {
      open();
      back();
    },
    next: goOn,
    why: explain,
  };
  for (const [name, act] of Object.entries(actions)) action(name).addEventListener("click", act);
  return { pose, say };
};

// The positions whose first answer was wrong, each with the day: they are asked again on a later
// day, and forgotten when the first answer is right then.
study.missed = (() => {
  const { store } = study;
  const { day } = store;
  const key = (slug) => `missed/${slug}`;

  function note(slug, row, isRight) {
    const all = { ...store.get(key(slug)) };
    if (isRight && !(all[row] < day())) return;
    if (isRight) delete all[row];
    else all[row] = day();
    if (Object.keys(all).length) store.set(key(slug), all);
    else store.remove(key(slug));
  }

  // Those of a game that are to be asked again, with their days.
  const due = (slug) => Object.entries(store.get(key(slug)) ?? {})
    .filter(([, missed]) => missed < day())
    .map(([row, missed]) => ({ slug, row, missed }));

  return { due, note };
})();
