/** The ranking at the end of the game. */

import type { GamePage, Score } from "$/contract/game";

export interface Standing extends Score {
  /** From 1; players who share a victory share the rank. */
  rank: number;
  isWinner: boolean;
}

/** The seats from first to last. The rules name the winners; the others are sorted by total, then by the tie-breakers. */
export function ranking(scores: readonly Score[], winners: readonly number[]): Standing[] {
  const won = (score: Score): boolean => winners.includes(score.seat);
  const sorted = [...scores].sort((a, b) => Number(won(b)) - Number(won(a)) || compare(a, b) || a.seat - b.seat);
  const found: Standing[] = [];
  for (const score of sorted) {
    const before = found.at(-1);
    const level = before !== undefined && before.isWinner === won(score) && (won(score) || compare(before, score) === 0);
    found.push({ ...score, rank: level ? before.rank : found.length + 1, isWinner: won(score) });
  }
  return found;
}

/** Compare by total, then by the tie-breakers: the lines that do not add up to the total. */
function compare(a: Score, b: Score): number {
  if (a.total !== b.total) return b.total - a.total;
  if (addsUp(a) && addsUp(b)) return 0;
  const differences = Object.keys(a.lines).map((line) => (b.lines[line] ?? 0) - (a.lines[line] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const addsUp = (score: Score): boolean => Object.values(score.lines).reduce((sum, line) => sum + line, 0) === score.total;

/** The lines of a game's score pad from top to bottom: in the order of the printed pad, then any others. */
export function padOf(page: Pick<GamePage, "pad">, scores: readonly Score[]): string[] {
  const sent = Object.keys(scores[0]?.lines ?? {});
  const known = page.pad.filter((line) => sent.includes(line));
  return [...known, ...sent.filter((line) => !known.includes(line))];
}
