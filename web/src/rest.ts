// Written by `make types` from the server's types. Do not edit.

import type { Problem, SeatState } from "$/protocol";

export interface Arrangement {
  kind: string;
  bot?: string | null;
}

export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  clocks: number[];
  version: string;
  compiled: boolean;
}

export interface Choice {
  seat: number;
  text?: string | null;
  key?: string | null;
  args?: Record<string, unknown>;
  at?: string | null;
}

export interface Chosen {
  seat: number;
  text: string | null;
}

export interface Code {
  code: string;
}

export interface DeviceInfo {
  id: string;
  description: string;
  first: number | null;
  used: number;
  here: boolean;
}

export interface Frame {
  view: Record<string, unknown>;
  chosen: Choice | null;
  events: Record<string, unknown>[];
  scores: Record<string, unknown>[] | null;
}

export interface GameInfo {
  id: string;
  low: number;
  high: number;
  options: Record<string, string[]>;
  option_seats: Record<string, number[]>;
  automas: Record<string, string[]>;
}

export interface HintsAllowed {
  on: boolean;
}

export interface Introduction {
  name?: string | null;
}

export interface Invitation {
  key: string;
  address: string;
}

export interface Me {
  guest: string;
  name: string;
}

export interface Moment {
  at: number;
  last: number;
  seat: number | null;
  open: boolean;
  names: string[];
  view: Record<string, unknown>;
  chosen: Chosen | null;
  events_from: number;
  events: Record<string, unknown>[];
  fresh: number;
  scores: Record<string, unknown>[] | null;
  broken: Problem | null;
}

export interface NewCode {
  code: string;
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  own_seats?: OwnSeat[];
  listed?: boolean;
  talk?: boolean;
  turn_minutes?: number;
}

export interface OwnSeat {
  seat: number;
  name?: string | null;
}

export interface Race {
  last: number;
  names: string[];
  seats: Runner[];
}

export interface Reached {
  table: string;
  seq: number;
}

export interface RecordFile {
  record: string;
}

export interface RecordLook {
  record: string;
  at?: number | null;
  seat?: number | null;
  open?: boolean;
  since?: number;
}

export interface RecordPart {
  record: string;
  first?: number;
  count?: number;
  seat?: number | null;
  open?: boolean;
}

export interface Removal {
  kind?: string;
}

export interface Result {
  scores: Record<string, unknown>[];
  winners: number[];
  names: string[];
}

export interface Runner {
  totals: number[];
  lines: Record<string, number[]>;
}

export interface SeatLink {
  key: string;
}

export interface Sitting {
  seat?: number | null;
  key?: string;
}

export interface Strip {
  first: number;
  last: number;
  seat: number | null;
  open: boolean;
  names: string[];
  frames: Frame[];
  over: boolean;
  broken: Problem | null;
}

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

export interface TalkAllowed {
  on: boolean;
}
