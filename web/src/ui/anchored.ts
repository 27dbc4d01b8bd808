/** Place a card beside its anchor, where there is room, and always inside the window. */

import type { Attachment } from "svelte/attachments";

import { whenMoved } from "$/ui/moves";

const APART = 10; // pixels between thing and card
const MARGIN = 8;
const ROOMY = 700; // pixels

export function anchored(to: Element): Attachment<HTMLElement> {
  return (card) =>
    whenMoved(() => {
      const { left, top } = spotFor(card.getBoundingClientRect(), to.getBoundingClientRect(), boundsOf(to));
      card.style.left = `${left}px`;
      card.style.top = `${top}px`;
    });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** The region of the anchor, if it has room for a card; or else the window. The question stays visible. */
function boundsOf(thing: Element): Box {
  const region = thing.closest("[data-region=board]")?.getBoundingClientRect();
  return region !== undefined && region.width > ROOMY ? region : new DOMRect(0, 0, innerWidth, innerHeight);
}

/** Right, left, above or below: the first with room. */
export function spotFor(card: Box, thing: Box, page: Box): { left: number; top: number } {
  const across = keep(thing.left + thing.width / 2 - card.width / 2, page.left, page.right - card.width);
  const along = keep(thing.top + thing.height / 2 - card.height / 2, page.top, page.bottom - card.height);
  if (thing.right + APART + card.width + MARGIN <= page.right) return { left: thing.right + APART, top: along };
  if (thing.left - APART - card.width >= page.left + MARGIN) return { left: thing.left - APART - card.width, top: along };
  if (thing.top - APART - card.height >= page.top + MARGIN) return { left: across, top: thing.top - APART - card.height };
  return { left: across, top: keep(thing.bottom + APART, page.top, page.bottom - card.height) };
}

function keep(value: number, least: number, most: number): number {
  return Math.max(least + MARGIN, Math.min(value, most - MARGIN));
}
