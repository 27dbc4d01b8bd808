/** The gold edge of a choosable SVG place: its outline drawn again below it, in ink and then gold.
 *
 * The outline is the shape marked `data-edge`, or else the first shape of the place. A place without a shape gets a box.
 */

const EDGES = ["lit-ink", "lit-gold"];
const SVG = "http://www.w3.org/2000/svg";
const SHAPES = "rect, path, circle, ellipse, polygon, line, polyline";
const GEOMETRY = ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "d", "points", "x1", "y1", "x2", "y2", "transform"];

/** Draw it, and draw it again whenever the place is drawn in another way: at another zoom a flag becomes a plate, a
 * building grows. Call the result to remove it. */
export function keepEdge(place: SVGElement): () => void {
  let remove = drawEdge(place);
  const watcher = new MutationObserver((changes) => {
    if (!changes.some((change) => isOfDrawing(change, place))) return;
    remove();
    remove = drawEdge(place);
  });
  watcher.observe(place, { subtree: true, childList: true, attributeFilter: GEOMETRY });
  return () => {
    watcher.disconnect();
    remove();
  };
}

/** Whether something else has changed than the edge itself or the position of the whole place. */
function isOfDrawing({ target, addedNodes, removedNodes, type }: MutationRecord, place: SVGElement): boolean {
  if (type === "attributes") return target !== place && !isEdge(target);
  return [...addedNodes, ...removedNodes].some((node) => !isEdge(node));
}

const isEdge = (node: Node): boolean => node instanceof Element && EDGES.includes(node.getAttribute("class") ?? "");

/** Draw it; call the result to remove it. */
export function drawEdge(place: SVGElement): () => void {
  const shape = place.querySelector<SVGElement>("[data-edge]") ?? place.querySelector<SVGElement>(SHAPES);
  const edges = EDGES.map((name) => outline(place, shape, name));
  if (shape === null) place.prepend(...edges);
  else shape.before(...edges);
  return () => edges.forEach((edge) => edge.remove());
}

function outline(place: SVGElement, shape: SVGElement | null, name: string): SVGElement {
  const edge = document.createElementNS(SVG, shape?.localName ?? "rect");
  for (const attribute of GEOMETRY) {
    const value = shape?.getAttribute(attribute);
    if (value != null) edge.setAttribute(attribute, value);
  }
  if (shape === null && place instanceof SVGGraphicsElement) box(edge, place.getBBox());
  edge.setAttribute("class", name);
  edge.setAttribute("aria-hidden", "true");
  return edge;
}

function box(edge: SVGElement, { x, y, width, height }: DOMRect): void {
  for (const [name, value] of Object.entries({ x, y, width, height })) edge.setAttribute(name, String(value));
}
