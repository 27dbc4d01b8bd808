/** Who has won, in a sentence. */

import { say, words } from "$/words/words.svelte";

export function headlineOf(winners: readonly number[], names: readonly string[]): string {
  const won = winners.map((seat) => names[seat] ?? "");
  if (won.length === 0) return say("web.end.nobody");
  const who = words.list(won);
  return say(won.length === 1 ? "web.end.wins" : "web.end.share", { who });
}
