/** The interface of a game's folder: what its `index.ts` exports as `game`, known before the game is opened. */

import type { Component } from "svelte";

import type { Book } from "$/contract/book";
import type { Course } from "$/contract/course";
import type { GamePage } from "$/contract/game";

export interface GameFolder {
  /** Games are offered in this order, the lowest first. */
  order: number;
  /** Its picture on the start page. */
  Poster: Component;
  page: () => Promise<{ page: GamePage }>;
  /** The lessons of a guided first game. */
  course?: () => Promise<{ course: Course }>;
  /** Its rules to be read. */
  book?: () => Promise<{ book: Book }>;
}
