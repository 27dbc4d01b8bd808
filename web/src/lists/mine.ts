/** The guest's tables sorted by importance. */

import type { TableSummary } from "$/rest";

const ENDED = ["over", "closed"];

/** Whether the table waits for the guest. */
export const isMyTurn = (table: TableSummary): boolean => table.phase === "playing" && table.asked !== null && table.own.includes(table.asked);

export const isEnded = (table: TableSummary): boolean => ENDED.includes(table.phase);

/** First tables where it is the guest's turn, then running, then finished ones; each by the last change. Closed ones are left out. */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary): number => (isMyTurn(table) ? 0 : isEnded(table) ? 2 : 1);
  const kept = tables.filter((table) => table.phase !== "closed");
  return kept.sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}
