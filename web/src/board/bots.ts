/** Bots and automas: their names, and where bots play. */

import type { SeatState } from "$/protocol";
import { say, words } from "$/words/words.svelte";

/** A bot's name; an unknown one has its id. */
export function botName(bot: string): string {
  const key = `web.bot.${bot}`;
  return words.has(key) ? say(key) : bot;
}

/** The name of an automa, whom the rules of a game play; an unknown one has its id. */
export function automaName(automa: string): string {
  const key = `core.automa.${automa}`;
  return words.has(key) ? say(key) : automa;
}

/** How it plays, in a sentence; "" for an unknown one. */
export function botManner(bot: string): string {
  const key = `web.bot.${bot}.manner`;
  return words.has(key) ? say(key) : "";
}

/** Whether a bot decides for a seat, including for an absent player. */
export function isDriven(seat: SeatState | undefined): boolean {
  return seat?.kind === "bot" || (seat?.stand_in ?? "") !== "";
}
