"use strict";

// What the last move changed on a drawing: what has come is framed, and what has gone stays as a
// shadow. `draw` gets each new drawing; its frame grows during a game and never shrinks, so that
// what is not moved stays where it is.
study.trace = () => {
  const SHAPES = ":is(circle, ellipse, rect, path, polygon):not(.target, .gone, .badge, .band, .area, .hit)";
  const THEOREM = /\b(mark|paired|reach|cell|decides)\b/g; // classes that say something of a shape, and move nothing
  const [SHADOW, ARRIVED] = ["shadow", "arrived"];
  let frame; // the width and height of this game's largest drawing
  let before; // the shapes before the last move, by their looks
  let now; // those of the present drawing

  const size = (svg) => svg.getAttribute("viewBox").split(" ").slice(2).map(Number);

  // The shapes of a drawing by what they look like and where they are, seen from below: heaps stand
  // on the ground.
  function shapes(svg, height) {
    const found = [...svg.querySelectorAll(SHAPES)].map((shape) => {
      const { x, y, width, height: high } = shape.getBBox();
      const kind = (shape.getAttribute("class") ?? "").replace(THEOREM, "").trim();
      return [[shape.tagName, kind, x, y - height, width, high].join(), shape];
    });
    return { height, found: new Map(found) };
  }

  function mark(svg) {
    const missing = (from, other) => [...from.found].filter(([look]) => !other.found.has(look)).map(([, shape]) => shape);
    const [gone, come] = [missing(before, now), missing(now, before)];
    // Where everything looks different, nothing can be told from it.
    if (come.length * 2 > now.found.size) return;
    for (const shape of come) shape.classList.add(ARRIVED);
    for (const shape of gone) {
      const shadow = shape.cloneNode();
      shadow.classList.remove(ARRIVED);
      shadow.classList.add(SHADOW);
      shadow.setAttribute("transform", `translate(0 ${now.height - before.height})`);
      svg.append(shadow);
    }
  }

  function draw(svg) {
    const [width, height] = size(svg);
    frame = frame ? [Math.max(frame[0], width), Math.max(frame[1], height)] : [width, height];
    svg.setAttribute("viewBox", [0, height - frame[1], ...frame].join(" "));
    now = shapes(svg, height);
    if (before) mark(svg);
  }

  return {
    draw,
    begin() { [frame, before, now] = []; },
    // The next drawing shows what a move led to.
    move() { before = now; },
    // The next drawing shows what no move led to.
    jump() { before = undefined; },
  };
};
