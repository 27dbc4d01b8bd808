/** The interface of every game's display, so that one table page, one replay and one text view serve all games. */

import type { Component, Snippet } from "svelte";

import type { View } from "$/contract/schema";
import type { Option, Prompt } from "$/protocol";
import type { Sound } from "$/ui/sounding";

export type { View } from "$/contract/schema";

/** An event in ids; the catalogue text with the same key puts it into words. */
export interface Happening {
  n: number;
  key: string;
  seat: number | null;
  args: Record<string, unknown>;
}

/** The description of a thing on the table, shown on hover, focus or a long press. Texts are ready to read. */
export interface Card {
  title: string;
  lines: string[];
  /** Pairs of name and value, such as the present cost. */
  figures?: [string, string][];
  /** The rulebook's chapter about it, as in `<game>.section.<section>`. */
  section?: string;
}

/** A part of the position in words. A line with an `at` can be chosen when an option is offered there. */
export interface Passage {
  title: string;
  lines: { text: string; at?: string }[];
}

/** A line of the score pad. */
export interface Score {
  seat: number;
  total: number;
  /** From 1, once the game is over; equal players share a rank. */
  rank?: number;
  lines: Record<string, number>;
}

/** The progress of the game, for the header. */
export interface Progress {
  share: number; // 0 to 1
  text: string;
  /** Whether any turn may be the last of its seat. */
  isLate?: boolean;
}

/** A region of the board on a phone: one tab each. The page adds two: "me" with hand and own board, which holds every
 * place that no other tab holds, and "more" with the other players, the log and the talk. */
export interface Tab {
  id: string;
  label: string; // a key of the catalogue
  /** Whether a place of the view lies in this region: the page opens the region where something is lit. */
  holds: (at: string) => boolean;
}

/** A thing that flies as something happens. Each end is named by a place, a piece, or what is marked `data-anchor`, such as a
 * purse: the first of them that is in sight. What is in sight nowhere does not fly. */
export interface Flight {
  from: readonly string[];
  to: readonly string[];
  /** What stands on a coin; absent: a copy of the thing, as it is drawn where it comes from or, with `arrives`, where it goes. */
  coin?: string;
  arrives?: boolean;
}

/** The components get their table from `useScene()`. `tab` is the phone's region; undefined on a desk, where all is shown. */
export interface GamePage {
  id: string;
  /** Nothing is drawn: the table is shown in words alone. */
  isInWords?: boolean;
  /** The table: the map and everything around it. */
  Board: Component<{ tab?: string }>;
  /** What the seat holds in its hand. */
  Hand: Component;
  /** The viewer's money and hand in one line, where there is no room for more. */
  Brief?: Component;
  /** The viewer's own player board, with its heading where there is room: whole, or only the seat's sign. */
  Own: Component<{ title?: Snippet<[isBrief: boolean]> }>;
  /** A seat in the header, for a game whose side column often has no room for the other players. */
  Glance?: Component<{ seat: number }>;
  /** A summary of another player, inside a disclosure that shows `Details`. */
  Summary: Component<{ seat: number }>;
  Details: Component<{ seat: number }>;
  /** The symbols and what they mean. */
  Legend: Component;
  /** An option as signs, beside its words on the button. */
  OptionSigns?: Component<{ option: Option }>;
  /** The sign of an event, before its line in the log. */
  EventSign?: Component<{ happening: Happening }>;
  /** What goes on by itself at a pace, such as the turn of an automa: shown below the question, at a desk and on a phone. */
  Pace?: Component;
  /** Information needed to answer the question, shown below it. */
  Advice?: Component;
  /** What a game shows at its end besides the score pad. */
  Final?: Component;
  tabs: Tab[];
  /** The lines of the score pad in their printed order. */
  pad: readonly string[];
  /** The seat whose step a prompt is about, where the viewer takes it for an automa; absent or null: the one that is asked. */
  actor?: (prompt: Prompt) => number | null;
  /** What flies as something happens; pieces with a name of their own (`data-piece`) glide by themselves. */
  flights?: (happening: Happening) => readonly Flight[];
  /** The place where something happens; null: nowhere on the board. */
  where?: (happening: Happening) => string | null;
  /** What an event or an option is about, where that is clearer than its own arguments. */
  argsOf?: (args: Happening["args"], view: View) => Happening["args"];
  /** Questions whose answers all cost what was owed before, so that no answer says it. */
  owed?: readonly string[];
  /** What is heard as something happens, by those who want sounds. */
  sound?: (happening: Happening) => Sound | null;
  progress: (view: View) => Progress;
  /** The card of a place, null if there is nothing to tell. `options` may be chosen there now. */
  card: (at: string, view: View, options?: readonly Option[]) => Card | null;
  /** The whole position in words. */
  passages: (view: View, names: string[]) => Passage[];
  /** The options of a prompt in listed groups and order; absent: in the given order. */
  group?: (options: readonly Option[]) => { title: string; options: readonly Option[] }[];
  /** The signs (▲ ●) of the seats and their colours are shared; see board/seats.ts. */
}
