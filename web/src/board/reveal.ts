/** In a scrolling list, scroll to what may be chosen: to all of it where there is room, else to the first of it. */

export function revealLit(list: HTMLElement): void {
  const lit = [...list.querySelectorAll("[data-lit]")].map((element) => element.getBoundingClientRect());
  if (lit.length === 0) return;
  const window = list.getBoundingClientRect();
  const top = Math.min(...lit.map((box) => box.top));
  const bottom = Math.max(...lit.map((box) => box.bottom));
  const room = window.height - (bottom - top);
  list.scrollTop += top - window.top - Math.max(MARGIN, room / 2);
}

const MARGIN = 8; // pixels
