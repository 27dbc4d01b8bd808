// Written by `make types` from the server's types. Do not edit.

/** Agree to go back as somebody asked, or not, for all at my screen. The last yes makes it happen. */
export interface AnswerRewind {
  type: "answer_rewind";
  table: string;
  yes: boolean;
  id: string;
}

/** For whom a free seat is: "open", "invited" or "bot" with its name. */
export interface Arrangement {
  kind: string;
  bot?: string | null;
}

/** Ask everybody to go back by some choices, whatever was revealed; alone among bots it simply happens. */
export interface AskRewind {
  type: "ask_rewind";
  table: string;
  at: number;
  count: number;
  id: string;
}

/** A request to go back by some choices, across something revealed, and the seats that agreed. */
export interface AskedRewind {
  seat: number;
  count: number;
  agreed: number[];
}

/** The answer to `why`; no problem means that it is allowed. */
export interface Because {
  type: "because";
  id: string;
  table: string;
  problem: Problem | null;
}

/** What can be played, and against which bots. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  version: string;
  compiled: boolean;
}

/** Answer the prompt of a moment of the game by an option's text. */
export interface Choose {
  type: "choose";
  table: string;
  at: number;
  choice: string;
  id: string;
}

/** A one-time code that makes another device the same guest. */
export interface Code {
  code: string;
}

/** What was asked with this id is on disk, as this entry. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  seq: number;
}

/** A game that can be played here, with its set-up options: the first value of each is the default. */
export interface GameInfo {
  id: string;
  low: number;
  high: number;
  options: Record<string, string[]>;
}

/** The first message to a client: who it is. */
export interface Hello {
  type: "hello";
  guest: string;
  name: string;
  version: string;
}

/** The name somebody wants; without one they keep theirs, or get one. */
export interface Introduction {
  name?: string | null;
}

/** A link to a table or to one of its seats: its signature, and the whole address. */
export interface Invitation {
  key: string;
  address: string;
}

/** Who is asking. */
export interface Me {
  guest: string;
  name: string;
}

/** A code to be typed once, within ten minutes, on another device. */
export interface NewCode {
  code: string;
}

/** A table that somebody wants. Each seat is "open", "invited" or a bot's name, except those that the maker takes. Without `own_seats` the maker takes the first one; if it is empty they only look on. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  own_seats?: OwnSeat[];
  listed?: boolean;
  talk?: boolean;
}

/** One answer to a prompt. `cost` and `gain` are what the asked seat pays and receives at once. Where ways are chosen later that cost differently, `cost` is the least and `cost_most` the most. `reveals` says, before the option is taken, that it cannot be undone: something hidden comes to light, the turn passes on, or the game ends. */
export interface Option {
  id: number;
  text: string;
  key: string;
  args: Record<string, unknown>;
  at: string | null;
  cost: number;
  gain: number;
  reveals: boolean;
  cost_most?: number | null;
}

/** A seat that the maker of a table takes, for themselves or for somebody who shares their screen. */
export interface OwnSeat {
  seat: number;
  name?: string | null;
}

/** Are you still there? Answer with `pong`. */
export interface Ping {
  type: "ping";
}

/** I am still there. */
export interface Pong {
  type: "pong";
}

/** Who is there. */
export interface PresenceUpdate {
  type: "presence";
  table: string;
  seats: SeatState[];
}

/** What is wrong: a key with arguments, one sentence in the client's language, and the rulebook chapter if any. */
export interface Problem {
  key: string;
  args: Record<string, unknown>;
  text: string;
  section?: string;
}

/** A question to `seat`. A seat that is not asked gets no options, and the seat that it waits for. */
export interface Prompt {
  seat: number;
  decision: string;
  path: string[];
  can_undo: boolean;
  options?: Option[];
  waits_for?: number | null;
  can_redo?: boolean;
}

/** The scores of all seats, moment by moment. */
export interface Race {
  last: number;
  names: string[];
  seats: Runner[];
}

/** The entry up to which the table has come. */
export interface Reached {
  table: string;
  seq: number;
}

/** The text of a saved game. */
export interface RecordFile {
  record: string;
}

/** Make the choice again that I took back. */
export interface Redo {
  type: "redo";
  table: string;
  at: number;
  id: string;
}

/** What was asked is not possible; nothing has changed. `state` shows where things stand, if that has moved on. */
export interface Refused {
  type: "refused";
  id: string;
  table: string;
  problem: Problem;
  state?: State | null;
}

/** A seat's total at every moment, and the lines of its score pad. */
export interface Runner {
  totals: number[];
  lines: Record<string, number[]>;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  id: string;
}

/** Play my own seat again. */
export interface SeatFromBot {
  type: "seat_from_bot";
  table: string;
  id: string;
}

/** The signature of a link that opens one seat. */
export interface SeatLink {
  key: string;
}

/** A seat as everybody sees it. */
export interface SeatState {
  kind: string;
  name: string;
  bot: string;
  stand_in: string;
  present: boolean;
  away_since: number | null;
}

/** Let a bot play for a guest who has been away for long. */
export interface SeatToBot {
  type: "seat_to_bot";
  table: string;
  seat: number;
  id: string;
}

/** At a screen that several people share: the player of this seat is in front of it now. Answered with `state`. */
export interface ShowSeat {
  type: "show_seat";
  table: string;
  seat: number;
  id: string;
}

/** The seat somebody takes; with a seat's own link it is that seat. */
export interface Sitting {
  seat?: number | null;
  key?: string;
}

/** A table as the receiver may see it. From event number `events_from` on, `events` replaces what they have. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  at: number;
  time: number;
  phase: string;
  host: boolean;
  own: number[];
  seat: number | null;
  seats: SeatState[];
  view: Record<string, unknown> | null;
  prompt: Prompt | null;
  events_from: number;
  events: Record<string, unknown>[];
  scores: Record<string, unknown>[] | null;
  talk_allowed: boolean;
  talk: TalkLine[];
  rewind: AskedRewind | null;
  stopped: Problem | null;
  rematch: string;
}

/** A table as a list shows it. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: string;
  listed: boolean;
  host: boolean;
  created: number;
  changed: number;
  seats: SeatState[];
  own: number[];
  asked: number | null;
  link: string | null;
}

/** Whether talk is allowed at the table. */
export interface TalkAllowed {
  on: boolean;
}

/** Something said at the table. */
export interface TalkLine {
  seq: number;
  time: number;
  name: string;
  seat: number | null;
  text: string;
}

/** Take my last choice back, as far as nothing was revealed. */
export interface Undo {
  type: "undo";
  table: string;
  at: number;
  id: string;
}

/** Stop telling me of a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Tell me what happens at a table after an entry. `key` is the table's link, where one is needed. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number;
  key?: string;
}

/** Ask why a choice, or anything at a place of the view, is not allowed. */
export interface Why {
  type: "why";
  table: string;
  id: string;
  choice?: string | null;
  place?: string | null;
}

export type FromClient = Choose | Undo | Redo | AskRewind | AnswerRewind | SeatToBot | SeatFromBot | Say | Watch | Unwatch | ShowSeat | Why | Pong;

export type FromServer = State | PresenceUpdate | Done | Refused | Because | Hello | Ping;
