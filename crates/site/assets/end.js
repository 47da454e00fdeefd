// The end of a page: what was practised and won, which can be copied; and, once the page is marked
// as read, its theorem in a sentence.
(() => {
  "use strict";

  const { progress, say: words, share, store } = study;
  const end = document.querySelector("section.end");
  if (!end) return;
  const part = (selector) => end.querySelector(selector);
  const { slug } = end.dataset;
  const title = document.querySelector("h1").textContent.split(/[:：]/)[0];

  // What the reader has reached here, in words; nothing at first.
  function reached() {
    const starts = document.querySelectorAll(".board .starts [data-position]");
    const won = [...starts].filter((start) => start.classList.contains("done")).length;
    const { asked, right, best } = store.get(`practice/${slug}`) ?? {};
    return [
      won && words("end_won", won, starts.length),
      asked && words("end_practised", right, asked, best),
    ].filter(Boolean).join(words("end_and"));
  }

  function show() {
    const said = reached();
    part(".reached").hidden = !said;
    part(".reached > span").textContent = said;
    part(".learned").hidden = !progress(slug).read;
    end.classList.toggle("done", progress(slug).read);
  }

  part("[data-action=boast]").addEventListener("click", () => {
    const text = [`${title}${words("colon")}${reached()}`, share.place(location.pathname)];
    share.send({ text: text.filter(Boolean).join("\n") }, part(".sent"), words("result_copied"));
  });
  document.addEventListener("progress", show);
  // The board ticks the starts that have been won.
  const board = document.querySelector("section.board:not(.practice)");
  if (board) new MutationObserver(show).observe(board, { attributeFilter: ["class", "data-over"] });
  show();
})();
