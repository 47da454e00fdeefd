// The playground: a game that the reader describes, by a line or by rules in JavaScript. The
// nim-values have a worker of their own, so that the board answers while they are computed.
(() => {
  "use strict";

  const { address, asker, button, language, own, say } = study;
  const EXAMPLES = [
    "take 1 3 4", "nim", "kayles", "0.137", "take squares", "take any but 2 5", "grundy", "turn 1 2 3",
    "turn at 1 3", "1-2 1-3 2-3 2-4 3-4 4-5", "1-2 2-1 2-3 3-4 4-3 1-5", "0.77 + nim", "misere kayles",
  ];
  const VALUES = { heap: "heap_values", coin: "coin_values", vertex: "vertex_values" };
  const CELLS = 1000; // the most values that are shown
  const LISTED = 50; // the most P-positions that are listed
  const FIRST = 24; // the values that are computed first, which are there at once
  const SECOND = 1000; // those that come next; then each time twice as many
  const LINK = 4000; // the longest rules that the address has
  const GRID = 40; // the greatest numbers of a table of pairs

  const all = document.querySelector(".playground");
  const part = (selector) => all.querySelector(selector);
  const [form, stopper, found] = [part("form"), part("[data-action=stop]"), part("#found")];
  const { count, game, rules, to } = form.elements;
  const grammar = part(".grammar");

  const reporter = asker();
  let computation; // the one that goes on
  let exploration; // its part that asks rules in JavaScript
  let partial; // its report on the first values, until all are there
  let played; // the game on the board
  let saved = []; // the addresses of all values

  const isInRules = () => all.dataset.mode === "rules";

  function end() {
    computation = undefined;
    exploration?.stop();
    exploration = undefined;
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

  // Computes the game in the form, and shows it.
  function compute() {
    end();
    found.classList.remove("error");
    found.textContent = say("computing");
    part(".instead").replaceChildren();
    stopper.disabled = false;
    all.ariaBusy = "true";
    [computation, partial] = [{}, undefined];
    keep();
    return isInRules() ? ofRules(computation) : ofLine(computation);
  }

  // A game that a line describes: first a part of its values, and all of them in the end.
  async function ofLine(begun) {
    const [text, last] = [game.value.trim(), to.value.trim()];
    let upTo = Number(last) > FIRST ? FIRST : last;
    for (;;) {
      const report = await reporter.ask(text, "report", upTo);
      if (computation !== begun) return;
      if (report.error || upTo === last) return computed(text, last, report);
      partial = { text, report };
      const [{ misere }] = report.reports;
      // A misere quotient may take long, and the outcomes of small heaps need none.
      if (misere) show(text, report);
      found.textContent = say("computing_on", reached(report));
      const next = Math.max(SECOND, 2 * upTo);
      upTo = misere || next >= last ? last : next;
    }
  }

  // A game that a function tells: its options, then their values, and the theorems in the end. What
  // was told before Stop is a game as well.
  async function ofRules(begun) {
    const given = { rules: rules.value, count: Number(count.value), to: to.value.trim() };
    const mistake = own.mistake(given);
    if (mistake) return failed(mistake);
    const progress = (known, at) => { found.textContent = say("own_going", known, at ?? ""); };
    exploration = own.begin(given, progress);
    const { lines, error, late, stopped } = await exploration.ended;
    if (computation !== begun) return undefined;
    exploration = undefined;
    if (error) return failed(error);
    const told = `told ${lines.join("|")}`;
    const title = say("own_title");
    for (const verb of ["values", "report"]) {
      const report = await reporter.ask(told, verb);
      if (computation !== begun) return undefined;
      if (report.error) return stopped || late ? halted() : failed(report.error);
      const known = report.reports[0].values.length;
      const ended = stopped ? say("own_stopped", known) : late ? say("own_late", late, known) : say("own_known", known);
      partial = { text: title, report, lines, said: say("own_stopped", known) };
      show(title, report, lines);
      found.textContent = verb === "values" ? say("own_recognising", known) : ended;
    }
    end();
    return undefined;
  }

  function failed(error) {
    end();
    refuse(error);
  }

  function computed(text, last, report) {
    end();
    if (report.error) return refuse(report.error, report.example);
    show(text, report);
    const [{ rows, values: { length } }] = report.reports;
    found.textContent = rows.length ? say("own_known", length) : say("computed", reached(report));
  }

  // The last value of a report: `heap 4000`.
  const reached = ({ reports: [{ component, first, values }] }) => `${component} ${first + values.length - 1}`;

  // What has been computed until then stays.
  function stop() {
    (isInRules() ? rules : game).focus();
    if (exploration) exploration.stop({ stopped: true });
    else halted();
  }

  function halted() {
    end();
    if (!partial) {
      found.textContent = say("stopped");
      return fade(true);
    }
    found.textContent = partial.said ?? say("stopped_at", reached(partial.report));
    return show(partial.text, partial.report, partial.lines);
  }

  // The address has what is in the form, for a reload and the other language; the position there
  // belongs to the game there.
  function keep() {
    const [text, last] = [game.value.trim(), to.value.trim()];
    const isShort = rules.value.length <= LINK;
    if (isInRules()) {
      address.set({ game: "", position: "", rules: isShort ? rules.value : "", count: count.value, to: last });
    } else {
      const position = linked().game === text ? address.get("position") : "";
      address.set({ game: text, to: last, position, rules: "", count: "" });
    }
  }

  // `lines` is what rules in JavaScript have told.
  function show(text, report, lines) {
    if ("offered" in grammar.dataset) grammar.open = false;
    delete grammar.dataset.offered;
    const isNamed = report.name && !text.toLowerCase().includes(report.name.toLowerCase());
    part("#game").textContent = isNamed ? `${text}: ${report.name}` : text;
    part(".rules").textContent = report.rules;
    saved.forEach(URL.revokeObjectURL);
    saved = [];
    const several = report.reports.length > 1;
    const shown = report.reports.map((one, place) => values(one, several, options(text, report, place, lines)));
    part(".reports").replaceChildren(...shown);
    part(".report").hidden = false;
    fade(false);
    // What was printed has no rules to play by.
    if (report.rules) return play(text);
    played = undefined;
    part(".play").replaceChildren();
  }

  // Who answers the options of a position of a game, each of them the positions whose sum it is.
  function options(text, { rules: isGame, reports }, place, lines) {
    if (lines) {
      const told = new Map(lines.map((line) => line.split(":")));
      const parts = (row) => (told.get(row) || undefined)?.split(";").map((option) => option.split(",")) ?? [];
      return (row) => parts(row);
    }
    if (!isGame) return () => undefined;
    const isSum = reports[place].kind !== "vertex";
    const parts = (option) => (isSum ? option.split(" ").filter(Boolean) : [option]);
    return async (row) => (await reporter.ask(text, "options", `${place} ${row}`)).options?.map(parts);
  }

  // What is said about one game, under its own heading if there are several.
  function values(report, hasHeading, options) {
    const made = document.querySelector("template#values").content.cloneNode(true);
    const inside = (selector) => made.querySelector(selector);
    const { first, rows, values } = report;
    const names = rows.length ? rows : values.map((_, place) => String(first + place));
    const lost = rows.length ? names.filter((_, place) => ["0", "P"].includes(values[place])) : report.lost.map(String);
    inside("h3").textContent = report.game;
    inside("h3").hidden = !hasHeading;
    const caption = captionOf(report);
    inside("caption").textContent = `${caption} ${say(report.period ? "legend_period" : "legend")}`;
    inside(".table").ariaLabel = caption;
    inside("tbody").replaceChildren(...table(report, names, new Set(lost)));
    study.cells(inside("table"), inside(".explored"), {
      values: new Map(names.map((name, place) => [name, values[place]])),
      name: (row) => (rows.length ? row : `${report.component} ${row}`),
      options,
    });
    rest(inside(".rest"), report, names);
    const more = lost.length - LISTED;
    const listed = lost.slice(0, LISTED).join(rows.length ? "; " : " ") || say("none");
    inside("p.lost").textContent = say("lost", more > 0 ? say("and_more", listed, more) : listed);
    inside(".remark").textContent = report.remark;
    inside(".sequences").append(...report.sequences.flatMap(sequence));
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

  function captionOf({ rows, first, values, kind, misere, has_outcomes: hasOutcomes }) {
    if (rows.length) return say(hasOutcomes ? "row_outcomes" : "row_values", rows.length);
    const words = misere ? "misere_outcomes" : hasOutcomes ? "heap_outcomes" : VALUES[kind];
    return say(words, first, first + values.length - 1);
  }

  // A sentence whose numbers of the OEIS are links.
  function sequence(sentence) {
    const parts = sentence.split(/(A\d{6})/).map((text, place) => {
      if (place % 2 === 0) return text;
      const link = element("a", text);
      link.href = `https://oeis.org/${text}`;
      return link;
    });
    return [...parts, " "];
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

  const head = (text, scope) => Object.assign(element("th", text), { scope });

  function line(...cells) {
    const made = document.createElement("tr");
    made.append(...cells);
    return made;
  }

  // The rows of the table: ten values each, or one where they are words; of pairs the second numbers
  // stand beside each other.
  function table({ rows, first, values, period, kind }, names, lost) {
    const worth = new Map(names.slice(0, rows.length ? undefined : CELLS).map((name, place) => [name, values[place]]));
    const [begin, length] = period ?? [0, 0];
    const cell = (name) => {
      const made = element("td", worth.get(name) ?? "");
      if (worth.has(name)) made.dataset.row = name;
      made.classList.toggle("lost", lost.has(name));
      made.classList.toggle("period", begin <= name && name < begin + length);
      return made;
    };
    const corner = () => document.createElement("td");
    if (rows.length) {
      const pairs = rows.map((row) => row.split(" "));
      const isGrid = pairs.every((pair) => pair.length === 2);
      if (!isGrid) return rows.slice(0, CELLS).map((row) => line(head(row, "row"), cell(row)));
      const numbers = (place) => [...new Set(pairs.map((pair) => Number(pair[place])))].filter((number) => number <= GRID).sort((a, b) => a - b);
      const across = numbers(1);
      const heads = line(corner(), ...across.map((number) => head(number, "col")));
      return [heads, ...numbers(0).map((down) => line(head(down, "row"), ...across.map((number) => cell(`${down} ${number}`))))];
    }
    const width = kind === "vertex" ? 1 : 10;
    const end = Math.min(first + values.length, CELLS + first);
    const numbers = (from) => Array.from({ length: width }, (_, place) => from + place);
    const made = [];
    if (width > 1) made.push(line(corner(), ...numbers(0).map((digit) => head(digit, "col"))));
    for (let from = width > 1 ? first - (first % 10) : first; from < end; from += width) {
      const inside = numbers(from).filter((number) => number < end);
      made.push(line(head(from, "row"), ...inside.map((number) => cell(String(number)))));
    }
    return made;
  }

  // What the table leaves out can be saved.
  function rest(place, { rows, values }, names) {
    if (values.length <= CELLS) return;
    const link = document.createElement("a");
    const lines = values.map((value, at) => (rows.length ? `${names[at]}: ${value}` : value));
    link.href = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
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
    use("line");
    [game.value, to.value] = [text, last];
    compute();
  }

  function openRules({ rules: text, count: numbers, to: last }) {
    use("rules");
    [rules.value, count.value, to.value] = [text, numbers, last];
    compute();
  }

  // Chooses between a line and JavaScript.
  function use(mode) {
    all.dataset.mode = mode;
    const isOfRules = mode === "rules";
    for (const place of [rules, count]) place.parentElement.hidden = !isOfRules;
    part(".about-rules").hidden = !isOfRules;
    game.parentElement.hidden = isOfRules;
    grammar.hidden = isOfRules;
    for (const each of all.querySelectorAll("[data-mode]")) each.ariaPressed = String(each.dataset.mode === mode);
    const offered = isOfRules
      ? own.EXAMPLES.map((example) => button(say(example.name), { rules: example.name }, () => openRules(example)))
      : EXAMPLES.map((text) => button(text, { game: text }, () => open(text)));
    part(".examples").replaceChildren(...offered);
  }

  // A way to describe a game begins with what was there, or else with an example.
  function change(mode) {
    if (mode === all.dataset.mode) return;
    if (mode === "line") open(game.value || EXAMPLES[0]);
    else openRules(rules.value ? { rules: rules.value, count: count.value, to: to.value } : own.EXAMPLES[0]);
  }

  // The game of a link to this page: `#game=nim&to=50`, or `#nim`, or `#rules=` and JavaScript. The
  // name of a place is none.
  function linked() {
    const text = address.get("game");
    const last = address.get("to") || to.value;
    if (address.get("rules")) return { rules: address.get("rules"), count: address.get("count") || "1", to: last };
    if (text) return { game: text, to: last };
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
    played = undefined;
    if (link.rules) openRules(link);
    else if (link.game) open(link.game, link.to);
  }

  // A list or positions in several lines become one.
  function paste(event) {
    const text = event.clipboardData.getData("text/plain").trim();
    if (!text.includes("\n")) return;
    event.preventDefault();
    const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
    game.setRangeText(lines.join("; "), game.selectionStart, game.selectionEnd, "end");
    keep();
  }

  async function copyLink() {
    if (isInRules() && rules.value.length > LINK) {
      found.textContent = say("own_long", LINK);
      return;
    }
    try {
      await navigator.clipboard.writeText(location.href);
      found.textContent = say("copied", location.href);
    } catch {
      found.textContent = say("link_is_address");
    }
  }

  document.querySelector("main > .message").remove();
  all.hidden = false;
  for (const each of all.querySelectorAll("[data-mode]")) each.addEventListener("click", () => change(each.dataset.mode));
  game.addEventListener("paste", paste);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    compute();
  });
  form.addEventListener("input", keep);
  stopper.addEventListener("click", stop);
  part("[data-action=link]").addEventListener("click", copyLink);
  addEventListener("hashchange", follow);
  if (linked().rules) openRules(linked());
  else open(linked().game || EXAMPLES[0], linked().to);
})();
