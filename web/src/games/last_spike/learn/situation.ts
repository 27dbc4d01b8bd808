/** What the guide of Last Spike sees. */

import type { Situation as General } from "$/contract/course";

import type { Happening } from "$/contract/game";
import type { SpikeView } from "$/games/last_spike/view";
import { say, words } from "$/words/words.svelte";

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

/** What cities paid, each amount for itself. */
export const amountsOf = (paid: readonly Happening[]): string =>
  words.list(paid.map(({ args }) => say("web.last_spike.money", { money: Number(args["amount"]) })));
