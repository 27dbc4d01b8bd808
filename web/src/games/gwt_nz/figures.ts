/** The printed figures of New Zealand, from the server. What can change during a game is in the view. */

import type { NzTrail } from "$/games/gwt_nz/trail";
import type { Action, Corners, Disc, Face, Hand, Master, Objective, Space, Tile, TrailFigures } from "$/games/trail/figures";
import type { Trail } from "$/games/trail/trail";

export type Worker = "shepherd" | "craftsman" | "sailor" | "shearer";
export type HarbourKind = "small" | "medium" | "large";
export type Provenance = "verified" | "single-source" | "reconstructed";

/** How well a figure is known. */
export interface Known {
  provenance: Provenance;
}

/** A space of the trail; building on some needs a space of the pathfinder track. */
export interface NzSpace extends Space {
  path?: number;
}

export interface Harbour extends Known {
  kind: HarbourKind;
  /** The water in front of it. */
  at: string;
  cost: number;
  points: number;
  corners?: Corners;
  action?: Action;
  /** The foreign post of a large harbour. */
  post?: string;
  /** The end of its route. */
  last?: boolean;
}

export interface Post extends Known {
  name: string;
  kind: "local" | "foreign" | "wool" | "foreign_wool";
  value: number;
  corners: Corners;
  repeatable: boolean;
  transport: number;
  points: number;
  dollars: number;
  objective?: boolean;
  take?: string;
}

/** A hazard, a worker or a bonus tile, with what it costs and brings. */
export interface NzTile extends Tile, Known {
  take?: string;
  pay?: number;
  gold?: number;
  /** The breeding value of a starting sheep of the hand that leaves the game. */
  remove?: number;
  permanent?: number;
  wool?: number;
  gain?: Action;
}

export interface NzDisc extends Disc, Known {
  steps?: Record<string, number>;
  wool?: number;
  permanent?: number;
}

export interface Purchase {
  value: number;
  cards: number;
  cowboys: number;
  cost: number;
  tokens?: number;
}

/** What one of Sarah's cards makes her do. */
export interface SarahAction {
  do: string;
  count?: number;
  first?: string;
  sheep?: string[];
  least?: number;
}

export interface SarahCard extends Known {
  steps?: number;
  per?: string;
  row?: Worker;
  actions: SarahAction[];
  otherwise?: SarahAction[];
}

interface Sarah {
  level: Record<string, { without: number[]; first: string }>;
  reward: Record<string, Known & { take: string }>;
  space: Record<string, Record<string, Known & { harbour?: boolean; post?: string }>>;
  market: Record<string, Known & { sheep: string[][] }>;
  card: Record<string, SarahCard>;
}

export interface NzFigures extends TrailFigures {
  setup: { objectives_shown: number; hand: number };
  hands: Record<Hand, Record<string, number>>;
  space: Record<string, NzSpace>;
  face: Record<string, Face & Known>;
  breed: Record<string, Known & { value: number; wool: number; colour: string; price_class?: number }>;
  purchase: Purchase[];
  market: { added_per_cowboy: number };
  card: Record<string, Known & { points: number; action: Action }>;
  objective: Record<string, Objective & Known>;
  water: Record<string, { to: string[] }>;
  harbour: Record<string, Harbour>;
  link: Record<string, Known & { to: string; points: number }>;
  master: Record<string, Master & Known>;
  city: Record<string, Post>;
  arrow: Record<string, Known & { to: string; points: number; objective: boolean }>;
  jobs: Known & { cost: number[]; refill_after: number[]; flip_after: number[]; marker_row: number; marker_points: number };
  hiring: Known & { cost: number[] };
  track: { spaces: number; gold: Record<string, number>; step_tile: Record<string, number>; choice: number; beyond: number; points: Record<string, number> };
  limits: { workers_a_row: number; steps: Record<string, number>; certificates: number; gold: number; step_tile: number[] };
  points: { dollars_a_point: number; late_worker: number; late_from: number };
  exchange: { cards: number; together: number; removes: string; gold: number };
  tasks: { post: number; shearers: number; path: number; craftsmen: number };
  disc: Record<string, NzDisc>;
  pair: Record<string, Known & { action?: Action; permanent?: number; points?: number }>;
  worker: Record<Worker, Record<string, Action>>;
  supply: Record<string, NzTile>;
  sarah: Sarah;
  /** Also the names of reconstructed figures whose tables have no room to say it, as long as nobody has corrected them. */
  worked: TrailFigures["worked"] & { reconstructed: string[] };
}

/** The kinds of workers in the order of their rows. */
export const workersOf = (trail: NzTrail): Worker[] => Object.keys(trail.workers) as Worker[];

export const bonusRows = (trail: NzTrail): number => trail.figures.jobs.cost.length;
export const hiringRows = (trail: NzTrail): number => trail.figures.hiring.cost.length;

/** The harbour beside a water, if there is one. */
export function harbourAt(trail: NzTrail, water: string): string | null {
  for (const [name, harbour] of Object.entries(trail.figures.harbour)) if (harbour.at === water) return name;
  return null;
}

/** The actions of harbours, cards, pairs of storehouses and bonus tiles. */
export function ownAction(trail: Trail, group: string, rest: string): Action | undefined {
  const { harbour, card, pair, supply } = (trail as NzTrail).figures;
  if (group === "") return harbour[rest]?.action;
  if (group === "card") return card[rest]?.action;
  if (group === "pair") return pair[rest]?.action;
  return group === "tile" ? supply[rest]?.gain : undefined;
}
