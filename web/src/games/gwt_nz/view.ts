/** A seat's view of a game of New Zealand. */

import type { View } from "$/contract/game";
import type { Worker } from "$/games/gwt_nz/figures";
import type { TrailPlayer, TrailView } from "$/games/trail/view";

export interface StationView {
  discs: number[];
  master?: string | null;
  worker?: Worker | null;
}

/** A stack of the stock: its card, how many are left, and what one costs in gold; null where it is not sold. */
export interface StackView {
  card: string;
  left: number;
  gold: number | null;
}

export interface PlayerView extends TrailPlayer {
  gold: number;
  tokens: number;
  ship: string;
  /** The space of the pathfinder track; null before the first disc lies there. */
  path: number | null;
  /** 0: no step tile; 1: its front; 2: its back. */
  step_tile: number;
  no_fees: boolean;
  permanent_certificates: number;
  permanent_wool: number;
  workers: Record<Worker, number>;
  bonuses: Record<string, number>;
  /** The harbours with a storehouse of this player. */
  depots: string[];
  /** How many storehouses of each pair are placed. */
  stores: Record<string, number>;
  /** The cards that lie on top of the draw pile for certain, the last one uppermost; null for others. */
  deck_top: string[] | null;
}

/** What only Sarah has. */
export interface SarahView {
  deck: number;
  pile: number;
  played: string[];
  /** The card she has turned up this turn. */
  card: string | null;
  /** The row she is specialised in. */
  row: Worker;
  /** The post of her last delivery. */
  post: string | null;
  line: string[];
}

export interface NzView extends TrailView {
  flipped: boolean;
  columns: Record<string, number>;
  stock: Record<string, StackView>;
  stations: Record<string, StationView>;
  harbours: Record<string, number[]>;
  cities: Record<string, number[]>;
  sea: Record<string, number[]>;
  sarah: SarahView | null;
  players: PlayerView[];
}

/** The seat of Sarah in a game alone against her. */
export const SARAH = 1;

export const viewOf = (view: View): NzView => view as NzView;

/** Whether a seat is Sarah's. */
export const isSarah = (view: NzView, seat: number): boolean => view.sarah !== null && seat === SARAH;
