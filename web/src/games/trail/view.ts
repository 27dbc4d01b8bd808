/** What a seat's view of every trail game has. */

import type { View } from "$/contract/game";

export interface SpaceView {
  tile: string | null;
  face: string | null;
  fee: number;
  ranchers: number[];
}

/** A way of the viewer's rancher: what is paid on it, its steps, and the spaces from the rancher's to the goal. */
export interface Way {
  fee: number;
  steps: number;
  spaces: string[];
}

/** How many of each kind of task are done. */
export type Done = Record<string, number>;

/** An objective, its present score, and what is done for it. */
export interface Judged {
  card: string;
  points: number;
  done: Done;
}

export interface Herd {
  /** One card of each breed. */
  cards: string[];
  /** What is added to every herd. */
  permanent: number;
  value: number;
}

export interface TrailPlayer {
  seat: number;
  money: number;
  place: string | null;
  certificates: number;
  certificate_limit: number;
  steps: number;
  hand_limit: number;
  workers: Record<string, number>;
  /** Whether a disc is still on its space of the player board. */
  board: Record<string, boolean>;
  auxiliary: number[];
  unbuilt: number[];
  masters: string[];
  hazards: string[];
  objectives: string[];
  /** The present score of each objective: played ones, and at the end unplayed ones that are added. */
  judged: Judged[];
  /** What is done for the objectives on display and in the viewer's hand; null for the others. */
  progress: Record<string, Done> | null;
  /** What the hand is worth at the end of the trail; null where it is hidden. */
  herd: Herd | null;
  /** All herd cards in any pile: everyone has seen them bought. */
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

export interface TrailView extends View {
  marker: number | null;
  marker_row: number;
  trail: Record<string, SpaceView>;
  /** The ways to each place in reach, cheapest first: of the journey that is asked about, or else of the next one. */
  ways: Record<string, Way[]>;
  faces: string[];
  jobs: Record<string, number>;
  market: Record<string, number>;
  market_stack: number;
  objectives: Record<string, number>;
  objective_stack: number;
  foresight: Record<string, string | null>;
  stacks: number[];
  players: TrailPlayer[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const trailView = (view: View): TrailView => view as TrailView;

/** The owner of the building on a space; null for a neutral one, a tile of the supply, or nothing. */
export function ownerOf(tile: string | null): number | null {
  const owner = tile?.match(/^(\d+)-/)?.[1];
  return owner === undefined ? null : Number(owner);
}
