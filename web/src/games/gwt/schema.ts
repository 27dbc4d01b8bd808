// Written by `make types` from the server's types. Do not edit.

/** What a delivery to a city would cost and bring. */
export interface Delivery {
  objectives: number;
  points: number;
  transport: number;
}

/** A player; `deliveries` are null for other players than the viewer. */
export interface GwtPlayer {
  auxiliary: number[];
  board: Record<string, boolean>;
  cards: number;
  cattle: Record<string, number>;
  certificate_limit: number;
  certificates: number;
  deck: number;
  deliveries: Record<string, Delivery> | null;
  discards: Record<string, number>;
  engine: string;
  hand: Record<string, number>;
  hand_limit: number;
  hazards: string[];
  herd: Herd | null;
  judged: Judged[];
  masters: string[];
  money: number;
  objectives: string[];
  pile: Record<string, number> | null;
  place: string | null;
  points: number[];
  progress: Record<string, Record<string, number>> | null;
  score: number | null;
  seat: number;
  steps: number;
  tepees: Tepees;
  unbuilt: number[];
  workers: Record<string, number>;
}

/** A position of Great Western Trail as a seat sees it. */
export interface GwtView {
  asked: number | null;
  cities: Record<string, number[]>;
  components: string;
  faces: string[];
  foresight: Record<string, string | null>;
  game: string;
  jobs: Record<string, number>;
  marker: number | null;
  marker_row: number;
  market: Record<string, number>;
  market_stack: number;
  objective_stack: number;
  objectives: Record<string, number>;
  options: Record<string, string>;
  over: boolean;
  players: GwtPlayer[];
  rail: Record<string, number[]>;
  rules: number;
  seat: number | null;
  stacks: number[];
  stations: Record<string, StationView>;
  trail: Record<string, SpaceView>;
  turn: number;
  ways: Record<string, Way[]>;
  winners: number[];
}

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

/** The tepees that a player has taken. */
export interface Tepees {
  blue: number;
  green: number;
}

/** A way of the viewer's rancher: what is paid on it, its steps, and the spaces from the rancher's to the goal. */
export interface Way {
  fee: number;
  spaces: string[];
  steps: number;
}
