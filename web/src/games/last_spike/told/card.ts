/** The cards shown on hover, focus or a long press: what a thing is, its present cost, and its effects. */

import type { Card, View } from "$/contract/game";
import type { SpikeMap } from "$/games/last_spike/layout";
import { cardName, cardsLeft, cityName, cityOf, routeName, routeOf, routesAt, type SpikeView, terrainName, tileName } from "$/games/last_spike/view";
import { lookOf } from "$/board/seats";
import { say, words } from "$/words/words.svelte";

export function card(map: SpikeMap, at: string, view: View): Card | null {
  const [kind, id = ""] = at.split("/");
  const spike = view as SpikeView;
  if (kind === "map" && id in spike.map) return spaceCard(map, spike, id);
  if (kind === "land" && id in spike.land) return pileCard(spike, id);
  return kind === "cards" && id in spike.cards ? landCard(spike, id) : null;
}

const money = (value: number): string => say("web.last_spike.money", { money: value });

function spaceCard(map: SpikeMap, view: SpikeView, tile: string): Card {
  const { laid, cost } = view.map[tile]!;
  const figures: [string, string][] = [
    [say("web.last_spike.figure.route"), routeName(routeOf(tile))],
    [say("web.last_spike.figure.ground"), terrainName(map.spaces[tile]!.terrain)],
  ];
  if (cost !== null) figures.push([say("web.last_spike.figure.cost"), money(cost)]);
  return { title: tileName(tile), lines: laid ? laidLines(view, tile) : openLines(view, tile), figures, section: "lay" };
}

function laidLines(view: SpikeView, tile: string): string[] {
  const isComplete = view.routes[routeOf(tile)]!.complete;
  return [say("web.last_spike.card.laid"), ...(isComplete ? [say("web.last_spike.card.complete")] : [])];
}

function openLines(view: SpikeView, tile: string): string[] {
  const lines = [];
  const city = view.claims[tile];
  const route = view.routes[routeOf(tile)]!;
  if (view.seat !== null && view.players[view.seat]!.hand?.includes(tile)) lines.push(say("web.last_spike.card.held"));
  if (view.map[tile]!.isolated) lines.push(say("web.last_spike.card.isolated"));
  if (city !== undefined) lines.push(say("web.last_spike.card.free", { city: cityName(city) }));
  if (view.railway.last_spaces.includes(tile)) lines.push(say("web.last_spike.card.last"));
  if (route.missing === 1) {
    lines.push(say("web.last_spike.card.completes"), ...route.ends.flatMap((end) => payLines(view, end)));
  }
  return lines;
}

/** What a city would pay to whom. Players are shown by their signs, as on all their marks. */
function payLines(view: SpikeView, city: string): string[] {
  const owners = view.players.filter((player) => player.land[city]);
  return owners.map((owner) => say("web.last_spike.card.pays", { city: cityName(city), who: lookOf(owner.seat).sign, amount: owner.due[city] }));
}

function pileCard(view: SpikeView, city: string): Card {
  const pile = view.land[city]!;
  const routes = routesAt(view, city);
  const done = routes.filter((route) => route.complete).length;
  const lines = [];
  if (!pile.open) lines.push(say("web.last_spike.card.closed"));
  else if (pile.top === null) lines.push(say("web.last_spike.card.sold_out"));
  if (pile.paid_out) lines.push(say("web.last_spike.card.spent"));
  for (const player of view.players) {
    const cards = player.land[city];
    if (cards) lines.push(say("web.last_spike.text.holds", { who: lookOf(player.seat).sign, cards }));
  }
  lines.push(say("web.last_spike.card.payouts", { payouts: pile.payouts.map((paid) => words.number(paid)).join(" · ") }));
  const figures: [string, string][] = [
    [say("web.last_spike.figure.left"), String(cardsLeft(view, city))],
    [say("web.last_spike.figure.routes"), say("web.last_spike.figure.of", { done, all: routes.length })],
  ];
  if (pile.price !== null) figures.unshift([say("web.last_spike.figure.price"), money(pile.price)]);
  return { title: cityName(city), lines, figures, section: pile.open ? "buy" : "free" };
}

function landCard(view: SpikeView, id: string): Card {
  const holder = view.cards[id]!;
  const city = cityOf(id);
  const figures: [string, string][] = [[say("web.last_spike.figure.price"), money(view.prices[id]!)]];
  if (typeof holder === "string") return { title: cardName(id), lines: [say(`web.last_spike.card.${holder}`)], figures, section: "buy" };
  const isSpent = view.land[city]!.paid_out;
  const pays = view.players[holder]!.due[city] ?? 0;
  figures.push([say("web.last_spike.figure.pays"), money(pays)]);
  const lines = [say("web.last_spike.card.holder", { who: lookOf(holder).sign }), ...(isSpent ? [say("web.last_spike.card.spent")] : [])];
  return { title: cardName(id), lines, figures, section: "sell" };
}
