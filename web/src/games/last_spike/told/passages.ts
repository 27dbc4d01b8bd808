/** The whole position in words, complete enough to play from. */

import type { Passage, View } from "$/contract/game";
import type { SpikeMap } from "$/games/last_spike/layout";
import { progress } from "$/games/last_spike/progress";
import { cardLabel, landLabel, spaceLabel } from "$/games/last_spike/told/labels";
import { cardsOf, cityName, routeName, routesAt, type SpikeView, tileName, tilesOf } from "$/games/last_spike/view";
import { labelled, say, words } from "$/words/words.svelte";

type Lines = Passage["lines"];

export function passages(map: SpikeMap, view: View, names: string[]): Passage[] {
  const spike = view as SpikeView;
  const own = spike.seat === null ? [] : ownPassages(map, spike, spike.seat);
  return [
    { title: say("web.last_spike.text.game"), lines: game(spike, names) },
    ...own,
    { title: say("web.last_spike.text.players"), lines: spike.players.map((_, seat) => ({ text: player(spike, names, seat) })) },
    { title: say("web.last_spike.text.land"), lines: Object.keys(spike.land).map((city) => ({ text: pile(spike, names, city), at: `land/${city}` })) },
    ...Object.keys(spike.routes).map((route) => ({ title: routeTitle(spike, route), lines: spaces(map, spike, tilesOf(spike, route)) })),
  ];
}

function ownPassages(map: SpikeMap, view: SpikeView, seat: number): Passage[] {
  const hand = view.players[seat]!.hand ?? [];
  const cards = cardsOf(view, seat);
  const none = (key: string): Lines => [{ text: say(key) }];
  return [
    { title: say("web.last_spike.text.hand"), lines: hand.length > 0 ? spaces(map, view, hand) : none("web.last_spike.hand.empty") },
    {
      title: say("web.last_spike.text.own_land"),
      lines: cards.length > 0 ? cards.map((card) => ({ text: cardLabel(view, card), at: `cards/${card}` })) : none("web.last_spike.land.none"),
    },
  ];
}

const spaces = (map: SpikeMap, view: SpikeView, tiles: string[]): Lines => tiles.map((tile) => ({ text: spaceLabel(map, view, tile), at: `map/${tile}` }));

function game(view: SpikeView, names: string[]): Lines {
  const [east, west] = view.ends.map(cityName);
  const texts = [say("web.last_spike.text.railway", { east, west }), progress(view).text];
  const last = view.railway.last_spaces.map(tileName).join(", ");
  if (last !== "") texts.push(say("web.last_spike.text.last_spaces", { tiles: last }));
  texts.push(say("web.last_spike.text.turn", { turn: view.turn }), say("web.last_spike.text.first", { who: names[view.first] }));
  if (view.asked !== null) texts.push(say("web.last_spike.text.asked", { who: names[view.asked] }));
  texts.push(say("web.last_spike.text.pool", { tiles: view.pool }));
  for (const [option, value] of Object.entries(view.options)) {
    texts.push(labelled(say(`last_spike.option.${option}`), say(`last_spike.option.${option}.${value}`)));
  }
  if (view.last_spike !== null) texts.push(say("web.last_spike.text.spike", { who: names[view.last_spike] }));
  texts.push(...view.winners.map((seat) => say("web.last_spike.text.winner", { who: names[seat] })));
  return texts.map((text) => ({ text }));
}

function player(view: SpikeView, names: string[], seat: number): string {
  const { cash, tiles, land, land_price: price, bankrupt } = view.players[seat]!;
  const who = seat === view.seat ? say("web.last_spike.text.you", { who: names[seat] }) : names[seat];
  if (bankrupt) return say("web.last_spike.text.bankrupt", { who });
  const held = Object.entries(land).map(([city, cards]) => `${cityName(city)} ${cards}`);
  return [
    cash === null ? say("web.last_spike.text.cash_hidden", { who }) : say("web.last_spike.text.cash", { who, cash }),
    say("web.last_spike.summary.tiles", { tiles }),
    held.length === 0 ? say("web.last_spike.text.no_land") : say("web.last_spike.text.land_of", { land: held.join(", "), price }),
  ].join("; ");
}

function pile(view: SpikeView, names: string[], city: string): string {
  const { payouts, paid_out: isSpent } = view.land[city]!;
  const routes = routesAt(view, city);
  const held = view.players.filter((owner) => owner.land[city]);
  return [
    landLabel(view, city),
    say("web.last_spike.text.payouts", { payouts: payouts.map((paid) => words.number(paid)).join(", ") }),
    ...held.map((owner) => say("web.last_spike.text.holds", { who: names[owner.seat], cards: owner.land[city] })),
    say("web.last_spike.text.routes_done", { done: routes.filter((route) => route.complete).length, all: routes.length }),
    ...(isSpent ? [say("web.last_spike.text.spent")] : []),
  ].join("; ");
}

function routeTitle(view: SpikeView, route: string): string {
  const { laid, complete } = view.routes[route]!;
  const name = routeName(route);
  if (complete) return say("web.last_spike.text.route_complete", { route: name });
  return say("web.last_spike.text.route", { route: name, laid, all: tilesOf(view, route).length });
}
