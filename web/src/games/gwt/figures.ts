/** The printed figures of Great Western Trail, from the server. What can change during a game is in the view. */

import type { GwtTrail } from "$/games/gwt/trail";
import type { Corners, Hand, TrailFigures } from "$/games/trail/figures";

export type Worker = "cowboy" | "craftsman" | "engineer";

/** By the number of players. */
type ByPlayers = Record<string, number>;

export interface GwtFigures extends TrailFigures {
  trail: { tepee_order: string[] };
  hands: Record<Hand, ByPlayers>;
  setup: { hand: number; money: number[]; placed_from_stack_1: number; objectives_shown: number };
  market: { size: ByPlayers; added_per_cowboy: number };
  limits: { workers_a_row: number; certificates: number; steps: ByPlayers };
  points: { dollars_a_point: number; late_worker: number; late_from: number };
  track: { spaces: number; crosses: number[]; retreat_dollars: number };
  station: Record<string, { after: number; cost: number; points: number; corners: Corners }>;
  city: Record<string, { value: number; corners: Corners; repeatable: boolean; points: number; dollars: number }>;
  arrow: Record<string, { to: string; points: number; objective: boolean }>;
  jobs: { cost: number[]; refill_after: number[]; marker_row: number; marker_points: number };
  worked: TrailFigures["worked"] & Worked;
}

/** What the server works out of the figures for the rules book: its examples, and how many of each thing there are. */
interface Worked {
  hand_most: number;
  income: { herd: string[]; value: number; spent: number; total: number };
  delivery: { city: string; space: string; cost: number };
  build: { face: string; dollars: number; craftsmen: number; cost: number; bigger: string; gap: number; gap_cost: number };
  herd: Record<string, number>;
  market: Record<string, number>;
  herd_cards: number;
  market_cards: number;
  objectives: number;
  starting: number;
  first_workers: ByPlayers;
  supply: Record<string, number[]>;
}

/** How many rows the job market has. */
export const jobRows = (trail: GwtTrail): number => trail.figures.jobs.cost.length;

/** The station at a position of the track, if one lies there. */
export function stationAt(trail: GwtTrail, position: string): string | null {
  for (const [name, station] of Object.entries(trail.figures.station)) if (positionOf(trail, station.after) === position) return name;
  return null;
}

/** The turnout of a station; the last station lies on the last space itself. */
export const positionOf = (trail: GwtTrail, after: number): string => (after === trail.figures.track.spaces ? `${after}` : `${after}.5`);
