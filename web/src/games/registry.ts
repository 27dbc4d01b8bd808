/** The games that can be played on this page, one line each. */

import type { Course, GamePage } from "$/games/contract";

const PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  last_spike: () => import("$/games/last_spike/page"),
  gwt: () => import("$/games/gwt/page"),
};

const COURSES: Record<string, () => Promise<{ course: Course }>> = {
  last_spike: () => import("$/games/last_spike/learn/course"),
  gwt: () => import("$/games/gwt/learn/course"),
};

/** The games in the order in which they are offered. */
export const SHOWN_GAMES: readonly string[] = Object.keys(PAGES);

/** Whether this page can show a game. */
export const isShown = (game: string): boolean => game in PAGES;

/** Whether there is a guided first game. */
export const isTaught = (game: string): boolean => game in COURSES;

/** A game's display, loaded when needed. */
export async function pageOf(game: string): Promise<GamePage> {
  const fetch = PAGES[game];
  if (fetch === undefined) throw new Error(`no page for ${game}`);
  return (await fetch()).page;
}

/** The lessons of a game; null if there are none. */
export async function courseOf(game: string): Promise<Course | null> {
  return (await COURSES[game]?.())?.course ?? null;
}
