/** Bots in plain words. */

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
