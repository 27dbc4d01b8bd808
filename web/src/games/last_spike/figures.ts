/** The printed figures of Last Spike that its view does not have, from the server. */

import type { Spot, Terrain } from "$/games/last_spike/view";

export interface SpikeFigures {
  city: Record<string, Spot>;
  route: Record<string, { ends: [string, string] }>;
  space: Record<string, Spot & { terrain: Terrain; cost: number }>;
  card: Record<string, { price: number }>;
  land: Record<string, { payouts: number[] }>;
  money: { unit: number; start: Record<string, number> };
  tiles: { hand: number; unseen_with_two: number };
  track: { isolated_factor: number };
  sale: { divisor: number };
  spike: { east: string; west: string; bonus: number };
  /** What the server works out of the figures for the rules book. */
  worked: {
    spaces_a_route: number;
    cards_a_city: number;
    routes: Record<string, number>;
    often: string;
    isolated: { tile: string; cost: number; isolated: number };
    free: { city: string; tiles: string[] };
    sale: { price: number; amount: number };
  };
}
