// Buttons that copy the command beside them.
(() => {
  "use strict";

  const { say: words } = study;

  // The old way, for pages from a disk, where some browsers have no clipboard.
  function copySelected(code) {
    getSelection().selectAllChildren(code);
    return document.execCommand("copy");
  }

  async function copy(button) {
    const code = button.parentElement.querySelector("code");
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      isCopied = copySelected(code);
    }
    const said = document.querySelector(".copied");
    said.textContent = words(isCopied ? "copied" : "not_copied", code.textContent);
  }

  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button));
  }
})();
