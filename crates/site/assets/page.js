// What is wider than its place is scrolled by keys as well, and nothing else takes the focus.
(() => {
  "use strict";

  function mark() {
    for (const place of document.querySelectorAll("pre, .table")) {
      if (place.scrollWidth > place.clientWidth) place.tabIndex = 0;
      else place.removeAttribute("tabindex");
    }
  }

  // Folding, unfolding and turning a telephone change its size.
  new ResizeObserver(mark).observe(document.querySelector("main"));
})();
