/** The rules of a game as a book: its chapters, the figures in them, and the tables beside them. */

import type { Token } from "$/ui/icons/tokens";
import type { Arguments } from "$/words/words.svelte";

/** Something in signs, with words beside them. */
export interface Drawn {
  signs: readonly Token[];
  text: string;
  /** The text for screen readers, for signs without words beside them. */
  label?: string;
}

export type Cell = string | readonly Drawn[];

/** An empty cell. */
export const DASH = "–";

export interface Sheet {
  caption: string;
  head: string[];
  /** The first cell of a row is its heading. */
  rows: Cell[][];
  /** A sentence below the table. */
  note?: string;
}

export interface Book {
  /** The ids of the chapters: those that "why not?" refers to. The texts are `web.rules.<game>.<id>`. */
  sections: readonly string[];
  /** The arguments of a chapter's text. */
  figures: (section: string) => Arguments;
  sheets: (section: string) => Sheet[];
  /** The sign of a chapter's subject. */
  sign?: (section: string) => Token | undefined;
}
