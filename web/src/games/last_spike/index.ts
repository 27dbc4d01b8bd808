/** Last Spike: what the page knows of it before it is opened. */

import type { GameFolder } from "$/contract/folder";
import Poster from "$/games/last_spike/Poster.svelte";

export const game: GameFolder = {
  order: 1,
  Poster,
  page: () => import("$/games/last_spike/page"),
  course: () => import("$/games/last_spike/learn/course"),
  book: () => import("$/games/last_spike/rules/book"),
};
