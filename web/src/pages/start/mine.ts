/** One's own tables in the order in which they matter. */

import type { Table } from "$/protocol";

const ENDED = ["over", "closed"];

/** Whether the table waits for whoever looks at the list. */
export const isMyTurn = (table: Table): boolean =>
  table.phase === "playing" && table.asked !== null && table.own.includes(table.asked);

export const isEnded = (table: Table): boolean => ENDED.includes(table.phase);

/** First where it is one's turn, then what goes on, then what is over; each by the last change. Closed tables are gone. */
export function inOrder(tables: Table[]): Table[] {
  const rank = (table: Table): number => (isMyTurn(table) ? 0 : isEnded(table) ? 2 : 1);
  const kept = tables.filter((table) => table.phase !== "closed");
  return kept.sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}
