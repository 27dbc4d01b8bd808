// Written by `make types` from the server's types. Do not edit.

/** The answer to `advise`: the text of an option at moment `at`; beside the turn, one for `interrupt`. */
export interface Advice {
  type: "advice";
  id: string;
  table: string;
  at: number;
  choice: string;
  aside: boolean;
  best?: WeighedChoice[];
}

/** Ask what a bot would do in my place, knowing what I know. Answered with `advice`, one at a time for a seat. With `hint` the best options are weighed, and everybody is told that I asked. */
export interface Advise {
  type: "advise";
  table: string;
  id: string;
  hint?: boolean;
}

/** Accept or reject a rewind for everybody at my screen. It happens once all players accept. */
export interface AnswerRewind {
  type: "answer_rewind";
  table: string;
  yes: boolean;
  id: string;
}

/** Ask everybody to take back some choices, even across something revealed. Against bots only it happens at once. With `turns` they are all choices since the beginning of so many turns of mine, the one that I am in among them. */
export interface AskRewind {
  type: "ask_rewind";
  table: string;
  at: number;
  count: number;
  id: string;
  turns?: boolean;
}

/** The answer to `why`; no problem means that it is allowed. */
export interface Because {
  type: "because";
  id: string;
  table: string;
  problem: Problem | null;
}

/** Answer the prompt of a moment of the game with an option's text. `then` answers the prompts that follow, too: all are kept or refused together, and one undo takes all back. Only the last may bring something hidden to light. */
export interface Choose {
  type: "choose";
  table: string;
  at: number;
  choice: string;
  id: string;
  then?: string[];
}

/** The message with this id was carried out and saved as this entry. */
export interface Done {
  type: "done";
  id: string;
  table: string;
  seq: number;
}

/** The answer to `hear_events`: the last events before that number, in their order, the first is number 0. */
export interface Events {
  type: "events";
  id: string;
  table: string;
  events: Record<string, unknown>[];
}

/** Send me what happened in the game before the event with this number. Answered with `events`. */
export interface HearEvents {
  type: "hear_events";
  table: string;
  before: number;
  id: string;
}

/** Send me what was said before an entry. Answered with `talk`. */
export interface HearTalk {
  type: "hear_talk";
  table: string;
  before: number;
  id: string;
}

/** The first message to a client: its guest id and name, and the server's version. */
export interface Hello {
  type: "hello";
  guest: string;
  name: string;
  version: string;
}

/** Do something beside the turn, or answer a question of my own, with an option's text. `after` is `interrupts` of the state that it answers. What others do meanwhile does not matter. */
export interface Interrupt {
  type: "interrupt";
  table: string;
  after: number;
  choice: string;
  id: string;
}

/** The list of tables that anybody may join is another one now: REST has it. */
export interface LobbyChanged {
  type: "lobby";
}

/** Something that everybody is told beside the game: see `railherd.tables.news`. */
export interface NewsLine {
  seq: number;
  time: number;
  kind: string;
  seat: number | null;
  name: string;
  other: string;
  count: number;
  n: number;
  taken_back: Record<string, unknown>[];
}

/** One answer to a prompt. `cost` and `gain` are what the asked seat pays and receives at once. Where ways are chosen later that cost differently, `cost` is the least and `cost_most` the most. `reveals` says, before the option is taken, that it cannot be undone: something hidden comes to light, the turn passes on, or the game ends. `then` are the texts of choices that can be made with it. A shortcut has its first choice as `id` and `text`, and is otherwise the thing that it comes to. */
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
  then?: string[];
}

/** A check that the client is still connected. Answer with `pong`. */
export interface Ping {
  type: "ping";
}

/** Answer a `ping`. */
export interface Pong {
  type: "pong";
}

/** The seats of a table after a guest came or left. */
export interface PresenceUpdate {
  type: "presence";
  table: string;
  seats: SeatState[];
}

/** A problem: a key with arguments, one sentence in the client's language, and the rulebook chapter if any. */
export interface Problem {
  key: string;
  args: Record<string, unknown>;
  text: string;
  section?: string;
}

/** A question to `seat`. A seat that is not asked gets no options, and the seat that it waits for. `anytime` is what it may do besides, at any time. An `aside` is a question of its own that this left open: its seat answers it before anything else, while the turn of others goes on. Both are answered by `Match.interrupt`. `wholes` answer this question and those that go on with it at once. `shortcuts` are what else several choices at once come to. Only `Match.short_prompt` has them. */
export interface Prompt {
  seat: number;
  decision: string;
  path: string[];
  can_undo: boolean;
  options?: Option[];
  waits_for?: number | null;
  can_redo?: boolean;
  anytime?: Option[];
  aside?: boolean;
  wholes?: Option[];
  shortcuts?: Option[];
}

/** Make the choice again that I took back. */
export interface Redo {
  type: "redo";
  table: string;
  at: number;
  id: string;
}

/** The message was refused; nothing has changed. `state` is the current table if the client had an older one. */
export interface Refused {
  type: "refused";
  id: string;
  table: string;
  problem: Problem;
  state?: State | null;
}

/** A request to take back some choices: who asks, who agreed, and who must still answer, by seat. */
export interface Rewind {
  seat: number;
  count: number;
  agreed: number[];
  missing: number[];
}

/** Say something at the table. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  id: string;
}

/** Play my own seat again instead of the bot. */
export interface SeatFromBot {
  type: "seat_from_bot";
  table: string;
  id: string;
}

/** A seat as everybody may see it. */
export interface SeatState {
  kind: string;
  name: string;
  bot: string;
  stand_in: string;
  present: boolean;
  away_since: number | null;
  plays_for?: string;
}

/** Let a bot play for a guest who has been away for a long time, or whose time for the turn has run out. */
export interface SeatToBot {
  type: "seat_to_bot";
  table: string;
  seat: number;
  id: string;
}

/** Show this seat's view on a screen that several people share. Answered with `state`. */
export interface ShowSeat {
  type: "show_seat";
  table: string;
  seat: number;
  id: string;
}

/** A table as the receiver may see it. `events` replaces their events from number `events_from` on. Of many new events only the last come. If the receiver lacks the one before, they ask for it with `hear_events`. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  at: number;
  time: number;
  phase: string;
  host: boolean;
  own: number[];
  lost: number[];
  removed: boolean;
  invited: number | null;
  seat: number | null;
  seats: SeatState[];
  view: Record<string, unknown> | null;
  prompt: Prompt | null;
  events_from: number;
  events: Record<string, unknown>[];
  scores: Record<string, unknown>[] | null;
  talk_allowed: boolean;
  talk: TalkLine[];
  earlier_talk: boolean;
  news: NewsLine[];
  rewind: Rewind | null;
  turn_minutes: number;
  time_left: number | null;
  stopped: Problem | null;
  rematch: string;
  hints?: boolean;
  interrupts?: number;
}

/** Have my seat again, which somebody else took while I was away. */
export interface TakeSeatBack {
  type: "take_seat_back";
  table: string;
  seat: number;
  id: string;
}

/** The answer to `hear_talk`: some lines in their order, and whether there are still earlier ones. */
export interface Talk {
  type: "talk";
  id: string;
  table: string;
  lines: TalkLine[];
  earlier: boolean;
}

/** A message that somebody wrote at the table. */
export interface TalkLine {
  seq: number;
  time: number;
  name: string;
  seat: number | null;
  text: string;
}

/** Take my last choice back, if nothing was revealed since; with `turn` all of them since then. */
export interface Undo {
  type: "undo";
  table: string;
  at: number;
  id: string;
  turn?: boolean;
}

/** Stop sending me the table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Send me the table now and after every change. `since` is the last entry I know, `key` the link if needed. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number;
  key?: string;
}

/** Tell me with `lobby` when the list of tables that anybody may join changes; with `on` false no longer. */
export interface WatchLobby {
  type: "watch_lobby";
  on?: boolean;
}

/** An option by its text: what may be expected at the end, and what speaks for it, in the client's language. */
export interface WeighedChoice {
  choice: string;
  expected: number;
  spread: number;
  unit: string;
  told: string;
  reasons: string[];
}

/** Ask why a choice, or every choice at a place of the view, is not allowed. */
export interface Why {
  type: "why";
  table: string;
  id: string;
  choice?: string | null;
  place?: string | null;
}

export type FromClient = Choose | Interrupt | Undo | Redo | AskRewind | AnswerRewind | SeatToBot | SeatFromBot | TakeSeatBack | Say | Watch | Unwatch | ShowSeat | Why | Advise | HearTalk | HearEvents | WatchLobby | Pong;

export type FromServer = State | PresenceUpdate | Done | Refused | Because | Advice | Talk | Events | LobbyChanged | Hello | Ping;
