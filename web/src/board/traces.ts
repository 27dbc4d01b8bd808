/** The faint trail of what others have done since the viewer did something. */

import type { GamePage, Happening } from "$/contract/game";

const MOST = 40; // events: what is longer ago is no news

/** The places of the last events that are not the viewer's; a spectator sees those of the last seat. */
export function tracesOf(events: readonly Happening[], me: number | null, page: Pick<GamePage, "where">): Set<string> {
  const recent = events.slice(-MOST);
  const last = recent.findLast(({ seat }) => seat !== null)?.seat ?? null;
  const isOld = ({ seat }: Happening): boolean => seat !== null && (me === null ? seat !== last : seat === me);
  const fresh = recent.slice(recent.findLastIndex(isOld) + 1).filter(({ seat }) => seat !== null);
  return new Set(fresh.flatMap((happening) => page.where?.(happening) ?? []));
}
