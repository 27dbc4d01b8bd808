/** A seat's view of a game of New Zealand. */

import type { View } from "$/contract/game";
import type { Worker } from "$/games/gwt_nz/figures";

export interface SpaceView {
  tile: string | null;
  face: string | null;
  fee: number;
  ranchers: number[];
}

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

export interface PlayerView {
  seat: number;
  money: number;
  gold: number;
  tokens: number;
  place: string | null;
  ship: string;
  /** The space of the pathfinder track; null before the first disc lies there. */
  path: number | null;
  /** 0: no step tile; 1: its front; 2: its back. */
  step_tile: number;
  no_fees: boolean;
  certificates: number;
  certificate_limit: number;
  permanent_certificates: number;
  permanent_wool: number;
  steps: number;
  hand_limit: number;
  workers: Record<Worker, number>;
  /** Whether a disc is still on its space of the player board. */
  board: Record<string, boolean>;
  auxiliary: number[];
  unbuilt: number[];
  masters: string[];
  hazards: string[];
  bonuses: Record<string, number>;
  /** The harbours with a storehouse of this player. */
  depots: string[];
  /** How many storehouses of each pair are placed. */
  stores: Record<string, number>;
  objectives: string[];
  /** The present score of each objective: played ones, and at the end unplayed ones that are added. */
  judged: { card: string; points: number }[];
  /** All sheep in any pile that everyone has seen. */
  cattle: Record<string, number>;
  /** The lines of the score pad so far, in their order; objective cards in hand count only at the end. */
  points: number[];
  cards: number;
  hand: Record<string, number>;
  deck: number;
  /** The cards in the draw pile; null where only its owner knows. */
  pile: Record<string, number> | null;
  /** The cards that lie on top of the draw pile for certain, the last one uppermost; null for others. */
  deck_top: string[] | null;
  discards: Record<string, number>;
  score: number | null;
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

export interface NzView extends View {
  marker: number | null;
  marker_row: number;
  flipped: boolean;
  trail: Record<string, SpaceView>;
  faces: string[];
  jobs: Record<string, number>;
  columns: Record<string, number>;
  stock: Record<string, StackView>;
  market: Record<string, number>;
  market_stack: number;
  objectives: Record<string, number>;
  objective_stack: number;
  foresight: Record<string, string | null>;
  stacks: number[];
  stations: Record<string, StationView>;
  harbours: Record<string, number[]>;
  cities: Record<string, number[]>;
  sea: Record<string, number[]>;
  sarah: SarahView | null;
  players: PlayerView[];
}

/** The seat of Sarah in a game alone against her. */
export const SARAH = 1;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const viewOf = (view: View): NzView => view as NzView;

/** Whether a seat is Sarah's. */
export const isSarah = (view: NzView, seat: number): boolean => view.sarah !== null && seat === SARAH;

/** The owner of the building on a space; null for a neutral one, a tile of the supply, or nothing. */
export function ownerOf(tile: string | null): number | null {
  const owner = tile?.match(/^(\d+)-/)?.[1];
  return owner === undefined ? null : Number(owner);
}
