/** What the guide of Last Spike sees. */

import type { Situation as General } from "$/contract/course";

import type { Happening } from "$/contract/game";
import { tilesOf, type SpikeView } from "$/games/last_spike/view";

export type Situation = General<SpikeView>;

export const LAY = "last_spike.lay";
export const BUY = "last_spike.buy";
export const SELL = "last_spike.sell";

/** The events with a key, of all seats or one. */
export function happened(s: Situation, name: string, seat?: number): Happening[] {
  return s.events.filter(({ key, seat: whose }) => key === `last_spike.${name}` && (seat === undefined || whose === seat));
}

/** How many turns the learner has begun. */
export const turnsBegun = (s: Situation): number => happened(s, "tile_laid", s.me).length + (s.decision === LAY ? 1 : 0);

export const cashOf = (s: Situation): number => s.view.players[s.me]?.cash ?? 0;

/** The number of tracks that a route still lacks. */
export const lacking = (view: SpikeView, route: string): number => tilesOf(view, route).filter((tile) => !view.map[tile]!.laid).length;

/** The number of tracks that the city's nearest payout still lacks; infinite after its last payout. */
export function nearestPayout(view: SpikeView, city: string): number {
  const open = Object.entries(view.routes).filter(([, { ends, complete }]) => ends.includes(city) && !complete);
  return Math.min(...open.map(([route]) => lacking(view, route)));
}
