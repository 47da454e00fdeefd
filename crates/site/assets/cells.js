// A table of values that can be explored: the cell under the pointer, or that the arrow keys have led
// to, tells its position, its value and its options with theirs, and the cells of these are marked.
study.cells = (() => {
  "use strict";

  const { ARROWS, say } = study;
  const LISTED = 24; // the most options that are listed

  // `values` has the value of each position of the table. `name` says what a position is, and
  // `options` answers its options, each of them the positions whose sum it is.
  return function explore(table, said, { values, name, options }) {
    const cells = new Map([...table.querySelectorAll("td[data-row]")].map((cell) => [cell.dataset.row, cell]));
    let chosen;

    function worth(parts) {
      const all = parts.map((row) => values.get(row));
      if (all.length === 1) return all[0] ?? "?";
      const sum = all.reduce((sum, value) => sum ^ Number(value ?? NaN), 0);
      return all.every((value) => Number(value) >= 0) ? String(sum) : "?";
    }

    const option = (parts) => say("explored_option", parts.join(" + ") || "0", worth(parts));

    async function choose(cell) {
      if (chosen === cell) return;
      if (chosen) chosen.tabIndex = -1;
      chosen?.classList.remove("chosen");
      [chosen, cell.tabIndex] = [cell, 0];
      cell.classList.add("chosen");
      const { row } = cell.dataset;
      const found = await options(row);
      if (chosen !== cell) return;
      for (const marked of table.querySelectorAll(".option")) marked.classList.remove("option");
      for (const part of found?.flat() ?? []) cells.get(part)?.classList.add("option");
      said.textContent = say("explored", name(row), values.get(row), list(found));
    }

    function list(found) {
      if (!found) return "";
      if (!found.length) return say("explored_end");
      const more = found.length - LISTED;
      const listed = found.slice(0, LISTED).map(option).join(say("explored_between"));
      return say("explored_options", more > 0 ? say("and_more", listed, more) : listed);
    }

    function step(event) {
      const cell = event.target.closest("td[data-row]");
      if (!cell || !(event.key in ARROWS)) return;
      event.preventDefault();
      const [right, down] = ARROWS[event.key];
      const line = table.rows[cell.parentElement.rowIndex + down];
      line?.cells[cell.cellIndex + right]?.focus();
    }

    const found = (event) => {
      const cell = event.target.closest?.("td[data-row]");
      if (cell) choose(cell);
    };
    for (const kind of ["focusin", "pointerover", "click"]) table.addEventListener(kind, found);
    table.addEventListener("keydown", step);
    table.setAttribute("role", "grid");
    cells.forEach((cell) => { cell.tabIndex = -1; });
    const [first] = cells.values();
    if (first) first.tabIndex = 0;
    said.textContent = say("explored_first");
  };
})();
