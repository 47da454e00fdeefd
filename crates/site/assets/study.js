// What the pages' scripts share: the page's program, its words, and small things of HTML.
// The program, which is compiled from the problem's study.rs, says what is drawn, which moves
// exist and who has won; no script knows a game.
const study = (() => {
  "use strict";

  const WORDS = "WORDS_AS_JSON";
  const language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";

  // Words in the page's language, with texts in place of their gaps.
  function say(name, ...texts) {
    return texts.reduce((words, text) => words.replace("{}", () => text), WORDS[name][language]);
  }

  let started;

  // An instance of the page's program; a new one after a failure.
  async function start() {
    const packed = Uint8Array.from(atob(study.program), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const bytes = await new Response(unpacked).arrayBuffer();
    return (await WebAssembly.instantiate(bytes)).instance.exports;
  }

  // The program's response to a request, an object; { error } if something is wrong.
  async function ask(game, verb, argument = "") {
    try {
      const { memory, allocate, respond } = await (started ??= start());
      const request = new TextEncoder().encode([language, game, verb, argument].join("\n"));
      const place = allocate(request.length);
      new Uint8Array(memory.buffer, place, request.length).set(request);
      const response = respond(place, request.length);
      const length = new DataView(memory.buffer).getUint32(response, true);
      const text = new Uint8Array(memory.buffer, response + 4, length);
      return JSON.parse(new TextDecoder().decode(text));
    } catch (failure) {
      started = undefined;
      return { error: say("failed", failure.message) };
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

  // Sentences wrap; figures, which are indented by four spaces, keep their columns.
  function tell(place, text) {
    place.replaceChildren();
    for (const line of text.trimEnd().split("\n")) {
      const isFigure = !line || line.startsWith("    ");
      const last = place.lastElementChild;
      if (isFigure && last?.tagName === "PRE") {
        last.textContent += `\n${line.slice(4)}`;
      } else {
        place.append(document.createElement(isFigure ? "pre" : "p"));
        place.lastElementChild.textContent = isFigure ? line.slice(4) : line.trim();
      }
    }
  }

  // A reader who follows a link to a folded section wants to see it.
  function unfold() {
    const target = document.getElementById(location.hash.slice(1));
    const section = target && target.closest("details.section");
    if (section) section.open = true;
  }

  addEventListener("hashchange", unfold);
  unfold();
  return { program: undefined, ask, button, say, tell };
})();
