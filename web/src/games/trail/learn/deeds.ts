/** The result of a choice. */

import type { Deed, Situation } from "$/contract/course";
import type { Happening } from "$/contract/game";
import type { TrailView } from "$/games/trail/view";
import type { Option } from "$/protocol";
import type { Arguments } from "$/words/words.svelte";

/** Events with the deed that they are, sorted by how much they tell about a choice, the most telling first. */
export type Telling = readonly (readonly [event: string, deed: string])[];

/** Events of every trail game: what a choice was made for, what it brought besides, and a move without anything else. */
export const MADE: Telling = [
  ["delivered", "delivered"],
  ["income", "income"],
  ["tile_chosen", "tile"],
  ["worker_hired", "hired"],
  ["cattle_bought", "bought"],
  ["building_placed", "built"],
  ["building_replaced", "built"],
];
export const GAINED: Telling = [
  ["money_gained", "gained"],
  ["certificates_gained", "certificates"],
  ["objective_taken", "objective"],
];
export const MOVED: Telling = [
  ["rancher_moved", "moved"],
  ["rancher_placed", "placed"],
];

/** The deeds of a game: those of its events, and two that several events make. */
export const deedsIn = (telling: Telling): string[] => [...new Set([...telling.map(([, deed]) => deed), "sold", "paid"])];

/** What the learner has just done, null if it needs no comment. */
export function deedOf(game: string, telling: Telling, own: readonly Happening[], s: Situation<TrailView>, chosen: Option | null): Deed | null {
  const last = (name: string): Arguments | undefined => own.findLast(({ key }) => key === `${game}.${name}`)?.args;
  for (const [event, deed] of telling) {
    const args = last(event);
    if (args === undefined) continue;
    const sold = deed === "gained" ? last("card_discarded")?.["card"] : undefined;
    if (sold !== undefined) return { deed: "sold", args: { ...args, card: sold } };
    if (deed === "moved" && chosen !== null && last("fee_paid") !== undefined) return { deed: "paid", args: { amount: chosen.cost } };
    return { deed, args: deed === "hired" ? { ...args, count: s.view.players[s.me]!.workers[String(args["worker"])] } : args };
  }
  return null;
}
