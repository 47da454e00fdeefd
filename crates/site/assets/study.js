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

  // How long the computer waits before its move, in milliseconds, so that one sees the player's.
  const pause = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 500);

  // The next two run in the worker, and so they use nothing that is around them: an instance of a
  // program, and its response to a request.
  async function instance(program) {
    const packed = Uint8Array.from(atob(program), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const bytes = await new Response(unpacked).arrayBuffer();
    return (await WebAssembly.instantiate(bytes)).instance.exports;
  }

  function call({ memory, allocate, respond }, request) {
    const bytes = new TextEncoder().encode(request);
    const place = allocate(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const response = respond(place, bytes.length);
    const length = new DataView(memory.buffer).getUint32(response, true);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, response + 4, length));
  }

  // What the worker does, in words: it cannot load a script where the page comes from a disk. After
  // a failure the next question is for a new instance.
  const SOURCE = `const call = ${call}; const instance = ${instance};
    let program, started;
    onmessage = async ({ data: { given, number, request } }) => {
      program ??= given;
      try {
        postMessage({ number, answer: call(await (started ??= instance(program)), request) });
      } catch ({ message }) {
        started = undefined;
        postMessage({ number, failure: message });
      }
    };`;

  // Asks the page's program in a worker, so that the page stays alive whatever it computes.
  function asker() {
    let worker;
    let asked = 0;
    const waiting = new Map(); // who waits for an answer, by the number of the question

    function engage() {
      const script = URL.createObjectURL(new Blob([SOURCE], { type: "text/javascript" }));
      worker = new Worker(script);
      worker.onmessage = ({ data: { number, answer, failure } }) => {
        waiting.get(number)(answer ? JSON.parse(answer) : { error: say("failed", failure) });
        waiting.delete(number);
      };
      return study.program;
    }

    return {
      // The answer of the page's program, an object; { error } if something is wrong.
      ask(game, verb, argument = "") {
        const given = worker ? undefined : engage();
        asked += 1;
        worker.postMessage({ given, number: asked, request: [language, game, verb, argument].join("\n") });
        return new Promise((answered) => waiting.set(asked, answered));
      },
      // Ends what is being computed: who waits is told.
      stop() {
        worker?.terminate();
        worker = undefined;
        for (const answered of waiting.values()) answered({ error: say("stopped") });
        waiting.clear();
      },
    };
  }

  const { ask, stop } = asker();

  // Makes a section do one thing after another, however quick the hand is; it is busy meanwhile.
  function queue(section) {
    let [last, left] = [Promise.resolve(), 0];
    const run = async (act) => {
      try {
        await act();
      } finally {
        left -= 1;
        section.ariaBusy = left > 0;
      }
    };
    return (act) => {
      left += 1;
      section.ariaBusy = true;
      last = last.then(() => run(act)).catch(reportError);
      return last;
    };
  }

  // Another program in place of the page's, for a page with the boards of several games: they are
  // large, so there is one at a time.
  function load(slug) {
    stop();
    const script = document.createElement("script");
    return new Promise((loaded, failed) => {
      Object.assign(script, { src: `boards/${slug}.js`, onload: loaded, onerror: failed });
      document.head.append(script);
    }).finally(() => script.remove());
  }

  function button(text, attributes, pressed) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    Object.assign(made.dataset, attributes);
    made.addEventListener("click", pressed);
    return made;
  }

  // A small drawing as an image, so that its styles concern nothing else on the page.
  function stamp(drawing) {
    const made = new Image();
    made.className = "stamp";
    made.alt = "";
    made.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    return made;
  }

  // Named texts in the page's address, such as the position on a board: a reload, the Back button
  // and the other language keep them. A page opened from a disk may change only what follows `#`.
  const named = () => new URLSearchParams(location.hash.slice(1));
  const address = {
    get: (name) => named().get(name) ?? "",
    of: (row) => `#position=${row.replaceAll(" ", "+")}`,
    // The page's address with such texts. An empty text is left out, and so is the name of a place
    // in the page.
    link: (texts) => {
      const all = Object.entries({ ...Object.fromEntries(named()), ...texts });
      const kept = new URLSearchParams(all.filter(([, text]) => text));
      return `${location.href.split("#")[0]}#${kept}`;
    },
    set: (texts) => {
      history.replaceState(null, "", address.link(texts));
      translate();
    },
    // Opens what the address says when it changes, and what a link in the text says, on a board
    // that then comes into view; the Back button leads to the link again.
    follow: (board, open) => {
      const opened = () => { if (address.get("position")) open(address.get("position")); };
      addEventListener("hashchange", opened);
      document.addEventListener("click", (event) => {
        const link = event.target.closest("a[href^='#position=']");
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (location.hash === link.hash) opened();
        else location.hash = link.hash;
        board.scrollIntoView();
        board.focus({ preventScroll: true });
      });
    },
  };

  // The link to the other language leads to the same place.
  function translate() {
    for (const link of document.querySelectorAll("nav.site .language")) {
      link.href = link.getAttribute("href").split("#")[0] + location.hash;
    }
  }

  // Letters press the buttons of a section that are marked with them, unless a text is typed.
  function keys(section) {
    section.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, textarea, select")) return;
      const named = section.querySelector(`[aria-keyshortcuts="${CSS.escape(event.key.toLowerCase())}"]`);
      if (!named) return;
      event.preventDefault();
      named.click();
    });
  }

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  // The nearest element in the direction of an arrow key, best straight ahead; or else the next one.
  function neighbour(from, elements, key) {
    const [right, down] = ARROWS[key];
    const centre = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = centre(from);
    const far = (element) => {
      const [dx, dy] = centre(element).map((value, i) => value - [x, y][i]);
      const [ahead, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
      return ahead > 1 ? ahead + 3 * aside : Infinity;
    };
    const nearest = elements.reduce((best, element) => (far(element) < far(best) ? element : best), from);
    return nearest === from ? elements[elements.indexOf(from) + right + down] : nearest;
  }

  // A drawing that is shown larger than it is made has letters that are only somewhat larger.
  function letter(drawing) {
    const svg = drawing.querySelector("svg");
    svg?.style.setProperty("--type", Math.max(1, svg.getScreenCTM()?.a ?? 1) ** -0.5);
  }

  // The room for a drawing, in pixels: the width inside its place, and the height that the style
  // sheet gives it in rem, whatever is drawn there now.
  function room(place) {
    const [style, { fontSize }] = [place, document.documentElement].map((it) => getComputedStyle(it));
    const width = place.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return `${Math.floor(width)} ${Math.floor(parseFloat(fontSize) * style.getPropertyValue("--high"))}`;
  }

  // A reader who follows a link to a folded section wants to see it.
  function unfold() {
    const target = document.getElementById(location.hash.slice(1));
    const section = target && target.closest("details.section");
    if (section) section.open = true;
  }

  addEventListener("hashchange", unfold);
  addEventListener("hashchange", translate);
  unfold();
  translate();
  return { program: undefined, ARROWS, address, ask, asker, button, keys, language, letter, load, neighbour, pause, queue, room, say, stamp, stop };
})();
