/** A card beside the thing it is about: wherever there is room, and always inside the window. */

import type { Attachment } from "svelte/attachments";

const APART = 10; // pixels between thing and card
const MARGIN = 8;

export function anchored(to: Element): Attachment<HTMLElement> {
  return (card) => {
    let frame = 0;
    const follow = (): void => {
      const { left, top } = spotFor(card.getBoundingClientRect(), to.getBoundingClientRect());
      card.style.left = `${left}px`;
      card.style.top = `${top}px`;
      frame = requestAnimationFrame(follow); // the board may be moving below it
    };
    follow();
    return () => cancelAnimationFrame(frame);
  };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** Right of it, or left, or above, or below: the first that has room. */
export function spotFor(card: Box, thing: Box, page = { width: innerWidth, height: innerHeight }): { left: number; top: number } {
  const across = keep(thing.left + thing.width / 2 - card.width / 2, page.width - card.width);
  const along = keep(thing.top + thing.height / 2 - card.height / 2, page.height - card.height);
  if (thing.right + APART + card.width + MARGIN <= page.width) return { left: thing.right + APART, top: along };
  if (thing.left - APART - card.width >= MARGIN) return { left: thing.left - APART - card.width, top: along };
  if (thing.top - APART - card.height >= MARGIN) return { left: across, top: thing.top - APART - card.height };
  return { left: across, top: keep(thing.bottom + APART, page.height - card.height) };
}

function keep(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}
