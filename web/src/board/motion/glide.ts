/** Gliding pieces: an element with `data-piece` moves from where it was to where it is, along its road if it has one. */

import { roadOf } from "$/board/motion/road";
import { CALM, type Spot } from "$/ui/motion";

const LONGEST = 400; // milliseconds, along a road with many corners
const CORNER = 25;
const NEAR = 2; // pixels that nobody sees
const MOTION = "railherd-motion";

/** Begin one movement of those that `end` ends. */
export function begin(element: Element, frames: Keyframe[], time: Omit<KeyframeAnimationOptions, "id">): Animation {
  return element.animate(frames, { easing: "ease-in-out", ...time, id: MOTION });
}

/** Everything that moves is where it goes. */
export function end(): void {
  for (const animation of document.getAnimations()) if (animation.id === MOTION) animation.finish();
}

/** Where a piece is, and where that lies: another piece, or a region of the page, which may itself be moved. */
interface Lying {
  spot: Spot;
  in: Element;
  at: Spot;
}

/** Where every piece on the page lies. */
export function spotsOf(): Map<string, Lying> {
  return new Map(pieces().map((piece) => [piece.getAttribute("data-piece")!, lying(piece)]));
}

const pieces = (): Element[] => [...document.querySelectorAll("[data-piece]")].filter(isThere);

function lying(piece: Element): Lying {
  const around = piece.parentElement?.closest("[data-piece], [data-region]") ?? document.body;
  const { x, y } = around.getBoundingClientRect();
  return { spot: middleOf(piece), in: around, at: { x, y } };
}

/** Where a piece came from, in pixels of the page as it is now: what has moved with all that is around it stays in place. */
function cameFrom(before: Lying, now: Lying): Spot {
  if (before.in !== now.in) return before.spot;
  return { x: before.spot.x - before.at.x + now.at.x, y: before.spot.y - before.at.y + now.at.y };
}

export function middleOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const isThere = (element: Element): boolean => element.getClientRects().length > 0;

/** Move every piece that was somewhere else before; `pace` is a share of the usual time. */
export function glideFrom(before: ReadonlyMap<string, Lying>, pace: number): void {
  const moved = pieces().flatMap((piece) => {
    const then = before.get(piece.getAttribute("data-piece")!);
    const now = lying(piece);
    const from = then === undefined ? now.spot : cameFrom(then, now);
    return Math.hypot(now.spot.x - from.x, now.spot.y - from.y) < NEAR ? [] : [{ piece, from, to: now.spot }];
  });
  for (const { piece, from, to } of moved) glide(piece, from, to, pace);
}

function glide(piece: Element, from: Spot, to: Spot, pace: number): void {
  const inner = innerOf(piece);
  const [start, goal] = [inner(from), inner(to)];
  const stations = [start, ...(roadOf(piece)?.(start) ?? []), goal];
  const marks = shares(stations);
  const frames = stations.map(({ x, y }, i) => ({ translate: `${x - goal.x}px ${y - goal.y}px`, offset: marks[i]! }));
  begin(piece, frames, { duration: Math.min(CALM + CORNER * (stations.length - 2), LONGEST) * pace });
}

/** From pixels of the page to the units of a piece's parent, which may be rotated or scaled. */
function innerOf(piece: Element): (spot: Spot) => Spot {
  const parent = piece.parentElement as Element | null;
  const matrix = piece instanceof SVGElement && parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.inverse() : undefined;
  return ({ x, y }) => (matrix === undefined ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix));
}

/** How far along the way each corner lies, from 0 to 1. */
export function shares(stations: readonly Spot[]): number[] {
  let sum = 0;
  const lengths = stations.map(({ x, y }, i) => (sum += i === 0 ? 0 : Math.hypot(x - stations[i - 1]!.x, y - stations[i - 1]!.y)));
  return lengths.map((length) => (sum === 0 ? 0 : length / sum));
}
