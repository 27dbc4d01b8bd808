/** The one-line texts of things on the table for screen readers. */

import type { SpikeMap } from "$/games/last_spike/layout";
import { cardName, cardsLeft, cityName, cityOf, routeName, routeOf, type SpikeView, terrainName, tileName } from "$/games/last_spike/view";
import { say } from "$/words/words.svelte";

/** A space: its code, position, ground, and the cost of a track. */
export function spaceLabel(map: SpikeMap, view: SpikeView, tile: string): string {
  const { laid, isolated, cost } = view.map[tile]!;
  const where = { tile: tileName(tile), route: routeName(routeOf(tile)), terrain: terrainName(map.spaces[tile]!.terrain) };
  if (laid) return say("web.last_spike.label.laid", where);
  return say(isolated ? "web.last_spike.label.isolated" : "web.last_spike.label.space", { ...where, cost });
}

/** The land of a city: whether it is for sale, and its price. */
export function landLabel(view: SpikeView, city: string): string {
  const { open, price } = view.land[city]!;
  const where = { city: cityName(city), left: cardsLeft(view, city) };
  if (!open) return say("web.last_spike.label.closed", where);
  return price === null ? say("web.last_spike.label.sold_out", where) : say("web.last_spike.label.land", { ...where, price });
}

/** A land card: its city, its price, and what the city pays its holder for all their cards. */
export function cardLabel(view: SpikeView, card: string): string {
  const holder = view.cards[card];
  const city = cityOf(card);
  const pays = typeof holder === "number" ? (view.players[holder]!.due[city] ?? 0) : 0;
  return say("web.last_spike.label.card", { card: cardName(card), price: view.prices[card]!, pays });
}
