/** The lines of the log: turns of the game, and between them what everybody was told beside it. */

import type { Happening } from "$/contract/game";
import type { NewsLine } from "$/protocol";
import { type Turn, turnsOf } from "$/table/log/turns";

export interface LogLine {
  key: string;
  seat: number | null;
  happenings: Happening[];
  news?: NewsLine;
}

/** All lines, the oldest first. */
export function logLines(events: readonly Happening[], news: readonly NewsLine[]): LogLine[] {
  const waiting = [...news];
  const told = (before: number): LogLine[] => waiting.splice(0, waiting.findLastIndex(({ n }) => n <= before) + 1).map(lineOf);
  const turns = turnsOf(events, new Set(news.map(({ n }) => n)));
  return [...turns.flatMap((turn) => [...told(turn.n), { key: `turn ${turn.n}`, ...turn } satisfies LogLine & Turn]), ...told(Infinity)];
}

const lineOf = (news: NewsLine): LogLine => ({ key: `news ${news.seq}`, seat: null, happenings: [], news });
