/** The book of Last Spike. Every figure comes from the game's data files, and so do the examples. */

import type { Book, Sheet } from "$/contract/book";
import type { Figures } from "$/contract/folder";
import type { SpikeFigures } from "$/games/last_spike/figures";
import { say, words, type Arguments } from "$/words/words.svelte";

/** How many spaces a route has, and how many cards a city. */
const spacesOf = (data: SpikeFigures): number => Object.keys(data.space).length / Object.keys(data.route).length;
const cardsOf = (data: SpikeFigures): number => Object.keys(data.card).length / Object.keys(data.city).length;

const EXAMPLE = { tile: "a3", city: "oma", route: "e", two: "den", one: "dod", card: "oma-3" } as const;

const cityName = (city: string): string => say(`last_spike.city.${city}`);
const routeName = (route: string): string => say(`last_spike.route.${route}`);
const money = (amount: number): string => say("web.rules.money", { amount });
const routesOf = (data: SpikeFigures, city: string): string[] => Object.keys(data.route).filter((route) => data.route[route]!.ends.includes(city));

/** The codes of the tiles that touch a city. */
export function tilesBeside(data: SpikeFigures, city: string): string[] {
  return routesOf(data, city).map((route) => `${route}${data.route[route]!.ends[0] === city ? 1 : spacesOf(data)}`);
}

/** What the bank pays for a card. */
export function saleOf(data: SpikeFigures, price: number): number {
  const step = data.sale.divisor * data.money.unit;
  return Math.ceil(price / step) * data.money.unit;
}

const FIGURES: Record<string, (data: SpikeFigures) => Arguments> = {
  setup: (data) => ({
    cities: Object.keys(data.city).length,
    routes: Object.keys(data.route).length,
    tiles: Object.keys(data.space).length,
    spaces: spacesOf(data),
    cards: cardsOf(data),
    hand: data.tiles.hand,
    unseen: data.tiles.unseen_with_two,
  }),
  lay: (data) => {
    const cost = data.space[EXAMPLE.tile]!.cost;
    return {
      factor: data.track.isolated_factor,
      tile: say(`last_spike.tile.${EXAMPLE.tile}`),
      route: routeName(EXAMPLE.tile.charAt(0)),
      cost,
      isolated: cost * data.track.isolated_factor,
      option: say("last_spike.option.isolated_placement"),
      free: say("last_spike.option.isolated_placement.any_time_double"),
      strict: say("last_spike.option.isolated_placement.only_if_no_adjacent_tile"),
    };
  },
  free: (data) => ({
    city: cityName(EXAMPLE.city),
    tiles: words.list(
      tilesBeside(data, EXAMPLE.city).map((tile) => say(`last_spike.tile.${tile}`)),
      "disjunction",
    ),
  }),
  pay: (data) => {
    const often = Object.keys(data.city).reduce((a, b) => (routesOf(data, b).length > routesOf(data, a).length ? b : a));
    return {
      spaces: spacesOf(data),
      route: routeName(EXAMPLE.route),
      two_city: cityName(EXAMPLE.two),
      two: data.land[EXAMPLE.two]!.payouts[1],
      one_city: cityName(EXAMPLE.one),
      one: data.land[EXAMPLE.one]!.payouts[0],
      often_city: cityName(often),
      often: routesOf(data, often).length,
    };
  },
  buy: () => ({
    option: say("last_spike.option.money"),
    hidden: say("last_spike.option.money.hidden"),
    open: say("last_spike.option.money.open"),
  }),
  sell: (data) => ({
    divisor: data.sale.divisor,
    unit: data.money.unit,
    price: data.card[EXAMPLE.card]!.price,
    sale: saleOf(data, data.card[EXAMPLE.card]!.price),
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
      String(routesOf(data, city).length),
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
