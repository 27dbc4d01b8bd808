/** The rules of a game as a book: its chapters, the figures in them, and the tables beside them. */

import type { Token } from "$/parts/icons/tokens";
import type { Arguments } from "$/words/words.svelte";

/** Something in signs, and in words beside them. */
export interface Drawn {
  signs: readonly Token[];
  text: string;
  /** What a screen reader says of signs that no words stand beside. */
  label?: string;
}

export type Cell = string | readonly Drawn[];

/** A cell with nothing in it. */
export const DASH = "–";

export interface Sheet {
  caption: string;
  head: string[];
  /** The first cell of a row is its heading. */
  rows: Cell[][];
}

export interface Book {
  /** The ids of the chapters: those that "why not?" refers to. The texts are `web.rules.<game>.<id>`. */
  sections: readonly string[];
  /** What the text of a chapter inserts. */
  figures: (section: string) => Arguments;
  sheets: (section: string) => Sheet[];
  /** The sign of what a chapter is about. */
  sign?: (section: string) => Token | undefined;
}

const BOOKS: Record<string, () => Promise<{ book: Book }>> = {
  last_spike: () => import("$/rules/last_spike"),
  gwt: () => import("$/rules/gwt/book"),
};

/** The games that have a book. */
export const hasBook = (game: string): boolean => game in BOOKS;

export async function bookOf(game: string): Promise<Book | null> {
  return (await BOOKS[game]?.())?.book ?? null;
}
