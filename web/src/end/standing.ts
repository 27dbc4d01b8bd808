/** The ranking at the end of the game. */

import type { GamePage, Score } from "$/contract/game";

export interface Standing extends Score {
  /** From 1; equal players share a rank. */
  rank: number;
  isWinner: boolean;
}

/** The seats from first to last, as the server ranks them. */
export function ranking(scores: readonly Score[], winners: readonly number[]): Standing[] {
  const standings = scores.map((score) => ({ ...score, rank: score.rank ?? scores.length, isWinner: winners.includes(score.seat) }));
  return standings.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** The lines of a game's score pad from top to bottom: in the order of the printed pad, then any others. */
export function padOf(page: Pick<GamePage, "pad">, scores: readonly Score[]): string[] {
  const sent = Object.keys(scores[0]?.lines ?? {});
  const known = page.pad.filter((line) => sent.includes(line));
  return [...known, ...sent.filter((line) => !known.includes(line))];
}
