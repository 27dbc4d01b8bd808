/** The interface of every game's lessons: what the guide of a first game says and when. */

import type { Happening, View } from "$/contract/game";
import type { Option } from "$/protocol";
import type { Arguments } from "$/words/words.svelte";

/** What the guide of a first game sees: the learner's view of the table, and the events so far. */
export interface Situation<Seen extends View = View> {
  view: Seen;
  /** The learner's seat. */
  me: number;
  /** What the learner is asked, such as `last_spike.lay`; null while others play. */
  decision: string | null;
  options: readonly Option[];
  events: Happening[];
}

/** What a lesson says now. */
export interface Said {
  /** The last part of its key: the id of the lesson, or a variant of it. */
  text: string;
  args: Arguments;
  /** The place the lesson is about. */
  at: string | null;
}

export interface Lesson<Seen extends View = View> {
  id: string;
  /** The chapter of the rules with more about it. */
  section: string;
  /** What it says now; null while it does not apply. `read` are the lessons read before. */
  say: (s: Situation<Seen>, read: ReadonlySet<string>) => Said | null;
  /** Whether the learner has done what it asks for. A lesson without a task is done once read. */
  isMet?: (s: Situation<Seen>) => boolean;
}

/** What speaks for an option. */
export interface Reason {
  reason: string;
  args: Arguments;
}

/** The result of a choice. */
export interface Deed {
  deed: string;
  args: Arguments;
}

/** The lessons of a guided first game. Its texts are `web.learn.<game>.lesson.<text>`, `.try.<reason>` and `.did.<deed>`. */
export interface Course<Seen extends View = View> {
  game: string;
  lessons: readonly Lesson<Seen>[];
  /** The lesson that says the same as the comment on a deed, if there is one. */
  toldBy: Partial<Record<string, string>>;
  /** What speaks for an option that the server advises; null where its own words are enough. */
  reasonOf: (option: Option, s: Situation<Seen>) => Reason | null;
  /** What the learner has just done, null if it needs no comment. `own` are the learner's events since being asked, `chosen`
   * the option that led to them; null where it was chosen elsewhere. */
  deedOf: (own: readonly Happening[], s: Situation<Seen>, chosen: Option | null) => Deed | null;
  /** The name of an id that a text of the course inserts, null where it is shown as it is. */
  nameOf: (argument: string, id: string) => string | null;
}
