/** A seat's view of a game of Great Western Trail. */

import type { View } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";

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

export interface PlayerView {
  seat: number;
  money: number;
  place: string | null;
  engine: string;
  certificates: number;
  certificate_limit: number;
  steps: number;
  hand_limit: number;
  workers: Record<Worker, number>;
  /** Whether a disc is still on its space of the player board. */
  board: Record<string, boolean>;
  auxiliary: number[];
  unbuilt: number[];
  masters: string[];
  tepees: { green: number; blue: number };
  hazards: string[];
  objectives: string[];
  /** The present score of each objective: played ones, and at the end unplayed ones that are added. */
  judged: { card: string; points: number }[];
  /** All cattle in any pile: everyone has seen it bought. */
  cattle: Record<string, number>;
  /** The lines of the score pad so far, in their order; objective cards in hand count only at the end. */
  points: number[];
  cards: number;
  hand: Record<string, number>;
  deck: number;
  /** The cards in the draw pile; null where only its owner knows. */
  pile: Record<string, number> | null;
  discards: Record<string, number>;
  score: number | null;
}

export interface GwtView extends View {
  marker: number | null;
  marker_row: number;
  trail: Record<string, SpaceView>;
  faces: string[];
  jobs: Record<string, number>;
  market: Record<string, number>;
  market_stack: number;
  objectives: Record<string, number>;
  objective_stack: number;
  foresight: Record<string, string | null>;
  stacks: number[];
  stations: Record<string, StationView>;
  cities: Record<string, number[]>;
  rail: Record<string, number[]>;
  players: PlayerView[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const viewOf = (view: View): GwtView => view as GwtView;

/** The owner of the building on a space; null for a neutral one, a tile of the supply, or nothing. */
export function ownerOf(tile: string | null): number | null {
  const owner = tile?.match(/^(\d+)-/)?.[1];
  return owner === undefined ? null : Number(owner);
}
