/** Collect everything on the page that can be too small, too pale, clipped or overlapping, with its place.
 *
 * The answer is a list of things: { kind: "text" | "piece" | "button", says, corners, size, colour, … }. A thing's corners go
 * around it on the screen, rotated with it. `inside` are the numbers of the things that carry it.
 */
() => {
  const TEXT_INSET = 0.22; // of a line's height, above and below, in which letters have no ink

  const things = [];
  const numbers = new Map();

  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) && !isOnlyHeard(element);

  /** Whether an element is for screen readers only. */
  const isOnlyHeard = (element) => {
    const hidden = element.closest(".visually-hidden") ?? element;
    return hidden instanceof HTMLElement && hidden.offsetWidth <= 1 && getComputedStyle(hidden).overflow === "hidden";
  };

  /** The part of a box that its clipping ancestors leave visible. */
  const clipped = (element, box, isText) => {
    let { left, top, right, bottom } = box;
    for (let around = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      const clips = (isText || around !== element) && (style.overflowX !== "visible" || style.overflowY !== "visible");
      if (clips) {
        const by = around.getBoundingClientRect();
        [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
        [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
      }
      if (style.position === "fixed") break;
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom };
  };

  const cornersOfBox = ({ left, top, right, bottom }) => [[left, top], [right, top], [right, bottom], [left, bottom]];

  const cornersOf = (element) => {
    if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) {
      return cornersOfBox(element.getBoundingClientRect());
    }
    const box = element.getBBox();
    const matrix = element.getScreenCTM();
    const inset = element instanceof SVGTextContentElement ? box.height * TEXT_INSET : 0;
    return [[0, inset], [box.width, inset], [box.width, box.height - inset], [0, box.height - inset]].map(([x, y]) => {
      const point = new DOMPoint(box.x + x, box.y + y).matrixTransform(matrix);
      return [point.x, point.y];
    });
  };

  const boxOf = (corners) => ({
    left: Math.min(...corners.map(([x]) => x)), right: Math.max(...corners.map(([x]) => x)),
    top: Math.min(...corners.map(([, y]) => y)), bottom: Math.max(...corners.map(([, y]) => y)),
  });

  const nameOf = (element) => {
    const at = element.closest("[data-at]")?.getAttribute("data-at");
    const piece = element.closest("[data-piece]")?.getAttribute("data-piece");
    const own = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
    const tag = element.tagName.toLowerCase() + [...element.classList].filter((name) => !name.startsWith("s-") && !name.startsWith("svelte-")).map((name) => `.${name}`).join("");
    return [tag, at && `at ${at}`, piece && `piece ${piece}`, own && `“${own}”`].filter(Boolean).join(" ");
  };

  const layerOf = (element) => {
    for (let around = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.position === "fixed" || around.matches("dialog, [popover]")) return nameOf(around);
    }
    return "";
  };

  const opacityOf = (element) => {
    let opacity = 1;
    for (let around = element; around !== null; around = around.parentElement) opacity *= Number(getComputedStyle(around).opacity);
    return opacity;
  };

  const add = (kind, element, corners, more = {}) => {
    const box = boxOf(corners);
    const seen = clipped(element, box, kind === "text");
    if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) return;
    const around = [];
    for (let other = element; other !== null; other = other.parentElement) {
      if (other !== element || kind === "text") around.push(...(numbers.get(other) ?? []));
    }
    const carrier = element.closest("[data-carrier]")?.getAttribute("data-carrier") ?? null;
    const number = things.length;
    numbers.set(element, [...(numbers.get(element) ?? []), number]);
    things.push({
      kind, number, says: nameOf(element), corners, box, seen, inside: around, carrier,
      id: element.id || element.getAttribute("data-piece") || "", layer: layerOf(element), window: windowOf(element), ...more,
    });
  };

  const scaleOf = (element) => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  };

  /** The window of the draggable map that a thing lies on. */
  const windowOf = (element) => {
    const found = element.closest("[data-pans]");
    if (found === null) return null;
    const { left, top, right, bottom } = found.getBoundingClientRect();
    return { left, top, right, bottom };
  };

  const textOf = (element, style) => ({
    size: parseFloat(style.fontSize) * scaleOf(element),
    colour: element instanceof SVGElement ? style.fill : style.color,
    opacity: opacityOf(element),
    sheet: element.closest("[data-sheet]") !== null,
    board: element.closest("svg [data-at], svg[role=group], svg[role=img]") !== null,
    disabled: element.closest(":disabled") !== null,
    decorative: element.closest("[aria-hidden=true]") !== null,
  });

  const visit = (element) => {
    if (!isShown(element) || element.matches("option, select *, defs, defs *")) return;
    if (element.matches("[data-piece]")) add("piece", element, cornersOf(element), { outlined: true });
    else if (element.matches("button, a[href].button, [role=button]:not(svg *), input, select, textarea")) add("button", element, cornersOf(element));
    const style = getComputedStyle(element);
    if (element instanceof SVGTextContentElement) {
      if (element instanceof SVGTextElement && element.textContent.trim()) add("text", element, cornersOf(element), textOf(element, style));
      return;
    }
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const inset = line.height * TEXT_INSET;
        const box = { left: line.left, right: line.right, top: line.top + inset, bottom: line.bottom - inset };
        if (line.width >= 1) add("text", element, cornersOfBox(box), textOf(element, style));
      }
    }
  };

  for (const element of document.body.querySelectorAll("*")) visit(element);

  const wide = [...document.body.querySelectorAll("*")]
    .filter((element) => element instanceof HTMLElement && isShown(element) && !element.matches("textarea, input"))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter((element) => getComputedStyle(element).display !== "inline" && !element.matches("[data-scrolls-sideways]"))
    .map((element) => ({ says: nameOf(element), by: element.scrollWidth - element.clientWidth }));
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) wide.push({ says: "the page", by: root.scrollWidth - root.clientWidth });

  return { things, wide };
}
