/** A region of the page is one Tab stop; inside it the arrow keys move to the nearest stop in that direction.
 *
 *     <div {@attach region()}> … anything with data-at or data-stop … </div>
 *
 * Tab enters at the first choosable element, or at the last focused one. Page Down and Page Up go through choosable ones.
 * A region inside another one, marked by `data-region`, belongs to the outer one.
 */

import type { Attachment } from "svelte/attachments";

export const STOPS = "[data-at], [data-stop]";
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Stop = HTMLElement | SVGElement;

type Kind = "plane" | "line" | "row";

/** `line`: the arrow keys go through the stops in order, as in a list; `row`: only left and right. */
export function region(kind: Kind = "plane", what = STOPS): Attachment<Element> {
  return (around) => {
    if (around.parentElement?.closest("[data-region]") != null) return;
    let current: Stop | null = null;

    const settle = (): void => {
      const stops = stopsOf(around, what);
      const isInside = around.contains(document.activeElement);
      const keep = current !== null && stops.includes(current) && (isInside || isLit(current));
      current = keep ? current : (stops.find(isLit) ?? stops[0] ?? null);
      for (const stop of stops) setStop(stop, stop === current);
    };
    const enter = (event: Event): void => {
      const stop = (event.target as Element).closest(what);
      if (stop === null || stop === current || !around.contains(stop)) return;
      if (current !== null) setStop(current, false);
      current = stop as Stop;
      setStop(current, true);
    };
    const press = (event: Event): void => {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      if (altKey || ctrlKey || metaKey || event.defaultPrevented || current === null) return;
      if (!(event.target as Element).matches(what)) return; // a field or a list inside handles arrow keys itself
      const next = target(key, current, stopsOf(around, what), kind);
      if (next === undefined) return;
      event.preventDefault();
      next?.focus();
    };

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(around, { subtree: true, childList: true, attributeFilter: ["data-lit", "data-at", "disabled"] });
    around.addEventListener("focusin", enter);
    around.addEventListener("keydown", press);
    return () => {
      watcher.disconnect();
      around.removeEventListener("focusin", enter);
      around.removeEventListener("keydown", press);
    };
  };
}

/** Focus a region of the page; return whether it exists. */
export function enterRegion(name: string): boolean {
  const around = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const stop = around?.querySelector<HTMLElement>('[tabindex="0"]') ?? around?.querySelector<HTMLElement>("button:enabled") ?? around;
  stop?.focus();
  return stop != null;
}

/** The target of a key: undefined if it is not handled, null if there is nothing in that direction. */
function target(key: string, from: Stop, stops: Stop[], kind: Kind): Stop | null | undefined {
  if (key === "Home") return stops[0];
  if (key === "End") return stops.at(-1);
  if (key === "PageDown")
    return neighbour(
      from,
      stops.filter((stop) => stop === from || isLit(stop)),
      1,
    );
  if (key === "PageUp")
    return neighbour(
      from,
      stops.filter((stop) => stop === from || isLit(stop)),
      -1,
    );
  const way = WAYS[key];
  if (way === undefined || (kind === "row" && way[0] === 0)) return undefined;
  if (kind !== "plane") return neighbour(from, stops, way[0] + way[1]);
  return nearest(from, stops, way);
}

function neighbour(from: Stop, stops: Stop[], by: number): Stop | null {
  const length = stops.length;
  return stops[(stops.indexOf(from) + by + length) % length] ?? null;
}

/** The nearest stop in a direction; sideways distance counts double. */
function nearest(from: Stop, stops: Stop[], [wayX, wayY]: [number, number]): Stop | null {
  const here = centre(from);
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const there = centre(stop);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    if (stop === from || along <= 1 || aside > 3 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}

function centre(stop: Stop): { x: number; y: number } {
  const box = stop.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function stopsOf(around: Element, what: string): Stop[] {
  return [...around.querySelectorAll<Stop>(what)].filter((stop) => !stop.hasAttribute("disabled"));
}

function isLit(stop: Stop): boolean {
  return stop.hasAttribute("data-lit") || stop.hasAttribute("data-option");
}

/** Set only what changes: every attribute change costs the browser time. */
function setStop(stop: Stop, isStop: boolean): void {
  const wanted = isStop ? "0" : "-1";
  if (stop.getAttribute("tabindex") !== wanted) stop.setAttribute("tabindex", wanted);
}
