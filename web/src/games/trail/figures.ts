/** The printed figures that all trail games have, from the server. What can change during a game is in the view. */

import type { Trail } from "$/games/trail/trail";

export type Hand = "green" | "black";
export type Corners = "white" | "black";

/** What a building, a worker's space, a card, a harbour or a master allows; each action has some of these. */
export interface Action {
  do: string;
  most?: number;
  per?: string;
  pay?: number;
  card?: string;
  dollars?: number;
  gold?: number;
  tokens?: number;
  path?: number;
  /** A card taken from a stack of the stock. */
  take?: string;
  price?: number;
  certificates?: number;
  surcharge?: number;
  spaces?: number;
  cards?: number;
  remove?: number;
  value?: number;
  to?: string;
  post?: string;
  then?: Action;
  /** What may be done instead. */
  other?: Action;
}

export interface Space {
  kind: string;
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
  copies: number;
  starting?: boolean;
}

export interface Master {
  actions?: Action[];
  permanent?: number;
  points: number;
  per: string;
  each: number;
}

export interface Disc {
  corners: Corners;
  auxiliary?: number;
  cost?: number;
  dollars?: number;
  points?: number;
  hand?: number;
  certificates?: number;
}

export interface Tile {
  kind: string;
  hazard?: string;
  hand?: Hand;
  points?: number;
  stacks: number[];
}

export interface TrailFigures {
  space: Record<string, Space>;
  face: Record<string, Face>;
  risk: Record<string, Action>;
  breed: Record<string, { value: number; colour: string }>;
  cattle: Record<string, { breed: string; points: number; herd: number; market: number }>;
  purchase: { value: number; cards: number; cowboys: number; cost: number }[];
  objective: Record<string, Objective>;
  master: Record<string, Master>;
  limits: { workers_a_row: number };
  points: { late_worker: number; late_from: number };
  disc: Record<string, Disc>;
  worker: Record<string, Record<string, Action>>;
  auxiliary: Record<string, Action & { free?: boolean }>;
  supply: Record<string, Tile>;
  /** What the server works out of the figures: the auxiliary actions, doubled; the spaces that a way leads to; the stack that
   * fills each space of foresight. */
  worked: { doubled: Record<string, Action>; entered: string[]; foresight: Record<string, number> };
}

/** The breed of a herd card, null for any other card. */
export const breedOf = (trail: Trail, card: string): string | null => trail.figures.cattle[card]?.breed ?? null;

/** The actions of a face in one list, numbered as in options. */
export const actionsOf = (trail: Trail, face: string): Action[] => (trail.figures.face[face]?.actions ?? []).flat();

/** Any action by its name in options and events, such as `a.1`, `risk.x`, `auxiliary.3_double`. */
export function actionNamed(trail: Trail, name: string): Action | null {
  if (name.endsWith(".then")) return actionNamed(trail, name.slice(0, -5))?.then ?? null;
  if (name.endsWith(".other")) return actionNamed(trail, name.slice(0, -6))?.other ?? null;
  const { figures } = trail;
  const [group = "", rest = ""] = split(name);
  const own = trail.ownAction(trail, group, rest);
  if (own !== undefined) return own;
  if (group === "objective") return figures.objective[rest]?.action ?? null;
  if (group === "risk") return figures.risk[rest] ?? null;
  if (group === "auxiliary") return auxiliaryNamed(trail, rest);
  if (group in figures.worker) return figures.worker[group]![rest] ?? null;
  const number = Number(rest) - 1;
  if (group in figures.master) return figures.master[group]!.actions?.[number] ?? null;
  return actionsOf(trail, group)[number] ?? null;
}

/** The group of a name and the rest; a name without a group is all rest. */
function split(name: string): [string, string] {
  const dot = name.indexOf(".");
  if (dot < 0) return ["", name];
  return [name.slice(0, dot), name.slice(dot + 1)];
}

function auxiliaryNamed({ figures }: Trail, name: string): Action | null {
  const [number = ""] = name.split("_");
  return (name.endsWith("_double") ? figures.worked.doubled : figures.auxiliary)[number] ?? null;
}
