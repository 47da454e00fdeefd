// Buttons that copy the command beside them, a program or a sample.
(() => {
  "use strict";

  const { button, say: words, share } = study;
  const SHOWN = 2000; // how long a button says that it has copied, in milliseconds

  // The name is what is said of it, where the text itself is too long; what cannot be copied is
  // selected.
  async function copy(code, name = code.textContent) {
    const isCopied = await share.copy(code.textContent);
    if (!isCopied) getSelection().selectAllChildren(code);
    const said = document.querySelector(".copied");
    said.textContent = words(isCopied ? "copied" : "not_copied", name);
    return isCopied;
  }

  // A sample is called as the line above it says, a program as its tab or its fold.
  function nameOf(pre) {
    const above = pre.previousElementSibling ?? pre.closest("section")?.querySelector("h3");
    return (above ?? pre).textContent.trim();
  }

  function addButton(pre) {
    const name = nameOf(pre);
    const place = button(words("copy"), {}, async () => {
      if (!(await copy(pre, name))) return;
      place.textContent = words("copied_short");
      setTimeout(() => { place.textContent = words("copy"); }, SHOWN);
    });
    place.classList.add("copy");
    place.setAttribute("aria-label", words("copy_of", name));
    pre.before(place);
  }

  for (const place of document.querySelectorAll("[data-copy]")) {
    place.hidden = false;
    place.addEventListener("click", () => copy(place.parentElement.querySelector("code")));
  }
  document.querySelectorAll("pre.program, pre.sample").forEach(addButton);
})();
