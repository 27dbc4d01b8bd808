// Written by `make types` from the server's types. Do not edit.

import type { View } from "$/contract/schema";

/** What a hand is worth at the end of the trail: one card of each breed, and what is added to every herd. `doubles` are the cards that add nothing, because their breed is already in the hand. */
export interface Herd {
  cards: string[];
  doubles: number;
  permanent: number;
  value: number;
}

/** An objective, its present score, and how many of each kind of task are done for it. */
export interface Judged {
  card: string;
  done: Record<string, number>;
  points: number;
}

/** The space of their row that one more worker would take, and the points it scores at the end. */
export interface NextWorker {
  points: number;
  space: number;
}

/** A space of the trail: its tile, the face of a building, and what entering it costs the viewer. */
export interface SpaceView {
  face: string | null;
  fee: number;
  ranchers: number[];
  tile: string | null;
}

/** A station: who has a disc there, and the master's tile or the worker who took its place. */
export interface StationView {
  discs: number[];
  master?: string | null;
  worker?: string | null;
}

/** A player of any trail game. `next_workers` are null where a row is full. `board` tells whether a disc is still on its space. `judged` are played objectives, and at the end unplayed ones that are added; `progress` is what is done for those on display and in the viewer's hand. `cattle` counts all herd cards in any pile: everyone has seen them bought. `points` are the lines of the score pad so far, `total` their sum. What only its owner knows is null. */
export interface TrailPlayer {
  auxiliary: number[];
  board: Record<string, boolean>;
  cards: number;
  cattle: Record<string, number>;
  certificate_limit: number;
  certificates: number;
  deck: number;
  discards: Record<string, number>;
  hand: Record<string, number>;
  hand_limit: number;
  hazards: string[];
  herd: Herd | null;
  judged: Judged[];
  masters: string[];
  money: number;
  next_workers: Record<string, NextWorker | null>;
  objectives: string[];
  pile: Record<string, number> | null;
  place: string | null;
  points: number[];
  progress: Record<string, Record<string, number>> | null;
  score: number | null;
  seat: number;
  steps: number;
  total: number;
  unbuilt: number[];
  workers: Record<string, number>;
}

/** A position of any trail game as a seat sees it, but for its players. Of the market in rows, `rows_left` are still to be filled, the marker's own included, of those `rows_at_first`. `ways` lead to each place in reach, cheapest first: on the journey that is asked about, or else on the next one. */
export interface TrailTable extends View {
  cities: Record<string, number[]>;
  faces: string[];
  foresight: Record<string, string | null>;
  jobs: Record<string, number>;
  marker: number | null;
  marker_row: number;
  market: Record<string, number>;
  market_stack: number;
  objective_stack: number;
  objectives: Record<string, number>;
  rows_at_first: number;
  rows_left: number;
  stacks: number[];
  stations: Record<string, StationView>;
  trail: Record<string, SpaceView>;
  ways: Record<string, Way[]>;
}

/** A position of any trail game as a seat sees it. */
export interface TrailView extends TrailTable {
  players: TrailPlayer[];
}

/** A way of the viewer's rancher: what is paid on it, its steps, and the spaces from the rancher's to the goal. */
export interface Way {
  fee: number;
  spaces: string[];
  steps: number;
}
