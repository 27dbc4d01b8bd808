/** Figures of the score pad, as their game writes them: money here, points there. */

import { say } from "$/words/words.svelte";

export const amountOf = (game: string, value: number): string => say(`web.end.amount.${game}`, { value });
