// The statement in a drawer, for those who came for it: the link at the top opens it, where it would
// lead far down. It is the page's own, which goes back to its place.
(() => {
  "use strict";

  const { button } = study;
  const link = document.querySelector(".to-statement");
  const statement = document.querySelector(".statement");
  const [drawer, place] = [document.createElement("dialog"), document.createElement("div")];
  drawer.className = "drawer";
  drawer.setAttribute("aria-labelledby", "statement");
  const close = () => drawer.close();
  drawer.append(button(link.dataset.close, {}, close));
  document.body.append(drawer);

  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    statement.replaceWith(place);
    drawer.append(statement);
    drawer.showModal();
  });
  drawer.addEventListener("close", () => place.replaceWith(statement));
  // A click beside the drawer, or a link to a place in the page, leads back to this.
  drawer.addEventListener("click", ({ target }) => {
    if (target === drawer || target.closest("a[href^='#']")) close();
  });
})();
