/** The printed figures of New Zealand, from the table. What can change during a game is in the view. */

export type Worker = "shepherd" | "craftsman" | "sailor" | "shearer";
export type Hand = "green" | "black";
export type Corners = "white" | "black";
export type HarbourKind = "small" | "medium" | "large";
export type Provenance = "verified" | "single-source" | "reconstructed";

/** What a building, a worker's space, a card, a harbour or a master allows. */
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
  value?: number;
  to?: string;
  post?: string;
  then?: Action;
  other?: Action;
}

export interface Space {
  kind: "start" | "neutral" | "building" | "hazard" | "kansas_city";
  to: string[];
  woods?: boolean;
  risk?: string;
  hazard?: string;
  /** The space of the pathfinder track that building here needs. */
  path?: number;
}

export interface Face {
  craftsmen?: number;
  points?: number;
  hands?: Hand[];
  /** Each may be used once; a list means a slash: one of them. */
  actions: (Action | Action[])[];
  provenance: Provenance;
}

export interface Objective {
  action?: Action;
  tasks: string[];
  points: number;
  penalty: number;
  provenance: Provenance;
}

export interface Master {
  actions?: Action[];
  permanent?: number;
  points: number;
  per: string;
  each: number;
  provenance: Provenance;
}

export interface Harbour {
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
  provenance: Provenance;
}

export interface Post {
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
  provenance: Provenance;
}

export interface Tile {
  kind: "hazard" | "worker" | "bonus";
  hazard?: string;
  hand?: Hand;
  points?: number;
  take?: string;
  pay?: number;
  gold?: number;
  /** The breeding value of a starting sheep of the hand that leaves the game. */
  remove?: number;
  permanent?: number;
  wool?: number;
  gain?: Action;
  provenance: Provenance;
}

export interface Disc {
  corners: Corners;
  auxiliary?: number;
  cost?: number;
  dollars?: number;
  points?: number;
  steps?: Record<string, number>;
  wool?: number;
  hand?: number;
  certificates?: number;
  permanent?: number;
  provenance: Provenance;
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

export interface SarahCard {
  steps?: number;
  per?: string;
  row?: Worker;
  actions: SarahAction[];
  otherwise?: SarahAction[];
  provenance: Provenance;
}

interface Sarah {
  level: Record<string, { without: number[]; first: string }>;
  reward: Record<string, { take: string }>;
  space: Record<string, Record<string, { harbour?: boolean; post?: string }>>;
  market: Record<string, { sheep: string[][] }>;
  card: Record<string, SarahCard>;
}

export interface Figures {
  setup: { objectives_shown: number; hand: number };
  hands: Record<Hand, Record<string, number>>;
  space: Record<string, Space>;
  face: Record<string, Face>;
  risk: Record<string, Action>;
  breed: Record<string, { value: number; wool: number; colour: string; price_class?: number; task?: string; provenance: Provenance }>;
  cattle: Record<string, { breed: string; points: number; provenance: Provenance }>;
  purchase: Purchase[];
  market: { added_per_cowboy: number };
  card: Record<string, { points: number; ferry?: boolean; action: Action; provenance: Provenance }>;
  slot: Record<string, { gold: number }>;
  stock: Record<string, { copies: number }>;
  objective: Record<string, Objective>;
  water: Record<string, { to: string[] }>;
  harbour: Record<string, Harbour>;
  link: Record<string, { to: string; points: number }>;
  master: Record<string, Master>;
  city: Record<string, Post>;
  arrow: Record<string, { to: string; points: number; objective: boolean }>;
  jobs: { cost: number[]; refill_after: number[]; flip_after: number[]; marker_row: number; marker_points: number };
  hiring: { cost: number[] };
  track: { spaces: number; gold: Record<string, number>; step_tile: Record<string, number>; choice: number; beyond: number; points: Record<string, number> };
  limits: { workers_a_row: number; steps: Record<string, number>; certificates: number; certificate_track: number[]; certificate_gold: Record<string, number>; gold: number; step_tile: number[] };
  points: { dollars_a_point: number; late_worker: number; late_from: number };
  exchange: { cards: number; together: number; removes: string; gold: number };
  tasks: { post: number; shearers: number; path: number; craftsmen: number };
  disc: Record<string, Disc>;
  pair: Record<string, { action?: Action; permanent?: number; points?: number; provenance: Provenance }>;
  worker: Record<Worker, Record<string, Action>>;
  auxiliary: Record<string, Action & { free?: boolean }>;
  supply: Record<string, Tile>;
  sarah: Sarah;
}

/** The figures of the table on the page. Its page sets them before anything of it is drawn; one table is shown at a time. */
export let FIGURES: Figures;

/** Draw with these figures from now on. */
export function useFigures(figures: unknown): void {
  FIGURES = figures as Figures;
}

export const WORKERS: readonly Worker[] = ["shepherd", "craftsman", "sailor", "shearer"];
export const bonusRows = (): number => FIGURES.jobs.cost.length;
export const hiringRows = (): number => FIGURES.hiring.cost.length;
export const privateBuildings = (): number => new Set(Object.keys(FIGURES.face).flatMap((face) => face.match(/^\d+/)?.[0] ?? [])).size;

/** The breed of a sheep card, null for another card. */
export const breedOf = (card: string): string | null => FIGURES.cattle[card]?.breed ?? null;

/** The harbour beside a water, if there is one. */
export function harbourAt(water: string): string | null {
  for (const [name, harbour] of Object.entries(FIGURES.harbour)) if (harbour.at === water) return name;
  return null;
}

/** The actions of a face in one list, numbered as in options. */
export const actionsOf = (face: string): Action[] => (FIGURES.face[face]?.actions ?? []).flat();

/** Any action by its name in options and events, such as `a.1`, `risk.x`, `small_1`, `auxiliary.3_double`; null for one without figures. */
export function actionNamed(name: string): Action | null {
  if (name in FIGURES.harbour) return FIGURES.harbour[name]!.action ?? null;
  if (name.endsWith(".then")) return actionNamed(name.slice(0, -5))?.then ?? null;
  if (name.endsWith(".other")) return actionNamed(name.slice(0, -6))?.other ?? null;
  const [group = "", rest = ""] = split(name);
  if (group === "objective") return FIGURES.objective[rest]?.action ?? null;
  if (group === "card") return FIGURES.card[rest]?.action ?? null;
  if (group === "risk") return FIGURES.risk[rest] ?? null;
  if (group === "pair") return FIGURES.pair[rest]?.action ?? null;
  if (group === "tile") return FIGURES.supply[rest]?.gain ?? null;
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
