/** The regions of a table on a phone: those of the game's board, then "me" and "more". */

import type { GamePage, Tab } from "$/contract/game";

export const ME = "me";
export const MORE = "more";

const isNothing = (): boolean => false;

export function tabsOf(page: GamePage): Tab[] {
  return [...page.tabs, { id: ME, label: "web.table.tab.me", holds: isNothing }, { id: MORE, label: "web.table.tab.more", holds: isNothing }];
}

/** The region of a place: what is on no part of the board belongs to "me". */
export function tabOf(page: GamePage, at: string): string {
  return page.tabs.find((tab) => tab.holds(at))?.id ?? ME;
}
