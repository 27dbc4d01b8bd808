/** Bots: what they are called, and where they play. */

import type { SeatState } from "$/protocol";
import { say, words } from "$/words/words.svelte";

/** What a bot is called; one that is new here by its own name. */
export function botName(bot: string): string {
  const key = `web.bot.${bot}`;
  return words.has(key) ? say(key) : bot;
}

/** How it plays, in a sentence; "" of one that is new here. */
export function botManner(bot: string): string {
  const key = `web.bot.${bot}.manner`;
  return words.has(key) ? say(key) : "";
}

/** Whether a bot decides for a seat, be it only in the place of somebody who is away. */
export function isDriven(seat: SeatState | undefined): boolean {
  return seat?.kind === "bot" || (seat?.stand_in ?? "") !== "";
}
