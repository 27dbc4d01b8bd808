/** Things that fly between two places of the page, such as a card to its pile and a coin to a purse. */

import { begin, middleOf } from "$/board/motion/glide";
import type { Flight, Happening } from "$/contract/game";
import { CALM, type Spot } from "$/ui/motion";

const MOST = 12; // at once: more than that nobody can follow
const SVG = "http://www.w3.org/2000/svg";
/** Where something comes from or goes to that is not itself drawn as a thing. */
const UNSEEN = "[data-anchor]";

/** A flight that has begun: where from, and a copy of what flies, unless it is a coin or looks as it does where it arrives. */
export interface Aloft {
  id: string;
  flight: Flight;
  from: Spot;
  copy: Element | null;
}

/** What begins to fly as things happen; to be called while the page still shows what was before. */
export function departing(happenings: readonly Happening[], flightsOf: (happening: Happening) => readonly Flight[]): Aloft[] {
  const flights = happenings.flatMap((happening) => flightsOf(happening).map((flight, i) => ({ id: `${happening.n}.${i}`, flight })));
  return flights.slice(-MOST).flatMap(({ id, flight }) => {
    const from = seen(flight.from);
    if (from === null) return [];
    const isCopied = flight.coin === undefined && !flight.arrives && !from.matches(UNSEEN);
    return [{ id, flight, from: middleOf(from), copy: isCopied ? copyOf(from) : null }];
  });
}

/** Let a thing fly to its goal, which the page shows by now; `done` when it has arrived, or has nowhere to go. */
export function fly(ghost: HTMLElement, { flight, from, copy }: Aloft, pace: number, done: () => void): void {
  const goal = seen(flight.to);
  if (goal === null) return done();
  if (flight.coin === undefined) {
    if (copy === null) hideUntil(goal, pace);
    ghost.append(copy ?? copyOf(goal));
  }
  const { width, height } = ghost.getBoundingClientRect();
  const at = ({ x, y }: Spot): string => `translate(${x - width / 2}px, ${y - height / 2}px)`;
  const to = middleOf(goal);
  const high = { x: (from.x + to.x) / 2, y: Math.min((from.y + to.y) / 2, Math.max(from.y, to.y) - 24) };
  const frames = [
    { transform: at(from), opacity: 1 },
    { transform: at(high), opacity: 1 },
    { transform: `${at(to)} scale(0.7)`, opacity: 0.7 },
  ];
  void begin(ghost, frames, { duration: CALM * pace }).finished.then(done, done);
}

/** What has not arrived yet is not to be seen. */
function hideUntil(goal: Element, pace: number): void {
  begin(goal, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: CALM * pace });
}

/** The first of these names that is in sight: a place, a piece, or whatever is marked `data-anchor`. */
function seen(names: readonly string[]): Element | null {
  for (const name of names.map((one) => CSS.escape(one))) {
    const found = [...document.querySelectorAll(`[data-at="${name}"], [data-piece="${name}"], [data-anchor="${name}"]`)].filter(isInSight);
    if (found.length > 0) return found.at(-1)!;
  }
  return null;
}

function isInSight(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** A picture of a thing, as large as it is, that can be nothing else. */
function copyOf(thing: Element): Element {
  const { width, height } = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of ADDRESSES) part.removeAttribute(name);
  for (const edge of copy.querySelectorAll(".lit-ink, .lit-gold")) edge.remove();
  const picture = thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement) ? framed(thing, copy) : copy;
  picture.style.width = `${width}px`;
  picture.style.height = `${height}px`;
  return picture;
}

const ADDRESSES = ["data-at", "data-for", "data-piece", "data-lit", "data-stop", "data-option", "id", "role", "tabindex", "aria-label"];

/** A part of a drawing, in a drawing of its own. */
function framed(part: SVGGraphicsElement, copy: Element): SVGElement {
  const { x, y, width, height } = part.getBBox();
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}
