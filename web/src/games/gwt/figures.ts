/** The printed figures of the game, from its data files. What can change during a game is in the view. */

import data from "$/generated/figures/gwt.json";

export type Worker = "cowboy" | "craftsman" | "engineer";
export type Hand = "green" | "black";
export type Corners = "white" | "black";

/** What a building, a worker's space, a card or a master allows. */
export interface Action {
  do: string;
  most?: number;
  per?: string;
  pay?: number;
  card?: string;
  dollars?: number;
  price?: number;
  certificates?: number;
  surcharge?: number;
  spaces?: number;
  cards?: number;
  remove?: number;
  to?: string;
  then?: Action;
}

export interface Space {
  kind: "start" | "neutral" | "building" | "hazard" | "tepee" | "kansas_city";
  to: string[];
  woods?: boolean;
  risk?: string;
  hazard?: string;
  money?: number;
}

export interface Face {
  craftsmen?: number;
  points?: number;
  hands?: Hand[];
  /** Each may be used once; a list means a slash: one of them. */
  actions: (Action | Action[])[];
}

export interface Objective {
  action?: Action;
  tasks: string[];
  points: number;
  penalty: number;
}

export interface Master {
  actions?: Action[];
  permanent?: number;
  points: number;
  per: string;
  each: number;
}

interface Figures {
  space: Record<string, Space>;
  trail: { tepee_order: string[] };
  face: Record<string, Face>;
  risk: Record<string, Action>;
  breed: Record<string, { value: number; colour: string }>;
  cattle: Record<string, { breed: string; points: number }>;
  purchase: { value: number; cards: number; cowboys: number; cost: number }[];
  market: { added_per_cowboy: number };
  objective: Record<string, Objective>;
  track: { spaces: number; crosses: number[]; retreat_dollars: number };
  station: Record<string, { after: number; cost: number; points: number; corners: Corners }>;
  master: Record<string, Master>;
  city: Record<string, { value: number; corners: Corners; repeatable: boolean; points: number; dollars: number }>;
  arrow: Record<string, { to: string; points: number; objective: boolean }>;
  jobs: { cost: number[]; refill_after: number[]; marker_row: number; marker_points: number };
  limits: { workers_a_row: number; certificate_track: number[] };
  points: { dollars_a_point: number; late_worker: number; late_from: number };
  disc: Record<string, { corners: Corners; auxiliary?: number; cost?: number; dollars?: number; points?: number }>;
  worker: Record<Worker, Record<string, Action>>;
  auxiliary: Record<string, Action & { free?: boolean }>;
  supply: Record<string, { kind: string; hazard?: string; hand?: Hand; points?: number }>;
}

export const FIGURES = data as unknown as Figures;

export const WORKERS: readonly Worker[] = ["cowboy", "craftsman", "engineer"];
export const JOB_ROWS = FIGURES.jobs.cost.length;
export const BREEDS = Object.keys(FIGURES.breed);

/** The breed of a cattle card, null for an objective card. */
export const breedOf = (card: string): string | null => FIGURES.cattle[card]?.breed ?? null;

/** The station at a position of the track, if one lies there. */
export function stationAt(position: string): string | null {
  for (const [name, station] of Object.entries(FIGURES.station)) if (positionOf(station.after) === position) return name;
  return null;
}

/** The turnout of a station; the last station lies on the last space itself. */
export const positionOf = (after: number): string => (after === FIGURES.track.spaces ? `${after}` : `${after}.5`);

/** The actions of a face in one list, numbered as in options. */
export const actionsOf = (face: string): Action[] => (FIGURES.face[face]?.actions ?? []).flat();

/** Any action by its name in options and events, such as `a.1`, `risk.x`, `auxiliary.3_double`. */
export function actionNamed(name: string): Action | null {
  if (name.endsWith(".then")) return actionNamed(name.slice(0, -5))?.then ?? null;
  const [group = "", rest = ""] = split(name);
  if (group === "objective") return FIGURES.objective[rest]?.action ?? null;
  if (group === "risk") return FIGURES.risk[rest] ?? null;
  if (group === "auxiliary") return auxiliaryNamed(rest);
  if (group in FIGURES.worker) return FIGURES.worker[group as Worker][rest] ?? null;
  const number = Number(rest) - 1;
  if (group in FIGURES.master) return FIGURES.master[group]!.actions?.[number] ?? null;
  return actionsOf(group)[number] ?? null;
}

function split(name: string): [string, string] {
  const dot = name.indexOf(".");
  return [name.slice(0, dot), name.slice(dot + 1)];
}

function auxiliaryNamed(name: string): Action | null {
  const [number = ""] = name.split("_");
  const single = FIGURES.auxiliary[number];
  if (single === undefined || !name.endsWith("_double")) return single ?? null;
  return doubled(single);
}

/** The same action, doubled. */
export function doubled(action: Action): Action {
  const twice = Object.entries(action).map(([name, value]) => [name, typeof value === "number" ? value * 2 : value]);
  return Object.fromEntries(twice) as Action;
}
