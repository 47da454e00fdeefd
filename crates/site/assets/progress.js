// What the reader has done: read, as marked on the page; practised; solved, which the tester of
// programs has written into the site.
study.progress = (() => {
  "use strict";

  const { say: words, store } = study;

  const NAMES = { read: words("read"), practised: words("practised"), solved: words("solved") };

  const solved = new Set(study.solved);

  function of(slug) {
    return {
      read: store.get(`read/${slug}`) === true,
      practised: store.get(`practice/${slug}`)?.practised === true,
      solved: solved.has(slug),
    };
  }

  // Ticks wherever the page names a problem.
  function show() {
    for (const place of document.querySelectorAll("[data-progress]")) {
      const done = Object.entries(of(place.dataset.progress)).filter(([, isDone]) => isDone);
      place.replaceChildren(...done.map(([what]) => {
        const tick = document.createElement("span");
        tick.textContent = `✓ ${NAMES[what]}`;
        tick.dataset.done = what;
        return tick;
      }));
    }
    document.dispatchEvent(new Event("progress"));
  }

  // What opens a theorem may be a glance, so only the reader knows what has been read.
  function mark(place) {
    const slug = place.dataset.mark;
    const [made, said] = [document.createElement("button"), document.createElement("span")];
    made.type = "button";
    said.setAttribute("role", "status");
    place.append(made, " ", said);
    made.addEventListener("click", () => {
      if (of(slug).read) store.remove(`read/${slug}`);
      else store.set(`read/${slug}`, true);
      said.textContent = store.works ? "" : words("not_kept");
    });
    return () => {
      const { read } = of(slug);
      made.setAttribute("aria-pressed", read);
      made.textContent = read ? `✓ ${words("read")}` : words("mark_read");
    };
  }

  const marks = [...document.querySelectorAll("[data-mark]")].map(mark);
  const refresh = () => {
    marks.forEach((mark) => mark());
    show();
  };
  document.addEventListener("store", refresh);
  // A page that the reader comes back to is as it was left, and others may have changed the store.
  addEventListener("pageshow", refresh);
  return of;
})();
