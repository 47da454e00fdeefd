// The playground: a game that the reader describes. A worker computes the nim-values, so that the
// page can stop it; the board asks the program in the page itself, which looks at small games only.
(() => {
  "use strict";

  const { button, call, instance, language, say } = study;
  const EXAMPLES = [
    "take 1 3 4", "take any but 2 5", "0.77", "0.137", "4!", "turn 1 2 3", "turn neighbours",
    "turn at 1 3", "1-2 1-3 2-3 2-4 3-4 4-5", "1-2 2-1 2-3 3-4 4-3 1-5",
  ];
  const VALUES = { heap: "heap_values", coin: "coin_values", vertex: "vertex_values" };
  const CELLS = 1000; // the most values that are shown
  const LISTED = 50; // the most P-positions that are listed

  const all = document.querySelector(".playground");
  const part = (selector) => all.querySelector(selector);
  const [form, stopper, found] = [part("form"), part("[data-action=stop]"), part("#found")];
  const { game, to } = form.elements;

  // What the worker does, in words: it cannot load a script where the page comes from a disk.
  const source = `const call = ${call}; const instance = ${instance};
    onmessage = async ({ data: { program, request } }) =>
      postMessage(call(await instance(program), request));`;
  const script = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));

  let worker;
  let played; // the game on the board
  let saved; // the address of all values

  function end() {
    worker?.terminate();
    worker = undefined;
    stopper.disabled = true;
    all.ariaBusy = "false";
  }

  function refuse(error) {
    found.textContent = error;
    found.classList.add("error");
  }

  // Computes a game and shows it; a mistake in its description leaves the last one there.
  function compute() {
    end();
    found.classList.remove("error");
    found.textContent = say("computing");
    stopper.disabled = false;
    all.ariaBusy = "true";
    const [text, last] = [game.value.trim(), to.value.trim()];
    worker = new Worker(script);
    worker.onerror = (failure) => {
      failure.preventDefault();
      end();
      refuse(say("failed", failure.message));
    };
    worker.onmessage = ({ data }) => {
      end();
      const report = JSON.parse(data);
      if (report.error) return refuse(report.error);
      show(text, report);
    };
    const request = [language, text, "report", last].join("\n");
    worker.postMessage({ program: study.program, request });
  }

  function stop() {
    end();
    found.textContent = say("stopped");
    game.focus();
  }

  function show(text, report) {
    const { first, values } = report;
    history.replaceState(null, "", `#${encodeURIComponent(text)}`);
    found.textContent = say("computed", values.length);
    part("#game").textContent = report.name ? `${text}: ${report.name}` : text;
    part(".rules").textContent = report.rules;
    const legend = report.period ? say("legend_period") : say("legend");
    const last = first + values.length - 1;
    part("caption").textContent = `${say(VALUES[report.kind], first, last)} ${legend}`;
    part(".values tbody").replaceChildren(...rows(report));
    rest(values);
    const more = report.lost.length - LISTED;
    const lost = report.lost.slice(0, LISTED).join(" ") || say("none");
    part("p.lost").textContent = say("lost", more > 0 ? say("and_more", lost, more) : lost);
    part(".remark").textContent = report.remark;
    part(".picture").hidden = !report.picture;
    if (report.picture) {
      const image = part(".picture img");
      image.src = `data:image/svg+xml,${encodeURIComponent(report.picture)}`;
      image.alt = say("picture_alt", text);
    }
    part(".report").hidden = false;
    play(text);
  }

  // The rows of the table: ten values each, or one where they are words.
  function rows({ first, values, lost, period, kind }) {
    const width = kind === "vertex" ? 1 : 10;
    const [begin, length] = period ?? [0, 0];
    const isLost = new Set(lost);
    const end = Math.min(first + values.length, CELLS + first);
    const cell = (number) => {
      const made = document.createElement("td");
      made.textContent = values[number - first] ?? "";
      made.classList.toggle("lost", isLost.has(number));
      made.classList.toggle("period", begin <= number && number < begin + length);
      return made;
    };
    const head = (text, scope) => {
      const made = document.createElement("th");
      [made.textContent, made.scope] = [text, scope];
      return made;
    };
    const row = (...cells) => {
      const made = document.createElement("tr");
      made.append(...cells);
      return made;
    };
    const numbers = (from) => Array.from({ length: width }, (_, place) => from + place);
    const made = [];
    if (width > 1) made.push(row(document.createElement("td"), ...numbers(0).map((digit) => head(digit, "col"))));
    for (let from = width > 1 ? 0 : first; from < end; from += width) {
      const inside = numbers(from).filter((number) => number < end);
      made.push(row(head(from, "row"), ...inside.map(cell)));
    }
    return made;
  }

  // What the table leaves out can be saved.
  function rest(values) {
    const place = part(".rest");
    place.replaceChildren();
    if (saved) URL.revokeObjectURL(saved);
    saved = undefined;
    if (values.length <= CELLS) return;
    saved = URL.createObjectURL(new Blob([`${values.join("\n")}\n`], { type: "text/plain" }));
    const link = document.createElement("a");
    [link.href, link.download, link.textContent] = [saved, "values.txt", say("save_values", values.length)];
    place.append(`${say("cut", CELLS)} `, link);
  }

  // A board for this game, and positions to judge, unless they are there.
  function play(text) {
    if (text === played) return;
    played = text;
    const place = part(".play");
    place.replaceChildren(document.querySelector("template").content.cloneNode(true));
    for (const section of place.querySelectorAll("section")) {
      [section.dataset.game, section.dataset.problem] = [text, text];
    }
    study.board(place.querySelector(".board:not(.practice)"));
    study.practice(place.querySelector(".practice"));
  }

  function open(text) {
    game.value = text;
    compute();
  }

  // The game of a link to this page.
  function linked() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return "";
    }
  }

  document.querySelector("main > .message").remove();
  all.hidden = false;
  part(".examples").append(...EXAMPLES.map((text) => button(text, { game: text }, () => open(text))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    compute();
  });
  stopper.addEventListener("click", stop);
  addEventListener("hashchange", () => { if (linked() && linked() !== played) open(linked()); });
  open(linked() || EXAMPLES[0]);
})();
