/** The interface of a game's folder: what its `index.ts` exports as `game`, known before the game is opened. */

import type { Component } from "svelte";

import type { Book } from "$/contract/book";
import type { Course } from "$/contract/course";
import type { GamePage } from "$/contract/game";
import type { NewTable } from "$/rest";

/** The component figures of a table, or of the server where there is no table; each game has a narrower type for them. */
export type Figures = Record<string, unknown>;

export interface GameFolder {
  /** Games are offered in this order, the lowest first. */
  order: number;
  /** Its picture on the start page. */
  Poster?: Component;
  /** Its display; without one it is played in words. */
  page?: () => Promise<{ page: (figures: Figures) => GamePage }>;
  /** Whom the rules play against one person. */
  automa?: string;
  /** The lessons of a guided first game, and its table. */
  course?: () => Promise<{ PLAN: NewTable; course: (figures: Figures) => Course }>;
  /** Its rules to be read. */
  book?: () => Promise<{ book: (figures: Figures) => Book }>;
}
