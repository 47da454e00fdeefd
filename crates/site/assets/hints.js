// A small drawing beside each link of a folded text, such as a hint, that sets the board. The texts
// are folded while it is drawn, so that nothing in sight moves.
(() => {
  "use strict";

  const { ask, stamp } = study;

  async function draw() {
    // Those of a proof have larger drawings, and a search has too many.
    const found = document.querySelectorAll("details:not(.section, .search) a[href^='#position=']");
    const links = [...found].filter((link) => !link.closest("details.section:has(#proof)"));
    const row = (link) => new URLSearchParams(link.hash.slice(1)).get("position");
    const rows = [...new Set(links.map(row))];
    if (!rows.length) return;
    const { drawings } = await ask("", "thumbnails", rows.join(";"));
    for (const link of links) {
      const drawing = drawings?.[rows.indexOf(row(link))];
      if (drawing) link.prepend(stamp(drawing));
    }
  }

  if (document.querySelector("section.board")) draw();
})();
