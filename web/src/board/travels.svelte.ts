/** Travelling pieces. An element with `data-piece` glides from its old to its new position when the table changes.
 *
 *     <svg {@attach travels(() => scene.latest)}> … <g data-piece="engine-2" …> … </svg>
 *
 * The page always shows the new position first, so that everything also works without motion.
 */

import type { Attachment } from "svelte/attachments";
import { prefersReducedMotion } from "svelte/motion";

import { CALM, type Spot } from "$/ui/motion";

/** The points a piece passes on its way, in the board's units; null: straight. */
export type Route = (piece: string, from: Spot, to: Spot) => Spot[] | null;

/** For a board or a list. `changed` is read, so that its changes start the animation. */
export function travels(changed: () => unknown, route: Route = () => null): Attachment<Element> {
  return (around) => {
    let before = new Map<string, Spot>();
    $effect(() => {
      changed();
      const now = spotsOf(around);
      if (!prefersReducedMotion.current) for (const [piece, to] of now) move(around, piece, before.get(piece), to, route);
      before = now;
    });
  };
}

function move(around: Element, piece: string, from: Spot | undefined, to: Spot, route: Route): void {
  if (from === undefined || Math.hypot(to.x - from.x, to.y - from.y) < 1) return;
  const element = around.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  const stations = [from, ...(route(piece, from, to) ?? []), to];
  const frames = stations.map((spot) => ({ translate: shift(element, { x: spot.x - to.x, y: spot.y - to.y }) }));
  element?.animate(frames, { duration: CALM, easing: "ease-in-out" });
}

/** A distance of the board in the units of the piece's parent, which may be rotated or scaled. */
function shift(element: Element | null, by: Spot): string {
  const parent = element?.parentElement as Element | null;
  const board = element instanceof SVGElement ? element.ownerSVGElement : null;
  if (!(parent instanceof SVGGraphicsElement) || board === null) return `${by.x}px ${by.y}px`;
  const outer = board.getScreenCTM();
  const inner = parent.getScreenCTM();
  if (outer === null || inner === null) return `${by.x}px ${by.y}px`;
  const matrix = inner.inverse().multiply(outer);
  return `${matrix.a * by.x + matrix.c * by.y}px ${matrix.b * by.x + matrix.d * by.y}px`;
}

/** The position of every piece, in the units of the board, which the camera does not change. */
function spotsOf(around: Element): Map<string, Spot> {
  const matrix = around instanceof SVGSVGElement ? around.getScreenCTM()?.inverse() : undefined;
  const origin = around.getBoundingClientRect();
  const found = new Map<string, Spot>();
  for (const element of around.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const spot = matrix === undefined ? { x: middle.x - origin.x, y: middle.y - origin.y } : middle.matrixTransform(matrix);
    found.set(element.getAttribute("data-piece")!, { x: spot.x, y: spot.y });
  }
  return found;
}
