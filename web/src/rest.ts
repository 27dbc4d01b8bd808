// Written by `make types` from the server's types. Do not edit.

import type { Problem, SeatState } from "$/protocol";

/** Who may take a free seat: "open", "invited" or "bot" with its name. */
export interface Arrangement {
  kind: string;
  bot?: string | null;
}

/** The games and bots that can be played here. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  clocks: number[];
  version: string;
  compiled: boolean;
}

/** A choice, in words and with its place; only its seat while it is that seat's secret. */
export interface Choice {
  seat: number;
  text?: string | null;
  key?: string | null;
  args?: Record<string, unknown>;
  at?: string | null;
}

/** A one-time code that makes another device the same guest. */
export interface Code {
  code: string;
}

/** One of the caller's devices. Times are in unix milliseconds; the last use is known to the day. */
export interface DeviceInfo {
  id: string;
  description: string;
  first: number | null;
  used: number;
  here: boolean;
}

/** A moment: the choice that led to it, its events, and the view. */
export interface Frame {
  view: Record<string, unknown>;
  chosen: Choice | null;
  events: Record<string, unknown>[];
  scores: Record<string, unknown>[] | null;
}

/** A game that can be played here, with its set-up options: the first value of each is the default. `low` and `high` count people. Some options only some numbers of people have, and with some numbers automas play. */
export interface GameInfo {
  id: string;
  low: number;
  high: number;
  options: Record<string, string[]>;
  option_seats: Record<string, number[]>;
  automas: Record<string, string[]>;
}

/** The name that the caller wants; without one they keep their name or get a new one. */
export interface Introduction {
  name?: string | null;
}

/** A link to a table or to one of its seats: its signature and the whole address. */
export interface Invitation {
  key: string;
  address: string;
}

/** The caller's guest id and name. */
export interface Me {
  guest: string;
  name: string;
}

/** A code to enter once, within ten minutes, on another device. */
export interface NewCode {
  code: string;
}

/** A table to make. Each seat is "open", "invited" or a bot's name, except those that the maker takes. Without `own_seats` the maker takes the first seat; if it is empty they only watch. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  own_seats?: OwnSeat[];
  listed?: boolean;
  talk?: boolean;
  turn_minutes?: number;
}

/** A seat that the maker of a table takes, for themselves or for somebody who shares their screen. */
export interface OwnSeat {
  seat: number;
  name?: string | null;
}

/** The scores of all seats, moment by moment. */
export interface Race {
  last: number;
  names: string[];
  seats: Runner[];
}

/** The number of the table's last entry. */
export interface Reached {
  table: string;
  seq: number;
}

/** The text of a saved game. */
export interface RecordFile {
  record: string;
}

/** What a seat is once its guest is removed: "open" or "invited". */
export interface Removal {
  kind?: string;
}

/** How a game ended: for each seat its total and the lines of the score pad, the winners, and everybody's names. */
export interface Result {
  scores: Record<string, unknown>[];
  winners: number[];
  names: string[];
}

/** A seat's total at every moment, and the lines of its score pad. */
export interface Runner {
  totals: number[];
  lines: Record<string, number[]>;
}

/** The signature of a link that opens one seat. */
export interface SeatLink {
  key: string;
}

/** The seat to take; with a seat's own link it is that seat. */
export interface Sitting {
  seat?: number | null;
  key?: string;
}

/** Moments in a row, from number `first` on, of a game whose last moment is `last`. */
export interface Strip {
  first: number;
  last: number;
  seat: number | null;
  open: boolean;
  names: string[];
  frames: Frame[];
  broken: Problem | null;
}

/** A table as lists show it. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: string;
  listed: boolean;
  turn_minutes: number;
  host: boolean;
  created: number;
  changed: number;
  seats: SeatState[];
  own: number[];
  asked: number | null;
  link: string | null;
  figures: string;
  result: Result | null;
}

/** Whether talk is allowed at the table. */
export interface TalkAllowed {
  on: boolean;
}
