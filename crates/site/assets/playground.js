// The playground: a game that the reader describes. The nim-values have a worker of their own, so
// that the board answers while they are computed.
(() => {
  "use strict";

  const { address, asker, button, language, say } = study;
  const EXAMPLES = [
    "take 1 3 4", "nim", "kayles", "0.137", "take squares", "take any but 2 5", "grundy", "turn 1 2 3",
    "turn at 1 3", "1-2 1-3 2-3 2-4 3-4 4-5", "1-2 2-1 2-3 3-4 4-3 1-5", "0.77 + nim", "misere kayles",
  ];
  const VALUES = { heap: "heap_values", coin: "coin_values", vertex: "vertex_values" };
  const CELLS = 1000; // the most values that are shown
  const LISTED = 50; // the most P-positions that are listed
  const FIRST = 24; // the values that are computed first, which are there at once
  const SECOND = 1000; // those that come next; then each time twice as many

  const all = document.querySelector(".playground");
  const part = (selector) => all.querySelector(selector);
  const [form, stopper, found] = [part("form"), part("[data-action=stop]"), part("#found")];
  const { game, to } = form.elements;
  const grammar = part("details");

  const reporter = asker();
  let computation; // the one that goes on
  let partial; // its report on the first values, until all are there
  let played; // the game on the board
  let saved = []; // the addresses of all values

  function end() {
    computation = undefined;
    reporter.stop();
    stopper.disabled = true;
    all.ariaBusy = "false";
  }

  // A report that is not on the game in the form fades, and nothing in it can be chosen.
  function fade(isStale) {
    all.classList.toggle("stale", isStale);
    for (const place of [part(".report"), part(".play")]) place.inert = isStale;
  }

  const code = (text) => element("code", text);

  // Says what is wrong, where code stands between backticks, and offers a game that is understood.
  function refuse(error, example) {
    found.replaceChildren(...error.split("`").map((text, place) => (place % 2 ? code(text) : text)));
    found.classList.add("error");
    if (example) part(".instead").append(button(say("try_instead", example), { game: example }, () => open(example)));
    if (example && !grammar.open) [grammar.open, grammar.dataset.offered] = [true, ""];
    fade(true);
  }

  // Computes the game in the form, first a part of its values and all of them in the end, and shows
  // it.
  async function compute() {
    end();
    found.classList.remove("error");
    found.textContent = say("computing");
    part(".instead").replaceChildren();
    stopper.disabled = false;
    all.ariaBusy = "true";
    const [text, last, own] = [game.value.trim(), to.value.trim(), {}];
    [computation, partial] = [own, undefined];
    keep();
    let upTo = Number(last) > FIRST ? FIRST : last;
    for (;;) {
      const report = await reporter.ask(text, "report", upTo);
      if (computation !== own) return;
      if (report.error || upTo === last) return computed(text, last, report);
      partial = { text, last, report };
      const [{ misere }] = report.reports;
      // A misere quotient may take long, and the outcomes of small heaps need none.
      if (misere) show(text, last, report);
      found.textContent = say("computing_on", reached(report));
      const next = Math.max(SECOND, 2 * upTo);
      upTo = misere || next >= last ? last : next;
    }
  }

  function computed(text, last, report) {
    end();
    if (report.error) return refuse(report.error, report.example);
    show(text, last, report);
    found.textContent = say("computed", reached(report));
  }

  // The last value of a report: `heap 4000`.
  const reached = ({ reports: [{ component, first, values }] }) => `${component} ${first + values.length - 1}`;

  // What has been computed until then stays.
  function stop() {
    end();
    game.focus();
    found.textContent = partial ? say("stopped_at", reached(partial.report)) : say("stopped");
    if (partial) show(partial.text, partial.last, partial.report);
    else fade(true);
  }

  // The address has what is in the form, for a reload and the other language; the position there
  // belongs to the game there.
  function keep() {
    const text = game.value.trim();
    const position = linked().game === text ? address.get("position") : "";
    address.set({ game: text, to: to.value.trim(), position });
  }

  function show(text, last, report) {
    if ("offered" in grammar.dataset) grammar.open = false;
    delete grammar.dataset.offered;
    const isNamed = report.name && !text.toLowerCase().includes(report.name.toLowerCase());
    part("#game").textContent = isNamed ? `${text}: ${report.name}` : text;
    part(".rules").textContent = report.rules;
    saved.forEach(URL.revokeObjectURL);
    saved = [];
    part(".reports").replaceChildren(...report.reports.map((one) => values(one, report.reports.length > 1)));
    part(".report").hidden = false;
    fade(false);
    // What was printed has no rules to play by.
    if (report.rules) return play(text);
    played = undefined;
    part(".play").replaceChildren();
  }

  // What is said about one game, under its own heading if there are several.
  function values(report, hasHeading) {
    const made = document.querySelector("template#values").content.cloneNode(true);
    const inside = (selector) => made.querySelector(selector);
    const { first, values, lost } = report;
    inside("h3").textContent = report.game;
    inside("h3").hidden = !hasHeading;
    const words = report.misere ? "misere_outcomes" : VALUES[report.kind];
    const caption = say(words, first, first + values.length - 1);
    inside("caption").textContent = `${caption} ${say(report.period ? "legend_period" : "legend")}`;
    inside(".table").ariaLabel = caption;
    inside("tbody").replaceChildren(...rows(report));
    rest(inside(".rest"), values);
    const more = lost.length - LISTED;
    const listed = lost.slice(0, LISTED).join(" ") || say("none");
    inside("p.lost").textContent = say("lost", more > 0 ? say("and_more", listed, more) : listed);
    inside(".remark").textContent = report.remark;
    inside(".picture").hidden = !report.picture;
    if (report.picture) inside(".picture").append(picture(report));
    inside("h4").hidden = report.kind === "vertex";
    const advice = report.advice.map((line) => element("p", line));
    inside(".theorems").append(...advice, ...report.theorems.map(theorem), ...report.misses.map(miss));
    // Without the heading of one game, those below it are one level higher.
    const below = hasHeading ? [] : made.querySelectorAll("h4, h5");
    for (const each of below) each.ariaLevel = String(each.localName[1] - 1);
    return made;
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  // A theorem that agrees: what it says, its formula in three languages, and where to read on.
  function theorem({ text: [title, ...lines], code: codes, kind, theory }) {
    const made = document.createElement("section");
    made.append(element("h5", title), ...lines.map((line) => element("p", line)));
    (codes ?? []).forEach((lines, place) => {
      const shown = document.createElement("pre");
      [shown.ariaLabel, shown.tabIndex] = [["Python", "C++", "Rust"][place], 0];
      shown.append(code(lines));
      made.append(element("p", shown.ariaLabel), shown);
    });
    const page = (name, anchor, words) => {
      const link = element("a", words);
      link.href = `${name}${language === "en" ? "" : `.${language}`}.html#${anchor}`;
      return link;
    };
    const section = (name) => name.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, "").replaceAll(" ", "-");
    const links = document.createElement("p");
    if (kind) links.append(page("theory", theory, say("to_theory")), " · ", page("catalogue", section(kind), say("to_problems")));
    made.append(links);
    return made;
  }

  const miss = ({ text: [line] }) => element("p", say("near_miss", line));

  function picture(report) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(report.picture)}`;
    image.alt = say("picture_alt", report.game);
    return image;
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
  function rest(place, values) {
    if (values.length <= CELLS) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${values.join("\n")}\n`], { type: "text/plain" }));
    saved.push(link.href);
    [link.download, link.textContent] = ["values.txt", say("save_values", values.length)];
    place.append(`${say("cut", CELLS)} `, link);
  }

  // A board for this game, and positions to judge, unless they are there.
  function play(text) {
    if (text === played) return;
    played = text;
    const place = part(".play");
    place.replaceChildren(document.querySelector("template#board").content.cloneNode(true));
    for (const section of place.querySelectorAll("section")) {
      [section.dataset.game, section.dataset.problem] = [text, text];
    }
    study.board(place.querySelector(".board:not(.practice)"));
    study.practice(place.querySelector(".practice"));
  }

  function open(text, last = to.value) {
    [game.value, to.value] = [text, last];
    compute();
  }

  // The game of a link to this page: `#game=nim&to=50`, or `#nim`. The name of a place is none.
  function linked() {
    const text = address.get("game");
    if (text) return { game: text, to: address.get("to") || to.value };
    try {
      const name = decodeURIComponent(location.hash.slice(1));
      return { game: name.includes("=") || document.getElementById(name) ? "" : name, to: to.value };
    } catch {
      return { game: "", to: to.value };
    }
  }

  // Another address has another game, or another position of this one.
  function follow() {
    const link = linked();
    if (!link.game) return;
    played = undefined;
    open(link.game, link.to);
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.href);
      found.textContent = say("copied", location.href);
    } catch {
      found.textContent = say("link_is_address");
    }
  }

  document.querySelector("main > .message").remove();
  all.hidden = false;
  part(".examples").append(...EXAMPLES.map((text) => button(text, { game: text }, () => open(text))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    compute();
  });
  form.addEventListener("input", keep);
  stopper.addEventListener("click", stop);
  part("[data-action=link]").addEventListener("click", copyLink);
  addEventListener("hashchange", follow);
  open(linked().game || EXAMPLES[0], linked().to);
})();
