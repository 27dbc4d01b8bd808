/** The result of a choice. */

import type { Deed } from "$/contract/course";

import type { Happening } from "$/contract/game";
import type { SpikeFigures } from "$/games/last_spike/figures";
import { amountsOf, cashOf, type Situation } from "$/games/last_spike/learn/situation";
import { cityOf, routeOf } from "$/games/last_spike/view";
import type { Arguments } from "$/words/words.svelte";

export const DEEDS = [
  "claimed",
  "completed",
  "completed_none",
  "double",
  "laid",
  "bought",
  "bought_done",
  "declined",
  "sale",
  "sold",
  "spiked",
  "bankrupt",
] as const;

/** A situation with the figures of its table. */
type Knowing = Situation & { figures: SpikeFigures };

interface Found extends Deed {
  deed: (typeof DEEDS)[number];
}

/** What the learner has just done, null if it needs no comment. */
export function deedOf(own: readonly Happening[], s: Knowing): Found | null {
  const by = (name: string): Arguments | undefined => own.find(({ key }) => key === `last_spike.${name}`)?.args;
  const sold = by("land_sold");
  const needed = by("sale_needed");
  const laid = by("tile_laid");
  const bought = by("land_bought");
  if (by("bankrupt")) return { deed: "bankrupt", args: {} };
  if (sold) return { deed: "sold", args: sold };
  if (laid) return onTrack(own, laid, s);
  if (needed) return { deed: "sale", args: needed };
  if (bought) return onLand(bought, s);
  return by("purchase_declined") ? { deed: "declined", args: { cash: cashOf(s) } } : null;
}

function onTrack(own: readonly Happening[], laid: Arguments, s: Knowing): Found {
  const tile = String(laid["tile"]);
  const route = routeOf(tile);
  const args = { ...laid, route, left: s.view.routes[route]!.missing };
  const by = (name: string): Arguments | undefined => own.find(({ key }) => key === `last_spike.${name}`)?.args;
  const spiked = by("last_spike_laid");
  const claimed = by("land_claimed");
  const paid = own.filter(({ key }) => key === "last_spike.paid_out");
  if (spiked) return { deed: "spiked", args: spiked };
  if (by("route_completed")) return { deed: paid.length > 0 ? "completed" : "completed_none", args: { route, amounts: amountsOf(paid) } };
  if (claimed) return { deed: "claimed", args: claimed };
  return { deed: isDouble(laid, s) ? "double" : "laid", args };
}

/** Whether it cost more than its space prints, because it was isolated. */
const isDouble = ({ tile, cost }: Arguments, { figures }: Knowing): boolean => Number(cost) > figures.space[String(tile)]!.cost;

function onLand(bought: Arguments, s: Situation): Found {
  const city = cityOf(String(bought["card"]));
  const left = s.view.land[city]!.next_payout;
  if (left === null) return { deed: "bought_done", args: { ...bought, city } };
  return { deed: "bought", args: { ...bought, city, left } };
}
