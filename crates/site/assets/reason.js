"use strict";

// Shows a reason, which the program writes for a terminal: sentences become paragraphs, and lines
// of figures, which are indented by four spaces, become tables.
study.tell = (() => {
  const INDENT = "    ";
  const APART = / {2}/; // two spaces are between columns
  const WIDE = 8; // a table of more columns is turned

  // The characters of a line by the columns of a terminal, in which a Chinese one takes two.
  const spread = (line) => [...line].flatMap((it) => (it < "\u2e80" ? [it] : [it, ""]));

  // Where all lines are blank, for at least two columns: [from, to].
  function gaps(lines) {
    const grid = lines.map(spread);
    const width = Math.max(...grid.map((line) => line.length));
    const isBlank = (x) => grid.every((line) => (line[x] ?? " ") === " ");
    const found = [];
    for (let from = 0, to; from < width; from = to + 1) {
      to = from;
      while (to < width && isBlank(to)) to += 1;
      if (to - from > 1) found.push([from, to]);
    }
    return found;
  }

  // The figures in parts: lines that have columns in common, and lines alone.
  function parts(lines) {
    const found = [];
    for (const line of lines) {
      const last = found.at(-1);
      const fits = last && [last.at(-1), line].every((it) => APART.test(it.trim()));
      if (fits && gaps([...last, line]).length) last.push(line);
      else found.push([line]);
    }
    return found;
  }

  function cells(line, between) {
    const letters = spread(line);
    const starts = [0, ...between.map(([, to]) => to)];
    return starts.map((start, i) => letters.slice(start, between[i]?.[0]).join("").trim());
  }

  function made(tag, text, name = "") {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = name;
    return element;
  }

  const isNumber = (text) => /^\d+$/.test(text);
  const isDigits = (text) => /^\d+( +\d+)+$/.test(text);

  // The rows without the columns in which nothing stands below the head.
  function filled(rows, isHead) {
    const body = isHead ? rows.slice(1) : rows;
    const says = rows[0].map((_, x) => body.some((row) => row[x]));
    return rows.map((row) => row.filter((_, x) => says[x]));
  }

  function table(lines) {
    const between = gaps(lines);
    // The row of heads has no number, and the others do.
    const isHead = lines.length > 1 && !/\d/.test(lines[0]) && /\d/.test(lines[1]);
    const rows = filled(lines.map((line) => cells(line, between)), isHead);
    if (rows[0].length > WIDE && rows.length < rows[0].length) return turned(rows);
    return drawn(rows, isHead);
  }

  // Rows become columns; what says nothing is left out, and a sum stands below.
  function turned(rows) {
    const [heads, ...columns] = rows[0].map((_, x) => rows.map((row) => row[x]));
    const isSum = (column) => column.filter(Boolean).length === 1 && column.join("").includes(" = ");
    const says = (column) => column.some((text) => text && text !== ".") && !isSum(column);
    const whole = document.createElement("div");
    whole.append(drawn([heads, ...columns.filter(says)], true));
    for (const sum of columns.filter(isSum)) whole.append(made("p", sum.join(""), "figure"));
    return whole;
  }

  function drawn(rows, isHead) {
    const element = document.createElement("table");
    rows.forEach((row, y) => {
      const kind = (text) => (isNumber(text) ? "number" : isDigits(text) ? "digits" : "");
      const below = (x) => kind(rows[1][x]) === "number";
      const cell = (text, x) => (y === 0 && isHead && text ? made("th", text, below(x) ? "number" : "") : made("td", text, kind(text)));
      const line = document.createElement("tr");
      line.append(...row.map(cell));
      element.append(line);
    });
    return element;
  }

  const figure = (lines) => (APART.test(lines[0].trim()) ? table(lines) : made("p", lines[0], "figure"));

  return (place, text) => {
    place.replaceChildren();
    let figures = [];
    const show = () => {
      place.append(...parts(figures).map(figure));
      figures = [];
    };
    for (const line of text.trimEnd().split("\n")) {
      if (line.startsWith(INDENT) && line.trim()) {
        figures.push(line.slice(INDENT.length));
        continue;
      }
      show();
      if (line.trim()) place.append(made("p", line.trim()));
    }
    show();
  };
})();
