// Written by `make types` from the server's types. Do not edit.

import type { View } from "$/contract/schema";

/** The land of a city; `payouts` are for one card, two and so on. `next_payout` is how many tracks the nearest one still lacks, null after the last. */
export interface PileView {
  next_payout: number | null;
  open: boolean;
  paid_out: boolean;
  payouts: number[];
  price: number | null;
  top: string | null;
}

/** A player; `due` is what each city will pay at its next completed route. */
export interface PlayerView {
  bankrupt: boolean;
  cash: number | null;
  due: Record<string, number>;
  hand: string[] | null;
  land: Record<string, number>;
  land_price: number;
  seat: number;
  tiles: number;
}

/** How far the railway is. `whole` counts the tracks of the shortest way between its ends, `missing` those that are still to be laid. `tracks` lead without a gap from either end; once the ends are joined, they are the line between them. One more track on one of the `last_spaces` would join the ends. */
export interface RailwayView {
  last_spaces: string[];
  missing: number;
  tracks: string[];
  whole: number;
}

/** A route between two cities: how many of its tracks are laid, and how many are missing. */
export interface RouteView {
  complete: boolean;
  ends: [string, string];
  laid: number;
  missing: number;
}

/** A space of the map; `cost` is what a track costs now, null where one lies. */
export interface SpaceView {
  cost: number | null;
  isolated: boolean;
  laid: boolean;
}

/** A position of Last Spike as a seat sees it. The railway is to join the two `ends`, east first. `claims` names by space the city whose free land a track there would win. */
export interface SpikeView extends View {
  cards: Record<string, number | "bank" | "removed">;
  claims: Record<string, string>;
  ends: [string, string];
  first: number;
  land: Record<string, PileView>;
  last_spike: number | null;
  map: Record<string, SpaceView>;
  players: PlayerView[];
  pool: number;
  prices: Record<string, number>;
  railway: RailwayView;
  routes: Record<string, RouteView>;
}
