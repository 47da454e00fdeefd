// Rules that the reader, or somebody who sent the page's address, writes in JavaScript: a function
// `moves` that answers a position with its options. It runs in a worker inside of a frame of its own,
// which has another origin than the page, and whose policy allows no request.
study.own = (() => {
  "use strict";

  const { say } = study;
  const STARTS = 20_000; // so many positions may be begun from
  const TICK = 100; // between two looks at the clock, in milliseconds
  const SILENCE = 2000; // how long one position may take
  const FIRST = 5000; // how long it may take until the first one is asked
  const LONGEST = 20_000; // how long all of them may take
  const BEYOND = 3000; // how long those may take that nobody asked about
  const PAUSE = 200; // between two reports of progress
  const POLICY = "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:";

  // The next two run elsewhere, and so they use nothing that is around them. This one is in the frame.
  function host() {
    const tell = (message) => parent.postMessage(message, "*");
    onmessage = ({ data }) => {
      const worker = new Worker(URL.createObjectURL(new Blob([data], { type: "text/javascript" })));
      worker.onmessage = (event) => tell(event.data);
      worker.onerror = (event) => {
        event.preventDefault();
        tell({ failed: "unreadable", text: event.message, line: event.lineno });
      };
    };
  }

  // This is in the worker, behind the reader's function. It asks about all rows of so many numbers up
  // to the last, about what these lead to, and then about larger numbers.
  function explore(moves, count, last) {
    const MOST = 100_000;
    const known = new Set();
    let [told, isBounded, grows] = ["", true, false];

    const isNumber = (number) => Number.isSafeInteger(number) && number >= 0;
    const isRow = (row) => (count === 1 ? isNumber(row) : Array.isArray(row) && row.length > 0 && row.every(isNumber));
    const write = (row) => (count === 1 ? String(row) : row.join(" "));
    const numbers = (row) => (count === 1 ? [row] : row);
    const shown = (value) => {
      try {
        return JSON.stringify(value) ?? String(value);
      } catch {
        return String(value);
      }
    };

    function fail(failed, row, text, line) {
      const isTold = { failed, at: write(row), text: String(text).slice(0, 200), line };
      return Object.assign(new Error(), { isTold });
    }

    // The line of an exception in the reader's function: his text is the first of this script.
    function threw(error, row) {
      const [, line] = /blob:[^\n]*?:(\d+):\d+/.exec(error?.stack) ?? [];
      return fail("threw", row, error, line);
    }

    function ask(row) {
      let found;
      try {
        found = moves(count === 1 ? row : [...row]);
        if (typeof found === "object" && found?.[Symbol.iterator]) found = [...found];
      } catch (error) {
        throw threw(error, row);
      }
      if (!Array.isArray(found)) throw fail("no_list", row, shown(found));
      return found.map((option) => {
        const parts = isRow(option) ? [option] : option;
        if (!Array.isArray(parts) || !parts.length || !parts.every(isRow)) throw fail("no_position", row, shown(option));
        return parts;
      });
    }

    function isLarger(row, [option, ...others]) {
      const [before, after] = [numbers(row), numbers(option)];
      return !others.length && before.length === after.length && before.some((number, place) => number < after[place]);
    }

    // A position, and all that it leads to.
    function follow(start, most) {
      const open = [start];
      while (open.length) {
        const row = open.pop();
        const text = write(row);
        if (known.has(text)) continue;
        if (known.size >= most) throw fail("many", row, most);
        known.add(text);
        postMessage({ told, at: text });
        const options = ask(row);
        isBounded &&= numbers(row).every((number) => number <= last);
        grows ||= options.some((option) => isLarger(row, option));
        told = `${text}:${options.map((parts) => parts.map(write).join(",")).join(";")}`;
        for (const parts of options) open.push(...parts.filter((part) => !known.has(write(part))));
      }
    }

    // All rows of so many numbers up to a last one, in their order.
    function* rows(length, to) {
      for (let first = 0; first <= to; first += 1) {
        if (length === 1) yield [first];
        else for (const others of rows(length - 1, to)) yield [first, ...others];
      }
    }
    const follows = (to, most) => {
      for (const row of rows(count, to)) follow(count === 1 ? row[0] : row, most);
    };

    if (typeof moves !== "function") {
      postMessage({ failed: "no_function" });
      return;
    }
    try {
      follows(last, MOST);
    } catch (error) {
      postMessage(error.isTold ?? threw(error, count === 1 ? 0 : [0]).isTold);
      return;
    }
    postMessage({ told, further: true });
    told = "";
    // Numbers that grow, but not beyond the last, are places of a board, which has no larger ones.
    if (!(grows && isBounded)) {
      try {
        const more = Math.min(3 ** (1 / count), 1.7) - 1;
        follows(last + Math.ceil(more * (last + 1)), 4 * known.size + 500);
      } catch {
        // What lies beyond was not asked for, so nothing is wrong there.
      }
    }
    postMessage({ told, done: true });
  }

  const script = ({ rules, count, to }) => `${rules}
;(${explore})(typeof moves === "undefined" ? undefined : moves, ${count}, ${to});`;

  // What is said about rules that fail.
  function failure({ failed, at, text, line }, { rules, count }) {
    const lines = rules.trimEnd().split("\n").length;
    const place = Math.min(Number(line) || 0, lines);
    switch (failed) {
      case "unreadable": return say("own_unreadable", place, text);
      case "threw": return place ? say("own_threw", at, place, text) : say("own_threw_somewhere", at, text);
      case "no_list": return say("own_no_list", at, text);
      case "no_position": return say("own_no_position", at, text, say(count === 1 ? "own_number" : "own_row"));
      case "many": return say("own_many", text, at);
      case "silent": return at === undefined ? say("own_silent_at_first", FIRST / 1000) : say("own_silent", at, SILENCE / 1000);
      default: return say("own_no_function");
    }
  }

  // Asks the rules about all positions up to a bound. `progress` hears how many have answered, and
  // which one is asked. In the end there are `lines`, what was told, and `error` if something is
  // wrong, or `late` if the time was over; `stop` ends it earlier.
  function begin(given, progress) {
    const frame = document.createElement("iframe");
    const lines = [];
    let [at, further, begun, said, silent] = [undefined, false, performance.now(), 0, 0];
    let answer;
    const ended = new Promise((resolve) => { answer = resolve; });

    function stop(ending = {}) {
      clearInterval(watch);
      removeEventListener("message", hear);
      frame.remove();
      answer({ lines, ...ending });
    }

    function hear({ source, data }) {
      if (source !== frame.contentWindow || !data) return;
      silent = 0;
      if (data.failed) return stop(further ? {} : { error: failure(data, given) });
      if (data.told) lines.push(String(data.told));
      ({ at } = data);
      if (data.done) return stop();
      if (data.further) {
        [further, begun] = [true, performance.now()];
        lines.push("+");
      }
      // Who sends without a pause is late as well.
      look();
      if (performance.now() - said < PAUSE) return;
      said = performance.now();
      progress(lines.length, at);
    }

    // Those that nobody asked about may be left out.
    function look() {
      const took = performance.now() - begun;
      if (further && took > BEYOND) stop();
      else if (silent > (at === undefined ? FIRST : SILENCE)) stop(further ? {} : { error: failure({ failed: "silent", at }, given) });
      else if (took > LONGEST) stop({ late: LONGEST / 1000 });
    }
    // Silence is counted by looks, as a page that was busy has not heard what was said to it.
    const watch = setInterval(() => {
      silent += TICK;
      look();
    }, TICK);

    frame.hidden = true;
    frame.setAttribute("sandbox", "allow-scripts");
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>(${host})()</script>`;
    frame.addEventListener("load", () => frame.contentWindow.postMessage(script(given), "*"));
    addEventListener("message", hear);
    document.body.append(frame);
    return { ended, stop };
  }

  // What is wrong with the last number.
  function mistake({ count, to }) {
    const most = Math.floor(STARTS ** (1 / count));
    const isRight = /^[1-9]\d*$/.test(to) && Number(to) <= most;
    return isRight ? "" : say("own_bound", most, to);
  }

  const EXAMPLES = [
    {
      name: "own_divisors", count: 1, to: 100,
      rules: `function moves(heap) {
  const options = [];
  for (let taken = 1; taken < heap; taken += 1) {
    if (heap % taken === 0) options.push(heap - taken);
  }
  return options;
}`,
    },
    {
      name: "own_two_heaps", count: 2, to: 15,
      rules: `function moves([a, b]) {
  const options = [];
  for (let k = 1; k <= a; k += 1) options.push([a - k, b]);
  for (let k = 1; k <= b; k += 1) options.push([a, b - k]);
  for (let k = 1; k <= Math.min(a, b); k += 1) options.push([a - k, b - k]);
  return options;
}`,
    },
    {
      name: "own_split", count: 1, to: 100,
      rules: `function moves(heap) {
  const options = [];
  for (let left = 0; left < heap; left += 1) options.push(left);
  for (let part = 1; 2 * part <= heap; part += 1) options.push([part, heap - part]);
  return options;
}`,
    },
    {
      name: "own_last_take", count: 2, to: 20,
      rules: `function moves([heap, most]) {
  const options = [];
  for (let taken = 1; taken <= Math.min(heap, most); taken += 1) {
    options.push([heap - taken, 2 * taken]);
  }
  return options;
}`,
    },
  ];

  return { EXAMPLES, begin, mistake };
})();
