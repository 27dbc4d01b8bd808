/** A position of Last Spike as a seat sees it. */

import type { RouteView, SpikeView } from "$/games/last_spike/schema";
import { say, words } from "$/words/words.svelte";

export type { PileView, PlayerView, SpikeView } from "$/games/last_spike/schema";

export const TERRAINS = ["plains", "river", "bridge", "hills", "desert", "mountain", "trestle", "tunnel"] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Spot {
  x: number;
  y: number;
}

export const routeOf = (tile: string): string => tile.slice(0, 1);
export const cityOf = (card: string): string => card.slice(0, card.indexOf("-"));
export const tilesOf = (view: SpikeView, route: string): string[] => Object.keys(view.map).filter((tile) => routeOf(tile) === route);
export const routesAt = (view: SpikeView, city: string): RouteView[] => Object.values(view.routes).filter(({ ends }) => ends.includes(city));
export const cardsOf = (view: SpikeView, seat: number): string[] => Object.keys(view.cards).filter((card) => view.cards[card] === seat);
export const cardsLeft = (view: SpikeView, city: string): number =>
  Object.keys(view.cards).filter((card) => cityOf(card) === city && view.cards[card] === "bank").length;

/** Money as the map prints it: in thousands, as its cartouche says; other figures in full. */
export const short = (money: number): string => words.number(money % 1000 === 0 ? money / 1000 : money);

export const cityName = (city: string): string => say(`last_spike.city.${city}`);
export const tileName = (tile: string): string => say(`last_spike.tile.${tile}`);
export const routeName = (route: string): string => say(`last_spike.route.${route}`);
export const cardName = (card: string): string => say(`last_spike.card.${card}`);
export const terrainName = (terrain: Terrain): string => say(`last_spike.terrain.${terrain}`);
