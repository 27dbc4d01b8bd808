// Written by `make types` from the server's types. Do not edit.

import type { TrailPlayer, TrailTable } from "$/games/trail/schema";

/** A player. `path` is the space of the pathfinder track, null before the first disc lies there; `step_tile` 0 without one, 1 its front, 2 its back. `depots` are the harbours with a storehouse, `stores` how many of each pair are placed and `stores_left` how many are not. `deck_top` are the cards that lie on top of the draw pile for certain, the last one uppermost. */
export interface NzPlayer extends TrailPlayer {
  bonuses: Record<string, number>;
  deck_top: string[] | null;
  depots: string[];
  gold: number;
  no_fees: boolean;
  path: number | null;
  permanent_certificates: number;
  permanent_wool: number;
  ship: string;
  step_tile: number;
  stores: Record<string, number>;
  stores_left: Record<string, number>;
  tokens: number;
}

/** A position of New Zealand as a seat sees it. */
export interface NzView extends TrailTable {
  columns: Record<string, number>;
  flipped: boolean;
  harbours: Record<string, number[]>;
  players: NzPlayer[];
  sarah: SarahView | null;
  sea: Record<string, number[]>;
  stock: Record<string, StackView>;
}

/** What only Sarah has: her cards, the row she is specialised in, and the post of her last delivery. */
export interface SarahView {
  card: string | null;
  deck: number;
  line: string[];
  pile: number;
  played: string[];
  post: string | null;
  row: string;
}

/** A stack of the stock: its card, how many are left, and what one costs in gold; null where it is not sold. */
export interface StackView {
  card: string;
  gold: number | null;
  left: number;
}
