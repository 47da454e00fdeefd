// A dot beside the link to today's positions until all of them are answered.
(() => {
  "use strict";

  const { store } = study;
  const dot = document.querySelector("nav.site .dot");

  function show() {
    const kept = store.get("today");
    const isDone = kept?.day === store.day() && Array.isArray(kept.tasks) && kept.tasks.every(({ right }) => right !== undefined);
    dot.hidden = isDone;
  }

  document.addEventListener("store", show);
  addEventListener("pageshow", show);
})();
