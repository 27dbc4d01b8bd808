/** The book of Last Spike. Every figure comes from the game's data files; its examples are worked out by the server. */

import type { Book, Sheet } from "$/contract/book";
import type { Figures } from "$/contract/folder";
import type { SpikeFigures } from "$/games/last_spike/figures";
import { say, words, type Arguments } from "$/words/words.svelte";

/** A route that pays in two cities: for two cards, and for one. */
const PAID = { route: "e", two: "den", one: "dod" } as const;

const cityName = (city: string): string => say(`last_spike.city.${city}`);
const routeName = (route: string): string => say(`last_spike.route.${route}`);
const money = (amount: number): string => say("web.rules.money", { amount });

const FIGURES: Record<string, (data: SpikeFigures) => Arguments> = {
  setup: (data) => ({
    cities: Object.keys(data.city).length,
    routes: Object.keys(data.route).length,
    tiles: Object.keys(data.space).length,
    spaces: data.worked.spaces_a_route,
    cards: data.worked.cards_a_city,
    hand: data.tiles.hand,
    unseen: data.tiles.unseen_with_two,
  }),
  lay: (data) => {
    const { tile, cost, isolated } = data.worked.isolated;
    return {
      factor: data.track.isolated_factor,
      tile: say(`last_spike.tile.${tile}`),
      route: routeName(tile.charAt(0)),
      cost,
      isolated,
      option: say("last_spike.option.isolated_placement"),
      free: say("last_spike.option.isolated_placement.any_time_double"),
      strict: say("last_spike.option.isolated_placement.only_if_no_adjacent_tile"),
    };
  },
  free: (data) => ({
    city: cityName(data.worked.free.city),
    tiles: words.list(
      data.worked.free.tiles.map((tile) => say(`last_spike.tile.${tile}`)),
      "disjunction",
    ),
  }),
  pay: (data) => ({
    spaces: data.worked.spaces_a_route,
    route: routeName(PAID.route),
    two_city: cityName(PAID.two),
    two: data.land[PAID.two]!.payouts[1],
    one_city: cityName(PAID.one),
    one: data.land[PAID.one]!.payouts[0],
    often_city: cityName(data.worked.often),
    often: data.worked.routes[data.worked.often],
  }),
  buy: () => ({
    option: say("last_spike.option.money"),
    hidden: say("last_spike.option.money.hidden"),
    open: say("last_spike.option.money.open"),
  }),
  sell: (data) => ({
    divisor: data.sale.divisor,
    unit: data.money.unit,
    price: data.worked.sale.price,
    sale: data.worked.sale.amount,
  }),
  spike: (data) => ({ east: cityName(data.spike.east), west: cityName(data.spike.west), bonus: data.spike.bonus }),
};

function moneySheet(data: SpikeFigures): Sheet {
  return {
    caption: say("web.rules.money_table"),
    head: [say("web.rules.players"), say("web.rules.each")],
    rows: Object.entries(data.money.start).map(([players, amount]) => [players, money(amount)]),
  };
}

function landSheet(data: SpikeFigures): Sheet {
  const columns = ["city", "routes", "price", "payout"] as const;
  return {
    caption: say("web.rules.land_table"),
    head: columns.map((column) => say(`web.rules.${column}`)),
    rows: Object.keys(data.land).map((city) => [
      cityName(city),
      String(data.worked.routes[city]),
      pricesOf(data, city).map(money).join(" · "),
      data.land[city]!.payouts.map(money).join(" · "),
    ]),
  };
}

function pricesOf(data: SpikeFigures, city: string): number[] {
  const cards = Object.entries(data.card).filter(([card]) => card.startsWith(`${city}-`));
  return cards.map(([, card]) => card.price);
}

export function book(figures: Figures): Book {
  const data = figures as unknown as SpikeFigures;
  return {
    sections: ["setup", "turn", "lay", "free", "pay", "buy", "sell", "spike", "win"],
    figures: (section) => FIGURES[section]?.(data) ?? {},
    sheets: (section) => ({ setup: [moneySheet(data)], buy: [landSheet(data)] })[section] ?? [],
  };
}
