// Written by `make types` from the server's types. Do not edit.

/** What a hand is worth at the end of the trail: one card of each breed, and what is added to every herd. */
export interface Herd {
  cards: string[];
  permanent: number;
  value: number;
}

/** An objective, its present score, and how many of each kind of task are done for it. */
export interface Judged {
  card: string;
  done: Record<string, number>;
  points: number;
}

/** A player. `path` is the space of the pathfinder track, null before the first disc lies there; `step_tile` 0 without one, 1 its front, 2 its back. `depots` are the harbours with a storehouse, `stores` how many of each pair are placed. `deck_top` are the cards that lie on top of the draw pile for certain, the last one uppermost. */
export interface NzPlayer {
  auxiliary: number[];
  board: Record<string, boolean>;
  bonuses: Record<string, number>;
  cards: number;
  cattle: Record<string, number>;
  certificate_limit: number;
  certificates: number;
  deck: number;
  deck_top: string[] | null;
  depots: string[];
  discards: Record<string, number>;
  gold: number;
  hand: Record<string, number>;
  hand_limit: number;
  hazards: string[];
  herd: Herd | null;
  judged: Judged[];
  masters: string[];
  money: number;
  no_fees: boolean;
  objectives: string[];
  path: number | null;
  permanent_certificates: number;
  permanent_wool: number;
  pile: Record<string, number> | null;
  place: string | null;
  points: number[];
  progress: Record<string, Record<string, number>> | null;
  score: number | null;
  seat: number;
  ship: string;
  step_tile: number;
  steps: number;
  stores: Record<string, number>;
  tokens: number;
  unbuilt: number[];
  workers: Record<string, number>;
}

/** A position of New Zealand as a seat sees it. */
export interface NzView {
  asked: number | null;
  cities: Record<string, number[]>;
  columns: Record<string, number>;
  components: string;
  faces: string[];
  flipped: boolean;
  foresight: Record<string, string | null>;
  game: string;
  harbours: Record<string, number[]>;
  jobs: Record<string, number>;
  marker: number | null;
  marker_row: number;
  market: Record<string, number>;
  market_stack: number;
  objective_stack: number;
  objectives: Record<string, number>;
  options: Record<string, string>;
  over: boolean;
  players: NzPlayer[];
  rules: number;
  sarah: SarahView | null;
  sea: Record<string, number[]>;
  seat: number | null;
  stacks: number[];
  stations: Record<string, StationView>;
  stock: Record<string, StackView>;
  trail: Record<string, SpaceView>;
  turn: number;
  ways: Record<string, Way[]>;
  winners: number[];
}

/** What only Sarah has: her cards, the row she is specialised in, and the post of her last delivery. */
export interface SarahView {
  card: string | null;
  deck: number;
  line: string[];
  pile: number;
  played: string[];
  post: string | null;
  row: string;
}

/** A space of the trail: its tile, the face of a building, and what entering it costs the viewer. */
export interface SpaceView {
  face: string | null;
  fee: number;
  ranchers: number[];
  tile: string | null;
}

/** A stack of the stock: its card, how many are left, and what one costs in gold; null where it is not sold. */
export interface StackView {
  card: string;
  gold: number | null;
  left: number;
}

/** A station: who has a disc there, and the master's tile or the worker who took its place. */
export interface StationView {
  discs: number[];
  master?: string | null;
  worker?: string | null;
}

/** A way of the viewer's rancher: what is paid on it, its steps, and the spaces from the rancher's to the goal. */
export interface Way {
  fee: number;
  spaces: string[];
  steps: number;
}
