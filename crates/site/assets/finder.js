// What a question finds. The entries, which `found.js` gives, have names and, for problems, the
// names of their theorem.
const finder = (() => {
  "use strict";

  const KINDS = ["problem", "term", "section", "page"];
  const FAR = 9; // no question is so far from a name that it asks for

  // Letters and digits in words, without accents: `Misère Nim` is `misere nim`.
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const joined = (text) => text.replaceAll(" ", "");
  const isHan = (text) => /\p{Script=Han}/u.test(text);

  // Chinese has no spaces between words, so a word may begin anywhere.
  const has = (name, word) => (isHan(word) ? name.includes(word) : name.split(" ").some((own) => own.startsWith(word)));

  // How far a question is from a name: 0 is the name itself, 1 its beginning, 2 all its words, also
  // written as one word: `cf1382b`.
  function distance(name, question) {
    const [whole, asked] = [joined(name), joined(question)];
    if (whole === asked) return 0;
    if (whole.startsWith(asked)) return 1;
    if (question.split(" ").every((word) => has(name, word))) return 2;
    return (isHan(asked) || asked.length > 3) && whole.includes(asked) ? 3 : FAR;
  }

  // The least number of letters that are wrong, missing, too many or exchanged with the next one in
  // a word, compared with the beginning of another.
  function typos(word, own) {
    let [earlier, last] = [[], Array.from({ length: own.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= word.length; i += 1) {
      const row = [i];
      for (let j = 1; j <= own.length; j += 1) {
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (word[i - 1] === own[j - 1] ? 0 : 1));
        const isExchanged = i > 1 && j > 1 && word[i - 1] === own[j - 2] && word[i - 2] === own[j - 1];
        if (isExchanged) row[j] = Math.min(row[j], earlier[j - 2] + 1);
      }
      [earlier, last] = [last, row];
    }
    return Math.min(...last);
  }

  // The same as `distance` where each word may have a typo, a long one two. A number has none: it
  // would be another problem's.
  function near(name, question) {
    const allowed = (word) => (/\d/.test(word) || word.length < 4 ? 0 : Math.ceil(word.length / 7));
    const isNear = (word) => has(name, word) || name.split(" ").some((own) => typos(word, own) <= allowed(word));
    return question.split(" ").every(isNear) ? 4 : FAR;
  }

  const prepared = new Map(); // the names of an entry, in plain words
  function names(entry) {
    if (!prepared.has(entry)) prepared.set(entry, { own: entry.names.map(plain), theorem: entry.theorem.map(plain) });
    return prepared.get(entry);
  }

  // The entries that a question asks for by some of their names, the closest first.
  function ranked(question, which, far) {
    const found = [];
    for (const entry of finder.entries) {
      const least = Math.min(FAR, ...names(entry)[which].map((name) => far(name, question)));
      if (least < FAR) found.push({ entry, least });
    }
    const place = ({ entry, least }) => least * KINDS.length + KINDS.indexOf(entry.kind);
    return found.sort((a, b) => place(a) - place(b)).map(({ entry }) => entry);
  }

  // What is found: `entries` by their own names, `more` by their theorems alone, and whether
  // typos had to be forgiven.
  function find(text) {
    const question = plain(text);
    if (!question) return { entries: [], more: [], isNear: false };
    const found = (far) => {
      const entries = ranked(question, "own", far);
      return { entries, more: ranked(question, "theorem", far).filter((entry) => !entries.includes(entry)), isNear: far === near };
    };
    const exact = found(distance);
    return exact.entries.length + exact.more.length ? exact : found(near);
  }

  return { entries: [], find };
})();
