/** How far a player has followed each table on this device: everything later is new when they come back. */

import { store, storedJson } from "$/device/stored";

interface Followed {
  /** The number of the next event they have not seen. */
  events: number;
  /** The last message that they have read. */
  talk: number;
  /** The last news that they have read. */
  news: number;
}

const STORED = "railherd.followed";
const TABLES = 50; // the oldest are dropped

const NOTHING: Followed = { events: 0, talk: 0, news: 0 };

type Stored = Record<string, Partial<Followed>>;

export function recall(table: string): Followed {
  return { ...NOTHING, ...read()[table] };
}

export function remember(table: string, change: Partial<Followed>): void {
  const { [table]: before, ...others } = read();
  const kept = Object.entries(others).slice(1 - TABLES);
  const now = { ...NOTHING, ...before, ...change };
  store(STORED, JSON.stringify(Object.fromEntries([...kept, [table, now]])));
}

function read(): Stored {
  return (storedJson(STORED) ?? {}) as Stored;
}
