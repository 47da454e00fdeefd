// What a reader sends to others: a text, by what the telephone has for that, or else copied.
study.share = (() => {
  "use strict";

  const { say: words } = study;

  // The old way, for pages from a disk, where some browsers have no clipboard.
  function copyTyped(text) {
    const [box, focused] = [document.createElement("textarea"), document.activeElement];
    box.value = text;
    box.style.position = "fixed";
    // Beside an open dialog nothing can be selected.
    (document.querySelector("dialog[open]") ?? document.body).append(box);
    box.select();
    const isCopied = document.execCommand("copy");
    box.remove();
    focused?.focus({ preventScroll: true });
    return isCopied;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyTyped(text);
    }
  }

  // Where this page is on the web, for a text that names it; a page from a disk is nowhere.
  const place = (page) => (location.protocol.startsWith("http") ? new URL(page, location.href).href : "");

  // Sends a text, or an address, and says what has become of it; what cannot be copied is selected.
  async function send(what, said, done) {
    const isPhone = matchMedia("(pointer: coarse)").matches && location.protocol === "https:";
    if (isPhone && navigator.share) {
      const stopped = await navigator.share(what).then(() => undefined, ({ name }) => name);
      if (!stopped || stopped === "AbortError") return;
    }
    const text = what.url ?? what.text;
    const isCopied = await copy(text);
    said.textContent = isCopied ? done : words("not_copied", text);
    if (!isCopied) getSelection().selectAllChildren(said);
  }

  return { copy, place, send };
})();
