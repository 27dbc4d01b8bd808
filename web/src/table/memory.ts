/** How far somebody has followed each table on this device: what is new when he comes back. */

interface Followed {
  /** The number of the next event he has not seen. */
  events: number;
  /** The last thing said that he has read. */
  talk: number;
}

const STORED = "railherd.followed";
const TABLES = 50; // the oldest are forgotten

type Stored = Record<string, Followed>;

export function recall(table: string): Followed {
  return read()[table] ?? { events: 0, talk: 0 };
}

export function remember(table: string, change: Partial<Followed>): void {
  const { [table]: before, ...others } = read();
  const kept = Object.entries(others).slice(1 - TABLES);
  const now = { ...(before ?? { events: 0, talk: 0 }), ...change };
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...kept, [table, now]])));
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Stored;
  } catch {
    return {};
  }
}
