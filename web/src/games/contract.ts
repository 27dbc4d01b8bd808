/** What every game shows of itself, so that one table page, one replay and one text view serve all games. */

import type { Component, Snippet } from "svelte";

import type { NewTable, Option } from "$/protocol";
import type { Arguments } from "$/words/words.svelte";

/** A position as a seat sees it: JSON made of ids. Each game has its own, narrower type for it. */
export interface View {
  game: string;
  options: Record<string, string>;
  over: boolean;
  winners: number[];
  seat: number | null;
  asked: number | null;
  turn: number;
}

/** One thing that happened, by ids; a catalogue text of the same key puts it into words. */
export interface Happening {
  n: number;
  key: string;
  seat: number | null;
  args: Record<string, unknown>;
}

/** What a thing on the table is: the card that hover, focus or a long press shows. Texts are ready to read. */
export interface Card {
  title: string;
  lines: string[];
  /** Pairs of name and value, such as the cost now. */
  figures?: [string, string][];
  /** The rulebook's chapter about it, as in `<game>.section.<section>`. */
  section?: string;
}

/** A part of the position in words. A line with an `at` can be chosen where something is offered there. */
export interface Passage {
  title: string;
  lines: { text: string; at?: string }[];
}

/** A line of the score pad. */
export interface Score {
  seat: number;
  total: number;
  lines: Record<string, number>;
}

/** Where the game stands between its beginning and its end, for the header. */
export interface Progress {
  share: number; // 0 to 1
  text: string;
}

/** A region of the board on a phone: one tab each. The page itself adds two: "me" with hand and own board, which holds every
 * place that no other tab holds, and "more" with the other players, the log and the talk. */
export interface Tab {
  id: string;
  label: string; // a key of the catalogue
  /** Whether a place of the view lies in this region: the page goes where something is lit. */
  holds: (at: string) => boolean;
}

/** The components get their table from `useScene()`. `tab` is the phone's region, undefined on a desk: then all is shown. */
export interface GamePage {
  id: string;
  /** The table: the map and whatever lies around it. */
  Board: Component<{ tab?: string }>;
  /** What the seat holds in its hand. */
  Hand: Component;
  /** One's own player board, with its heading where there is room: whole, or briefly the seat's sign alone. */
  Own: Component<{ title?: Snippet<[isBrief: boolean]> }>;
  /** A seat in the header, for a game whose column beside the board is often too full to show the others. */
  Glance?: Component<{ seat: number }>;
  /** Another player: what matters of him at a glance. Inside a disclosure that shows `Details`. */
  Summary: Component<{ seat: number }>;
  Details: Component<{ seat: number }>;
  /** The symbols and what they mean. */
  Legend: Component;
  /** An option in signs, beside its words on its button. */
  OptionSigns?: Component<{ option: Option }>;
  /** What happened, as a sign before its line in the log. */
  EventSign?: Component<{ happening: Happening }>;
  /** What one should know to answer what is asked, below the question. */
  Advice?: Component;
  /** What a game shows of its end besides the score pad. */
  Final?: Component;
  tabs: Tab[];
  progress: (view: View) => Progress;
  /** The card of a place, null where there is nothing to tell. `options` may be chosen there now. */
  card: (at: string, view: View, options?: readonly Option[]) => Card | null;
  /** The whole position in words. */
  passages: (view: View, names: string[]) => Passage[];
  /** Options of one prompt in the groups and order in which they are listed; absent: as they come. */
  group?: (options: Option[]) => { title: string; options: Option[] }[];
  /** The signs (▲ ●) of the seats and their colours are shared; see parts/seats.ts. */
}

/** What the guide of a first game looks at: the table as the learner sees it, and what has happened there. */
export interface Situation<Seen extends View = View> {
  view: Seen;
  /** The learner's seat. */
  me: number;
  /** What he is asked, such as `last_spike.lay`; null while others play. */
  decision: string | null;
  options: Option[];
  events: Happening[];
}

/** What a lesson says right now. */
export interface Said {
  /** The end of its key: the id of the lesson, or a variant of it. */
  text: string;
  args: Arguments;
  /** The place it speaks of. */
  at: string | null;
}

export interface Lesson<Seen extends View = View> {
  id: string;
  /** The chapter of the rules that has more about it. */
  section: string;
  /** What it says now; null while there is no occasion for it. `read` are the lessons that were read before. */
  say: (s: Situation<Seen>, read: ReadonlySet<string>) => Said | null;
  /** Whether the learner has done what it asks for. A lesson that is only read is met by reading. */
  isMet?: (s: Situation<Seen>) => boolean;
}

/** What the guide would do, and why: one option of the prompt and a reason that can be read. */
export interface Advice {
  option: Option;
  reason: string;
  args: Arguments;
}

/** What a choice came to. */
export interface Deed {
  deed: string;
  args: Arguments;
}

/** The lessons of a guided first game. Its texts are `web.learn.<game>.lesson.<text>`, `.try.<reason>` and `.did.<deed>`. */
export interface Course<Seen extends View = View> {
  game: string;
  /** The table at which it is taught. */
  plan: NewTable;
  lessons: readonly Lesson<Seen>[];
  /** The lesson that tells the same as a comment on a deed, where there is one. */
  toldBy: Partial<Record<string, string>>;
  /** Null while nothing is asked. */
  advise: (s: Situation<Seen>) => Advice | null;
  /** What the learner has just done, null if it is not worth a comment. `own` are his happenings since he was asked. */
  deedOf: (own: readonly Happening[], s: Situation<Seen>) => Deed | null;
  /** The name of an id that a text of the course inserts, null where it is shown as it is. */
  nameOf: (argument: string, id: string) => string | null;
}
