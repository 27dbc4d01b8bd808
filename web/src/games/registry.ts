/** The games that can be played on this page: each folder here with an `index.ts` is one. */

import type { Book } from "$/contract/book";
import type { Course } from "$/contract/course";
import type { GameFolder } from "$/contract/folder";
import type { GamePage } from "$/contract/game";

const FOUND = import.meta.glob<GameFolder>("./*/index.ts", { eager: true, import: "game" });

const FOLDERS: ReadonlyMap<string, GameFolder> = new Map(
  Object.entries(FOUND)
    .map(([path, folder]) => [path.split("/")[1]!, folder] as const)
    .sort(([, a], [, b]) => a.order - b.order),
);

/** The games in the order in which they are offered. */
export const SHOWN_GAMES: readonly string[] = [...FOLDERS.keys()];

/** Whether this page can show a game. */
export const isShown = (game: string): boolean => FOLDERS.has(game);

/** Whether there is a guided first game. */
export const isTaught = (game: string): boolean => FOLDERS.get(game)?.course !== undefined;

/** Whether its rules are here to be read. */
export const hasBook = (game: string): boolean => FOLDERS.get(game)?.book !== undefined;

/** A game's picture on the start page. */
export const posterOf = (game: string): GameFolder["Poster"] | undefined => FOLDERS.get(game)?.Poster;

/** A game's display, loaded when needed. */
export async function pageOf(game: string): Promise<GamePage> {
  const folder = FOLDERS.get(game);
  if (folder === undefined) throw new Error(`no page for ${game}`);
  return (await folder.page()).page;
}

/** The lessons of a game; null if there are none. */
export async function courseOf(game: string): Promise<Course | null> {
  return (await FOLDERS.get(game)?.course?.())?.course ?? null;
}

/** The rules of a game as a book; null if there is none. */
export async function bookOf(game: string): Promise<Book | null> {
  return (await FOLDERS.get(game)?.book?.())?.book ?? null;
}
