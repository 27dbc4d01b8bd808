/** The games that can be played on this page: each folder here with an `index.ts` is one, and no other file names it. */

import type { Book } from "$/contract/book";
import type { Course } from "$/contract/course";
import type { Figures, GameFolder } from "$/contract/folder";
import type { GamePage } from "$/contract/game";
import { figuresOf } from "$/games/figures";
import { plainPage } from "$/games/plain/page";
import type { NewTable } from "$/rest";

/** Fetches figures, only if the game is there. */
type Fetch = () => Promise<Figures>;

const FOUND = import.meta.glob<GameFolder>("./*/index.ts", { eager: true, import: "game" });
/** Games that only try the page, never in the one that is served. */
const TRIED = import.meta.env.MODE === "gallery" ? import.meta.glob<GameFolder>("/tests/games/*/index.ts", { eager: true, import: "game" }) : {};

const FOLDERS: ReadonlyMap<string, GameFolder> = new Map(
  Object.entries({ ...FOUND, ...TRIED })
    .map(([path, folder]) => [path.split("/").at(-2)!, folder] as const)
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

/** Whom the rules of a game play against one person. */
export const automaOf = (game: string): string | undefined => FOLDERS.get(game)?.automa;

/** A game's display, loaded when needed, with the figures of a table or with the server's own. */
export async function pageOf(game: string, figures: Fetch = () => figuresOf(game)): Promise<GamePage> {
  const folder = FOLDERS.get(game);
  if (folder === undefined) throw new Error(`no page for ${game}`);
  if (folder.page === undefined) return plainPage(game);
  const [{ page }, found] = await Promise.all([folder.page(), figures()]);
  return page(found);
}

/** The table of a guided first game; null if there is none. */
export async function firstTableOf(game: string): Promise<NewTable | null> {
  return (await FOLDERS.get(game)?.course?.())?.PLAN ?? null;
}

/** The lessons of a game with the figures of its table; null if there are none. */
export async function courseOf(game: string, figures: Fetch = () => figuresOf(game)): Promise<Course | null> {
  const load = FOLDERS.get(game)?.course;
  if (load === undefined) return null;
  const [{ course }, found] = await Promise.all([load(), figures()]);
  return course(found);
}

/** The rules of a game as a book; null if there is none. */
export async function bookOf(game: string, figures: Fetch = () => figuresOf(game)): Promise<Book | null> {
  const load = FOLDERS.get(game)?.book;
  if (load === undefined) return null;
  const [{ book }, found] = await Promise.all([load(), figures()]);
  return book(found);
}
