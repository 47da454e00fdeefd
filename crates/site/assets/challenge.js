// A challenge: a link that asks a friend to win from a position, the question with which it opens,
// and what is said when the game is over.
(() => {
  "use strict";

  const { address, button, say: words, share } = study;
  const section = document.querySelector("section.board[data-problem]:not(.practice)");
  if (!section) return;
  const part = (selector) => section.querySelector(selector);
  const plain = (row) => row.trim().split(/[\s,]+/).join(" ");

  // The position that a friend asks about, until another one is chosen.
  let asked = address.get("challenge") ? plain(address.get("position")) : undefined;
  let isHelped = false; // whether this game has had a hint or a second thought

  const place = document.createElement("div");
  const [question, sent] = [document.createElement("p"), document.createElement("p")];
  const sides = document.createElement("div");
  place.className = "challenge";
  sides.className = "controls";
  sent.className = "sent";
  for (const said of [question, sent]) said.setAttribute("role", "status");
  place.append(question, sides);
  place.hidden = !asked;
  question.textContent = words("challenge");
  part(".side").prepend(place, sent);

  // Who begins is the friend's choice: from a lost position it is the other side that wins.
  for (const action of ["first", "second"]) {
    const original = part(`[data-action=${action}]`);
    sides.append(button(original.textContent, { side: action }, () => original.click()));
  }

  // A game that is over is sent as it began.
  function link() {
    const { over, position, origin } = section.dataset;
    return address.link({ position: over ? origin : position, challenge: "win" });
  }

  const send = () => share.send({ title: document.title, text: words("challenge"), url: link() }, sent, words("challenge_copied"));
  part(".tools > [data-action=why]").after(button(words("send_position"), { action: "send" }, send));
  const onward = button(words("send_on"), { action: "send" }, send);
  place.append(onward);

  function result() {
    const { over, moves } = section.dataset;
    if (over !== "you") return words(over === "computer" ? "challenge_lost" : "challenge");
    const won = moves === "1" ? words("challenge_won_at_once") : words("challenge_won", moves);
    return isHelped ? won : `${won} ${words("without_help")}`;
  }

  function show() {
    if (!section.classList.contains("ready")) return;
    const { moves, origin, over, position } = section.dataset;
    if (origin !== asked) asked = undefined;
    const hasBegun = moves !== "0" || position !== origin;
    if (!hasBegun) isHelped = false;
    if (hasBegun && address.get("challenge")) address.set({ challenge: "" });
    if (!over) sent.textContent = "";
    place.hidden = !asked;
    if (!asked) return;
    const said = over ? result() : words("challenge");
    if (question.textContent !== said) question.textContent = said;
    sides.hidden = hasBegun;
    onward.hidden = !over;
  }

  section.addEventListener("click", ({ target }) => {
    if (target.closest("[data-action=hint], [data-action=undo], [data-action=theorem], [data-action=why]")) isHelped = true;
  });
  new MutationObserver(show).observe(section, {
    attributeFilter: ["class", "data-moves", "data-origin", "data-over", "data-position", "data-turn"],
  });
})();
