/** Format figures of the score pad as the game writes them: money or points. */

import { say } from "$/words/words.svelte";

export const amountOf = (game: string, value: number): string => say(`web.end.amount.${game}`, { value });
