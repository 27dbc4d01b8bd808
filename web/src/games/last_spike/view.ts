/** A position of Last Spike as a seat sees it, and the map it lies on. */

import type { View } from "$/contract/game";
import map from "$/generated/maps/last_spike.json";
import { say, words } from "$/words/words.svelte";

export interface SpaceView {
  laid: boolean;
  isolated: boolean;
  cost: number | null;
}

export interface RouteView {
  ends: [string, string];
  laid: number;
  complete: boolean;
}

export interface PileView {
  open: boolean;
  top: string | null;
  price: number | null;
  payouts: number[];
  paid_out: boolean;
}

export interface PlayerView {
  seat: number;
  cash: number | null;
  tiles: number;
  hand: string[] | null;
  land: Record<string, number>;
  land_price: number;
  bankrupt: boolean;
}

export interface SpikeView extends View {
  first: number;
  last_spike: number | null;
  /** The two cities that the railway is to join, east first. */
  ends: [string, string];
  pool: number;
  map: Record<string, SpaceView>;
  routes: Record<string, RouteView>;
  land: Record<string, PileView>;
  cards: Record<string, number | "bank" | "removed">;
  prices: Record<string, number>;
  players: PlayerView[];
}

export const TERRAINS = ["plains", "river", "bridge", "hills", "desert", "mountain", "trestle", "tunnel"] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Spot {
  x: number;
  y: number;
}

export const CITIES: Record<string, Spot> = map.city;
export const SPACES = map.space as Record<string, Spot & { terrain: Terrain }>;

export const routeOf = (tile: string): string => tile.slice(0, 1);
export const cityOf = (card: string): string => card.slice(0, card.indexOf("-"));
export const tilesOf = (view: SpikeView, route: string): string[] => Object.keys(view.map).filter((tile) => routeOf(tile) === route);
export const routesAt = (view: SpikeView, city: string): RouteView[] => Object.values(view.routes).filter(({ ends }) => ends.includes(city));
export const cardsOf = (view: SpikeView, seat: number): string[] => Object.keys(view.cards).filter((card) => view.cards[card] === seat);
export const cardsLeft = (view: SpikeView, city: string): number =>
  Object.keys(view.cards).filter((card) => cityOf(card) === city && view.cards[card] === "bank").length;

/** The city beside a space, null in the middle of a route. Spaces count from a route's first end to its second. */
export function cityBeside(view: SpikeView, tile: string): string | null {
  const tiles = tilesOf(view, routeOf(tile));
  const [first, second] = view.routes[routeOf(tile)]!.ends;
  return tile === tiles[0] ? first : tile === tiles.at(-1) ? second : null;
}

/** What a city pays for this many of its cards. */
export const payout = (view: SpikeView, city: string, cards: number): number => view.land[city]!.payouts[cards - 1] ?? 0;

/** Money as the map prints it: in thousands, as its cartouche says; other figures in full. */
export const short = (money: number): string => words.number(money % 1000 === 0 ? money / 1000 : money);

export const cityName = (city: string): string => say(`last_spike.city.${city}`);
export const tileName = (tile: string): string => say(`last_spike.tile.${tile}`);
export const routeName = (route: string): string => say(`last_spike.route.${route}`);
export const cardName = (card: string): string => say(`last_spike.card.${card}`);
export const terrainName = (terrain: Terrain): string => say(`last_spike.terrain.${terrain}`);
